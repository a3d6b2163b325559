import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clock } from '#kernel/clock.ts'
import { type Db, openPool } from '#kernel/db/db.ts'
import { createJobs, enqueue } from '#kernel/jobs/jobs.ts'
import { sweep } from '#kernel/jobs/sweep.ts'
import { createLog } from '#kernel/log.ts'
import { ensureRecurring, recurring } from '#kernel/jobs/recurring.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { domains } from './domains.ts'
import { addOrders, makeBacklog } from './testing/backlog.ts'
import { testBank } from './testing/bank.ts'
import { orderSumJobs } from './trading/index.ts'

/** So many rows of each big table that a plan which reads all of them is a wrong one. */
const many = 20_000

/** What time has filled: ended long ago, none of it due. */
const past = `
  insert into bill (system_id, payer_id, id, subject, amount_fen, state, created_at, expires_at)
    select 1001, n % 1000, 800000000000000000 + n, 'recharge', 1, 'success', now(), now() from generate_series(1, ${many}) n;
  insert into channel_attempt (system_id, payer_id, pay_id, id, way, amount_fen, state, created_at)
    select 1001, n % 1000, 800000000000000000 + n, 810000000000000000 + n, 'scan', 1, 'failed', now() from generate_series(1, ${many}) n;
  insert into withdrawal (system_id, owner_id, id, amount_fen, card_id, state, created_at)
    select 1001, n % 1000, 820000000000000000 + n, 1, 1, 'success', now() from generate_series(1, ${many}) n;
  insert into posting (system_id, owner_id, id, key, kind, at)
    select 1001, n % 1000, 830000000000000000 + n, 'k' || n, 'recharge', now() - n * interval '1 hour' from generate_series(1, ${many}) n;
  insert into entry (system_id, owner_id, id, posting_id, account, amount_fen, kind, at)
    select 1001, case when n % 2 = 0 then 0 else n % 1000 end, 840000000000000000 + n, 830000000000000000 + n,
      case when n % 2 = 0 then 'channel' else 'available' end, 1, 'recharge', now() - n * interval '1 hour'
    from generate_series(1, ${many}) n;
  insert into job (system_id, id, kind, key, run_at, payload, done_at)
    select 1001, 850000000000000000 + n, 'attempt.follow', 'k' || n, now(), 'null', now() from generate_series(1, ${many}) n;
  insert into idempotency (system_id, member_id, path, key, request_hash, response, created_at)
    select 1001, n, '/t', 'k', 'h', '{}', now() from generate_series(1, ${many}) n;
  insert into rate (system_id, bucket, window_start, count) select 1001, 'b' || n, now(), 1 from generate_series(1, ${many}) n;
  insert into session (system_id, id, member_id, bo_id, kind, created_at, expires_at)
    select 1001, 's' || n, n, n, 'cookie', now(), now() from generate_series(1, ${many}) n;
  analyze`

/** A pool of one, on which every statement that was prepared can be found again. */
let one: ReturnType<typeof openPool>
beforeAll(async () => {
  await testBank()
  const { url, db } = await testDb()
  await inTenant(wotu, () => tx(db, fill))
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(past)
  await admin.end()
  one = openPool(url, 1)
})
afterAll(() => one.db.destroy())

const fill = async (db: Db) => {
  const longAgo = new Date(clock.now().getTime() - 60 * 86_400_000)
  const { shop, goods, buyer } = await makeBacklog(db, 20, 'unpaid', longAgo)
  const more = { at: longAgo, buyerId: buyer.id, ...shop, ...goods }
  await addOrders(db, { ...more, count: 20, state: 'unreceived' })
  await addOrders(db, { ...more, count: 20, state: 'unevaluated' })
  await addOrders(db, { ...more, count: many, state: 'done' })
  // What has just changed is few; all of this was long ago.
  const fold = orderSumJobs['order.fold']
  while ((await fold({ db, systemId: wotu, now: clock.now(), payload: null, tell: () => {} })).more);
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Each statement that this connection prepared, with its plan made once for all values, as in a transaction. */
const plans = (db: Db) =>
  tx(db, async (trx) => {
    const { rows } = await sql<{ name: string; statement: string; parameters: number }>`
      select name, statement, cardinality(parameter_types) as parameters from pg_prepared_statements`.execute(trx)
    const explained = []
    for (const { name, statement, parameters } of rows) {
      const nulls = Array.from({ length: parameters }, () => 'null').join()
      const { rows: answer } = await sql<{ queryPlan: { Plan: Plan }[] }>`${sql.raw(
        `explain (format json) execute "${name}"(${nulls})`,
      )}`.execute(trx)
      const nodes = nodesOf(Object.values(answer[0]!)[0]![0]!.Plan)
      explained.push({
        statement,
        indexes: nodes.map((node) => node['Index Name']).filter(Boolean),
        readWhole: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
      })
    }
    return explained
  })

it('no statement of a job reads a big table whole, and each finds what is due by the index made for it', async () => {
  const { db } = one
  // A recount reads the whole history of an owner, which is what it is for.
  const isRecount = (kind: string) => kind.endsWith('.recount')
  const jobs = domains.flatMap((domain) => Object.entries(domain.jobs ?? {}))
  const seconds = domains.flatMap((domain) => Object.entries(domain.every ?? {}))
  const every = Object.fromEntries(seconds.filter(([kind]) => !isRecount(kind)))
  const handlers = recurring(every, Object.fromEntries(jobs.filter(([kind]) => !isRecount(kind))))
  await ensureRecurring(db, every)
  const runAt = new Date(clock.now().getTime() - 1000)
  await inTenant(wotu, async () => {
    await enqueue(db, { systemId: wotu, kind: 'attempt.follow', key: 'a', runAt, payload: '810000000000000001' })
    await enqueue(db, { systemId: wotu, kind: 'withdrawal.follow', key: 'w', runAt, payload: '820000000000000001' })
    await enqueue(db, { systemId: wotu, kind: 'bill.expire', key: 'b', runAt, payload: '800000000000000001' })
  })
  await createJobs({ db, handlers, log: createLog('error'), announce: () => {} }).runDue()
  await sweep(db)
  const explained = await inTenant(wotu, () => plans(db))
  const { rows: big } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${many / 2}`.execute(
    db,
  )
  const bigNames = big.map(({ name }) => name)
  expect(bigNames).toContain('orders')
  expect(
    explained.filter(({ readWhole }) => readWhole.some((name) => bigNames.includes(name!))).map((p) => p.statement),
  ).toEqual([])
  const used = explained.flatMap(({ indexes }) => indexes)
  for (const index of [
    'orders_pay_by',
    'orders_receive_by',
    'orders_evaluate_by',
    'job_due',
    'job_recurring',
    'job_done',
  ])
    expect(used).toContain(index)
})
