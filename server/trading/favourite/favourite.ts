import type { Favourite, FavouriteKind, favouriteCalls } from '@wotu/contract/trading/favourite.ts'
import { type Db, paged } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { lockMember } from '../../basic/index.ts'
import { goodsRows, onSale, toGoodsRow } from '../goods/read.ts'
import { closed, sells } from '../goods/sellable.ts'
import { shopCards } from '../shop/read.ts'

const limit = 1000

const openShops = (db: Db) => db.selectFrom('shop').where(sells('shop.boId'))

/** Whether it is there for everybody to see. There are no articles yet. */
const isThere = async (db: Db, kind: FavouriteKind, id: string): Promise<boolean> => {
  if (kind === 'goods') return (await onSale(db).where('g.id', '=', id).executeTakeFirst()) !== undefined
  if (kind === 'shop') return (await openShops(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  return false
}

const kept = (db: Db, memberId: string) => db.selectFrom('favourite').where('memberId', '=', memberId)

interface Kept {
  id: string
  kind: FavouriteKind
  targetId: string
  createdAt: Date
}

/** What the favourites name, as it is today. */
async function withTargets(db: Db, rows: readonly Kept[]): Promise<Favourite[]> {
  const idsOf = (kind: FavouriteKind) => rows.filter((row) => row.kind === kind).map((row) => row.targetId)
  const [goods, shops] = await Promise.all([
    idsOf('goods').length > 0
      ? goodsRows(db)
          .select(['g.state', closed('g.sellerId').as('closed')])
          .where('g.id', 'in', idsOf('goods'))
          .execute()
      : [],
    idsOf('shop').length > 0
      ? shopCards(db).select(closed('h.boId').as('closed')).where('h.id', 'in', idsOf('shop')).execute()
      : [],
  ])
  return rows.map((row) => {
    const shown = { ...row, createdAt: row.createdAt.toISOString(), valid: false, goods: null, shop: null }
    const oneGoods = row.kind === 'goods' && goods.find(({ id }) => id === row.targetId)
    if (oneGoods) {
      const { state, closed, ...listed } = oneGoods
      return { ...shown, valid: state === 'on' && !closed, goods: toGoodsRow(listed) }
    }
    const oneShop = row.kind === 'shop' && shops.find(({ id }) => id === row.targetId)
    if (oneShop) {
      const { closed, ...card } = oneShop
      return { ...shown, valid: !closed, shop: card }
    }
    return shown
  })
}

async function countKinds(db: Db, memberId: string): Promise<Record<FavouriteKind, number>> {
  const rows = await kept(db, memberId)
    .groupBy('kind')
    .select((e) => ['kind', e.fn.countAll<number>().as('count')])
    .execute()
  const counts = { goods: 0, shop: 0, article: 0 }
  for (const { kind, count } of rows) counts[kind] = count
  return counts
}

export const favouriteHandlers = {
  '/api/basic/fav/myFavListByPage': async ({ input, db, actor }) => {
    const own = kept(db, actor.memberId).where('kind', '=', input.kind).select(['id', 'kind', 'targetId', 'createdAt'])
    const { rows, ...page } = await paged(db, { rows: own, by: [{ column: 'id' }] }, input)
    return { ...page, rows: await withTargets(db, rows) }
  },

  '/api/basic/fav/addFav': async ({ input, db, systemId, actor, now }) => {
    const { kind, targetId } = input
    if (!(await isThere(db, kind, targetId))) refuse('NOT_FOUND', { what: '收藏对象' })
    await lockMember(db, actor.memberId)
    await db
      .insertInto('favourite')
      .values({ systemId, memberId: actor.memberId, id: newId(), kind, targetId, createdAt: now })
      .onConflict((c) => c.columns(['memberId', 'kind', 'targetId']).doNothing())
      .execute()
    const counts = await countKinds(db, actor.memberId)
    if (counts.goods + counts.shop + counts.article > limit) refuse('FAVOURITES_FULL')
    return null
  },

  '/api/basic/fav/cancelFav': async ({ input, db, actor }) => {
    await db
      .deleteFrom('favourite')
      .where('memberId', '=', actor.memberId)
      .where('kind', '=', input.kind)
      .where('targetId', '=', input.targetId)
      .execute()
    return null
  },

  '/api/basic/fav/judgeFav': async ({ input, db, actor }) => {
    const row = await kept(db, actor.memberId)
      .where('kind', '=', input.kind)
      .where('targetId', '=', input.targetId)
      .select('id')
      .executeTakeFirst()
    return { favourite: row !== undefined }
  },

  '/api/basic/fav/count': ({ db, actor }) => countKinds(db, actor.memberId),

  '/api/basic/fav/delByIds': async ({ input, db, actor }) => {
    await db.deleteFrom('favourite').where('memberId', '=', actor.memberId).where('id', 'in', input.ids).execute()
    return null
  },

  '/openapi/trading/goodsInfo/delExpiredSpFav': async ({ db, actor }) => {
    const { numDeletedRows } = await db
      .deleteFrom('favourite as f')
      .where('f.memberId', '=', actor.memberId)
      .where('f.kind', '=', 'goods')
      .where('f.targetId', 'not in', (q) =>
        q
          .selectFrom('goods as g')
          .whereRef('g.id', '=', 'f.targetId')
          .where('g.state', '=', 'on')
          .where(sells('g.sellerId'))
          .select('g.id'),
      )
      .executeTakeFirstOrThrow()
    return { removed: Number(numDeletedRows) }
  },
} satisfies Handlers<typeof favouriteCalls>
