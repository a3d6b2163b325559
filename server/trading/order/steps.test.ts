import { afterEach, describe, expect, it } from 'vitest'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import type { Db } from '#kernel/db/db.ts'
import { call } from '../../testing/call.ts'
import { makeGoods, makeShop } from '../../testing/market.ts'
import { balanceOf, paidOrder, pay, readyToOrder, sentOrder, stockOf, submit } from '../../testing/orders.ts'
import { orderJobs } from './jobs.ts'
import { day, defaultTerms as terms, hour, minute } from '#kernel/call/terms.ts'

setPepper('test')
afterEach(() => setClock('running'))

/** Whose pages the jobs said are stale. */
const told: string[] = []
const sweep = (db: Db, kind: 'order.expire' | 'order.receive' | 'order.evaluate') =>
  orderJobs[kind]!({ db, systemId: wotu, now: clock.now(), payload: null, tell: (to) => told.push(to) })
const stateOf = async (db: Db, id: string) =>
  (await db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

describe('time moves an order', () => {
  it(
    'unpaid for too long it closes and gives its stock back, once',
    inRollback(async (db) => {
      told.length = 0
      const market = await readyToOrder(db)
      const { id } = await submit(db, market)
      advanceClock(terms.payMinutes * minute - 1000)
      await sweep(db, 'order.expire')
      expect(await stateOf(db, id)).toBe('unpaid')
      advanceClock(2000)
      await sweep(db, 'order.expire')
      await sweep(db, 'order.expire')
      expect(await stateOf(db, id)).toBe('closed')
      expect(told).toEqual([market.buyer.id, market.shop.sellerId])
      expect(await stockOf(db, market.goods.specId)).toEqual({ stock: 100, locked: 0 })
    }),
  )

  it(
    'sent and not confirmed it is received by itself, later where the buyer extended it, and evaluation ends',
    inRollback(async (db) => {
      const { id, as, shop } = await sentOrder(db)
      const extend = () => call(db, '/api/trading/orderChange/changeOrderInfo', { id, change: 'extend' }, as)
      expect(await extend()).toMatchObject({ extended: true })
      await expect(extend()).rejects.toMatchObject({ code: 'ALREADY_EXTENDED' })
      advanceClock(terms.receiveDays * day + 1000)
      await sweep(db, 'order.receive')
      expect(await stateOf(db, id)).toBe('unreceived')
      advanceClock(terms.extendDays * day)
      await sweep(db, 'order.receive')
      expect(await stateOf(db, id)).toBe('unevaluated')
      expect(await balanceOf(db, shop.sellerId)).toMatchObject({ available: 25_600 })
      advanceClock(terms.evaluateDays * day + 1000)
      await sweep(db, 'order.evaluate')
      expect(await stateOf(db, id)).toBe('done')
    }),
  )

  it(
    'a seller is reminded once in 24 hours',
    inRollback(async (db) => {
      const { id, as } = await paidOrder(db)
      const remind = () => call(db, '/api/trading/order/remindDelivery', { id }, as)
      await remind()
      await expect(remind()).rejects.toMatchObject({ code: 'ALREADY_REMINDED' })
      advanceClock(terms.remindHours * hour + 1000)
      expect((await remind()).log.filter((entry) => entry.action === 'remind')).toHaveLength(2)
    }),
  )
})

describe('a seller', () => {
  const modify = '/api/trading/order/modifyOrderByObj'

  it(
    'notes on an order and changes where it goes; only he reads the note',
    inRollback(async (db) => {
      const { id, as, asSeller } = await paidOrder(db)
      await db
        .insertInto('area')
        .values({ code: '110105', parent: '110100', name: '朝阳区', fullName: '北京市 北京市 朝阳区', level: 3 })
        .onConflict((c) => c.doNothing())
        .execute()
      const address = { consignee: '李秀英', phone: '13900000001', areaCode: '110105', detail: '建国路88号' }
      await call(db, modify, { id, action: 'changeAddress', address }, asSeller)
      expect(await call(db, modify, { id, action: 'note', note: '发顺丰' }, asSeller)).toMatchObject({
        sellerNote: '发顺丰',
      })
      const seen = await call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id }, as)
      expect(seen).toMatchObject({ sellerNote: '', address: { consignee: '李秀英', areaName: '北京市 北京市 朝阳区' } })
    }),
  )
})

