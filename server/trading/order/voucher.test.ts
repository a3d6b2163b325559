import { afterEach, describe, expect, it } from 'vitest'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, seller } from '../../testing/call.ts'
import { authorisation } from '../../testing/finance.ts'
import { giveFile } from '../../testing/market.ts'
import {
  balanceOf,
  offlineOrder,
  ofTwoSellers,
  pay,
  readyToOrder,
  sendAll,
  submit,
  type Ready,
} from '../../testing/orders.ts'
import { orderJobs } from './jobs.ts'
import { defaultTerms, minute } from '#kernel/call/terms.ts'

setPepper('test')
afterEach(() => setClock('running'))

const billOf = (db: Db, { as }: Ready, payId: string) =>
  call(db, '/api/buyer/finance/payment/selPayById', { payId }, as)
const upload = async (db: Db, { as, buyer }: Ready, payId: string) =>
  call(db, '/api/buyer/trading/order/pay/uploadVoucher', { payId, voucher: [await giveFile(db, buyer.id)] }, as)
const decide = (
  db: Db,
  id: string,
  as: Ready['asSeller'],
  what: { action: 'confirmPayment' } | { action: 'refuseVoucher'; why: string },
) => call(db, '/api/trading/order/modifyOrderByObj', { id, ...what }, as)

describe('the bill of an offline transfer', () => {
  it(
    'waits for the seller, takes no other payment meanwhile, and is paid when he confirms: no money moves here',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const { id, payId } = await submit(db, market)
      expect(await billOf(db, market, payId)).toMatchObject({ state: 'waiting' })
      await upload(db, market, payId)
      expect(await billOf(db, market, payId)).toMatchObject({ state: 'confirming', way: 'offline' })
      await expect(pay(db, market, { payId, payableFen: 25_600 })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      const scan = { payId, way: 'scan' as const }
      await expect(call(db, '/api/buyer/finance/payment/submitPay', scan, market.as, newId())).rejects.toMatchObject({
        code: 'STATE_CHANGED',
      })
      const confirmed = await decide(db, id, market.asSeller, { action: 'confirmPayment' })
      expect(confirmed).toMatchObject({
        state: 'unsent',
        payWay: 'offline',
        voucher: [expect.stringMatching(/^\/files\//)],
      })
      expect(await billOf(db, market, payId)).toMatchObject({ state: 'success', way: 'offline' })
      expect(await balanceOf(db, market.buyer.id)).toEqual({ available: 100_000, frozen: 0, escrow: 0 })
      await call(db, '/api/trading/order/cancelOrder', { id, why: '缺货' }, market.asSeller, newId())
      expect(await balanceOf(db, market.buyer.id)).toEqual({ available: 100_000, frozen: 0, escrow: 0 })
    }),
  )

  it(
    'is over when its goods are received: what went beside the platform moves nothing here',
    inRollback(async (db) => {
      const order = await offlineOrder(db)
      await sendAll(db, order)
      const received = await call(db, '/api/buyer/trading/order/orderReceived', { id: order.id }, order.as, newId())
      expect(received.state).toBe('unevaluated')
      expect(await balanceOf(db, order.shop.sellerId)).toEqual({ available: 0, frozen: 0, escrow: 0 })
    }),
  )

  it(
    'whose voucher the seller sends back waits for its payment again',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const { id, payId, payableFen } = await submit(db, market)
      await upload(db, market, payId)
      // The bill would be over by now.
      advanceClock(defaultTerms.payMinutes * minute + 1000)
      const refused = await decide(db, id, market.asSeller, { action: 'refuseVoucher', why: '金额不符' })
      expect(refused).toMatchObject({ state: 'unpaid', voucher: [] })
      const again = await billOf(db, market, payId)
      expect(again).toMatchObject({ state: 'waiting', way: '' })
      expect(Date.parse(again.expiresAt)).toBeGreaterThan(clock.now().getTime())
      await pay(db, market, { payId, payableFen })
      expect(await billOf(db, market, payId)).toMatchObject({ state: 'success', way: 'balance' })
    }),
  )

  it(
    'holds the goods for 72 hours from the first voucher, however often it is brought again',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const { id, payId } = await submit(db, market)
      const voucher = [await giveFile(db, market.buyer.id)]
      const again = () => call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher }, market.as)
      const hour = 3_600_000
      const { payBy: first } = await again()
      advanceClock(50 * hour)
      await upload(db, market, payId)
      expect(await again()).toMatchObject({ payBy: first })
      // The seller decides: sent back, it may be brought again within what is left, never less than the time to pay.
      await decide(db, id, market.asSeller, { action: 'refuseVoucher', why: '金额不符' })
      expect(await again()).toMatchObject({ state: 'unconfirmed', payBy: first })
      advanceClock(21.9 * hour)
      const { payBy } = await decide(db, id, market.asSeller, { action: 'refuseVoucher', why: '金额不符' })
      expect(Date.parse(payBy!)).toBeGreaterThan(Date.parse(first!))
      expect(await again()).toMatchObject({ payBy })
    }),
  )

  it(
    'for two sellers’ orders is paid when both have confirmed; none of its orders is paid by another bill too',
    inRollback(async (db) => {
      const { ready: market, first, second, payId, a, b, shop } = await ofTwoSellers(db)
      await upload(db, market, payId)
      await decide(db, a, market.asSeller, { action: 'confirmPayment' })
      expect(await billOf(db, market, payId)).toMatchObject({ state: 'confirming' })
      await decide(db, b, seller(shop), { action: 'confirmPayment' })
      const states = await Promise.all([first, second, payId].map((id) => billOf(db, market, id)))
      expect(states.map(({ state }) => state)).toEqual(['closed', 'closed', 'success'])
    }),
  )

  it(
    'that was brought for one order alone pays that order’s bill',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const { id, payId } = await submit(db, market)
      const voucher = [await giveFile(db, market.buyer.id)]
      await call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher }, market.as)
      await decide(db, id, market.asSeller, { action: 'confirmPayment' })
      expect(await billOf(db, market, payId)).toMatchObject({ state: 'success', way: 'offline' })
    }),
  )
})

