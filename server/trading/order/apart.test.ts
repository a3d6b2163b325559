import { afterEach, describe, expect, it } from 'vitest'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { defaultTerms, hour, later } from '#kernel/call/terms.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'
import { giveFile } from '../../testing/market.ts'
import { orderOf, pay, payOrder, readyToOrder, sendAll, sendLines, stockOf, submit } from '../../testing/orders.ts'

setPepper('test')
afterEach(() => setClock('running'))

const detail = '/api/trading/order/selSellerOrderDetailById'

/** Two orders of one buyer for the same goods: two of them, and three. */
async function twoOrders(db: Db) {
  const market = await readyToOrder(db)
  const { specId } = market.goods
  const one = await submit(db, market)
  const line = { specId, quantity: 3 }
  const { lineId } = await call(db, '/openapi/trading/cart/addOrderCartV2/1.0', line, market.as)
  const other = await submit(db, { ...market, lineId, quantity: 3 })
  const read = (id: string) => call(db, detail, { id }, market.asSeller)
  return { ...market, one, other, read }
}

/** The same, both paid. */
async function twoPaid(db: Db) {
  const two = await twoOrders(db)
  for (const order of [two.one, two.other]) await pay(db, two, order)
  return two
}

describe('of two orders of one buyer for the same goods', () => {
  it(
    'one is cancelled: the other waits for its payment, and its goods stay promised',
    inRollback(async (db) => {
      const { one, other, as, goods, read } = await twoOrders(db)
      await call(db, '/api/buyer/trading/order/cancelOrder', { id: one.id, why: '不想买了' }, as, newId())
      expect(await read(other.id)).toMatchObject({ state: 'unpaid', log: { length: 1 } })
      expect(await stockOf(db, goods.specId)).toEqual({ stock: 97, locked: 3 })
    }),
  )

  it(
    'one is sent whole, and is on its way; the other has neither its parcel nor its log',
    inRollback(async (db) => {
      const { one, other, asSeller, read } = await twoPaid(db)
      const sent = await sendAll(db, { id: one.id, asSeller })
      expect(sent).toMatchObject({ state: 'unreceived', lines: [{ sent: 2 }], shipments: { length: 1 } })
      const left = await read(other.id)
      expect(left).toMatchObject({ state: 'unsent', lines: [{ sent: 0 }], shipments: [] })
      expect(left.log.map(({ action }) => action)).toEqual(['submit', 'pay'])
    }),
  )

  it(
    'one is sent with no line of the other',
    inRollback(async (db) => {
      const { one, other, asSeller, read } = await twoPaid(db)
      const foreign = (await read(other.id)).lines[0]!.id
      await expect(sendLines(db, { id: one.id, asSeller }, [{ lineId: foreign, quantity: 1 }])).rejects.toMatchObject({
        code: 'SEND_TOO_MUCH',
      })
    }),
  )

  it(
    'one is received, and counts its own goods as sold',
    inRollback(async (db) => {
      const { one, as, asSeller, goods } = await twoPaid(db)
      await sendAll(db, { id: one.id, asSeller })
      await call(db, '/api/buyer/trading/order/orderReceived', { id: one.id }, as, newId())
      const sold = db.selectFrom('goods').select('sales').where('id', '=', goods.goodsId)
      expect(await sold.executeTakeFirst()).toEqual({ sales: 2 })
    }),
  )

  it(
    'one is repriced: the other costs what it did',
    inRollback(async (db) => {
      const { one, other, asSeller, read } = await twoOrders(db)
      const [line] = (await read(one.id)).lines
      const revised = { id: one.id, lines: [{ lineId: line!.id, totalFen: 20_000 }], freightFen: 0, why: '老客户优惠' }
      const path = '/api/trading/order/orderPriceRevision'
      expect(await call(db, path, revised, asSeller)).toMatchObject({ payableFen: 20_000 })
      expect(await read(other.id)).toMatchObject({ payableFen: 38_400, lines: [{ payableFen: 38_400 }] })
    }),
  )

  it(
    'each has the time of its own voucher, counted from when that was first brought',
    inRollback(async (db) => {
      setClock(new Date('2026-03-01T12:00:00Z'))
      const { one, other, as, buyer } = await twoOrders(db)
      const voucher = [await giveFile(db, buyer.id)]
      const hold = async (id: string) =>
        (await call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher }, as)).payBy
      const held = () => later(clock.now(), defaultTerms.payOfflineHours * hour).toISOString()
      for (const { id } of [one, other]) {
        advanceClock(10 * hour)
        expect(await hold(id)).toBe(held())
      }
    }),
  )

  it(
    'paid by transfer and closed, one’s money is sent back: that of the other is still owed',
    inRollback(async (db) => {
      const { one, other, as, asSeller, buyer, shop, read } = await twoOrders(db)
      const voucher = [await giveFile(db, buyer.id)]
      for (const { id } of [one, other]) {
        await call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher }, as)
        await call(db, '/api/trading/order/modifyOrderByObj', { id, action: 'confirmPayment' }, asSeller)
        await call(db, '/api/trading/order/cancelOrder', { id, why: '缺货' }, asSeller, newId())
      }
      const sent = { id: one.id, voucher: [await giveFile(db, shop.sellerId)] }
      await call(db, '/api/trading/orderHandle/uploadRefundVoucher', sent, asSeller)
      expect((await read(one.id)).refund).toMatchObject({ state: 'sent' })
      expect((await read(other.id)).refund).toMatchObject({ state: 'owed', voucher: [], sentAt: null })
    }),
  )
})

describe('of the lines of one order', () => {
  it(
    'those that are sent have left, and no others',
    inRollback(async (db) => {
      const { id, asSeller } = await payOrder(db, await orderOf(db, { kinds: 2 }))
      const { lines } = await call(db, detail, { id }, asSeller)
      const sent = await sendLines(db, { id, asSeller }, [{ lineId: lines[1]!.id, quantity: 2 }])
      expect(sent).toMatchObject({ state: 'partSent', lines: [{ sent: 0 }, { sent: 2 }] })
    }),
  )

  it(
    'each is named once in a parcel',
    inRollback(async (db) => {
      const { id, asSeller } = await payOrder(db, await orderOf(db, { kinds: 1 }))
      const { lines } = await call(db, detail, { id }, asSeller)
      const half = { lineId: lines[0]!.id, quantity: 1 }
      await expect(sendLines(db, { id, asSeller }, [half, half])).rejects.toMatchObject({ code: 'SEND_TOO_MUCH' })
    }),
  )
})
