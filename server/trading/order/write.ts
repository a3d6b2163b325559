import type { OrderAddress } from '@wotu/contract/trading/order/order.ts'
import { type DbFunction, named } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { billWrites } from '../../finance/index.ts'
import type { PricedOrder } from './draft.ts'

/** What one submission writes: an order a shop, and one bill for all of them. */
export interface Submission {
  buyerId: string
  buyerName: string
  payId: string
  now: Date
  payBy: Date
  address: OrderAddress
  delivery: 'express' | 'self'
  /** The partner's page that led to it, and what that page said of itself; empty where none did. */
  partner: string
  attribution: string
  orders: (PricedOrder & { id: string; no: string; message: string })[]
}

const byId = (a: { specId: string }, b: { specId: string }) => (BigInt(a.specId) < BigInt(b.specId) ? -1 : 1)

/** The specs that lines take from, each once with the sum that is taken, in order of id. */
const takenOf = (lines: { specId: string; sellerId: string; quantity: number; priceFen: number }[]) => {
  const taken = new Map<string, (typeof lines)[number]>()
  for (const line of lines) {
    const quantity = (taken.get(line.specId)?.quantity ?? 0) + line.quantity
    taken.set(line.specId, { ...line, quantity })
  }
  return [...taken.values()].sort(byId)
}

/** What the bill of a submission is for, and whose: see money.ts. */
const billsOf = (submissions: readonly Submission[]): DbFunction =>
  billWrites(
    submissions.flatMap(({ orders, buyerId: payerId, payId, now, payBy }) =>
      orders.map(({ id, payableFen: amountFen }) => ({ subject: 'order', payerId, payId, id, amountFen, now, payBy })),
    ),
  )

/** Everything that submissions write: stock from saleable to locked, cart lines gone, orders with their log, lines, bills. */
export const orderWrites = (submissions: readonly Submission[]): DbFunction[] => {
  const orders = submissions.flatMap(({ orders: own, address, ...of }) => {
    const json = JSON.stringify(address)
    return own.map((order) => ({ ...order, ...of, address: json }))
  })
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ ...line, order })))
  const fromCart = lines.filter((line) => line.cartLineId !== null)
  return [
    {
      name: 'take_stock',
      values: named(takenOf(lines), {
        sellerIds: (s) => s.sellerId,
        specIds: (s) => s.specId,
        quantities: (s) => s.quantity,
        pricesFen: (s) => s.priceFen,
      }),
    },
    {
      name: 'drop_cart_lines',
      values: named(fromCart, {
        buyerIds: (l) => l.order.buyerId,
        ids: (l) => l.cartLineId,
        specIds: (l) => l.specId,
        quantities: (l) => l.quantity,
      }),
    },
    {
      name: 'insert_orders',
      values: named(orders, {
        buyerIds: (o) => o.buyerId,
        ids: (o) => o.id,
        logIds: () => newId(),
        nos: (o) => o.no,
        sellerIds: (o) => o.sellerId,
        shopIds: (o) => o.shopId,
        shopNames: (o) => o.shopName,
        buyerNames: (o) => o.buyerName,
        goodsFens: (o) => o.goodsFen,
        freightFens: (o) => o.freightFen,
        payableFens: (o) => o.payableFen,
        addresses: (o) => o.address,
        deliveries: (o) => o.delivery,
        messages: (o) => o.message,
        partners: (o) => o.partner,
        attributions: (o) => o.attribution,
        ats: (o) => o.now,
        payBys: (o) => o.payBy,
      }),
    },
    {
      name: 'insert_order_lines',
      values: named(lines, {
        buyerIds: (l) => l.order.buyerId,
        orderIds: (l) => l.order.id,
        ids: () => newId(),
        sellerIds: (l) => l.sellerId,
        goodsIds: (l) => l.goodsId,
        specIds: (l) => l.specId,
        titles: (l) => l.title,
        specNames: (l) => l.specName,
        pictures: (l) => l.picture,
        units: (l) => l.unit,
        pricesFen: (l) => l.priceFen,
        quantities: (l) => l.quantity,
        freightFens: (l) => l.freightFen,
        payableFens: (l) => l.subtotalFen + l.freightFen,
      }),
    },
    billsOf(submissions),
  ]
}
