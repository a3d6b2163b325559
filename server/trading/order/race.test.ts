import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { market } from '../../testing/call.ts'
import { outcomes } from '../../testing/outcomes.ts'
import { overtaken } from '../../testing/overtaken.ts'
import { orderOf, paidOrder, payOrder, readyToOrder, sentOrder, submit } from '../../testing/orders.ts'

setPepper('test')
beforeEach(async () => (await testDb()).clear())

const dispatch = { way: 'express', company: '顺丰速运', waybill: 'SF1234567890' } as const
const detail = '/api/trading/order/selSellerOrderDetailById'
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i))
/** What a test makes before its calls meet, committed. */
const inWotu = async <T>(make: (db: Awaited<ReturnType<typeof testDb>>['db']) => Promise<T>) => {
  const { db } = await testDb()
  return inTenant(wotu, () => make(db))
}

describe('at the same time', () => {
  it('the last two lines sent one by one: everything has left, so the order waits for its receipt', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, asSeller } = await inWotu(async (db) => payOrder(db, await orderOf(db, { kinds: 3 })))
      const { lines } = await market.call(detail, { id }, asSeller)
      const send = (line: { id: string; quantity: number }) =>
        market.call(
          '/openapi/trading/order/orderDelivery',
          { id, dispatch, lines: [{ lineId: line.id, quantity: line.quantity }] },
          asSeller,
          { key: newId() },
        )
      await send(lines[0]!)
      await Promise.all([send(lines[1]!), send(lines[2]!)])
      const order = await market.call(detail, { id }, asSeller)
      expect(order).toMatchObject({ state: 'unreceived', receiveBy: expect.any(String), shipments: { length: 3 } })
    }
  })

  it('two prices revised, each for another line: the lines still sum to the order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, asSeller } = await inWotu((db) => orderOf(db, { kinds: 2 }))
      const { lines } = await market.call(detail, { id }, asSeller)
      const revise = (lineId: string, totalFen: number) =>
        market.call(
          '/api/trading/order/orderPriceRevision',
          { id, lines: [{ lineId, totalFen }], freightFen: 0, why: '老客户优惠' },
          asSeller,
          { key: newId() },
        )
      await Promise.all([revise(lines[0]!.id, 5000), revise(lines[1]!.id, 7000)])
      const order = await market.call(detail, { id }, asSeller)
      expect(order.lines.map((line) => line.payableFen)).toEqual([5000, 7000])
      expect(order.payableFen).toBe(12_000)
    }
  })

  it('a note is kept, whatever else moves the order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, asSeller } = await inWotu((db) => paidOrder(db))
      const { lines } = await market.call(detail, { id }, asSeller)
      const note = { id, action: 'note', note: '发顺丰' } as const
      const sending = { id, dispatch, lines: [{ lineId: lines[0]!.id, quantity: 1 }] }
      await Promise.all([
        market.call('/openapi/trading/order/orderDelivery', sending, asSeller, { key: newId() }),
        market.call('/api/trading/order/modifyOrderByObj', note, asSeller),
      ])
      expect(await market.call(detail, { id }, asSeller)).toMatchObject({ state: 'partSent', sellerNote: '发顺丰' })
    }
  })

  it('a seller is reminded once, and a receipt is extended once, of twenty tries', async () => {
    const paid = await inWotu((db) => paidOrder(db))
    const remind = () => market.call('/api/trading/order/remindDelivery', { id: paid.id }, paid.as)
    expect(await outcomes(times(20, remind))).toEqual({ ok: 1, ALREADY_REMINDED: 19 })

    const sent = await inWotu(sentOrder)
    const extend = () =>
      market.call('/api/trading/orderChange/changeOrderInfo', { id: sent.id, change: 'extend' }, sent.as)
    expect(await outcomes(times(20, extend))).toEqual({ ok: 1, ALREADY_EXTENDED: 19 })
  })

  it('a receipt that is just being extended is not extended once more', async () => {
    const { id, as } = await inWotu(sentOrder)
    const extend = () => market.call('/api/trading/orderChange/changeOrderInfo', { id, change: 'extend' }, as)
    const first = `update orders set extended = true where id = ${id}`
    await expect(overtaken(first, extend)).rejects.toMatchObject({ code: 'ALREADY_EXTENDED' })
  })

  it('going to pay one order many times opens one bill', async () => {
    const ready = await inWotu(async (db) => {
      const market = await readyToOrder(db)
      const { orderIds } = await submit(db, market)
      await db.deleteFrom('bill').where('payerId', '=', market.buyer.id).execute()
      return { ...market, orderIds }
    })
    const open = () =>
      market.call('/api/buyer/trading/order/toPayment', { orderIds: ready.orderIds }, ready.as, { key: newId() })
    const bills = await Promise.all(times(10, open))
    expect(new Set(bills.map(({ payId }) => payId)).size).toBe(1)
  })
})
