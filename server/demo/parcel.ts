import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { act } from './act.ts'
import type { Plan } from './life.ts'
import type { World } from './world.ts'

const couriers = [
  ['顺丰速运', 'SF'],
  ['中通快递', 'ZT'],
  ['京东物流', 'JD'],
  ['极兔速递', 'JT'],
] as const

const hour = 3_600_000

/** The seller sends an order, whole or its first line only; the parcel then moves as far as it has had time to. */
export async function sendOrder(
  world: World,
  { seller }: Plan,
  order: OrderDetail,
  at: Date,
  inPart: boolean,
): Promise<void> {
  const { db, random, now } = world
  const [company, prefix] = random.pick(couriers)
  const dispatch = { way: 'express' as const, company, waybill: `${prefix}${random.int(10 ** 11, 10 ** 12 - 1)}` }
  const sending = inPart ? order.lines.slice(0, 1) : order.lines
  const lines = sending.map(({ id: lineId, quantity }) => ({
    lineId,
    quantity: inPart ? Math.max(1, Math.floor(quantity / 2)) : quantity,
  }))
  await act(world, '/openapi/trading/order/orderDelivery', { id: order.id, dispatch, lines }, seller, at)

  const [province, city] = order.address.areaName.split(' ')
  const stops: [hours: number, words: string][] = [
    [0, '卖家已发货'],
    [1.5, `【产地网点】${company}已揽收`],
    [9, '【区域分拨中心】快件已发出，正发往目的地'],
    [26, `【${province}转运中心】快件已到达`],
    [34, `【${city ?? province}】快件正在派送，派送员电话 138****6021`],
    [37, '已签收，签收人：本人'],
  ]
  const trace = stops
    .map(([hours, words]) => ({ at: new Date(at.getTime() + hours * hour), words }))
    .filter((stop) => stop.at <= now)
    .map((stop) => ({ at: stop.at.toISOString(), words: stop.words }))
  await db
    .updateTable('shipment')
    .set({ trace: JSON.stringify(trace) })
    .where('orderId', '=', order.id)
    .execute()
}