describe('before an order', () => {
  it(
    'the confirmation shows what it will come to, shop by shop, and the default address',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const data = await call(db, '/api/buyer/trading/order/orderSubmitData', { lineIds: [market.lineId] }, market.as)
      expect(data).toMatchObject({
        payableFen: 25_600,
        address: { id: market.buyer.addressId },
        orders: [{ deliverable: true, freightFen: 0 }],
      })
      await expect(
        call(db, '/api/buyer/trading/order/orderSubmitData', { lineIds: [] }, market.as),
      ).rejects.toMatchObject({ code: 'NOTHING_CHOSEN' })
    }),
  )

  it(
    'a place that the seller does not deliver to is refused, and said beforehand',
    inRollback(async (db) => {
      const shop = await makeShop(db, {
        rules: [{ areaCodes: ['110000'], deliver: true, first: 1, firstFen: 0, next: 1, nextFen: 0 }],
      })
      const { specId, priceFen } = await makeGoods(db, shop)
      const market = await readyToOrder(db)
      const now = { specId, quantity: 1 }
      const { addressId } = market.buyer
      expect(await call(db, '/api/buyer/trading/order/orderSubmitData', { now }, market.as)).toMatchObject({
        orders: [{ deliverable: false }],
      })
      const judge = { addressId, specIds: [specId] }
      expect(await call(db, '/api/trading/order/orderReceivAddressJudgeMent.do', judge, market.as)).toEqual([
        { specId, deliverable: false },
      ])
      const order = { now, addressId, payableFen: priceFen }
      await expect(call(db, '/api/buyer/trading/order/orderSubmit', order, market.as, 'k')).rejects.toMatchObject({
        code: 'OUT_OF_RANGE',
      })
      const fetched = { ...order, delivery: 'self' as const }
      expect(await call(db, '/api/buyer/trading/order/orderSubmit', fetched, market.as, 'k2')).toMatchObject({
        payableFen: priceFen,
      })
    }),
  )
})

describe('a bill', () => {
  it(
    'is made once for the same orders at the same price, and shows how it can be paid',
    inRollback(async (db) => {
      const market = await readyToOrder(db, { balanceFen: 100 })
      const { id, payId, orderIds } = await submit(db, market)
      for (const path of ['/api/buyer/trading/order/toPayment', '/openapi/trading/order/toPayment/1.0'] as const)
        expect(await call(db, path, { orderIds }, market.as)).toEqual({ payId, amountFen: 25_600 })
      expect(await call(db, '/openapi/trading/order/toPayment', { id }, market.as)).toMatchObject({ payId })
      expect(await call(db, '/api/finance/cashier/selDcAmount', { orderIds }, market.as)).toEqual({ amountFen: 25_600 })
      expect(await call(db, '/api/buyer/finance/payment/selPayById', { payId }, market.as)).toMatchObject({
        orders: [{ id }],
        state: 'waiting',
      })
      for (const path of [
        '/api/buyer/trading/order/selPaymentModes',
        '/api/buyer/finance/payment/getPayChannel',
      ] as const) {
        const ways = await call(db, path, { payId }, market.as)
        expect(ways).toContainEqual({ way: 'balance', name: '余额', usable: false, why: '余额不足' })
      }
      expect(
        await call(db, '/api/buyer/trading/order/pay/selPayListByParam', { orderId: id }, market.as),
      ).toMatchObject([{ payId, state: 'waiting' }])
      const list = await call(
        db,
        '/openapi/finance/cashier/payment/selPayBizListByParam/manage',
        { state: 'waiting' },
        market.as,
      )
      expect(list).toMatchObject({ total: 1, rows: [{ id: payId }] })
    }),
  )

  it(
    'for several orders is paid whole or not at all',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const first = await submit(db, market)
      const second = await readyToOrder(db)
      const { lineId } = await call(
        db,
        '/openapi/trading/cart/addOrderCartV2/1.0',
        { specId: second.goods.specId, quantity: 2 },
        market.as,
      )
      const other = await submit(db, { ...market, lineId, goods: second.goods })
      const bill = await call(db, '/api/buyer/trading/order/toPayment', { orderIds: [first.id, other.id] }, market.as)
      await call(db, '/api/buyer/trading/order/cancelOrder', { id: other.id, why: '不想买了' }, market.as, 'k')
      await expect(pay(db, market, { payId: bill.payId, payableFen: bill.amountFen })).rejects.toMatchObject({
        code: 'STATE_CHANGED',
      })
      expect(await stateOf(db, first.id)).toBe('unpaid')
      expect(await balanceOf(db, market.buyer.id)).toMatchObject({ available: 100_000, escrow: 0 })
    }),
  )
  it(
    'nobody opens one for another’s orders',
    inRollback(async (db) => {
      const { orderIds } = await submit(db, await readyToOrder(db))
      const stranger = await readyToOrder(db)
      await expect(call(db, '/api/buyer/trading/order/toPayment', { orderIds }, stranger.as)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }),
  )
})
