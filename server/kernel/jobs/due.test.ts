import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../../testing/database.ts'
import { advanceClock, setClock } from '../clock.ts'
import { createJobs, enqueue, type JobHandler, type JobHandlers } from './jobs.ts'
import type { OutsideJob } from './outsideJobs.ts'
import { createLog } from '../log.ts'
import { inTenant } from '../call/tenant.ts'
import { testDb, wotu } from '../testing/testing.ts'

// Which jobs are taken: the same for those that are done in the database and those that ask outside.

const start = new Date('2026-03-01T00:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
let ran: unknown[] = []
beforeEach(async () => {
  await (await testDb()).clear()
  setClock(start)
  ran = []
})
afterEach(() => setClock('running'))

const add = async (key: string, runAt = start, kind = 'close') => {
  const { db } = await testDb()
  await inTenant(wotu, () => enqueue(db, { systemId: wotu, kind, key, runAt, payload: key }))
}
const pending = async () => {
  const { db } = await testDb()
  const rows = db.selectFrom('job').select(['key', 'attempts', 'runAt']).where('doneAt', 'is', null)
  return rows.orderBy('key').execute()
}
const run = async ({ payload }: { payload: unknown }) => {
  if (payload === 'fails') throw new Error('never')
  ran.push(payload)
}
const kinds: Record<string, JobHandler | OutsideJob> = {
  'in the database': run,
  outside: { ask: run, settle: async () => {} },
}

describe.each(Object.entries(kinds))('jobs done %s', (_, close) => {
  const runner = async () => {
    const handlers: JobHandlers = { close }
    return createJobs({ db: (await testDb()).db, handlers, log: createLog('silent'), announce: () => {} })
  }

  it('are those that are due, of a kind that is known here, each once', async () => {
    const jobs = await runner()
    await add('elsewhere', later(-1), 'elsewhere')
    await add('later', later(600))
    await add('a')
    await jobs.runDue()
    advanceClock(120_000)
    await add('b')
    await jobs.runDue()
    expect(ran).toEqual(['a', 'b'])
    expect(await pending()).toEqual([
      { key: 'elsewhere', attempts: 0, runAt: later(-1) },
      { key: 'later', attempts: 0, runAt: later(600) },
    ])
  })

  it('that fail are put off alone', async () => {
    for (const key of ['a', 'fails']) await add(key)
    await add('later', later(60))
    await (await runner()).runDue()
    expect(ran).toEqual(['a'])
    expect(await pending()).toEqual([
      { key: 'fails', attempts: 1, runAt: later(1) },
      { key: 'later', attempts: 0, runAt: later(60) },
    ])
  })

  it('are not those that another process has: nobody waits for it, nor goes on to what is not due', async () => {
    await add('taken', later(-1))
    await add('a')
    await add('later', later(60))
    const { url } = await testDb()
    let running: Promise<unknown> | undefined
    await withClient(url, async (client) => {
      await client.query(`begin; select from job where key = 'taken' for update`)
      running = (await runner()).runDue()
      await expect.poll(() => ran).toEqual(['a'])
      await running
    }).finally(() => running)
    expect(ran).toEqual(['a'])
    expect((await pending()).map(({ key }) => key)).toEqual(['later', 'taken'])
  })
})
