import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf, targetOf } from './directions.ts'
import { widgetModules } from './widgets.ts'

/** How tests open a screen, which has braces of its own: `sample: { at: '/goods/detail?id={goods}' }`. */
const sample = /sample: \{(?:[^{}]|\{\w+\})*\},?/g

/** A screen of a section's list of routes: where it is, and whether the platform alone shows it. */
const screen = /\{[^{}]*load: \(\) => import\('(?<from>[^']+)'\)[^{}]*\}/g

/** The screens of a list of routes that no partner's page shows. One whose route isn't understood is not among them. */
const onPlatformAlone = (source: string) => {
  const screens = [...source.replaceAll(sample, '').matchAll(screen)].map(({ 0: route, groups }) => ({
    from: groups!.from!,
    alone: /platform: true|\.\.\.onPlatform/.test(route),
  }))
  return screens
    .filter(({ from }) => screens.every((other) => other.from !== from || other.alone))
    .map(({ from }) => from)
}

/** All modules that the tags may ever load, each as a path from the root. */
function neededByTags(root: string) {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(path.join(root, file))) return
    found.add(file)
    const source = readFileSync(path.join(root, file), 'utf8')
    const left = path.basename(file) === 'routes.ts' ? onPlatformAlone(source) : []
    for (const { specifier, isType } of importsOf(source)) {
      const target = targetOf(file, specifier)
      if (target && !isType && !left.includes(specifier)) visit(target)
    }
  }
  for (const file of Object.values(widgetModules(root))) visit(file)
  return found
}

/** The stories of which no tag draws anything: what stands beside them is on the platform alone, or nowhere. */
export function storiesOfNoTag(root: string): string[] {
  const needed = neededByTags(root)
  const stories = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.stories.tsx'))
  return stories.filter((file) => {
    const beside = importsOf(readFileSync(path.join(root, file), 'utf8')).filter(
      ({ specifier, isType }) => specifier.startsWith('.') && !isType,
    )
    return beside.length > 0 && !beside.some(({ specifier }) => needed.has(targetOf(file, specifier)!))
  })
}
