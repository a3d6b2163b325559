import type { GoodsDetail, GoodsRow } from '@wotu/contract/trading/goods.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Actor } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { lineageOf } from '../category/category.ts'
import { sells } from './sellable.ts'
import { shopCards } from '../shop/read.ts'

/** Goods with the name of their shop, as lists show them. */
export const goodsRows = (db: Db) =>
  db
    .selectFrom('goods as g')
    .innerJoin('shop as h', 'h.boId', 'g.sellerId')
    .select(['g.id', 'g.shopId', 'h.name as shopName', 'g.title', 'g.brief', 'g.unit', 'g.minPriceFen', 'g.originName'])
    .select(['g.sales', 'g.score', 'g.scoreCount', 'g.pictures'])

type Read = Omit<GoodsRow, 'picture'> & { pictures: string[] }

export const toGoodsRow = ({ pictures, ...row }: Read): GoodsRow => ({ ...row, picture: pictures[0] ?? '' })

/** What everybody may see: on sale, in a shop that sells. */
export const onSale = (db: Db) => goodsRows(db).where('g.state', '=', 'on').where(sells('g.sellerId'))

/** Those of the ids that are on sale, in the order of the ids. */
export async function goodsByIds(db: Db, ids: readonly string[]): Promise<GoodsRow[]> {
  if (ids.length === 0) return []
  const rows = await onSale(db).where('g.id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(toGoodsRow)
}

/** Goods that the reader may see: on sale, or their own. */
const visibleTo = (db: Db, id: string, actor: Actor | null) =>
  goodsRows(db)
    .where('g.id', '=', id)
    .where((e) =>
      e.or([
        e.and([e('g.state', '=', 'on'), sells('g.sellerId')]),
        ...(actor ? [e('g.sellerId', '=', actor.boId)] : []),
      ]),
    )

/** @throws {Refusal} NOT_FOUND */
export const readGoods = async (db: Db, id: string, actor: Actor | null): Promise<GoodsRow> =>
  toGoodsRow(found('商品', await visibleTo(db, id, actor).executeTakeFirst()))

/** Goods whole. @throws {Refusal} NOT_FOUND */
export async function readGoodsDetail(db: Db, id: string, actor: Actor | null): Promise<GoodsDetail> {
  const { sellerId, categoryId, attrs, updatedAt, ...goods } = found(
    '商品',
    await visibleTo(db, id, actor)
      .select(['g.sellerId', 'g.categoryId', 'g.attrs', 'g.detail', 'g.state', 'g.updatedAt'])
      .executeTakeFirst(),
  )
  const [specs, lineage, [shop]] = await Promise.all([
    db
      .selectFrom('goodsSpec')
      .select(['id', 'name', 'picture', 'priceFen', 'stock', 'minQuantity'])
      .where('goodsId', '=', id)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    lineageOf(db, categoryId),
    shopCards(db).where('h.boId', '=', sellerId).execute(),
  ])
  const defs = lineage.flatMap((row) => row.attrs)
  return {
    ...goods,
    category: lineage.map(({ id, name }) => ({ id, name })),
    attrs: Object.entries(attrs).map(([attrId, value]) => ({
      name: defs.find((def) => def.id === attrId)?.name ?? attrId,
      value,
    })),
    specs,
    shop: shop!,
    own: actor?.boId === sellerId,
    updatedAt: updatedAt.toISOString(),
  }
}
