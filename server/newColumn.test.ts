import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { contract, type Path } from '@wotu/contract/index.ts'
import { setFilesDir } from '#adapters/files.ts'
import { newId } from '#kernel/db/ids.ts'
import { createJobs } from '#kernel/jobs/jobs.ts'
import { createLog } from '#kernel/log.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { ensureRecurring, recurring } from '#kernel/jobs/recurring.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { provesNoCall } from '#kernel/testing/made.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { attacks } from './bola/inputs.ts'
import { makeVictim, rightfulCaller, type Victim } from './bola/victim.ts'
import { domains } from './domains.ts'
import { testBank } from './testing/bank.ts'
import { market } from './testing/call.ts'

setPepper('test')
await testBank()
provesNoCall()
setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))

let victim: Victim
/** What the database refused, and why. */
const refusals: string[] = []
beforeAll(async () => {
  const { db } = await testDb()
  victim = await inTenant(wotu, () => tx(db, makeVictim))
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const answer = query.apply(this, args)
    answer.catch?.((error: Error) => refusals.push(error.message))
    return answer
  } as typeof pg.Client.prototype.query)
})

class Undo extends Error {}

/** Makes each call for whoever it is for, on connections that stay, and undoes what it did; then runs every job. */
async function callAll() {
  const { db } = await testDb()
  const every = Object.assign({}, ...domains.map((domain) => domain.every))
  const handlers = recurring(every, Object.assign({}, ...domains.map((domain) => domain.jobs)))
  const jobs = createJobs({ db, handlers, log: createLog('silent'), announce: () => {} })
  await ensureRecurring(db, every)
  const codes: Record<string, string> = {}
  for (const path of Object.keys(contract) as Path[]) {
    const { rightful, inputs } = attacks[path]!
    for (const [i, input] of inputs.entries()) {
      const done = inTenant(wotu, () =>
        tx(db, async (trx) => {
          const asked = input(victim) as never
          await market.call(path, asked, rightfulCaller(victim, rightful), { db: trx, key: newId() })
          throw new Undo()
        }),
      )
      codes[`${path} ${i}`] = await done.catch((error: unknown) => {
        if (error instanceof Undo) return '0'
        return error instanceof Refusal ? error.code : String(error)
      })
    }
  }
  await jobs.runDue()
  return codes
}

it('no call and no job minds a column that was added to a table of its statements while it runs', async () => {
  const before = await callAll()
  const admin = new pg.Client({ connectionString: (await testDb()).url })
  await admin.connect()
  await admin.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I add column a_new_one integer', name);
    end loop;
  end $$`)
  // What counts how often one asks has counted the first round.
  await admin.query('delete from rate')
  await admin.end()
  refusals.length = 0
  expect(await callAll()).toEqual(before)
  expect(refusals.filter((message) => message.includes('cached plan'))).toEqual([])
})
