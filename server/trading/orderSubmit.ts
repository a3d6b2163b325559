import type { buyerOrderCalls } from '@wotu/contract/trading/order.buyer.ts'
import { type Db, query } from '#kernel/db.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refuse.ts'
import { checkSellable, faultOf } from './cart.ts'
import { chooseAddress, priceOrders, readChosen, toDraft, type PricedOrder } from './orderDraft.ts'
import { orderNo } from './orderNo.ts'
import { later, terms } from './terms.ts'

interface NewOrder extends PricedOrder {
  id: string
  no: string
  message: string
}

interface Submission {
  systemId: number
  buyerId: string
  payId: string
  now: Date
  payBy: Date
  payableFen: number
  address: unknown
  delivery: 'express' | 'self'
  partner: string
  orders: NewOrder[]
}

/**
 * Everything that an order writes, in one round trip (the bill too, though finance reads it): stock from saleable to locked, orders, lines, log, the bill,
 * and the cart lines gone. The specs are locked and checked already; the guard on stock is the second wall.
 */
async function writeOrders(db: Db, s: Submission) {
  const lines = s.orders.flatMap((order) =>
    order.lines.map((line) => ({
      order_id: order.id,
      id: newId(),
      seller_id: order.sellerId,
      goods_id: line.goodsId,
      spec_id: line.specId,
      cart_line_id: line.cartLineId,
      title: line.title,
      spec_name: line.specName,
      picture: line.picture,
      unit: line.unit,
      price_fen: line.priceFen,
      quantity: line.quantity,
      freight_fen: line.freightFen,
      payable_fen: line.subtotalFen + line.freightFen,
    })),
  )
  const orders = s.orders.map((order) => ({
    id: order.id,
    log_id: newId(),
    no: order.no,
    seller_id: order.sellerId,
    shop_id: order.shopId,
    shop_name: order.shopName,
    goods_fen: order.goodsFen,
    freight_fen: order.freightFen,
    payable_fen: order.payableFen,
    message: order.message,
  }))
  const [row] = await query<{ taken: number; gone: number }>(db)`
    with o as (
      select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o(
        id bigint, log_id bigint, no text, seller_id bigint, shop_id bigint, shop_name text,
        goods_fen bigint, freight_fen bigint, payable_fen bigint, message text)
    ), l as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(
        order_id bigint, id bigint, seller_id bigint, goods_id bigint, spec_id bigint, cart_line_id bigint, title text, spec_name text,
        picture text, unit text, price_fen bigint, quantity int, freight_fen bigint, payable_fen bigint)
    ), taken as (
      update goods_spec s set stock = s.stock - l.quantity, locked = s.locked + l.quantity
      from unnest(${lines.map((l) => l.seller_id)}::bigint[], ${lines.map((l) => l.spec_id)}::bigint[], ${lines.map((l) => l.quantity)}::int[])
        as l(seller_id, spec_id, quantity)
      where s.seller_id = l.seller_id and s.id = l.spec_id and s.stock >= l.quantity returning s.id
    ), new_order as (
      insert into orders (system_id, buyer_id, id, no, seller_id, shop_id, shop_name, buyer_name, state, goods_fen, freight_fen,
        payable_fen, address, delivery, message, partner, created_at, pay_by)
      select ${s.systemId}, ${s.buyerId}, o.id, o.no, o.seller_id, o.shop_id, o.shop_name,
        (select coalesce(nullif(org_name, ''), nullif(nickname, ''), name) from member where id = ${s.buyerId}),
        'unpaid', o.goods_fen, o.freight_fen, o.payable_fen, ${JSON.stringify(s.address)}::jsonb, ${s.delivery}, o.message, ${s.partner}, ${s.now}, ${s.payBy}
      from o
    ), new_line as (
      insert into order_line (system_id, buyer_id, order_id, id, seller_id, goods_id, spec_id, title, spec_name, picture, unit,
        price_fen, quantity, freight_fen, payable_fen)
      select ${s.systemId}, ${s.buyerId}, l.order_id, l.id, l.seller_id, l.goods_id, l.spec_id, l.title, l.spec_name, l.picture, l.unit,
        l.price_fen, l.quantity, l.freight_fen, l.payable_fen
      from l
    ), new_log as (
      insert into order_log (system_id, buyer_id, order_id, id, action, state_to, by_role, by_id, at)
      select ${s.systemId}, ${s.buyerId}, o.id, o.log_id, 'submit', 'unpaid', 'buyer', ${s.buyerId}, ${s.now} from o
    ), bill as (
      insert into pay (system_id, payer_id, id, biz, order_ids, amount_fen, created_at, expires_at)
      values (${s.systemId}, ${s.buyerId}, ${s.payId}, 'order', ${s.orders.map((o) => o.id)}::bigint[], ${s.payableFen}, ${s.now}, ${s.payBy})
    ), gone as (
      delete from cart_line c using l where c.buyer_id = ${s.buyerId} and c.id = l.cart_line_id returning c.id
    )
    select (select count(*) from taken) as taken, (select count(*) from gone) as gone`
  if (row?.taken !== lines.length) throw new Error('stock changed under its lock')
  // The same cart line submitted a moment ago, while this waited for the lock of its spec.
  if (row.gone !== lines.filter((line) => line.cart_line_id !== null).length) refuse('NOTHING_CHOSEN')
}

