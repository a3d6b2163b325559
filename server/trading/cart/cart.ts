import type { Cart, CartLine, cartCalls } from '@wotu/contract/trading/cart.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { lockMember } from '../../basic/index.ts'
import { closed, sells } from '../goods/sellable.ts'

/** How many kinds of goods a cart holds. */
const cartLimit = 200

/** The columns that decide whether and at what price a spec can be bought. */
const specs = (db: Db) =>
  db
    .selectFrom('goodsSpec as s')
    .innerJoin('goods as g', (j) => j.onRef('g.sellerId', '=', 's.sellerId').onRef('g.id', '=', 's.goodsId'))
    .select([
      's.id as specId',
      's.name as specName',
      's.priceFen',
      's.stock',
      's.minQuantity',
      's.sellerId',
      's.goodsId',
    ])
    .innerJoin('shop as h', 'h.boId', 's.sellerId')
    .select(['g.title', 'g.unit', 'g.state', 'g.shopId', 'h.name as shopName', closed('s.sellerId').as('closed')])

type Spec = Awaited<ReturnType<ReturnType<typeof specs>['executeTakeFirstOrThrow']>>

export const faultOf = (
  spec: Pick<Spec, 'closed' | 'state' | 'stock' | 'minQuantity'>,
  quantity: number,
): CartLine['fault'] => {
  if (spec.closed) return 'closed'
  if (spec.state !== 'on') return 'offSale'
  if (spec.stock < quantity) return 'short'
  return quantity < spec.minQuantity ? 'belowMinimum' : null
}

/** Refuses what `faultOf` finds, in words. */
export function checkSellable(
  spec: Pick<Spec, 'closed' | 'state' | 'stock' | 'minQuantity' | 'title' | 'unit' | 'shopName'>,
  quantity: number,
) {
  const { title, unit, shopName } = spec
  switch (faultOf(spec, quantity)) {
    case 'closed':
      return refuse('SHOP_CLOSED', { shopName })
    case 'offSale':
      return refuse('GOODS_OFF_SALE', { title })
    case 'short':
      return refuse('STOCK_SHORT', { title, left: spec.stock, unit })
    case 'belowMinimum':
      return refuse('BELOW_MINIMUM', { title, least: spec.minQuantity, unit })
    default:
  }
}

/** The whole cart at today's prices: by shop, the shop touched last on top. */
async function wholeCart(db: Db, buyerId: string): Promise<Cart> {
  const rows = await db
    .selectFrom('cartLine as c')
    .innerJoin('goodsSpec as s', (j) => j.onRef('s.sellerId', '=', 'c.sellerId').onRef('s.id', '=', 'c.specId'))
    .innerJoin('goods as g', (j) => j.onRef('g.sellerId', '=', 'c.sellerId').onRef('g.id', '=', 'c.goodsId'))
    .innerJoin('shop as h', 'h.boId', 'c.sellerId')
    .where('c.buyerId', '=', buyerId)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .select([
      'c.id',
      'c.goodsId',
      'c.specId',
      'c.quantity',
      'c.addedPriceFen',
      's.name as specName',
      's.picture',
      's.priceFen',
    ])
    .select([
      's.stock',
      's.minQuantity',
      'g.title',
      'g.pictures',
      'g.unit',
      'g.state',
      'h.id as shopId',
      'h.name as shopName',
      closed('c.sellerId').as('closed'),
    ])
    .execute()
  const cart: Cart = { shops: [], invalid: [], count: rows.length }
  for (const row of rows) {
    const { addedPriceFen, pictures, state, closed, shopId, shopName, ...shown } = row
    const line: CartLine = {
      ...shown,
      picture: row.picture || (pictures[0] ?? ''),
      changedFen: row.priceFen - addedPriceFen,
      subtotalFen: row.priceFen * row.quantity,
      fault: faultOf({ closed, state, stock: row.stock, minQuantity: row.minQuantity }, row.quantity),
    }
    if (line.fault === 'closed' || line.fault === 'offSale') {
      cart.invalid.push(line)
      continue
    }
    const shop = cart.shops.find((s) => s.shopId === shopId)
    if (shop) shop.lines.push(line)
    else cart.shops.push({ shopId, shopName, lines: [line] })
  }
  return cart
}

