import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { openAtChannel, runOutside } from '../../testing/outside.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { authorisation, balancesOf, giveCard, orderBill } from '../../testing/finance.ts'

const bank = await testBank()
afterEach(() => setClock('running'))

const submit = '/api/buyer/finance/payment/submitPay'
const sync = '/api/buyer/finance/payment/syncPayStatusByBizId'

const rechargeBill = (db: Db, as: ReturnType<typeof owner>, amountFen = 50_000) =>
  call(db, '/api/finance/cashier/balanceAddCashierOrder', { amountFen }, as, newId())

const byScan = (db: Db, payId: string, as: ReturnType<typeof owner>) =>
  openAtChannel(db, submit, { payId, way: 'scan' }, as)

describe('a payment through the channel', () => {
  it(
    'of an order goes into the buyer’s escrow once the channel confirms it, and not before',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer } = await orderBill(db)
      const { url } = await byScan(db, payId, as)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'waiting' })
      await bank.answer(url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'success', way: 'scan' })
      expect(await balancesOf(db, buyer.id)).toEqual({ available: 0, frozen: 0, escrow: payableFen })
    }),
  )

  it(
    'of a recharge goes into the available balance, once however often the channel is asked',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const { payId } = await rechargeBill(db, as)
      const { url } = await openAtChannel(db, '/api/finance/cashier/pcOrderPay', { payId, way: 'card' }, as)
      await bank.answer(url)
      for (let i = 0; i < 3; i += 1) await call(db, sync, { payId }, as)
      expect(await balancesOf(db, id)).toMatchObject({ available: 50_000 })
    }),
  )

  it(
    'that the payer declined leaves the bill open for another try',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const { payId } = await rechargeBill(db, as)
      await bank.answer((await byScan(db, payId, as)).url, false)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'waiting' })
      await bank.answer((await byScan(db, payId, as)).url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'success' })
    }),
  )

  it(
    'that succeeds twice credits the second to the balance, once',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer } = await orderBill(db)
      const [first, second] = [await byScan(db, payId, as), await byScan(db, payId, as)]
      await bank.answer(first.url)
      await bank.answer(second.url)
      for (let i = 0; i < 2; i += 1)
        for (const { attemptId } of [first, second]) await runOutside(db, 'attempt.follow', attemptId)
      expect(await balancesOf(db, buyer.id)).toEqual({ available: payableFen, frozen: 0, escrow: payableFen })
    }),
  )

  it(
    'of an order that was cancelled meanwhile goes to the buyer’s balance',
    inRollback(async (db) => {
      const { payId, orderId, payableFen, as, buyer } = await orderBill(db)
      const { url } = await byScan(db, payId, as)
      await call(db, '/api/buyer/trading/order/cancelOrder', { id: orderId, why: '不想买了' }, as, newId())
      await bank.answer(url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'closed' })
      expect(await balancesOf(db, buyer.id)).toEqual({ available: payableFen, frozen: 0, escrow: 0 })
    }),
  )

  it(
    'with a sum at the channel that isn’t the bill’s moves nothing',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const { payId } = await rechargeBill(db, as)
      const { url, attemptId } = await byScan(db, payId, as)
      await bank.answer(url)
      await bank.db.updateTable('sandboxPayment').set({ amountFen: 49_999 }).where('bizId', '=', attemptId).execute()
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'waiting' })
      expect(await balancesOf(db, id)).toMatchObject({ available: 0 })
    }),
  )

  it(
    'can’t be begun for a bill that is paid, or over, or another’s',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const { payId } = await rechargeBill(db, as)
      const stranger = owner((await makeMember(db)).id)
      await expect(byScan(db, payId, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(call(db, sync, { payId }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      setClock(new Date(Date.now() + 31 * 60_000))
      await expect(byScan(db, payId, as)).rejects.toMatchObject({ code: 'PAY_CLOSED' })
      setClock('running')
      await bank.answer((await byScan(db, payId, as)).url)
      await call(db, sync, { payId }, as)
      await expect(byScan(db, payId, as)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    }),
  )

  it(
    'by a bound card needs the card and the payment password',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer } = await orderBill(db)
      await givePayPassword(db, buyer.id)
      const cardId = await giveCard(db, buyer.id)
      const pay = (card: string, authorisationId: string) =>
        openAtChannel(db, '/api/finance/cashier/cardPay', { payId, cardId: card, authorisationId }, as)
      await expect(pay(cardId, '1')).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
      const authorisationId = await authorisation(db, buyer.id, { purpose: 'pay', bizId: payId, amountFen: payableFen })
      const others = await giveCard(db, (await makeMember(db)).id)
      await expect(pay(others, authorisationId)).rejects.toMatchObject({ code: 'CARD_UNUSABLE' })
      await bank.answer((await pay(cardId, authorisationId)).url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'success', way: 'card' })
    }),
  )

  it(
    'of a recharge can’t come from the very balance that it fills',
    inRollback(async (db) => {
      const { id } = await makeMember(db, { balanceFen: 100_000 })
      await givePayPassword(db, id)
      const as = owner(id)
      const { payId, amountFen } = await rechargeBill(db, as)
      const authorisationId = await authorisation(db, id, { purpose: 'pay', bizId: payId, amountFen })
      await expect(
        call(db, '/api/finance/cashier/banlancePay', { payId, authorisationId }, as, newId()),
      ).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    }),
  )
})

describe('the cashier', () => {
  it(
    'takes an order’s money from the balance by either of its calls',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer } = await orderBill(db, { balanceFen: 20_000 })
      await givePayPassword(db, buyer.id)
      const what = { purpose: 'pay' as const, bizId: payId, amountFen: payableFen }
      const authorisationId = await authorisation(db, buyer.id, what)
      const paid = await call(db, '/api/finance/cashier/orderPayment', { payId, authorisationId }, as, newId())
      expect(paid).toMatchObject({ state: 'success', way: 'balance' })
    }),
  )

  it(
    'offers card and scan for a recharge, and lists a payer’s own bills',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const { payId } = await rechargeBill(db, as)
      const ways = await call(db, '/api/buyer/finance/payment/getPayChannel', { payId }, as)
      expect(ways.map(({ way, usable }) => [way, usable])).toEqual([
        ['card', false],
        ['scan', true],
      ])
      const bills = await call(db, '/openapi/finance/cashier/payment/selPayBizListByParam/manage', { page: 1 }, as)
      expect(bills.rows).toMatchObject([{ id: payId, biz: 'recharge', state: 'waiting' }])
      expect(await call(db, '/api/buyer/finance/payment/selPayById', { payId }, as)).toMatchObject({
        amountFen: 50_000,
      })
    }),
  )
})
