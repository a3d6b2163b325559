import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, id, instant, nothing, pageOf, paging } from '../fields.ts'
import { GoodsRow } from './goods.ts'
import { ShopCard } from './shop/shop.ts'

export const FavouriteKind = z.enum(['goods', 'shop', 'article']).meta({ title: '收藏类型' })
export type FavouriteKind = z.infer<typeof FavouriteKind>

/** What a member keeps. What it names may have gone off sale or closed since: then `valid` is false. */
export const Favourite = z.object({
  id,
  kind: FavouriteKind,
  targetId: id,
  createdAt: instant.meta({ title: '收藏时间' }),
  valid: z.boolean(),
  goods: GoodsRow.nullable(),
  shop: ShopCard.nullable(),
})
export type Favourite = z.infer<typeof Favourite>

const what = { kind: FavouriteKind, targetId: id.meta({ title: '收藏对象' }) }
const member = { who: 'member' } as const
const list = '/api/basic/fav/myFavListByPage'
const stale = [list, '/api/basic/fav/judgeFav', '/api/basic/fav/count'] as const

export const favouriteCalls = {
  [list]: read({
    title: '我的收藏',
    ...member,
    scope: 'cart',
    input: z.strictObject({ ...paging, kind: FavouriteKind }),
    output: pageOf(Favourite),
    example: { kind: 'goods' },
  }),
  '/api/basic/fav/addFav': write({
    title: '收藏；已收藏时不变',
    ...member,
    scope: 'cart',
    input: z.strictObject(what),
    output: done,
    errors: ['NOT_FOUND', 'FAVOURITES_FULL'],
    stale,
    example: { kind: 'goods', targetId: '1' },
  }),
  '/api/basic/fav/cancelFav': write({
    title: '取消收藏',
    ...member,
    scope: 'cart',
    input: z.strictObject(what),
    output: done,
    stale,
    example: { kind: 'goods', targetId: '1' },
  }),
  '/api/basic/fav/judgeFav': read({
    title: '是否已收藏',
    ...member,
    scope: 'cart',
    input: z.strictObject(what),
    output: z.object({ favourite: z.boolean() }),
    example: { kind: 'goods', targetId: '1' },
  }),
  '/api/basic/fav/count': read({
    title: '各类收藏数',
    ...member,
    scope: 'cart',
    input: nothing,
    output: z.record(FavouriteKind, z.int()),
    example: {},
  }),
  '/api/basic/fav/delByIds': write({
    title: '批量删除收藏',
    ...member,
    scope: 'cart',
    input: z.strictObject({ ids: z.array(id).min(1).max(200).meta({ title: '收藏' }) }),
    output: done,
    stale,
    example: { ids: ['1'] },
  }),
  '/openapi/trading/goodsInfo/delExpiredSpFav': write({
    title: '清空失效的商品收藏',
    ...member,
    scope: 'cart',
    input: nothing,
    output: z.object({ removed: z.int() }),
    stale,
    example: {},
  }),
}
