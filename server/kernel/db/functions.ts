import { CompiledQuery } from 'kysely'
import type { ErrorCode } from '@wotu/contract/errors.ts'
import { Refusal } from '../call/refuse.ts'
import type { Db } from './pool.ts'

/** One of the database's own functions (server/migrations/0013_written_in_sets.sql), and what it is given. */
export interface DbFunction {
  name: string
  /** Its arguments by their names, in camelCase. */
  values: Record<string, unknown>
}

type Value = string | number | Date | null

const special = /["\\]/g

const literalOf = (value: Value): string => {
  if (typeof value === 'string') return `"${value.replace(special, '\\$&')}"`
  return value instanceof Date ? value.toISOString() : String(value)
}

/**
 * The columns of these rows, each as a PostgreSQL array, which is how a set goes to the database. Written out here: the
 * driver takes every value for anything.
 */
export const columns = <Row>(rows: readonly Row[], ...pick: ((row: Row) => Value)[]): string[] =>
  pick.map((of) => `{${rows.map((row) => literalOf(of(row))).join()}}`)

/** The same as the arguments of a `DbFunction`, each array by its name. */
export const named = <Row, Name extends string>(
  rows: readonly Row[],
  pick: Record<Name, (row: Row) => Value>,
): Record<Name, string> => {
  const names = Object.keys(pick) as Name[]
  const arrays = columns(rows, ...names.map((name) => pick[name]))
  return Object.fromEntries(names.map((name, i) => [name, arrays[i]])) as Record<Name, string>
}

const written = new Map<string, string>()

/** An argument's name as SQL writes it. */
const nameOf = (name: string): string => {
  let text = written.get(name)
  if (text === undefined) written.set(name, (text = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)))
  return text
}

/** The SQLSTATE with which a function refuses; its message is the code. */
const refused = 'WT001'

/**
 * Runs functions one after the other in one statement: all of them, or none where one fails.
 * @throws {Refusal} with the code that a function gave
 */
export const runFunctions = async (db: Db, functions: readonly DbFunction[]): Promise<void> => {
  const values: unknown[] = []
  const texts = functions.map(({ name, values: own }) => {
    const given = Object.entries(own).map(([key, value]) => `${nameOf(key)} => $${values.push(value)}`)
    return `${name}(${given.join()})`
  })
  try {
    await db.executeQuery(CompiledQuery.raw(`select ${texts.join()}`, values))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === refused)
      throw new Refusal(error.message as ErrorCode)
    throw error
  }
}
