import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { mostCounted } from '@wotu/contract/fields.ts'
import { refuse } from '../call/refuse.ts'
import type { Db } from './pool.ts'

/** What is asked of a list: see `paging` of the contract. */
export interface Paging {
  page: number
  size: number
  after?: string | undefined
}

/** See `pageOf` of the contract. */
export interface Page<Row> {
  total?: number
  more?: boolean
  next?: string
  rows: Row[]
}

/** What a list is ordered by, falling. The last key tells any two rows apart; an index has them in this order. */
export interface Key {
  /** A whole number, or a `timestamptz`. */
  column: string
  isTime?: true
}

const asNumber = ({ column, isTime }: Key) =>
  isTime ? sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint` : sql`${sql.ref(column)}::bigint`
const asValue = ({ isTime }: Key, text: string) =>
  isTime ? sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'` : sql`${text}::bigint`

/**
 * Where a list comes from: rows of one owner, by what an index begins with. Where the index has another column between the
 * owner and the keys, `stretches` names it and the values that are asked for: each is a stretch of the index in order, of
 * which a page takes the beginnings. (Asked as `in`, all of their rows would be read and sorted for the first ten.)
 */
export interface Source<DB, TB extends keyof DB, Row> {
  rows: SelectQueryBuilder<DB, TB, Row>
  /** Columns of what is selected of the rows. */
  by: readonly Key[]
  stretches?: { column: string; values: readonly string[] }
}

interface Piece {
  after?: string | undefined
  limit: number
  offset?: number
}

/** The rows in order, each with its key as `next` says it. @throws {Refusal} PARAM_INVALID */
function ordered<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  by: readonly Key[],
  { after, limit, offset = 0 }: Piece,
) {
  let asked = rows.select(sql<string>`concat_ws(',', ${sql.join(by.map(asNumber))})`.as('pageKey'))
  if (after !== undefined) {
    const values = after.split(',')
    if (values.length !== by.length) refuse('PARAM_INVALID', { message: '翻页位置不正确，请从第一页重新查看' })
    const columns = sql.join(by.map(({ column }) => sql.ref(column)))
    asked = asked.where(sql<boolean>`(${columns}) < (${sql.join(by.map((one, i) => asValue(one, values[i]!)))})`)
  }
  for (const { column } of by) asked = asked.orderBy(sql.ref(column), 'desc')
  return asked.limit(limit).$if(offset > 0, (q) => q.offset(offset))
}

/** A piece of a list as a query. */
function pieceOf<DB, TB extends keyof DB, Row>({ rows, by, stretches }: Source<DB, TB, Row>, piece: Piece) {
  if (!stretches) return sql<Row & { pageKey: string }>`${ordered(rows, by, piece)}`
  const { after, limit, offset = 0 } = piece
  const stretch = rows.where(sql<boolean>`${sql.ref(stretches.column)} = s.stretch`)
  return sql<Row & { pageKey: string }>`
    select p.* from unnest(${stretches.values}::text[]) as s(stretch)
    cross join lateral (${ordered(stretch, by, { after, limit: offset + limit })}) as p
    order by ${sql.join(by.map(({ column }) => sql`${sql.ref(`p.${column}`)} desc`))} limit ${limit} offset ${offset}`
}

const withoutKey = <Row>({ pageKey: _, ...row }: { pageKey: string }) => row as Row

/**
 * The first rows of a list, or those behind `after`, and the `next` to go on from.
 * @throws {Refusal} PARAM_INVALID for the `after` of a list with other keys
 */
export async function readOn<DB, TB extends keyof DB, Row>(
  db: Db,
  source: Source<DB, TB, Row>,
  { after, size, offset = 0 }: { after?: string | undefined; size: number; offset?: number },
): Promise<{ rows: Row[]; next?: string }> {
  // One more than asked for shows whether there are any behind.
  const { rows: found } = await pieceOf(source, { after, limit: size + 1, offset }).execute(db)
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows: rows.map(withoutKey<Row>), ...(last && { next: last.pageKey }) }
}

/**
 * One page of a list: how every list of the server answers. Rows are counted to `mostCounted`, which numbered pages
 * reach; by `after` a list is read to its end at the same cost a page.
 * @throws {Refusal} PARAM_INVALID for the `after` of a list with other keys
 */
export async function paged<DB, TB extends keyof DB, Row>(
  db: Db,
  source: Source<DB, TB, Row>,
  { page, size, after }: Paging,
): Promise<Page<Row>> {
  if (after !== undefined) return readOn(db, source, { after, size })
  const offset = (page - 1) * size
  const read = offset < mostCounted ? await readOn(db, source, { size, offset }) : { rows: [] }
  // What fits on the first page is counted already.
  if (page === 1 && !('next' in read)) return { total: read.rows.length, ...read }
  const counted = await count(db, source)
  const more = counted > mostCounted
  return { total: Math.min(counted, mostCounted), ...(more && { more }), ...read }
}

/** So many rows are looked through for one answer, where no index finds what is asked for. */
const lookedThrough = 1000

/**
 * One page of those rows of a list that pass, among its first thousand or the thousand behind `after`. `more` says that
 * there are rows that were not looked through, and `next` leads to them: a search through a long list, a piece at a time.
 * @param passes about a row by the alias `o`
 * @throws {Refusal} PARAM_INVALID for the `after` of a list with other keys
 */
export async function lookThrough<DB, TB extends keyof DB, Row>(
  db: Db,
  source: Source<DB, TB, Row>,
  passes: RawBuilder<boolean>,
  { page, size, after }: Paging,
): Promise<Page<Row>> {
  const piece = pieceOf(source, { after, limit: lookedThrough })
  type Looked = Row & { pageKey: string; passes: boolean; place: number }
  const { rows: looked } = await sql<Looked>`
    select * from (
      select o.*, ${passes} as passes, row_number() over () as place from (${piece}) as o
    ) as looked where passes or place = ${sql.lit(lookedThrough)} order by place`.execute(db)
  const all = looked.filter((row) => row.passes)
  const from = after === undefined ? (page - 1) * size : 0
  const rows = all.slice(from, from + size)
  const end = looked.at(-1)
  const more = end?.place === lookedThrough
  const last = from + size < all.length ? rows.at(-1) : more ? end : undefined
  const shown = rows.map(({ passes: _, place: _place, ...row }) => withoutKey<Row>(row as { pageKey: string }))
  return {
    ...(after === undefined && { total: all.length }),
    ...(more && { more }),
    ...(last && { next: last.pageKey }),
    rows: shown,
  }
}

/** How many rows there are, counted to one more than is told. */
async function count<DB, TB extends keyof DB>(
  db: Db,
  { rows: all, stretches }: Source<DB, TB, unknown>,
): Promise<number> {
  const most = sql.lit(mostCounted + 1)
  const some = all.clearSelect().select(sql.lit(1).as('one')).limit(most)
  const counted = stretches
    ? sql`select 1 from unnest(${stretches.values}::text[]) as s(stretch)
        cross join lateral (${some.where(sql<boolean>`${sql.ref(stretches.column)} = s.stretch`)}) as p limit ${most}`
    : some
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${counted}) as counted`.execute(db)
  return rows[0]!.total
}

/** The same of rows that are few and were read whole. */
export const pagedRows = <Row>(all: readonly Row[], { page, size }: Paging): Page<Row> => ({
  total: all.length,
  rows: all.slice((page - 1) * size, page * size),
})
