import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { orderJobs } from '../trading/index.ts'
import { act, type Who } from './act.ts'
import { ownCopy } from './drawings.ts'
import type { Goods, Spec } from './goods.ts'
import type { Member } from './members.ts'
import { payFromBalance, payThroughBank } from './money.ts'
import { sendOrder } from './parcel.ts'
import { evaluate } from './praise.ts'
import type { Timeline } from './timeline.ts'
import { cancelled, messages } from './words.ts'
import type { World } from './world.ts'

/** Where an order's life has got to by now. */
export type Fate =
  | 'unpaid'
  | 'unconfirmed'
  | 'unsent'
  | 'partSent'
  | 'unreceived'
  | 'unevaluated'
  | 'evaluated'
  | 'lapsed'
  | 'cancelled'
  | 'expired'
  | 'refunded'

export interface Plan {
  buyer: Member
  seller: Who
  lines: { goods: Goods; spec: Spec; quantity: number }[]
  /** When it was ordered. */
  at: Date
  fate: Fate
  way: 'balance' | 'card' | 'scan' | 'offline'
  /** A picture of the transfer slip, for those who pay outside the platform. */
  voucher: string
  /** The seller took something off before it was paid. */
  cheaper?: boolean
}

const hour = 3_600_000
const past = (at: Date, hours: number) => new Date(at.getTime() + hours * hour)

/** Writes one order's life into the timeline: every step is a call that its buyer or seller makes. */
export function live(world: World, timeline: Timeline, plan: Plan): void {
  const { random, db } = world
  const { buyer, seller, fate, at } = plan
  let order: OrderDetail
  let payId: string

  const paidAt = past(at, random.between(0.05, 0.4))
  const sentAt = past(paidAt, random.between(5, 20))
  const receivedAt = past(sentAt, random.between(40, 90))
  const evaluatedAt = past(receivedAt, random.between(6, 100))
  const id = () => order.id
  const voucher = () => ownCopy(world, buyer.id, plan.voucher)

  const read = async (when: Date) => {
    order = await act(world, '/api/trading/order/selSellerOrderDetailById', { id: id() }, seller, when)
  }
  const submit = async (when: Date) => {
    const placed = await placeOrder(world, plan, when)
    payId = placed.payId
    order = { id: placed.orderIds[0]! } as OrderDetail
    if (fate === 'unpaid' || fate === 'unconfirmed') await waitLonger(world, placed)
    await read(when)
  }
  const reprice = async (when: Date) => {
    const [line, ...others] = order.lines
    const lines = [line!, ...others].map(({ id: lineId, priceFen, quantity }) => ({
      lineId,
      totalFen: Math.round(priceFen * quantity * 0.95),
    }))
    await act(
      world,
      '/api/trading/order/orderPriceRevision',
      { id: id(), lines, freightFen: 0, why: '老客户优惠，包邮' },
      seller,
      when,
    )
    await read(when)
    payId = (await act(world, '/api/buyer/trading/order/toPayment', { orderIds: [id()] }, buyer, when)).payId
  }
  const pay = async (when: Date) => {
    if (plan.way === 'balance') await payFromBalance(world, buyer, payId, order.payableFen, when)
    else if (plan.way !== 'offline') await payThroughBank(world, buyer.id, payId, plan.way, when)
    else {
      await act(world, '/api/trading/orderHandle/uploadVoucher', { id: id(), voucher: [await voucher()] }, buyer, when)
      await act(world, '/api/trading/order/modifyOrderByObj', { id: id(), action: 'confirmPayment' }, seller, when)
    }
  }
  const receive = (when: Date) => act(world, '/api/buyer/trading/order/orderReceived', { id: id() }, buyer, when)
  const job = (kind: keyof typeof orderJobs) => (when: Date) =>
    orderJobs[kind]!({ db, systemId: world.systemId, now: when, payload: null, tell: () => {} })

  timeline.add(at, submit)
  if (plan.cheaper) timeline.add(past(at, 0.02), reprice)
  switch (fate) {
    case 'unpaid':
      return
    case 'cancelled':
      timeline.add(past(at, 0.3), (when) =>
        act(world, '/api/buyer/trading/order/cancelOrder', { id: id(), why: random.pick(cancelled) }, buyer, when),
      )
      return
    case 'expired':
      timeline.add(past(at, 0.51), job('order.expire'))
      return
    case 'unconfirmed':
      timeline.add(paidAt, (when) =>
        voucher().then((path) =>
          act(world, '/api/trading/orderHandle/uploadVoucher', { id: id(), voucher: [path] }, buyer, when),
        ),
      )
      return
  }
  timeline.add(paidAt, pay)
  if (fate === 'unsent') return
  if (fate === 'refunded') {
    timeline.add(past(paidAt, 3), (when) =>
      act(world, '/api/trading/order/cancelOrder', { id: id(), why: '商品缺货' }, seller, when),
    )
    return
  }
  timeline.add(sentAt, (when) => sendOrder(world, plan, order, when, fate === 'partSent'))
  if (fate === 'partSent' || fate === 'unreceived') return
  if (fate === 'lapsed') {
    timeline.add(past(sentAt, 241), job('order.receive'))
    timeline.add(past(sentAt, 241 + 361), job('order.evaluate'))
    return
  }
  timeline.add(receivedAt, receive)
  if (fate === 'evaluated') timeline.add(evaluatedAt, (when) => evaluate(world, plan, order, when))
}

/** At today's prices, freight included: the buyer puts it in his cart and submits it. */
async function placeOrder(world: World, { buyer, lines }: Plan, at: Date) {
  const lineIds: string[] = []
  for (const { spec, quantity } of lines) {
    const { lineId } = await act(
      world,
      '/openapi/trading/cart/addOrderCartV2/1.0',
      { specId: spec.id, quantity },
      buyer,
      at,
    )
    lineIds.push(lineId)
  }
  const chosen = { lineIds, addressId: buyer.addressId, delivery: 'express' as const }
  const draft = await act(world, '/api/buyer/trading/order/orderSubmitData', chosen, buyer, at)
  const messageTo = Object.fromEntries(draft.orders.map(({ shopId }) => [shopId, world.random.pick(messages)]))
  return act(
    world,
    '/api/buyer/trading/order/orderSubmit',
    { ...chosen, payableFen: draft.payableFen, messages: messageTo },
    buyer,
    at,
  )
}

/** Half an hour would be over before anybody has looked around: what the demo leaves unpaid waits for a fortnight. */
async function waitLonger(
  { db, now }: World,
  { payId, orderIds }: { payId: string; orderIds: string[] },
): Promise<void> {
  const until = past(now, 14 * 24)
  await db.updateTable('orders').set({ payBy: until }).where('id', 'in', orderIds).execute()
  await db.updateTable('bill').set({ expiresAt: until }).where('id', '=', payId).execute()
}
