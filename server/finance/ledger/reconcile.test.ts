import { afterAll, expect, it } from 'vitest'
import { setChannel } from '#adapters/channel/channel.ts'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { later } from '#kernel/call/terms.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { beijingDayStart } from '#kernel/beijing.ts'
import { outsideTransaction } from '#kernel/call/tx.ts'
import { openAtChannel, runOutside } from '../../testing/outside.ts'
import { platform, post } from './ledger.ts'
import { channelBooks, reconcile } from './reconcile.ts'
import { giveCard, withdraw } from '../../testing/finance.ts'

const bank = await testBank()
afterAll(() => setClock('running'))

/** Each test has a day of its own, since the bank's books are not rolled back. */
let day = Date.UTC(2026, 2, 2, 4)
const nextDay = () => setClock(new Date((day += 3 * 86_400_000)))

const reconcileToday = async (db: Db) =>
  reconcile(db, await outsideTransaction(() => channelBooks(beijingDayStart(clock.now()))))

async function recharged(db: Db, ownerId: string, amountFen: number, { booked = true } = {}) {
  const as = owner(ownerId)
  const { payId } = await call(db, '/api/finance/cashier/balanceAddCashierOrder', { amountFen }, as, newId())
  const { attemptId, url } = await openAtChannel(db, '/api/buyer/finance/payment/submitPay', { payId, way: 'scan' }, as)
  await bank.answer(url)
  if (booked) await runOutside(db, 'attempt.follow', attemptId)
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
    await runOutside(db, 'withdrawal.follow', withdrawal)
    advanceClock(60_000)
    await runOutside(db, 'withdrawal.follow', withdrawal)
    expect(await reconcileToday(db)).toEqual({ checked: 2, differences: [] })
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
    const { differences } = await reconcileToday(db)
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
  'what the ledger booked days before or after, or kept as a fee, is no movement of the day',
  inRollback(async (db) => {
    nextDay()
    const { id } = await makeMember(db)
    const booked = (days: number, account: 'channel' | 'fee') =>
      post(db, later(clock.now(), days * 86_400_000), [
        {
          ownerId: id,
          key: newId(),
          kind: 'recharge',
          bizNo: '1',
          legs: [
            { ownerId: platform, account, amountFen: -100, counterparty: `payment:${newId()}` },
            { ownerId: id, account: 'available', amountFen: 100 },
          ],
        },
      ])
    await booked(-3, 'channel')
    await booked(3, 'channel')
    await booked(0, 'fee')
    expect(await reconcileToday(db)).toEqual({ checked: 0, differences: [] })
  }),
)

it(
  'is not done where no channel is open',
  inRollback(async (db) => {
    nextDay()
    const restore = bank.misanswer({})
    setChannel(null)
    await runOutside(db, 'ledger.reconcile', null)
    restore()
    expect(await db.selectFrom('reconciliation').select('day').execute()).toEqual([])
  }),
)

it(
  'is done once for yesterday, and its finding kept',
  inRollback(async (db) => {
    nextDay()
    const { id } = await makeMember(db)
    await recharged(db, id, 100)
    advanceClock(86_400_000)
    for (let i = 0; i < 2; i += 1) await runOutside(db, 'ledger.reconcile', null)
    const found = await db.selectFrom('reconciliation').select(['checked', 'differences', 'channel']).execute()
    expect(found).toEqual([{ checked: 1, differences: [], channel: 'sandbox' }])
  }),
)
