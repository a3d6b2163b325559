import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Mutant } from './mutants.ts'
import { sqlChanges } from './sqlText.ts'

const migrations = resolve(import.meta.dirname, '../../server/migrations')

/** A mutant of one of the database's own functions. */
export interface FunctionMutant extends Mutant {
  name: string
  /** Makes the function so, and as it was. */
  apply: string
  undo: string
}

const definitions = /create (?:or replace )?function (\w+)\([\s\S]*?\$\$([\s\S]*?)\$\$;/g

/** Functions that calls run; triggers and helpers of the schema are none of them. */
const isRun = (body: string) => /\bwotu_refuse\b|\bfor update\b/.test(body)

/** Mutants of the functions that migrations make, each as it was made last. */
export async function functionMutants(): Promise<FunctionMutant[]> {
  const made = new Map<string, { file: string; line: number; text: string; body: string }>()
  for (const file of (await readdir(migrations)).sort()) {
    const sql = await readFile(join(migrations, file), 'utf8')
    for (const { 0: text, 1: name, 2: body, index } of sql.matchAll(definitions))
      if (isRun(body!))
        made.set(name!, { file: `migrations/${file}`, line: sql.slice(0, index).split('\n').length, text, body: body! })
  }
  return [...made].flatMap(([name, { file, line, text, body }]) =>
    sqlChanges(body).map(({ kind, what, start, end, by }, i) => {
      const replace = (changed: string) =>
        text.replace(/^create (or replace )?/, 'create or replace ').replace(body, () => changed)
      return {
        id: `${name}():${i + 1}`,
        name,
        file,
        line:
          line + text.slice(0, text.indexOf(body)).split('\n').length - 1 + body.slice(0, start).split('\n').length - 1,
        kind,
        what: what.replace(/\s+/g, ' '),
        apply: replace(body.slice(0, start) + by + body.slice(end)),
        undo: replace(body),
      }
    }),
  )
}
