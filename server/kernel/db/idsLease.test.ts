import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUnavailable } from './db.ts'
import { leaseIds } from './idsLease.ts'
import { firstUnleased, newId, type IdMaker } from './ids.ts'
import { testDb } from '../testing/testing.ts'

const at = Date.UTC(2026, 10, 20)
const minute = 60_000
const nodeOf = (id: string) => Number((BigInt(id) >> 12n) & 1023n)

/** A server process with a clock of its own. */
const start = async (startsAt = at) => {
  const { db } = await testDb()
  const process = { ms: startsAt, newId: (): string => '' }
  const lease = await leaseIds(db, {
    nowMs: () => process.ms,
    use: (maker: IdMaker) => void (process.newId = maker),
  })
  processes.push(lease)
  return Object.assign(process, lease)
}
const processes: { stop: () => Promise<void> }[] = []

const change = async (statement: string) => {
  const { pool } = await testDb()
  await pool.query(statement)
}
/** Time goes by in the database: whoever did not renew has no lease any more. */
const expire = () => change(`update id_node set expires_at = now() - interval '1 second'`)
/** All nodes but one are somebody's, so that who comes next gets the same. */
const leaveOne = () => change(`update id_node set expires_at = 'infinity' where node <> 5`)

beforeEach(() => change(`update id_node set holder = '', expires_at = '-infinity', used_until = 0`))
afterEach(async () => {
  for (const { stop } of processes.splice(0)) await stop()
})

describe('a node for ids', () => {
  it('is had by one process at a time, of forty that start at once', async () => {
    const forty = await Promise.all(Array.from({ length: 40 }, () => start()))
    expect(new Set(forty.map((process) => nodeOf(process.newId()))).size).toBe(40)
  })

  it('is none of those that programs without a lease have', async () => {
    const { db } = await testDb()
    const { rows } = await sql<{ last: number }>`select max(node) as last from id_node`.execute(db)
    expect(rows[0]!.last).toBeLessThan(firstUnleased)
    expect(nodeOf(newId())).toBeGreaterThanOrEqual(firstUnleased)
  })

  it('passes to another process when it isn’t renewed; no id comes twice, however far back that one’s clock is', async () => {
    await leaveOne()
    const first = await start()
    const ids = [first.newId(), ((first.ms += minute - 1), first.newId())]
    await change(`update id_node set expires_at = now() - interval '1 second' where node = 5`)
    const second = await start(at - 60 * minute)
    for (let i = 0; i < 10_000; i += 1) ids.push(second.newId())
    expect(ids.map(nodeOf).every((node) => node === 5)).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.map(BigInt).every((id, i, all) => i === 0 || all[i - 1]! < id)).toBe(true)
  })

  it('that was lost makes no more ids, and the process goes on with another', async () => {
    await leaveOne()
    const first = await start()
    const before = first.newId()
    await change(`update id_node set expires_at = now() - interval '1 second' where node = 5`)
    const second = await start()
    first.ms += minute
    expect(() => first.newId()).toThrow(expect.toSatisfy(isUnavailable))
    await expect(first.renew()).rejects.toThrow('taken')
    expect(() => first.newId()).toThrow()
    await change(`update id_node set expires_at = '-infinity' where node = 7`)
    await first.renew()
    const after = first.newId()
    expect([nodeOf(second.newId()), nodeOf(after)]).toEqual([5, 7])
    expect(BigInt(after)).toBeGreaterThan(BigInt(before))
  })

  it('that was lost is not given back in the name of who has it now', async () => {
    await leaveOne()
    const first = await start()
    await change(`update id_node set expires_at = now() - interval '1 second' where node = 5`)
    await start()
    await first.stop()
    await expect(start()).rejects.toThrow('taken')
  })

  it('that is renewed in time makes ids on and on, also when the clock leaps ahead or steps back', async () => {
    const process = await start()
    const ids: string[] = []
    for (const ms of [minute - 1, 30_000, -120 * minute, 90 * minute]) {
      process.ms += ms
      await process.renew()
      ids.push(process.newId())
    }
    expect(new Set(ids.map(nodeOf)).size).toBe(1)
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(4)
  })

  it('that is given back can be had at once, and its ids go on after the last', async () => {
    await leaveOne()
    const first = await start()
    const id = first.newId()
    await first.stop()
    expect(() => first.newId()).toThrow()
    const second = await start()
    expect(nodeOf(second.newId())).toBe(5)
    expect(BigInt(second.newId())).toBeGreaterThan(BigInt(id))
  })

  it('is not to be had when all are taken', async () => {
    await change(`update id_node set expires_at = 'infinity'`)
    await expect(start()).rejects.toThrow('taken')
    await expire()
    await start()
  })
})
