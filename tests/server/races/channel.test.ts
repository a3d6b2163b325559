import { afterEach, expect, it } from 'vitest'
import { setChannel, type Channel } from '../../../server/adapters/channel/channel.ts'
import { financeJobs } from '../../../server/finance/index.ts'
import { createJobs } from '../../../server/kernel/jobs/jobs.ts'
import { createLog } from '../../../server/kernel/log.ts'
import { newId } from '../../../server/kernel/db/ids.ts'
import { inTenant } from '../../../server/kernel/call/tenant.ts'
import { testDb, wotu } from '../../../server/kernel/testing/testing.ts'
import { call, owner } from '../../../server/testing/call.ts'
import { makeMember } from '../../../server/testing/market.ts'

afterEach(async () => {
  setChannel(null)
  await (await testDb()).clear()
})

const payments = 200

/** A channel that answers nothing until it is let go. What it is told twice under one number has one effect. */
function hangingChannel() {
  const heard: string[] = []
  let letGo = () => {}
  const hanging = new Promise<void>((resolve) => (letGo = resolve))
  const never = () => Promise.reject(new Error('not asked here'))
  const channel: Channel = {
    name: 'hanging',
    pay: async ({ attemptId }) => {
      heard.push(attemptId)
      await hanging
      return { url: `/page/${attemptId}` }
    },
    query: async () => {
      await hanging
      return { state: 'waiting', amountFen: 0, no: '' }
    },
    transfer: never,
    queryTransfer: never,
    bindCard: never,
    statement: never,
    verifyNotice: () => null,
  }
  return { channel, heard, letGo }
}

it('200 payments while the channel hangs hold no connection and no lock, and each reaches it once', async () => {
  const { db, pool } = await testDb()
  const { channel, heard, letGo } = hangingChannel()
  setChannel(channel)
  const { id } = await inTenant(wotu, () => makeMember(db))
  const as = owner(id)
  const bills = await Promise.all(
    Array.from({ length: payments }, () =>
      call(db, '/api/finance/cashier/balanceAddCashierOrder', { amountFen: 100 }, as, newId()),
    ),
  )
  const runner = () => createJobs({ db, handlers: financeJobs, log: createLog('silent'), announce: () => {} })
  // Two processes.
  const runners = [runner(), runner()]
  runners.forEach((jobs) => jobs.start())
  try {
    // Each is acknowledged, though nothing has been heard from outside.
    const begun = await Promise.all(
      bills.map(({ payId }) => call(db, '/api/buyer/finance/payment/submitPay', { payId, way: 'scan' }, as, newId())),
    )
    expect(begun.map(({ url }) => url)).toEqual(Array.from({ length: payments }, () => null))
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(payments)

    // All of them hang now; whoever comes finds the database free.
    const { rows } = await pool.query<{ state: string }>(
      `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (state like 'idle in transaction%' or wait_event_type = 'Lock')`,
    )
    expect(rows).toEqual([])
    expect(pool.waitingCount).toBe(0)
    const seen = await Promise.all(
      bills.map(({ payId }) => call(db, '/api/buyer/finance/payment/selPayById', { payId }, as)),
    )
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['waiting']))

    letGo()
    const urlOf = async ({ attemptId }: { attemptId: string }) =>
      (await call(db, '/api/finance/cashier/selPayAttempt', { attemptId }, as)).url
    await expect
      .poll(async () => (await Promise.all(begun.map(urlOf))).filter((url) => url === null).length, { timeout: 20_000 })
      .toBe(0)
    expect(await Promise.all(begun.map(urlOf))).toEqual(begun.map(({ attemptId }) => `/page/${attemptId}`))
    expect(new Set(heard).size).toBe(heard.length)
  } finally {
    letGo()
    await Promise.all(runners.map((jobs) => jobs.stop()))
  }
})

it('a payer who is back while the channel is silent sees the bill as it stands', async () => {
  const { db } = await testDb()
  const { channel, letGo } = hangingChannel()
  setChannel(channel)
  const { id } = await inTenant(wotu, () => makeMember(db))
  const as = owner(id)
  const { payId } = await call(db, '/api/finance/cashier/balanceAddCashierOrder', { amountFen: 100 }, as, newId())
  const { attemptId } = await call(db, '/api/buyer/finance/payment/submitPay', { payId, way: 'scan' }, as, newId())
  await inTenant(wotu, () =>
    db.updateTable('channelAttempt').set({ url: '/page/1' }).where('id', '=', attemptId).execute(),
  )
  expect(await call(db, '/api/buyer/finance/payment/syncPayStatusByBizId', { payId }, as)).toMatchObject({
    state: 'waiting',
  })
  letGo()
})
