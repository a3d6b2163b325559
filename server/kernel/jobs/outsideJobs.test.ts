import { afterEach, beforeEach, expect, it } from 'vitest'
import { advanceClock, setClock } from '../clock.ts'
import { createJobs, enqueue, type JobHandlers } from './jobs.ts'
import { createLog } from '../log.ts'
import { inTenant } from '../call/tenant.ts'
import { testDb, wotu } from '../testing/testing.ts'
import { assertOutsideTransaction } from '../call/tx.ts'

const start = new Date('2026-03-01T00:00:00Z')
beforeEach(async () => {
  await (await testDb()).clear()
  setClock(start)
})
afterEach(() => setClock('running'))

const runner = async (handlers: JobHandlers) =>
  createJobs({ db: (await testDb()).db, handlers, log: createLog('silent'), announce: () => {} })
const add = async (key: string) => {
  const { db } = await testDb()
  await inTenant(wotu, () => enqueue(db, { systemId: wotu, kind: 'send', key, runAt: start, payload: key }))
}
const pending = async () => {
  const { db } = await testDb()
  return db.selectFrom('job').select(['key', 'attempts', 'runAt']).where('doneAt', 'is', null).execute()
}

it('a job asks outside without a transaction, and what it was told commits with its being done', async () => {
  const settled: unknown[] = []
  const jobs = await runner({
    send: {
      ask: async ({ payload, db }) => {
        assertOutsideTransaction('The question')
        expect(db.isTransaction).toBe(false)
        return `answer to ${String(payload)}`
      },
      settle: async ({ db, systemId }, said) => {
        expect(db.isTransaction).toBe(true)
        settled.push([systemId, said])
      },
    },
  })
  await add('a')
  expect(await jobs.runDue()).toBe(1)
  expect(settled).toEqual([[wotu, 'answer to a']])
  expect(await pending()).toEqual([])
  expect(await jobs.runDue()).toBe(0)
})

it('a question that fails is asked again later, and one whose answer can’t be written, too', async () => {
  let asked = 0
  let written = 0
  const jobs = await runner({
    send: {
      ask: async () => {
        asked += 1
        if (asked === 1) throw new Error('no route to the bank')
      },
      settle: async () => {
        written += 1
        if (written === 1) throw new Error('disk full')
      },
    },
  })
  await add('a')
  await jobs.runDue()
  expect(await pending()).toMatchObject([{ attempts: 1 }])
  advanceClock(10_000)
  await jobs.runDue()
  expect(await pending()).toMatchObject([{ attempts: 2 }])
  advanceClock(10_000)
  await jobs.runDue()
  expect(await pending()).toEqual([])
  expect([asked, written]).toEqual([3, 2])
})

it('while one process asks no other does, and what it left behind when it died is asked again', async () => {
  let letGo = () => {}
  const asked: string[] = []
  const hangs = await runner({
    send: {
      ask: (job) => {
        asked.push(`first ${String(job.payload)}`)
        return new Promise<void>((resolve) => (letGo = resolve))
      },
      settle: async () => {},
    },
  })
  const other = await runner({
    send: { ask: async ({ payload }) => void asked.push(`second ${String(payload)}`), settle: async () => {} },
  })
  await add('a')
  const running = hangs.runDue()
  await expect.poll(() => asked).toEqual(['first a'])
  expect(await other.runDue()).toBe(0)
  advanceClock(61_000)
  expect(await other.runDue()).toBe(1)
  expect(asked).toEqual(['first a', 'second a'])
  letGo()
  await running
  expect(await pending()).toEqual([])
})

it('many are asked at once, and stopping gives up what hangs: it is due again', async () => {
  let asking = 0
  const jobs = await runner({
    send: {
      ask: () => {
        asking += 1
        return new Promise<void>(() => {})
      },
      settle: async () => {},
    },
  })
  for (let i = 0; i < 20; i += 1) await add(`${i}`)
  jobs.start()
  await expect.poll(() => asking).toBe(20)
  await jobs.stop()
  const left = await pending()
  expect(left).toHaveLength(20)
  for (const { runAt } of left) expect(runAt.getTime()).toBeLessThan(start.getTime() + 60_000)
})

it('what another process has settled meanwhile is not put off by a question that fails after all', async () => {
  let fail = (_: Error) => {}
  const hangs = await runner({
    send: { ask: () => new Promise<void>((_, reject) => (fail = reject)), settle: async () => {} },
  })
  const other = await runner({ send: { ask: async () => {}, settle: async () => {} } })
  await add('a')
  const running = hangs.runDue()
  const { db } = await testDb()
  const job = () => db.selectFrom('job').select(['doneAt', 'attempts']).executeTakeFirst()
  await expect.poll(async () => (await pending())[0]?.runAt).toEqual(new Date(start.getTime() + 60_000))
  advanceClock(60_000)
  await other.runDue()
  const settled = await job()
  fail(new Error('no route to the bank'))
  await running
  expect(await job()).toEqual(settled)
})

it('a runner that was stopped asks nothing more', async () => {
  const asked: unknown[] = []
  const jobs = await runner({ send: { ask: async ({ payload }) => void asked.push(payload), settle: async () => {} } })
  await jobs.stop()
  await add('a')
  expect(await jobs.runDue()).toBe(0)
  expect([asked, await pending()]).toEqual([[], [{ key: 'a', attempts: 0, runAt: start }]])
})