export const orderSubmitHandlers = {
  '/api/buyer/trading/order/orderSubmitData': async ({ input, db, actor }) => {
    const address = await chooseAddress(db, actor.boId, input.addressId)
    const specs = await readChosen(db, actor.boId, input, { lock: false })
    const orders = priceOrders(specs, address?.areaCode ?? null, input.delivery)
    return {
      orders: orders.map((order) => toDraft(order, (spec) => faultOf(spec, spec.quantity))),
      address,
      payableFen: orders.reduce((sum, order) => sum + order.payableFen, 0),
    }
  },

  '/api/buyer/trading/order/orderSubmit': async ({ input, db, systemId, actor, now, refuse, tell }) => {
    const address = await chooseAddress(db, actor.boId, input.addressId)
    const specs = await readChosen(db, actor.boId, input, { lock: true })
    if (specs.length < input.lineIds.length) refuse('NOT_FOUND', { what: '部分商品' })
    for (const spec of specs) {
      if (spec.sellerId === actor.boId) refuse('OWN_GOODS')
      checkSellable(spec, spec.quantity)
    }
    const priced = priceOrders(specs, address!.areaCode, input.delivery)
    const unreachable = priced.find((order) => !order.deliverable)
    if (unreachable) refuse('OUT_OF_RANGE', { shopName: unreachable.shopName })
    const payableFen = priced.reduce((sum, order) => sum + order.payableFen, 0)
    if (payableFen !== input.payableFen) refuse('PRICE_CHANGED', {}, { payableFen })

    const orders = priced.map((order) => ({
      ...order,
      id: newId(),
      no: orderNo(now),
      message: input.messages[order.shopId] ?? '',
    }))
    const payId = newId()
    const payBy = later(now, terms.payWithin)
    const { id: _id, kind: _kind, isDefault: _default, ...whereTo } = address!
    await writeOrders(db, {
      systemId,
      buyerId: actor.boId,
      payId,
      now,
      payBy,
      payableFen,
      address: whereTo,
      delivery: input.delivery,
      partner: input.partner,
      orders,
    })
    for (const order of orders)
      tell(order.sellerId, ['/api/trading/order/selAllOrderListByPage/v3', '/api/trading/order/selectOrderCount'])
    return { payId, orderIds: orders.map((order) => order.id), payableFen, payBy: payBy.toISOString() }
  },
} satisfies Partial<Handlers<typeof buyerOrderCalls>>