it(
  'a bill whose order has closed by itself says so, and can’t be taken to the channel',
  inRollback(async (db) => {
    const market = await readyToOrder(db)
    const { payId } = await submit(db, market)
    advanceClock(defaultTerms.payMinutes * minute + 1000)
    await orderJobs['order.expire']!({ db, systemId: wotu, now: clock.now(), payload: null, tell: () => {} })
    expect(await billOf(db, market, payId)).toMatchObject({ state: 'closed' })
    const scan = { payId, way: 'scan' as const }
    await expect(call(db, '/api/buyer/finance/payment/submitPay', scan, market.as, newId())).rejects.toMatchObject({
      code: 'PAY_CLOSED',
    })
  }),
)

describe('at the same time', () => {
  it('a voucher and a payment of one order: one of them counts, and the money says which', async () => {
    const { db, clear } = await testDb()
    await clear()
    for (let round = 0; round < 10; round += 1) {
      const { ready, payId, payableFen, authorisationId, voucher } = await inTenant(wotu, async () => {
        const ready = await readyToOrder(db)
        const { payId, payableFen } = await submit(db, ready)
        const what = { purpose: 'pay' as const, bizId: payId, amountFen: payableFen }
        const voucher = [await giveFile(db, ready.buyer.id)]
        return { ready, payId, payableFen, voucher, authorisationId: await authorisation(db, ready.buyer.id, what) }
      })
      const pays = market.call('/api/finance/cashier/banlancePay', { payId, authorisationId }, ready.as, {
        key: newId(),
      })
      const claims = market.call('/api/buyer/trading/order/pay/uploadVoucher', { payId, voucher }, ready.as)
      const [paid, claimed] = await Promise.allSettled([pays, claims])
      expect([paid.status, claimed.status].sort()).toEqual(['fulfilled', 'rejected'])
      const bill = await inTenant(wotu, () => billOf(db, ready, payId))
      const escrow = paid.status === 'fulfilled' ? payableFen : 0
      expect(bill).toMatchObject(escrow ? { state: 'success', way: 'balance' } : { state: 'confirming' })
      expect(await inTenant(wotu, () => balanceOf(db, ready.buyer.id))).toEqual({
        available: 100_000 - escrow,
        frozen: 0,
        escrow,
      })
    }
  })

  it('two sellers confirm one bill’s orders: it is paid', async () => {
    const { db, clear } = await testDb()
    await clear()
    for (let round = 0; round < 10; round += 1) {
      const { ready, payId, a, b, shop } = await inTenant(wotu, async () => {
        const bill = await ofTwoSellers(db)
        await upload(db, bill.ready, bill.payId)
        return bill
      })
      const confirm = (id: string, as: Ready['asSeller']) =>
        market.call('/api/trading/order/modifyOrderByObj', { id, action: 'confirmPayment' }, as)
      await Promise.all([confirm(a, ready.asSeller), confirm(b, seller(shop))])
      expect(await inTenant(wotu, () => billOf(db, ready, payId))).toMatchObject({ state: 'success', way: 'offline' })
    }
  })
})
