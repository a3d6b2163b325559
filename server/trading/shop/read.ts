import { sql } from 'kysely'
import type { Shop, ShopScores } from '@wotu/contract/trading/shop/shop.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Actor } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { closed } from '../goods/sellable.ts'

/** Shops as cards show them, with what they have on sale. */
export const shopCards = (db: Db) =>
  db
    .selectFrom('shop as h')
    .select(['h.id', 'h.name', 'h.logo', 'h.mainGoods', 'h.areaName', 'h.score', 'h.scoreCount'])
    .select((e) =>
      e
        .selectFrom('goods as g')
        .whereRef('g.shopId', '=', 'h.id')
        .where('g.state', '=', 'on')
        .select((x) => x.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('goodsCount'),
    )

interface Sums {
  score: number
  scoreCount: number
  describedSum: number
  serviceSum: number
  logisticsSum: number
}

/** A shop's averages in hundredths of a star; full marks until somebody says otherwise. */
export const scoresOf = ({ score, scoreCount, describedSum, serviceSum, logisticsSum }: Sums): ShopScores => {
  const average = (sum: number) => (scoreCount === 0 ? 500 : Math.round((sum * 100) / scoreCount))
  return {
    score,
    described: average(describedSum),
    service: average(serviceSum),
    logistics: average(logisticsSum),
    count: scoreCount,
  }
}

/** A shop that the reader may see: one that sells, or their own. Null where there is none. */
export async function findShop(
  db: Db,
  which: { id: string } | { boId: string },
  actor: Actor | null,
): Promise<Shop | null> {
  const row = await shopCards(db)
    .select(closed('h.boId').as('closed'))
    .select(['h.boId as ownerId', 'h.banner', 'h.notice', 'h.phone', 'h.state', 'h.createdAt'])
    .select(['h.describedSum', 'h.serviceSum', 'h.logisticsSum'])
    .select(
      sql<number>`(select count(*)::int from favourite f where f.kind = 'shop' and f.target_id = h.id)`.as(
        'favourites',
      ),
    )
    .where((e) => ('id' in which ? e('h.id', '=', which.id) : e('h.boId', '=', which.boId)))
    .executeTakeFirst()
  const own = row !== undefined && row.ownerId === actor?.boId
  if (!row || (row.closed && !own)) return null
  const { describedSum, serviceSum, logisticsSum, createdAt, closed: _, ...shop } = row
  return {
    ...shop,
    scores: scoresOf({ ...shop, describedSum, serviceSum, logisticsSum }),
    own,
    createdAt: createdAt.toISOString(),
  }
}

/** @throws {Refusal} NOT_FOUND */
export const readShop = async (db: Db, which: { id: string } | { boId: string }, actor: Actor | null): Promise<Shop> =>
  found('店铺', (await findShop(db, which, actor)) ?? undefined)
