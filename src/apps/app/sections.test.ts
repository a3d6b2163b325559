import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageRoute } from '#core/route.ts'
import { pathOf, routeOf, sectionNames, sections, shownAs, type Shown } from './sections.ts'
import { createFind } from './useOpened.ts'

const src = path.resolve(import.meta.dirname, '../..')
const folders: Record<string, string> = {
  '#core/': 'core',
  '#ui/': 'ui',
  '#screens/': 'screens',
  '#widgets/': 'widgets',
}

/** All modules that this one needs at once, each as a path within src. */
const neededBy = (file: string, found = new Set<string>()) => {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(path.join(src, file), 'utf8')
  for (const [, from] of code.matchAll(/^(?:import|export) (?!type ).*?from '([^']+)'|^\} from '([^']+)'/gms)) {
    const alias = Object.keys(folders).find((alias) => from?.startsWith(alias))
    if (alias) neededBy(path.join(folders[alias]!, from!.slice(alias.length)), found)
    else if (from?.startsWith('.')) neededBy(path.join(path.dirname(file), from), found)
  }
  return found
}

/** What takes a password, a code or a card's number. */
const secrets =
  /^(ui\/(PasswordInput|PinKeypad|CodeInput)|screens\/(PayPin|NewPassword|SmsCode)|apps\/financial\/card\/CardNumber)/

describe.each(sectionNames)('the section %s', (name) => {
  const shown: Shown = sections[name]
  const file = `apps/${name}/routes.ts`
  const table = readFileSync(path.join(src, file), 'utf8')

  /** The screen's file, by the path of its route. */
  const screenOf = ({ path: route }: PageRoute) => {
    const [, screen] = table.slice(table.indexOf(`path: '${route}'`)).match(/import\('\.\/([^']+)'\)/)!
    return `apps/${name}/${screen}`
  }

  it('begins with one of its pages', async () => {
    const { section } = await shown.load()
    const first = createFind(section, shown)(pathOf(shown, ''))
    // A bill has a number, without which there is no page.
    expect(first.is).toBe(name === 'cashier' ? 'missing' : 'page')
  })

  it('shows nothing that takes a secret', async () => {
    const { section } = await shown.load()
    const pages = section.routes.filter((route): route is PageRoute => 'load' in route)
    const kept = pages.filter((page) => !shown.platform?.includes(page.path))
    const secret = kept.filter((page) => {
      // Of the cashier's widget, the half that pays is drawn by the platform alone (decision 10).
      const needed = [...neededBy(screenOf(page))].filter((file) => !file.startsWith('widgets/cashier/'))
      return name !== 'cashier' && needed.some((file) => secrets.test(file))
    })
    expect(secret.map((page) => page.path)).toEqual([])
  })

  it('keeps to the platform only what there is', async () => {
    const { section } = await shown.load()
    const paths = section.routes.map((route) => route.path)
    expect((shown.platform ?? []).filter((path) => !paths.includes(path))).toEqual([])
  })
})

it('a route is the platform’s path behind the section’s own', () => {
  const shown = sections.transaction
  expect(pathOf(shown, '')).toBe('/transaction/index')
  expect(pathOf(shown, '/')).toBe('/transaction/index')
  expect(pathOf(shown, '?state=paid')).toBe('/transaction/index?state=paid')
  expect(pathOf(shown, 'myOrder?state=paid')).toBe('/transaction/myOrder?state=paid')
  expect(pathOf(shown, '/myOrder')).toBe('/transaction/myOrder')
  expect(routeOf(shown, '/transaction/myOrder?state=paid')).toBe('/myOrder?state=paid')
})

it.each(['../financial/index', '//evil.example/x', '/\t/evil.example:99999', '\\\\evil', '%2e%2e/x', 'x'.repeat(1e6)])(
  'no route leads out of the section: %.40s',
  (route) => expect(pathOf(sections.setup, route)).toMatch(/^\/setup\//),
)

it('knows a section by its own name only', () => {
  expect(shownAs('goods')).toBe(sections.goods)
  for (const name of ['', 'auth', 'constructor', '__proto__']) expect(shownAs(name)).toBeUndefined()
})
