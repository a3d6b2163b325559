import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { columns } from '../../migrations/columns.ts'
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

const plainWord = /^[A-Za-z][\w.]*$/

/**
 * Words of the source, such as states, that go into the statement itself instead of being its parameters. A plan made
 * once for all values can use an index `where state = 'unpaid'` only if the statement says so, too.
 * @throws when one isn't a plain word: what comes from outside is a parameter
 */
export const literals = <Word extends string>(words: readonly Word[]): RawBuilder<Word>[] =>
  words.map((word) => {
    if (!plainWord.test(word)) throw new Error(`Not a word of the source: ${word}`)
    return sql.lit(word)
  })

/** One such word. */
export const literal = <Word extends string>(word: Word): RawBuilder<Word> => literals([word])[0]!

/** All columns of a table by name, for a statement that is written out: `p.id, p.state, …`. Never `p.*`: see namedColumns.ts. */
export const columnsOf = (table: string, alias: string): string =>
  columns[table]!.map((column) => `${alias}.${column}`).join(', ')
