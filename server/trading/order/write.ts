import type { OrderAddress } from '@wotu/contract/trading/order/order.ts'
import { columns, type DbFunction } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
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

/**
 * Everything that submissions write (the bills too, though finance reads them): stock from saleable to locked, cart lines
 * gone, orders with their log, lines, bills.
 */
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
      values: columns(
        takenOf(lines),
        (s) => s.sellerId,
        (s) => s.specId,
        (s) => s.quantity,
        (s) => s.priceFen,
      ),
    },
    {
      name: 'drop_cart_lines',
      values: columns(
        fromCart,
        (l) => l.order.buyerId,
        (l) => l.cartLineId,
        (l) => l.specId,
        (l) => l.quantity,
      ),
    },
    {
      name: 'insert_orders',
      values: columns(
        orders,
        (o) => o.buyerId,
        (o) => o.id,
        () => newId(),
        (o) => o.payId,
        (o) => o.no,
        (o) => o.sellerId,
        (o) => o.shopId,
        (o) => o.shopName,
        (o) => o.buyerName,
        (o) => o.goodsFen,
        (o) => o.freightFen,
        (o) => o.payableFen,
        (o) => o.address,
        (o) => o.delivery,
        (o) => o.message,
        (o) => o.partner,
        (o) => o.attribution,
        (o) => o.now,
        (o) => o.payBy,
      ),
    },
    {
      name: 'insert_order_lines',
      values: columns(
        lines,
        (l) => l.order.buyerId,
        (l) => l.order.id,
        () => newId(),
        (l) => l.sellerId,
        (l) => l.goodsId,
        (l) => l.specId,
        (l) => l.title,
        (l) => l.specName,
        (l) => l.picture,
        (l) => l.unit,
        (l) => l.priceFen,
        (l) => l.quantity,
        (l) => l.freightFen,
        (l) => l.subtotalFen + l.freightFen,
      ),
    },
  ]
}