const countOf = async (db: Db, buyerId: string) => {
  const { count } = await db
    .selectFrom('cartLine')
    .where('buyerId', '=', buyerId)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const cartHandlers = {
  '/openapi/trading/cart/addOrderCartV2/1.0': async ({ input, db, systemId, actor, now, refuse }) => {
    const spec = found('商品', await specs(db).where('s.id', '=', input.specId).executeTakeFirst())
    if (spec.sellerId === actor.boId) refuse('OWN_GOODS')
    await lockMember(db, actor.boId)
    const { sellerId, goodsId, specId } = spec
    const line = await db
      .insertInto('cartLine')
      .values({
        systemId,
        buyerId: actor.boId,
        id: newId(),
        specId,
        goodsId,
        sellerId,
        quantity: input.quantity,
        addedPriceFen: spec.priceFen,
        createdAt: now,
      })
      .onConflict((c) =>
        c.columns(['buyerId', 'specId']).doUpdateSet((e) => ({
          quantity: e('cartLine.quantity', '+', e.ref('excluded.quantity')),
          createdAt: now,
        })),
      )
      .returning(['id', 'quantity'])
      .executeTakeFirstOrThrow()
    checkSellable(spec, line.quantity)
    const count = await countOf(db, actor.boId)
    if (count > cartLimit) refuse('CART_FULL')
    return { lineId: line.id, count }
  },

  '/api/trading/cart/updOrderCart': async ({ input, db, actor }) => {
    await lockMember(db, actor.boId)
    const line = found(
      '购物车商品',
      await db
        .selectFrom('cartLine')
        .selectAll()
        .where('buyerId', '=', actor.boId)
        .where('id', '=', input.lineId)
        .executeTakeFirst(),
    )
    const specId = input.specId ?? line.specId
    const spec = found(
      '规格',
      await specs(db).where('s.id', '=', specId).executeTakeFirst(),
      (s) => s.goodsId === line.goodsId,
    )
    checkSellable(spec, input.quantity)
    if (specId !== line.specId) {
      // The spec chosen may be in the cart already: the two lines become one.
      await db.deleteFrom('cartLine').where('buyerId', '=', actor.boId).where('specId', '=', specId).execute()
    }
    await db
      .updateTable('cartLine')
      .set({ quantity: input.quantity, specId, ...(specId !== line.specId && { addedPriceFen: spec.priceFen }) })
      .where('buyerId', '=', line.buyerId)
      .where('id', '=', line.id)
      .execute()
    return wholeCart(db, actor.boId)
  },

  '/api/trading/cart/delOrderCart': async ({ input, db, actor }) => {
    await db.deleteFrom('cartLine').where('buyerId', '=', actor.boId).where('id', 'in', input.lineIds).execute()
    return wholeCart(db, actor.boId)
  },

  '/api/buyer/trading/cart/clearUnused': async ({ db, actor }) => {
    await db
      .deleteFrom('cartLine as c')
      .where('c.buyerId', '=', actor.boId)
      .where('c.goodsId', 'in', (q) =>
        q
          .selectFrom('goods as g')
          .select('g.id')
          .whereRef('g.sellerId', '=', 'c.sellerId')
          .whereRef('g.id', '=', 'c.goodsId')
          .where((e) => e.or([e('g.state', '!=', 'on'), closed('g.sellerId')])),
      )
      .execute()
    return null
  },

  '/api/buyer/trading/cart/selCartCount': async ({ db, actor }) => ({ count: await countOf(db, actor.boId) }),

  '/api/buyer/trading/cart/selOrderCart': ({ db, actor }) => wholeCart(db, actor.boId),

  '/api/buyer/trading/cart/selBuyerList': async ({ input, db, actor }) => {
    const { shops } = await wholeCart(db, actor.boId)
    return shops
      .filter((shop) => input.shopId === undefined || shop.shopId === input.shopId)
      .map((shop) => ({ ...shop, lines: shop.lines.filter((line) => line.fault === null) }))
      .filter((shop) => shop.lines.length > 0)
  },

  '/api/buyer/trading/cart/checkStock': async ({ input, db, actor }) => {
    const { shops, invalid } = await wholeCart(db, actor.boId)
    return [...shops.flatMap((shop) => shop.lines), ...invalid]
      .filter((line) => input.lineIds.includes(line.id))
      .map(({ id, stock, fault }) => ({ lineId: id, stock, fault }))
  },

  '/api/buyer/trading/cart/selSpecPrices': async ({ input, db }) => {
    const onSale = specs(db).where('g.state', '=', 'on').where(sells('s.sellerId'))
    const found = await onSale.where('s.id', 'in', input.specIds).execute()
    return found.map(({ specId, priceFen, stock, minQuantity }) => ({ specId, priceFen, stock, minQuantity }))
  },
} satisfies Handlers<typeof cartCalls>
