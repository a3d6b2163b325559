import { beforeEach, expect, it } from 'vitest'
import { withClient } from '../../testing/database.ts'
import { newId } from '#kernel/db/ids.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { market, owner } from '../../testing/call.ts'
import { balancesOf, giveCard, withdraw } from '../../testing/finance.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { runOutside } from '../../testing/outside.ts'

// Notices, the payer's coming back and the jobs that follow up all ask the channel, and may do so in one moment.

const bank = await testBank()
beforeEach(async () => (await testDb()).clear())

const atOnce = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, run))

it('a recharge whose attempt is asked about eight times at once is credited once', async () => {
  const { db } = await testDb()
  const { id } = await inTenant(wotu, () => makeMember(db))
  const as = owner(id)
  const recharge = '/api/finance/cashier/balanceAddCashierOrder'
  const { payId } = await market.call(recharge, { amountFen: 50_000 }, as, { key: newId() })
  const submit = '/api/buyer/finance/payment/submitPay'
  const { attemptId } = await market.call(submit, { payId, way: 'scan' }, as, { key: newId() })
  const follow = () => inTenant(wotu, () => atOnce(() => runOutside(db, 'attempt.follow', attemptId)))
  const seen = () => market.call('/api/finance/cashier/selPayAttempt', { attemptId }, as)
  await follow()
  await bank.answer((await seen()).url!)
  await follow()
  expect(await seen()).toMatchObject({ state: 'success' })
  expect(await inTenant(wotu, () => balancesOf(db, id))).toMatchObject({ available: 50_000 })
})

it('a payment whose word comes twice while its bill is held is settled once, and not once more as one too many', async () => {
  const { db, url } = await testDb()
  const { id } = await inTenant(wotu, () => makeMember(db))
  const as = owner(id)
  const recharge = '/api/finance/cashier/balanceAddCashierOrder'
  const { payId } = await market.call(recharge, { amountFen: 50_000 }, as, { key: newId() })
  const submit = '/api/buyer/finance/payment/submitPay'
  const { attemptId } = await market.call(submit, { payId, way: 'scan' }, as, { key: newId() })
  const follow = () => inTenant(wotu, () => runOutside(db, 'attempt.follow', attemptId))
  await follow()
  await bank.answer((await market.call('/api/finance/cashier/selPayAttempt', { attemptId }, as)).url!)
  await withClient(url, async (client) => {
    await client.query(`begin; select from bill where id = ${payId} for update`)
    const both = Promise.all([follow(), follow()])
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 10_000 }).toBe(2)
    await client.query('rollback')
    await both
  })
  expect(await market.call('/api/finance/cashier/selPayAttempt', { attemptId }, as)).toMatchObject({ state: 'success' })
  expect(await inTenant(wotu, () => balancesOf(db, id))).toMatchObject({ available: 50_000 })
})

it('a withdrawal that is followed eight times at once is sent once, and leaves the account once', async () => {
  const { db } = await testDb()
  const id = await inTenant(wotu, async () => {
    const { id: memberId } = await makeMember(db, { balanceFen: 100_000 })
    await givePayPassword(db, memberId)
    return memberId
  })
  const cardId = await inTenant(wotu, () => giveCard(db, id))
  const withdrawal = await inTenant(wotu, () => withdraw(db, id, cardId, 30_000))
  const follow = () => inTenant(wotu, () => atOnce(() => runOutside(db, 'withdrawal.follow', withdrawal.id)))
  const transfers = () =>
    inTenant(wotu, () =>
      bank.db.selectFrom('sandboxTransfer').select('no').where('bizId', '=', withdrawal.id).execute(),
    )
  await follow()
  expect(await transfers()).toHaveLength(1)
  expect(await inTenant(wotu, () => balancesOf(db, id))).toMatchObject({ available: 70_000, frozen: 30_000 })
  await inTenant(wotu, () => bank.db.updateTable('sandboxTransfer').set({ settleAt: new Date() }).execute())
  await follow()
  expect(await inTenant(wotu, () => balancesOf(db, id))).toMatchObject({ available: 70_000, frozen: 0 })
})
