import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market } from '../../testing/call.ts'
import { giveFile } from '../../testing/market.ts'
import { balanceOf, offlineOrder, paidOrder, stockOf } from '../../testing/orders.ts'
import { outcomes } from '../../testing/outcomes.ts'

setPepper('test')

const upload = '/api/trading/orderHandle/uploadRefundVoucher'
const received = '/api/buyer/trading/order/refundReceived'
const notReceived = '/api/buyer/trading/order/refundNotReceived'
const hide = '/api/buyer/trading/order/handleHideOrderById'

/** An order paid by transfer that its seller has closed, and how each side sees it. */
async function closedOrder(db: Db) {
  const order = await offlineOrder(db)
  const { id, as, asSeller } = order
  await call(db, '/api/trading/order/cancelOrder', { id, why: '缺货' }, asSeller, newId())
  const seen = async () => ({
    buyer: await call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id }, as),
    seller: await call(db, '/api/trading/order/selSellerOrderDetailById', { id }, asSeller),
  })
  const picture = await giveFile(db, order.shop.sellerId)
  return { ...order, picture, seen }
}
type Seen = Awaited<ReturnType<Awaited<ReturnType<typeof closedOrder>>['seen']>>
const stands = ({ buyer, seller }: Seen) => [buyer.refund?.state, buyer.actions, seller.refund?.state, seller.actions]

describe('an order that was paid by transfer and then closed', () => {
  it(
    'leaves its seller owing what was paid, which is open until the buyer says that it came',
    inRollback(async (db) => {
      const { id, as, asSeller, buyer, goods, picture, seen } = await closedOrder(db)
      expect(await stockOf(db, goods.specId)).toEqual({ stock: 100, locked: 0 })
      expect(stands(await seen())).toEqual(['owed', ['rebuy'], 'owed', ['sendRefund']])
      await expect(call(db, received, { id }, as)).rejects.toMatchObject({ code: 'STATE_CHANGED' })

      await call(db, upload, { id, voucher: [picture], words: '已退回原账户' }, asSeller)
      const sent = await seen()
      expect(stands(sent)).toEqual(['sent', ['denyRefund', 'confirmRefund', 'rebuy'], 'sent', []])
      expect(sent.buyer.refund).toMatchObject({ amountFen: 25_600, voucher: [picture], words: '已退回原账户' })
      await expect(call(db, upload, { id, voucher: [picture] }, asSeller)).rejects.toMatchObject({
        code: 'STATE_CHANGED',
      })

      await call(db, notReceived, { id, why: '银行流水中没有' }, as)
      const denied = await seen()
      expect(stands(denied)).toEqual(['denied', ['confirmRefund', 'rebuy'], 'denied', ['sendRefund']])
      expect(denied.seller.refund).toMatchObject({ deniedWhy: '银行流水中没有' })

      await call(db, upload, { id, voucher: [picture] }, asSeller)
      expect(await call(db, received, { id }, as)).toMatchObject({
        state: 'cancelled',
        refund: { state: 'done', deniedWhy: '', endedAt: expect.any(String) as string },
      })
      expect(stands(await seen())).toEqual(['done', ['rebuy', 'hide'], 'done', []])
      const { log } = (await seen()).buyer
      expect(log.slice(-5).map(({ action, byRole }) => [action, byRole])).toEqual([
        ['cancel', 'seller'],
        ['sendRefund', 'seller'],
        ['denyRefund', 'buyer'],
        ['sendRefund', 'seller'],
        ['confirmRefund', 'buyer'],
      ])
      // No money moves here: it goes from one bank to the other.
      expect(await balanceOf(db, buyer.id)).toEqual({ available: 100_000, frozen: 0, escrow: 0 })
    }),
  )

  it(
    'says so in both lists, and isn’t deleted from the buyer’s while it is open',
    inRollback(async (db) => {
      const { id, as, asSeller, picture } = await closedOrder(db)
      const owed = { rows: [{ id, refund: { state: 'owed', amountFen: 25_600 } }] }
      expect(await call(db, '/api/buyer/trading/order/selOrderListByPage', {}, as)).toMatchObject(owed)
      expect(await call(db, '/api/trading/order/selAllOrderListByPage/v3', {}, asSeller)).toMatchObject(owed)
      await expect(call(db, hide, { id }, as)).rejects.toMatchObject({ code: 'REFUND_OPEN' })
      await call(db, upload, { id, voucher: [picture] }, asSeller)
      await call(db, received, { id }, as)
      await call(db, hide, { id }, as)
    }),
  )

  it(
    'that was paid on the platform goes back to the balance at once, and leaves nothing open',
    inRollback(async (db) => {
      const { id, asSeller, buyer, as, shop } = await paidOrder(db)
      const closed = await call(db, '/api/trading/order/cancelOrder', { id, why: '缺货' }, asSeller, newId())
      expect(closed).toMatchObject({ state: 'cancelled', refund: null })
      expect(await balanceOf(db, buyer.id)).toMatchObject({ available: 100_000, escrow: 0 })
      await expect(
        call(db, upload, { id, voucher: [await giveFile(db, shop.sellerId)] }, asSeller),
      ).rejects.toMatchObject({
        code: 'STATE_CHANGED',
      })
      await expect(call(db, notReceived, { id, why: '没有收到' }, as)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    }),
  )
})

it('at the same time: a buyer who says yes and no to a refund has said one of them first', async () => {
  const { db, clear } = await testDb()
  await clear()
  for (let round = 0; round < 5; round += 1) {
    const { id, as, asSeller, picture } = await inTenant(wotu, () => closedOrder(db))
    const sends = Array.from({ length: 4 }, () => market.call(upload, { id, voucher: [picture] }, asSeller))
    expect(await outcomes(sends)).toEqual({ ok: 1, STATE_CHANGED: 3 })
    const says = [market.call(notReceived, { id, why: '没有收到' }, as), market.call(received, { id }, as)]
    const { ok = 0, STATE_CHANGED = 0 } = await outcomes(says)
    expect(ok + STATE_CHANGED).toBe(2)
    const { refund, log } = await market.call('/api/buyer/trading/order/selBuyerOrderDetailById', { id }, as)
    expect(refund?.state).toBe('done')
    expect(log.filter(({ action }) => action === 'denyRefund')).toHaveLength(ok - 1)
  }
})
