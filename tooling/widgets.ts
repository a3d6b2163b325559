import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { EventSpec, First, PropSpec, ReadingSpec } from '../src/core/element/widget.ts'

/** A widget as its `define.ts` declares it. */
export interface WidgetDeclaration {
  tag: string
  doc: string
  props: Record<string, PropSpec>
  events: Record<string, EventSpec>
  readings?: Record<string, ReadingSpec>
  slots?: Record<string, { doc: string }>
  parts?: Record<string, { doc: string }>
  labels?: Record<string, string>
  space?: string
  first?: First
}

/** Where tags are defined: a feature of its own, or sections of the platform. */
const homes = ['src/shell', 'src/widgets']

/** The folder of each tag, by its name: those that have a `define.ts`. */
export function widgetFolders(root: string): Record<string, string> {
  const folders = homes.flatMap((home) => {
    const place = path.join(root, home)
    return existsSync(place) ? readdirSync(place).map((name) => [name, `${home}/${name}`] as const) : []
  })
  return Object.fromEntries(
    folders
      .filter(([, folder]) => existsSync(path.join(root, folder, 'define.ts')))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The module that defines each tag, by its name. */
export const widgetModules = (root: string): Record<string, string> =>
  Object.fromEntries(Object.entries(widgetFolders(root)).map(([name, folder]) => [name, `${folder}/define.ts`]))

export const widgetNames = (root: string): string[] => Object.keys(widgetFolders(root))

/** The version of the kit in this folder. */
export const versionOf = (root: string): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version

const entry = '\0declarations'
const noteTaker = '\0note-taker'
const component = '\0component'

/** Runs every `define.ts` with a `defineWidget` that only takes notes, and with neither component nor style: those need a browser. */
export async function readDeclarations(root: string): Promise<WidgetDeclaration[]> {
  const modules: Record<string, string> = {
    [entry]: [
      ...Object.values(widgetModules(root)).map((module) => `import '/${module}'`),
      `export { declarations } from '${noteTaker}'`,
    ].join('\n'),
    [noteTaker]: `
      export const declarations = []
      export const defineWidget = (tag, _component, declaration) => declarations.push({ tag, ...declaration })`,
    [component]: '',
  }
  const standIns: Plugin = {
    name: 'wotu:declarations',
    enforce: 'pre',
    resolveId(source) {
      if (source in modules) return source
      if (source === '#core/element/defineWidget.tsx') return noteTaker
      return /\.(tsx|css\.ts)$/.test(source) ? component : undefined
    },
    load: (id) => modules[id],
  }
  const { module } = await runnerImport<{ declarations: WidgetDeclaration[] }>(entry, {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [standIns],
  })
  return module.declarations
}
