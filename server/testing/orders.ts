import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { call, owner, seller } from './call.ts'
import { giveFile, givePayPassword, makeGoods, makeMember, makeShop, payBill } from './market.ts'

/** A buyer with money and a payment password, a shop, goods, and one line in the cart. */
export async function readyToOrder(db: Db, { stock = 100, quantity = 2, balanceFen = 100_000 } = {}) {
  const shop = await makeShop(db)
  const goods = await makeGoods(db, shop, { stock })
  const buyer = await makeMember(db, { balanceFen })
  await givePayPassword(db, buyer.id)
  const as = owner(buyer.id)
  const { lineId } = await call(db, '/openapi/trading/cart/addOrderCartV2/1.0', { specId: goods.specId, quantity }, as)
  return { shop, goods, buyer, lineId, quantity, as, asSeller: seller(shop) }
}
export type Ready = Awaited<ReturnType<typeof readyToOrder>>

/** Submits the cart's line. */
export async function submit(db: Db, { lineId, buyer, goods, quantity, as }: Ready) {
  const input = { lineIds: [lineId], addressId: buyer.addressId, payableFen: goods.priceFen * quantity }
  const placed = await call(db, '/api/buyer/trading/order/orderSubmit', input, as, newId())
  return { ...placed, id: placed.orderIds[0]! }
}

export const pay = (db: Db, { as }: Ready, { payId, payableFen }: { payId: string; payableFen: number }) =>
  payBill(db, as, payId, payableFen)

/** An order that is paid. */
export async function paidOrder(db: Db, options: Parameters<typeof readyToOrder>[1] = {}) {
  const market = await readyToOrder(db, options)
  const placed = await submit(db, market)
  await pay(db, market, placed)
  return { ...market, id: placed.id, payId: placed.payId }
}

/** An unpaid order of several kinds of goods of one shop, two of each. */
export async function orderOf(db: Db, { kinds }: { kinds: number }) {
  const ready = await readyToOrder(db)
  const lineIds = [ready.lineId]
  for (let kind = 1; kind < kinds; kind += 1) {
    const { specId } = await makeGoods(db, ready.shop)
    const line = { specId, quantity: ready.quantity }
    lineIds.push((await call(db, '/openapi/trading/cart/addOrderCartV2/1.0', line, ready.as)).lineId)
  }
  const payableFen = ready.goods.priceFen * ready.quantity * kinds
  const input = { lineIds, addressId: ready.buyer.addressId, payableFen }
  const placed = await call(db, '/api/buyer/trading/order/orderSubmit', input, ready.as, newId())
  return { ...ready, ...placed, id: placed.orderIds[0]! }
}

/** One bill for the orders of two sellers, each of which has a bill of its own too. */
export async function ofTwoSellers(db: Db) {
  const ready = await readyToOrder(db)
  const first = await submit(db, ready)
  const shop = await makeShop(db)
  const { specId, priceFen } = await makeGoods(db, shop)
  const line = { specId, quantity: 1 }
  const { lineId } = await call(db, '/openapi/trading/cart/addOrderCartV2/1.0', line, ready.as)
  const order = { lineIds: [lineId], addressId: ready.buyer.addressId, payableFen: priceFen }
  const second = await call(db, '/api/buyer/trading/order/orderSubmit', order, ready.as, newId())
  const [a, b] = [first.id, second.orderIds[0]!]
  const { payId } = await call(db, '/api/buyer/trading/order/toPayment', { orderIds: [a, b] }, ready.as)
  return { ready, first: first.payId, second: second.payId, payId, a, b, shop }
}

/** The same order, paid from the buyer's balance. */
export async function payOrder<O extends Ready & { payId: string; payableFen: number }>(db: Db, order: O): Promise<O> {
  await pay(db, order, order)
  return order
}

/** An order that its buyer paid by transfer, as its seller has confirmed. */
export async function offlineOrder(db: Db) {
  const market = await readyToOrder(db)
  const { id } = await submit(db, market)
  const voucher = [await giveFile(db, market.buyer.id)]
  await call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher }, market.as)
  await call(db, '/api/trading/order/modifyOrderByObj', { id, action: 'confirmPayment' }, market.asSeller)
  return { ...market, id }
}

/** Sends lines of a paid order. */
export const sendLines = (
  db: Db,
  { id, asSeller }: { id: string; asSeller: Ready['asSeller'] },
  lines: { lineId: string; quantity: number }[],
) => {
  const dispatch = { way: 'express' as const, company: '顺丰速运', waybill: 'SF1234567890' }
  return call(db, '/openapi/trading/order/orderDelivery', { id, dispatch, lines }, asSeller, newId())
}

/** Sends all of a paid order. */
export async function sendAll(db: Db, order: { id: string; asSeller: Ready['asSeller'] }) {
  const { lines } = await call(db, '/api/trading/order/selSellerOrderDetailById', { id: order.id }, order.asSeller)
  return sendLines(
    db,
    order,
    lines.map((line) => ({ lineId: line.id, quantity: line.quantity })),
  )
}

/** An order that is paid and all on its way. */
export async function sentOrder(db: Db) {
  const order = await paidOrder(db)
  const detail = await sendAll(db, order)
  return { ...order, shipmentId: detail.shipments[0]!.id }
}

export const stockOf = (db: Db, specId: string) =>
  db.selectFrom('goodsSpec').select(['stock', 'locked']).where('id', '=', specId).executeTakeFirstOrThrow()

export async function balanceOf(db: Db, ownerId: string) {
  const rows = await db.selectFrom('account').select(['kind', 'balanceFen']).where('ownerId', '=', ownerId).execute()
  return Object.fromEntries(rows.map((row) => [row.kind, row.balanceFen]))
}
