import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import type { JobContext } from '#kernel/jobs/jobs.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { as as signedIn } from '#kernel/testing/call.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { authorisation, balancesOf, giveCard, orderBill, withdraw } from '../../testing/finance.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { financeJobs } from '../jobs.ts'
import { runOutside } from '../../testing/outside.ts'

const bank = await testBank()
afterEach(() => setClock('running'))

const cash = '/api/finance/balanceBusInfo/cash'
const cardPay = '/api/finance/cashier/cardPay'
const day = 24 * 3_600_000

async function ready(db: Db, balanceFen = 100_000) {
  const { id } = await makeMember(db, { balanceFen })
  await givePayPassword(db, id)
  return { id, as: owner(id), cardId: await giveCard(db, id) }
}

const draft = (db: Db, id: string, cardId: string, amountFen: number) =>
  call(db, cash, { step: 'draft', amountFen, cardId }, owner(id), newId())

const stateOf = async (db: Db, id: string) =>
  (await db.selectFrom('withdrawal').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

describe('a withdrawal', () => {
  it(
    'goes to a card that is bound, at its submission too',
    inRollback(async (db) => {
      const { id, as, cardId } = await ready(db)
      const waiting = await giveCard(db, id, { state: 'verifying' })
      await expect(draft(db, id, waiting, 100)).rejects.toMatchObject({ code: 'CARD_UNUSABLE' })
      const { id: withdrawalId } = await draft(db, id, cardId, 100)
      const authorisationId = await authorisation(db, id, { purpose: 'cash', bizId: withdrawalId, amountFen: 100 })
      await db.updateTable('bankCard').set({ state: 'unbound' }).where('id', '=', cardId).execute()
      const submit = call(db, cash, { step: 'submit', withdrawalId, authorisationId }, as, newId())
      await expect(submit).rejects.toMatchObject({ code: 'CARD_UNUSABLE' })
    }),
  )

  it(
    'counts in the day’s limit with what its owner sent off today, and what came back doesn’t count',
    inRollback(async (db) => {
      const other = await ready(db, 9_000_000)
      await withdraw(db, other.id, other.cardId, 4_000_000)
      const { id, cardId } = await ready(db, 9_000_000)
      await draft(db, id, cardId, 5_000_000)
      const first = await withdraw(db, id, cardId, 4_000_000)
      await expect(draft(db, id, cardId, 2_000_000)).rejects.toMatchObject({ code: 'CASH_OVER_LIMIT' })
      const change = (set: { state?: 'failed' | 'success'; createdAt?: Date }) =>
        db.updateTable('withdrawal').set(set).where('id', '=', first.id).execute()
      await change({ state: 'success' })
      await expect(draft(db, id, cardId, 2_000_000)).rejects.toMatchObject({ code: 'CASH_OVER_LIMIT' })
      await change({ state: 'failed' })
      await draft(db, id, cardId, 2_000_000)
      await change({ state: 'success', createdAt: new Date(Date.now() - day) })
      await draft(db, id, cardId, 2_000_000)
    }),
  )

  it(
    'doesn’t rest because another’s payment password was reset',
    inRollback(async (db) => {
      const other = await ready(db)
      const cashFrom = new Date(Date.now() + day)
      await db.updateTable('payPassword').set({ cashFrom }).where('boId', '=', other.id).execute()
      const { id, cardId } = await ready(db)
      expect(await draft(db, id, cardId, 100)).toMatchObject({ state: 'draft' })
    }),
  )

  it(
    'submitted, or ended at the channel, leaves its owner’s others where they are, and each names its own card',
    inRollback(async (db) => {
      const { id, cardId } = await ready(db)
      const second = await giveCard(db, id, { last4: '4321' })
      const waiting = await draft(db, id, cardId, 1_000)
      const running = await withdraw(db, id, cardId, 2_000)
      const ended = await withdraw(db, id, second, 3_000)
      expect([running.last4, ended.last4]).toEqual(['0006', '4321'])
      await runOutside(db, 'withdrawal.follow', ended.id)
      setClock(new Date(Date.now() + 60_000))
      await runOutside(db, 'withdrawal.follow', ended.id)
      expect([await stateOf(db, waiting.id), await stateOf(db, running.id), await stateOf(db, ended.id)]).toEqual([
        'draft',
        'processing',
        'success',
      ])
      expect(await balancesOf(db, id)).toMatchObject({ available: 95_000, frozen: 2_000 })
      const sent = await bank.db.selectFrom('sandboxTransfer').selectAll().where('bizId', '=', ended.id).execute()
      const { token } = await db
        .selectFrom('bankCard')
        .select('token')
        .where('id', '=', second)
        .executeTakeFirstOrThrow()
      expect(sent).toMatchObject([{ token, amountFen: 3_000 }])
    }),
  )
})

describe('an authorisation', () => {
  it(
    'pays by card once, for five minutes, in its own session, and only where it is shown',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer } = await orderBill(db)
      await givePayPassword(db, buyer.id)
      const cardId = await giveCard(db, buyer.id)
      const authorise = () => authorisation(db, buyer.id, { purpose: 'pay', bizId: payId, amountFen: payableFen })
      const pay = (authorisationId: string, by = as) =>
        call(db, cardPay, { payId, cardId, authorisationId }, by, newId())
      const invalid = { code: 'AUTHORISATION_INVALID' }
      const first = await authorise()
      await expect(pay(newId())).rejects.toMatchObject(invalid)
      const elsewhere = signedIn({ memberId: buyer.id, sessionId: 'elsewhere' })
      await expect(pay(first, elsewhere)).rejects.toMatchObject(invalid)
      await pay(first)
      await expect(pay(first)).rejects.toMatchObject(invalid)
      const second = await authorise()
      setClock(new Date(Date.now() + 6 * 60_000))
      await expect(pay(second)).rejects.toMatchObject(invalid)
    }),
  )

  it(
    'for another purpose, bill or sum pays nothing by card',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer } = await orderBill(db)
      await givePayPassword(db, buyer.id)
      const cardId = await giveCard(db, buyer.id)
      for (const wrong of [
        { purpose: 'cash' as const, bizId: payId, amountFen: payableFen },
        { purpose: 'pay' as const, bizId: newId(), amountFen: payableFen },
        { purpose: 'pay' as const, bizId: payId, amountFen: payableFen - 1 },
      ]) {
        const authorisationId = await authorisation(db, buyer.id, wrong)
        await expect(call(db, cardPay, { payId, cardId, authorisationId }, as, newId())).rejects.toMatchObject({
          code: 'AUTHORISATION_INVALID',
        })
      }
    }),
  )
})

