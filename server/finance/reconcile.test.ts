import { afterAll, expect, it } from 'vitest'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db.ts'
import { newId } from '#kernel/ids.ts'
import { inRollback, wotu } from '#kernel/testing.ts'
import { testBank } from '../testing/bank.ts'
import { call, owner } from '../testing/call.ts'
import { givePayPassword, makeMember } from '../testing/market.ts'
import { syncAttempt } from './attempt.ts'
import { beijingDayStart } from './beijing.ts'
import { financeJobs } from './jobs.ts'
import { reconcile } from './reconcile.ts'
import { giveCard, withdraw } from '../testing/finance.ts'
import { followWithdrawal } from './withdraw.ts'

const bank = await testBank()
afterAll(() => setClock('running'))

/** Each test has a day of its own, since the bank's books are not rolled back. */
let day = Date.UTC(2026, 2, 2, 4)
const nextDay = () => setClock(new Date((day += 3 * 86_400_000)))

async function recharged(db: Db, ownerId: string, amountFen: number, { booked = true } = {}) {
  const as = owner(ownerId)
  const { payId } = await call(db, '/api/finance/cashier/balanceAddCashierOrder', { amountFen }, as, newId())
  const { attemptId, url } = await call(db, '/api/buyer/finance/payment/submitPay', { payId, way: 'scan' }, as, newId())
  await bank.answer(url)
  if (booked) await syncAttempt(db, attemptId, clock.now())
  return attemptId
}

it(
  'a day on which both books say the same is clean, withdrawals too',
  inRollback(async (db) => {
    nextDay()
    const { id } = await makeMember(db)
    await givePayPassword(db, id)
    await recharged(db, id, 20_000)
    const { id: withdrawal } = await withdraw(db, id, await giveCard(db, id), 5_000)
    await followWithdrawal(db, withdrawal, clock.now())
    advanceClock(60_000)
    await followWithdrawal(db, withdrawal, clock.now())
    expect(await reconcile(db, beijingDayStart(clock.now()))).toEqual({ checked: 2, differences: [] })
  }),
)

it(
  'money that the channel has and the ledger has not, or otherwise, is reported and nothing is moved',
  inRollback(async (db) => {
    nextDay()
    const { id } = await makeMember(db)
    const [unbooked, wrong, unpaid] = [
      await recharged(db, id, 100, { booked: false }),
      await recharged(db, id, 200),
      await recharged(db, id, 300),
    ]
    await bank.db.updateTable('sandboxPayment').set({ amountFen: 199 }).where('bizId', '=', wrong).execute()
    await bank.db.updateTable('sandboxPayment').set({ state: 'failed' }).where('bizId', '=', unpaid).execute()
    const before = await db.selectFrom('entry').select('id').execute()
    const { differences } = await reconcile(db, beijingDayStart(clock.now()))
    expect(differences).toEqual(
      [
        { no: `payment:${unbooked}`, ledgerFen: null, channelFen: 100 },
        { no: `payment:${wrong}`, ledgerFen: 200, channelFen: 199 },
        { no: `payment:${unpaid}`, ledgerFen: 300, channelFen: null },
      ].sort((a, b) => (a.no < b.no ? -1 : 1)),
    )
    expect(await db.selectFrom('entry').select('id').execute()).toEqual(before)
  }),
)

it(
  'is done once for yesterday, and its finding kept',
  inRollback(async (db) => {
    nextDay()
    const { id } = await makeMember(db)
    await recharged(db, id, 100)
    advanceClock(86_400_000)
    for (let i = 0; i < 2; i += 1)
      await financeJobs['ledger.reconcile']!({ db, systemId: wotu, now: clock.now(), payload: null, tell: () => {} })
    const found = await db.selectFrom('reconciliation').select(['checked', 'differences', 'channel']).execute()
    expect(found).toEqual([{ checked: 1, differences: [], channel: 'sandbox' }])
  }),
)
