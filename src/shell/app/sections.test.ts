import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageRoute } from '#core/page/route.ts'
import { pathOf, routeOf, sectionNames, sections, shownAs, type Shown } from './sections.ts'
import { createFind } from './useOpened.ts'

const src = path.resolve(import.meta.dirname, '../..')
const folders = ['core', 'ui', 'screens', 'parts', 'widgets', 'apps', 'shell']

/** What a module names in its imports and re-exports, types apart: at once or later. */
const imports =
  /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** The modules of ours that this one imports, each as a path within src. */
const importedBy = (file: string, code: string) =>
  [...code.matchAll(imports)].flatMap(([, ...names]) => {
    const from = names.find((name) => name !== undefined)!
    const folder = folders.find((name) => from.startsWith(`#${name}/`))
    if (folder) return [from.slice(1)]
    return from.startsWith('.') ? [path.join(path.dirname(file), from)] : []
  })

/** All modules that this one may ever load, each as a path within src, but for those `besides` and what only they need. */
const neededBy = (file: string, besides: readonly string[] = [], found = new Set<string>()) => {
  if (found.has(file) || besides.includes(file) || !/\.tsx?$/.test(file)) return found
  found.add(file)
  for (const next of importedBy(file, readFileSync(path.join(src, file), 'utf8'))) neededBy(next, besides, found)
  return found
}

/** What takes a password, a code or a card's number: by what it tells the browser, or what it is. */
const marks =
  /type=(?:"password"|\{[^}]*'password'[^}]*\})|autoComplete="(?:one-time-code|current-password|new-password|cc-[a-z]+)"/
const secrets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\./.test(file))
  .filter((file) => marks.test(readFileSync(path.join(src, file), 'utf8')))
  .concat('ui/control/PinKeypad.tsx', 'apps/financial/card/CardNumber.tsx')

/** Drawn by the platform alone (decision 10): the half of the cashier that pays. */
const onPlatform = 'parts/finance/cashier/PayHere.tsx'

const secretsOf = (file: string, besides: readonly string[] = [onPlatform]) => {
  const needed = neededBy(file, besides)
  return secrets.filter((secret) => needed.has(secret))
}

describe('a screen with a secret', () => {
  it('is found through whatever it imports, at once or later', () => {
    expect(secrets).toEqual(
      expect.arrayContaining([
        'ui/control/PasswordInput.tsx',
        'ui/control/CodeInput.tsx',
        'shell/frames/FrameSignIn.tsx',
      ]),
    )
    expect(secretsOf('shell/platform/main.tsx')).toContain('shell/frames/FrameSignIn.tsx')
    expect(secretsOf('apps/cashier/CashierPay.tsx', [])).toContain('ui/control/PinKeypad.tsx')
    expect(importedBy('a/b.ts', "import type { X } from './x.ts'\nimport {\n  y,\n} from '#ui/y.ts'\n")).toEqual([
      'ui/y.ts',
    ])
  })

  it('in the cashier’s widget is loaded by the platform alone', () => {
    const loading = readFileSync(path.join(src, 'parts/finance/cashier/MyBill.tsx'), 'utf8')
    expect(loading.match(/PayHere\.tsx/g)).toHaveLength(1)
    expect(loading).toContain("useLater(!config.embedded, () => import('./PayHere.tsx'))")
    const others = [...neededBy('shell/app/define.ts', [onPlatform])].filter(
      (file) => file !== 'parts/finance/cashier/MyBill.tsx',
    )
    const loadsIt = others.filter((file) => readFileSync(path.join(src, file), 'utf8').includes('PayHere.tsx'))
    expect(loadsIt).toEqual([])
  })
})

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
    const kept = pages.filter((page) => !page.platform)
    const secret = kept.filter((page) => secretsOf(screenOf(page)).length > 0)
    expect(secret.map((page) => page.path)).toEqual([])
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
