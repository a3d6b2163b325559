import { sql, type ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import type { GoodsFilter, GoodsPage, GoodsSort } from '@wotu/contract/trading/goods.ts'
import type { Db, Tables } from '#kernel/db/db.ts'
import { leavesOf } from '../category/category.ts'
import { goodsByIds } from './read.ts'
import { queryGrams, termsOf } from '../freight/grams.ts'
import { inShopThatSells } from './sellable.ts'
import { areaStem } from '../shop/shop.ts'

type Filter = z.output<typeof GoodsFilter>

/** Matches beyond this number are not counted, and pages beyond it not shown. */
export const countLimit = 1000

type Goods = ExpressionBuilder<{ g: Tables['goods'] }, 'g'>

/** Columns and directions; each has an index over what is on sale. */
const orders = {
  heat: { column: 'heat', direction: 'desc' },
  sales: { column: 'sales', direction: 'desc' },
  priceUp: { column: 'minPriceFen', direction: 'asc' },
  priceDown: { column: 'minPriceFen', direction: 'desc' },
  newest: { column: 'createdAt', direction: 'desc' },
} as const satisfies Record<GoodsSort, object>

/** All that a search asks for but its words. */
function narrowed(e: Goods, f: Filter) {
  const all = [
    // Literal, as in the condition of the indexes: a parameter would hide them from a prepared plan.
    e('g.state', '=', sql.lit('on')),
    e('g.kind', '=', sql.lit('goods')),
    // A join to all shops would cost more than the search.
    inShopThatSells('g.shopId'),
  ]
  if (f.categoryId !== undefined) {
    const { first, last } = leavesOf(f.categoryId)
    all.push(e.between('g.categoryId', first, last))
  }
  if (f.shopId !== undefined) all.push(e('g.shopId', '=', f.shopId))
  if (f.classifyId !== undefined) all.push(sql<boolean>`${f.classifyId}::bigint = any(g.classify_ids)`)
  if (f.minPriceFen !== undefined) all.push(e('g.minPriceFen', '>=', f.minPriceFen))
  if (f.maxPriceFen !== undefined) all.push(e('g.minPriceFen', '<=', f.maxPriceFen))
  if (f.originCode !== undefined) all.push(sql<boolean>`starts_with(g.origin_code, ${areaStem(f.originCode)})`)
  if (f.attrs !== undefined) all.push(sql<boolean>`g.attrs @> ${JSON.stringify(f.attrs)}::jsonb`)
  return e.and(all)
}

/** The pieces of the words are in the index. */
const indexed = (grams: string[]) => sql<boolean>`g.grams @> ${grams}::text[]`

/** Each word stands whole in what is said of the goods. */
const whole = (terms: string[]) => terms.map((term) => sql<boolean>`position(${term} in g.keywords) > 0`)

/**
 * A page of the goods on sale that match.
 *
 * Few matches are fetched from the index and sorted. Of many, the first page is never far down the index of the order
 * asked for, so that is walked instead; the index of words would first hand over all of them.
 */
export async function searchGoods(db: Db, filter: Filter): Promise<GoodsPage> {
  const terms = termsOf(filter.keyword)
  if (filter.keyword !== '' && terms.length === 0) return { total: 0, more: false, rows: [] }
  const grams = queryGrams(filter.keyword)
  const matching = db
    .selectFrom('goods as g')
    .where((e) => narrowed(e, filter))
    .$if(grams.length > 0, (q) => q.where(indexed(grams)))
    // A pair found in the index is the word itself.
    .$if(
      terms.some((term) => [...term].length > 2),
      (q) => q.where((e) => e.and(whole(terms))),
    )
  const from = (filter.page - 1) * filter.size
  const { column, direction } = orders[filter.sort]
  const first = await db
    .with('hit', () => matching.select(['g.id', `g.${column} as by`]).limit(sql.lit(countLimit + 1)))
    .selectFrom((e) =>
      e
        .selectFrom('hit')
        .select((x) => x.fn.countAll<number>().as('total'))
        .as('n'),
    )
    .leftJoinLateral(
      (e) =>
        e.selectFrom('hit').selectAll().orderBy('by', direction).orderBy('id').limit(filter.size).offset(from).as('p'),
      (j) => j.onTrue(),
    )
    .select(['n.total', 'p.id'])
    .orderBy('p.by', direction)
    .orderBy('p.id')
    .execute()
  const more = first[0]!.total > countLimit
  const total = Math.min(first[0]!.total, countLimit)
  const ids = more ? await walked(db, filter, terms, from) : first.flatMap(({ id }) => id ?? [])
  return { total, more, rows: await goodsByIds(db, ids) }
}

/** The same page by walking the index of the order asked for. */
async function walked(db: Db, filter: Filter, terms: string[], from: number): Promise<string[]> {
  if (from >= countLimit) return []
  const { column, direction } = orders[filter.sort]
  const rows = await db
    .selectFrom('goods as g')
    .where((e) => e.and([narrowed(e, filter), ...whole(terms)]))
    .orderBy(`g.${column}`, direction)
    .orderBy('g.id')
    .limit(Math.min(filter.size, countLimit - from))
    .offset(from)
    .select('g.id')
    .execute()
  return rows.map(({ id }) => id)
}
