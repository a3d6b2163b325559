import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { later } from '#kernel/call/terms.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { balancesOf, orderBill } from '../../testing/finance.ts'
import { makeMember } from '../../testing/market.ts'
import { openAtChannel, runOutside } from '../../testing/outside.ts'
import { nextFollow, terms } from './terms.ts'

const bank = await testBank()
afterEach(() => setClock('running'))

const submit = '/api/buyer/finance/payment/submitPay'
const sync = '/api/buyer/finance/payment/syncPayStatusByBizId'

type As = ReturnType<typeof owner>

const rechargeBill = async (db: Db, as: As) =>
  (await call(db, '/api/finance/cashier/balanceAddCashierOrder', { amountFen: 50_000 }, as, newId())).payId
const byScan = (db: Db, payId: string, as: As) => openAtChannel(db, submit, { payId, way: 'scan' }, as)
/** An attempt of which the channel hasn't heard yet. */
const begun = async (db: Db, payId: string, as: As) =>
  (await call(db, submit, { payId, way: 'scan' }, as, newId())).attemptId
const stateOf = async (db: Db, payId: string, as: As) =>
  (await call(db, '/api/buyer/finance/payment/selPayById', { payId }, as)).state
const attemptStateOf = async (db: Db, attemptId: string, as: As) =>
  (await call(db, '/api/finance/cashier/selPayAttempt', { attemptId }, as)).state

describe('an attempt', () => {
  it(
    'that has ended is asked about no more, and nobody is told of it again',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const { url, attemptId } = await byScan(db, await rechargeBill(db, as), as)
      await bank.answer(url)
      expect(await runOutside(db, 'attempt.follow', attemptId)).toEqual([id])
      const restore = bank.misanswer({ query: () => Promise.reject(new Error('asked again')) })
      expect(await runOutside(db, 'attempt.follow', attemptId)).toEqual([])
      restore()
    }),
  )

  it(
    'whose bill is over before the channel has heard of it lapses, and never gets there',
    inRollback(async (db) => {
      const as = owner((await makeMember(db)).id)
      const [late, closed] = [await rechargeBill(db, as), await rechargeBill(db, as)]
      const [ofLate, ofClosed] = [await begun(db, late, as), await begun(db, closed, as)]
      await db.updateTable('bill').set({ state: 'closed' }).where('id', '=', closed).execute()
      await runOutside(db, 'attempt.follow', ofClosed)
      expect(await attemptStateOf(db, ofClosed, as)).toBe('failed')
      setClock(new Date(Date.now() + 31 * 60_000))
      await runOutside(db, 'attempt.follow', ofLate)
      expect(await attemptStateOf(db, ofLate, as)).toBe('failed')
      const registered = await bank.db
        .selectFrom('sandboxPayment')
        .select('bizId')
        .where('bizId', 'in', [ofLate, ofClosed])
        .execute()
      expect(registered).toEqual([])
    }),
  )

  it('is asked about for three days, and then given up', () => {
    const since = new Date('2026-03-01T00:00:00Z')
    expect(nextFollow(since, later(since, terms.followFor))).not.toBeNull()
    expect(nextFollow(since, later(since, terms.followFor + 1))).toBeNull()
  })

  it(
    'that a payer is back from is asked about: those of the same bill that wait at the channel, and no other',
    inRollback(async (db) => {
      const as = owner((await makeMember(db)).id)
      const payId = await rechargeBill(db, as)
      await byScan(db, await rechargeBill(db, as), as)
      const declined = await byScan(db, payId, as)
      await bank.answer(declined.url, false)
      await runOutside(db, 'attempt.follow', declined.attemptId)
      await begun(db, payId, as)
      const { attemptId } = await byScan(db, payId, as)
      const asked: string[] = []
      const restore = bank.misanswer({
        query: async (id) => {
          asked.push(id)
          return { state: 'waiting', amountFen: 0, no: '' }
        },
      })
      await call(db, sync, { payId }, as)
      restore()
      expect(asked).toEqual([attemptId])
    }),
  )
})

describe('a payment at the channel', () => {
  it(
    'pays its own bill, and leaves the payer’s others waiting',
    inRollback(async (db) => {
      const as = owner((await makeMember(db)).id)
      const [before, payId, after] = [
        await rechargeBill(db, as),
        await rechargeBill(db, as),
        await rechargeBill(db, as),
      ]
      await bank.answer((await byScan(db, payId, as)).url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'success' })
      expect([await stateOf(db, before, as), await stateOf(db, after, as)]).toEqual(['waiting', 'waiting'])
    }),
  )

  it(
    'that comes too late closes its own bill and no other, and goes to the balance',
    inRollback(async (db) => {
      const { payId, orderId, payableFen, as, buyer } = await orderBill(db)
      const other = await rechargeBill(db, as)
      const { url } = await byScan(db, payId, as)
      await call(db, '/api/buyer/trading/order/cancelOrder', { id: orderId, why: '不想买了' }, as, newId())
      await bank.answer(url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'closed' })
      expect(await stateOf(db, other, as)).toBe('waiting')
      expect(await balancesOf(db, buyer.id)).toMatchObject({ available: payableFen })
    }),
  )

  it(
    'of a recharge that was paid already, or is closed, goes to the balance, too; the bill stays as it is',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const [paid, closed] = [await rechargeBill(db, as), await rechargeBill(db, as)]
      const attempts = [await byScan(db, paid, as), await byScan(db, paid, as), await byScan(db, closed, as)]
      for (const { url } of attempts) await bank.answer(url)
      await db.updateTable('bill').set({ state: 'closed' }).where('id', '=', closed).execute()
      for (const { attemptId } of attempts) await runOutside(db, 'attempt.follow', attemptId)
      expect(await Promise.all(attempts.map(({ attemptId }) => attemptStateOf(db, attemptId, as)))).toEqual([
        'success',
        'refunded',
        'refunded',
      ])
      expect([await stateOf(db, paid, as), await stateOf(db, closed, as)]).toEqual(['success', 'closed'])
      expect(await balancesOf(db, id)).toMatchObject({ available: 150_000 })
    }),
  )
})