describe('a bill', () => {
  it(
    'offers the card to whoever has one that is bound, and takes no other',
    inRollback(async (db) => {
      await giveCard(db, (await makeMember(db)).id)
      const { payId, payableFen, as, buyer } = await orderBill(db)
      await givePayPassword(db, buyer.id)
      const waiting = await giveCard(db, buyer.id, { state: 'verifying' })
      const usable = async () => {
        const ways = await call(db, '/api/buyer/finance/payment/getPayChannel', { payId }, as)
        return ways.find(({ way }) => way === 'card')!.usable
      }
      expect(await usable()).toBe(false)
      const authorisationId = await authorisation(db, buyer.id, { purpose: 'pay', bizId: payId, amountFen: payableFen })
      await expect(call(db, cardPay, { payId, cardId: waiting, authorisationId }, as, newId())).rejects.toMatchObject({
        code: 'CARD_UNUSABLE',
      })
      await giveCard(db, buyer.id)
      expect(await usable()).toBe(true)
    }),
  )

  it(
    'that waits for just these orders at this sum is used again, and no other',
    inRollback(async (db) => {
      const { payId, as, orderId, goods, buyer } = await orderBill(db)
      const toPay = (...orderIds: string[]) => call(db, '/api/buyer/trading/order/toPayment', { orderIds }, as)
      const now = { specId: goods.specId, quantity: 1 }
      const input = { now, addressId: buyer.addressId, payableFen: goods.priceFen }
      const { orderIds } = await call(db, '/api/buyer/trading/order/orderSubmit', input, as, newId())
      const both = await toPay(orderId, orderIds[0]!)
      expect(both.payId).not.toBe(payId)
      expect((await toPay(orderIds[0]!, orderId)).payId).toBe(both.payId)
      expect((await toPay(orderId)).payId).toBe(payId)
      // Nor one for fewer or more of them that comes to as much.
      const sumOf = (of: string, amountFen: number) =>
        db.updateTable('bill').set({ amountFen }).where('id', '=', of).execute()
      await sumOf(both.payId, goods.priceFen)
      await db.updateTable('bill').set({ state: 'closed' }).where('id', '=', payId).execute()
      const alone = await toPay(orderId)
      expect(alone.payId).not.toBe(both.payId)
      await sumOf(alone.payId, 2 * goods.priceFen)
      expect((await toPay(orderId, orderIds[0]!)).payId).not.toBe(alone.payId)
      await db.updateTable('bill').set({ state: 'waiting' }).where('id', '=', payId).execute()
      await sumOf(payId, 1)
      const again = await toPay(orderId)
      expect(again.payId).not.toBe(payId)
      await db.updateTable('bill').set({ state: 'closed' }).where('id', '=', again.payId).execute()
      expect((await toPay(orderId)).payId).not.toBe(again.payId)
    }),
  )

  it(
    'of a recharge closes when its time is over, if nobody has paid it, and by itself',
    inRollback(async (db) => {
      const { id, as } = await ready(db)
      const open = async () =>
        (await call(db, '/api/finance/cashier/balanceAddCashierOrder', { amountFen: 500 }, as, newId())).payId
      const [early, paid, due] = [await open(), await open(), await open()]
      await db.updateTable('bill').set({ state: 'success' }).where('id', '=', paid).execute()
      const expire = (payId: string, now: Date) =>
        financeJobs['bill.expire']!({ db, systemId: wotu, now, payload: payId, tell: () => {} } satisfies JobContext)
      await expire(early, new Date())
      const late = new Date(Date.now() + day)
      await expire(paid, late)
      await expire(due, late)
      const rows = await db.selectFrom('bill').select(['id', 'state']).where('payerId', '=', id).execute()
      const states = Object.fromEntries(rows.map((row) => [row.id, row.state]))
      expect([states[early], states[paid], states[due]]).toEqual(['waiting', 'success', 'closed'])
    }),
  )
})

describe('the statement', () => {
  it(
    'opens no line of another of the owner’s accounts',
    inRollback(async (db) => {
      const { id, as, cardId } = await ready(db)
      await withdraw(db, id, cardId, 1_000)
      const frozen = await db
        .selectFrom('entry')
        .select('id')
        .where('ownerId', '=', id)
        .where('account', '=', 'frozen')
        .executeTakeFirstOrThrow()
      const path = '/openapi/finance/account/cashflow/selFlowDetail/manage'
      await expect(call(db, path, { id: frozen.id }, as)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const sums = await call(db, '/api/account/cashflow/selMoney', {}, as)
      expect(sums).toMatchObject({ incomeFen: 100_000, outlayFen: 1_000 })
    }),
  )
})
