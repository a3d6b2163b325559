import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, fen, id, nothing, quantity, signedFen } from '../fields.ts'

/** Why a line can't be ordered as it stands (`closed`: its shop doesn't sell now); null when it can. */
export const CartFault = z.enum(['closed', 'offSale', 'short', 'belowMinimum']).nullable()

/** One spec of one goods in a buyer's cart, at today's price. */
export const CartLine = z.object({
  id,
  goodsId: id,
  specId: id,
  title: z.string(),
  specName: z.string(),
  picture: z.string(),
  unit: z.string(),
  priceFen: fen.meta({ title: '单价' }),
  /** Today's price less the price when it was put in: negative when it fell. */
  changedFen: signedFen,
  quantity,
  minQuantity: z.int(),
  stock: z.int(),
  subtotalFen: fen.meta({ title: '小计' }),
  fault: CartFault,
})
export type CartLine = z.infer<typeof CartLine>

/** The lines of one shop, newest first. */
export const CartShop = z.object({ shopId: id, shopName: z.string(), lines: z.array(CartLine) })
export type CartShop = z.infer<typeof CartShop>

export const Cart = z.object({
  shops: z.array(CartShop),
  /** Lines whose goods are off sale, or whose shop doesn't sell: kept apart and greyed. */
  invalid: z.array(CartLine),
  count: z.int(),
})
export type Cart = z.infer<typeof Cart>

const whole = '/api/buyer/trading/cart/selOrderCart'
const changed = [whole, '/api/buyer/trading/cart/selCartCount', '/api/buyer/trading/cart/selBuyerList'] as const
const buyer = { who: 'owner', grant: 'purchase' } as const

export const cartCalls = {
  '/openapi/trading/cart/addOrderCartV2/1.0': write({
    title: '加入购物车',
    ...buyer,
    scope: 'cart',
    input: z.strictObject({ specId: id, quantity }),
    output: z.object({ lineId: id, count: z.int() }),
    errors: ['NOT_FOUND', 'SHOP_CLOSED', 'GOODS_OFF_SALE', 'STOCK_SHORT', 'BELOW_MINIMUM', 'OWN_GOODS', 'CART_FULL'],
    stale: changed,
    example: { specId: '1', quantity: 2 },
  }),
  '/api/trading/cart/updOrderCart': write({
    title: '修改购物车中的数量或规格',
    ...buyer,
    scope: 'cart',
    input: z.strictObject({ lineId: id, quantity, specId: id.optional() }),
    output: Cart,
    errors: ['NOT_FOUND', 'SHOP_CLOSED', 'GOODS_OFF_SALE', 'STOCK_SHORT', 'BELOW_MINIMUM'],
    stale: changed,
    example: { lineId: '1', quantity: 3 },
  }),
  '/api/trading/cart/delOrderCart': write({
    title: '从购物车删除',
    ...buyer,
    scope: 'cart',
    input: z.strictObject({ lineIds: z.array(id).min(1).max(200).meta({ title: '购物车商品' }) }),
    output: Cart,
    stale: changed,
    example: { lineIds: ['1'] },
  }),
  '/api/buyer/trading/cart/clearUnused': write({
    title: '清空失效商品',
    ...buyer,
    scope: 'cart',
    input: nothing,
    output: done,
    stale: changed,
    example: {},
  }),
  '/api/buyer/trading/cart/selCartCount': read({
    title: '购物车商品种数',
    ...buyer,
    scope: 'cart',
    input: nothing,
    output: z.object({ count: z.int() }),
    example: {},
  }),
  [whole]: read({ title: '购物车', ...buyer, scope: 'cart', input: nothing, output: Cart, example: {} }),
  '/api/buyer/trading/cart/selBuyerList': read({
    title: '按店铺列出购物车中可下单的商品',
    ...buyer,
    input: z.strictObject({ shopId: id.optional() }),
    output: z.array(CartShop),
    example: {},
  }),
  '/api/buyer/trading/cart/checkStock': read({
    title: '检查所选商品能否下单',
    ...buyer,
    input: z.strictObject({ lineIds: z.array(id).min(1).max(200).meta({ title: '购物车商品' }) }),
    output: z.array(z.object({ lineId: id, stock: z.int(), fault: CartFault })),
    example: { lineIds: ['1'] },
  }),
  '/api/buyer/trading/cart/selSpecPrices': read({
    title: '查询规格的当前价格与库存',
    who: 'visitor',
    input: z.strictObject({ specIds: z.array(id).min(1).max(200).meta({ title: '规格' }) }),
    output: z.array(z.object({ specId: id, priceFen: fen, stock: z.int(), minQuantity: z.int() })),
    example: { specIds: ['1'] },
  }),
}
