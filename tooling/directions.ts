import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// `npm run check` runs this: who may import whom, from one list of folders.

interface Folder {
  /** What it may import beside itself: folders of this list, or files. */
  from: readonly string[]
  /** Said to whoever imports something else. */
  why: string
}

const browser = ['contract', 'src/core', 'src/ui', 'src/screens', 'src/parts'] as const
const server = ['contract', 'server/kernel', 'server/adapters'] as const
const direction = 'contract ← core; core, ui ← screens ← parts ← widgets, apps ← shell'
const domain: Folder = {
  from: [...server, 'server/testing', 'server/*/index.ts'],
  why: 'Server domains meet through each other’s index.ts; the kernel is #kernel/…, adapters are #adapters/….',
}
const assembly: Folder = { from: ['contract', 'server', 'tooling'], why: 'The server imports nothing of the browser.' }

/** Each folder with what it may import; `*` is any one name, and each such folder is one of its own. The nearest counts. */
const folders: Record<string, Folder> = {
  contract: { from: [], why: 'The contract imports a schema library and nothing else.' },
  'src/core': { from: ['contract'], why: direction },
  'src/ui': { from: [], why: 'ui imports none of ours: it knows no call.' },
  'src/screens': { from: browser.slice(0, 3), why: direction },
  'src/parts': { from: browser.slice(0, 4), why: direction },
  'src/widgets/*': { from: browser, why: 'Widgets never import widgets: what two share is in src/parts.' },
  'src/apps/*': {
    from: browser,
    why: 'Sections never import sections: what two share is in src/parts; src/shell assembles them.',
  },
  'src/shell': { from: [...browser, 'src/widgets', 'src/apps'], why: direction },
  'src/kit': { from: [...browser, 'src/widgets', 'src/shell'], why: direction },
  'src/lite': { from: [], why: 'It stands in for React, and knows none of ours.' },
  'src/testing': { from: browser, why: direction },
  'server/kernel': {
    from: ['contract', 'server/migrations/columns.ts'],
    why: 'The kernel imports the contract and itself: it knows no domain.',
  },
  'server/kit': { from: server, why: 'What serves the kit knows the kernel and no domain.' },
  'server/adapters': { from: server, why: 'Adapters know the outside world and no domain.' },
  'server/*': domain,
  'server/demo': assembly,
  'server/testing': assembly,
  'server/bola': assembly,
  server: assembly,
}

const aliases: Record<string, string> = {
  ...Object.fromEntries(
    ['core', 'ui', 'screens', 'parts', 'widgets', 'apps', 'shell', 'testing'].map((name) => [
      `#${name}/`,
      `src/${name}/`,
    ]),
  ),
  ...Object.fromEntries(['kernel', 'adapters'].map((name) => [`#${name}/`, `server/${name}/`])),
  '@wotu/contract/': 'contract/',
  '@wotu/server/': 'server/',
}

const matches = (pattern: string, place: string) =>
  new RegExp(`^(${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')})(/|$)`).exec(place)?.[1]

/** The folder of the list that a file is in, and its own name: `src/apps/*` and `src/apps/goods`. */
function folderOf(file: string): { pattern: string; name: string } | undefined {
  const found = Object.keys(folders).flatMap((pattern) => {
    const name = matches(pattern, path.posix.dirname(file))
    return name === undefined ? [] : [{ pattern, name }]
  })
  // The nearest, and of two that are as near the one that is named.
  const rank = ({ pattern }: { pattern: string }) => pattern.split('/').length * 2 - Number(pattern.includes('*'))
  return found.sort((a, b) => rank(b) - rank(a))[0]
}

/** @returns the file in the repository that an import means; undefined where it is a package */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name))
  return alias && aliases[alias]! + specifier.slice(alias.length)
}

/** What tests stand on besides: fixtures, and the whole server. */
const forTests = ['src/testing', 'server/testing', 'server/*.ts']
const isForTests = (file: string) => /\.(test|stories|fixture)\.tsx?$|\/testing\//.test(file)

/**
 * Why a file may not import this, if it may not.
 * @param file its path from the root
 * @param isType an `import type`, of which nothing is left when it runs
 */
export function reasonAgainst(file: string, specifier: string, isType = false): string | undefined {
  const own = folderOf(file)
  const target = targetOf(file, specifier)
  if (!own || target === undefined || target.startsWith(`${own.name}/`)) return undefined
  const { from, why } = folders[own.pattern]!
  if (isForTests(file) && forTests.some((folder) => matches(folder, target))) return undefined
  if (!from.some((folder) => matches(folder, target))) return why
  const isBrowser = own.name.startsWith('src/')
  const isShipped = isBrowser && own.name !== 'src/testing'
  if (isShipped && !isType && matches('contract', target))
    return 'The browser imports the contract as types only: use `import type`, or a schema: module.'
  const isNamed = Object.values(aliases).some((folder) => target.startsWith(folder) && folder !== 'server/')
  if (specifier.startsWith('.') && isNamed) return 'Folders meet by their names (#core/…, #kernel/…), not by ../ paths.'
  return undefined
}

const statement = /^(?:import|export)(?<type> type)?\s[^'";]*?from\s+'(?<from>[^']+)'|\bimport\(?\s*'(?<bare>[^']+)'/gms

/** What a module imports. */
export const importsOf = (source: string) =>
  [...source.matchAll(statement)].map(({ groups }) => ({
    specifier: (groups!.from ?? groups!.bare)!,
    isType: groups!.type !== undefined,
  }))

/** Every import of the repository that may not be, as a line each. */
function wrongImports(): string[] {
  const roots = ['contract', 'src', 'server']
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(root, file)),
  )
  return files
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(readFileSync(file, 'utf8')).flatMap(({ specifier, isType }) => {
        const reason = reasonAgainst(file, specifier, isType)
        return reason === undefined ? [] : [`${file}: ${specifier}\n    ${reason}`]
      }),
    )
}

if (process.argv[1] === import.meta.filename) {
  const wrong = wrongImports()
  if (wrong.length > 0) console.error(wrong.join('\n'))
  process.exit(wrong.length && 1)
}
