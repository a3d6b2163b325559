import { CompiledQuery } from 'kysely'
import type { Db } from './pool.ts'

const texts = new WeakMap<TemplateStringsArray, string>()

/** The pieces with `$1`, `$2` … between them: made once for each place in the source. */
const textOf = (pieces: TemplateStringsArray): string => {
  let text = texts.get(pieces)
  if (text === undefined) texts.set(pieces, (text = pieces.reduce((all, piece, i) => `${all}$${i}${piece}`)))
  return text
}

/** Runs a statement that is written out whole, with `$1`, `$2` … for its values. */
export const queryText = async <Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

/**
 * Runs a statement that is written out whole, with nothing but values between its pieces: for the hot paths, where
 * building a query anew each time costs more than the database does.
 *
 *     const rows = await query<{ id: string }>(db)`select id from shop where bo_id = ${boId}`
 */
export const query =
  <Row>(db: Db) =>
  (pieces: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    queryText(db, textOf(pieces), values)
