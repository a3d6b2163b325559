import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Whose tables a domain's SQL names: its own. `directions.ts` says the same of imports.

/** The domains between which the border is kept. */
export const domains = ['finance', 'trading'] as const
export type Domain = (typeof domains)[number]

const server = path.resolve(import.meta.dirname, '../server')

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The tables that a domain declares in its `tables.ts`, in snake_case. */
export function tablesOf(domain: Domain): string[] {
  const source = readFileSync(path.join(server, domain, 'tables.ts'), 'utf8')
  const declared = /interface Tables \{([^}]*)\}/.exec(source)?.[1] ?? ''
  return [...declared.matchAll(/^\s*(\w+):/gm)].map(([, name]) => snake(name!))
}

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|--[^\n]*/g
const inSql = /\b(?:from|join|into|update|only|truncate|table)\s+([a-z_]+)\b/gi
const inBuilders =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w*[jJ]oin|using|from|columnsOf)\(\s*\[?\s*['"`](\w+)/g

/** Every name that stands where SQL, or a query builder, has a table. */
export function tablesNamedIn(source: string): string[] {
  const bare = source.replace(comments, ' ')
  const names = [...bare.matchAll(inSql), ...bare.matchAll(inBuilders)].map(([, name]) => snake(name!))
  return [...new Set(names)]
}

/** The database's own functions that a source calls. */
export const functionsNamedIn = (source: string): string[] =>
  [...source.matchAll(/\bname: '([a-z_]+)'/g)].map(([, name]) => name!)

const definitions = /create (?:or replace )?function (\w+)\([\s\S]*?\$\$([\s\S]*?)\$\$;/g

/** The database's own functions by name, each as migrations made it last. */
export function databaseFunctions(): Map<string, string> {
  const folder = path.join(server, 'migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return new Map(
    texts.flatMap((text) => [...text.matchAll(definitions)].map(([, name, body]) => [name!, body!] as const)),
  )
}

/** What a domain is made of, but for its tests. */
export const sourcesOf = (domain: Domain): { file: string; source: string }[] =>
  readdirSync(path.join(server, domain), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file: `${domain}/${file}`, source: readFileSync(path.join(server, domain, file), 'utf8') }))
