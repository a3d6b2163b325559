import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call } from '../../testing/call.ts'
import { authorisation, orderBill } from '../../testing/finance.ts'
import { givePayPassword, makeMember, makeShop, payBill } from '../../testing/market.ts'
import { openAtChannel } from '../../testing/outside.ts'
import { authorise } from '../pay-password/payPassword.ts'

const bank = await testBank()

const byBalance = '/api/finance/cashier/banlancePay'

const freeze = (db: Db, boId: string) =>
  db.updateTable('shop').set({ state: 'frozen' }).where('boId', '=', boId).execute()

describe('a bill', () => {
  it(
    'is paid by every way while its own shop sells, whatever became of another',
    inRollback(async (db) => {
      await freeze(db, (await makeShop(db)).sellerId)
      const first = await orderBill(db, { balanceFen: 20_000 })
      await givePayPassword(db, first.buyer.id)
      const toPayment = { orderIds: [first.orderId] }
      expect(await call(db, '/api/buyer/trading/order/toPayment', toPayment, first.as)).toMatchObject({
        payId: first.payId,
      })
      const { payId, payableFen, as } = first
      const ways = await call(db, '/api/buyer/finance/payment/getPayChannel', { payId }, as)
      expect(ways.find(({ way }) => way === 'balance')).toMatchObject({ usable: true })
      expect(await payBill(db, as, payId, payableFen)).toMatchObject({ state: 'success' })
      const second = await orderBill(db)
      const scan = { payId: second.payId, way: 'scan' as const }
      const { url } = await openAtChannel(db, '/api/buyer/finance/payment/submitPay', scan, second.as)
      await bank.answer(url)
      const sync = '/api/buyer/finance/payment/syncPayStatusByBizId'
      expect(await call(db, sync, { payId: second.payId }, second.as)).toMatchObject({ state: 'success' })
    }),
  )

  it(
    'is judged for whoever shows an authorisation that is good for it, and for nobody else',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer, shop } = await orderBill(db, { balanceFen: 20_000 })
      const stranger = await makeMember(db)
      for (const { id } of [buyer, stranger]) await givePayPassword(db, id)
      const what = { purpose: 'pay' as const, bizId: payId, amountFen: payableFen }
      const used = await authorisation(db, buyer.id, what)
      await db.updateTable('payAuthorisation').set({ usedAt: new Date() }).where('id', '=', used).execute()
      const longAgo = new Date(Date.now() - 6 * 60_000)
      const over = await authorise(db, wotu, { boId: buyer.id, sessionId: 'test' }, what, longAgo)
      // The bill can't be paid: whoever may pay it is told so.
      await freeze(db, shop.sellerId)
      const pay = (authorisationId: string) => call(db, byBalance, { payId, authorisationId }, as, newId())
      for (const wrong of [
        used,
        over.authorisationId,
        await authorisation(db, buyer.id, { ...what, purpose: 'cash' }),
        await authorisation(db, stranger.id, what),
      ])
        await expect(pay(wrong)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
      await expect(pay(await authorisation(db, buyer.id, what))).rejects.toMatchObject({ code: 'PAY_SHOP_CLOSED' })
    }),
  )
})
