import { expect, it, vi } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { sql } from 'kysely'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { giveCard, withdraw } from '../../testing/finance.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { financeJobs } from '../jobs.ts'
import { recountFlows } from './flowSums.ts'

await testBank()

const sums = async (db: Db, ownerId: string, from?: string) => {
  const { incomeFen, outlayFen } = await call(
    db,
    '/api/account/cashflow/selMoney',
    from === undefined ? {} : { from },
    owner(ownerId),
  )
  return { incomeFen, outlayFen }
}

/** A member with 1,000 yuan, of which they send off 300. */
async function withFlows(db: Db) {
  const { id } = await makeMember(db, { balanceFen: 100_000 })
  await givePayPassword(db, id)
  await withdraw(db, id, await giveCard(db, id), 30_000)
  return id
}
const right = { incomeFen: 100_000, outlayFen: 30_000 }
const wrong = { incomeFen: 7, outlayFen: 30_000 }
const spoil = (db: Db, ownerId: string) =>
  sql`update flow_day set income_fen = 7 where owner_id = ${ownerId}`.execute(db)

it(
  'a piece of a day is summed of its owner’s entries alone',
  inRollback(async (db) => {
    await makeMember(db, { balanceFen: 500 })
    const { id } = await makeMember(db, { balanceFen: 300 })
    const within = new Date(Date.now() - 60_000).toISOString()
    const aPiece = { from: within, to: new Date(Date.now() + 1000).toISOString() }
    expect(await call(db, '/api/account/cashflow/selMoney', aPiece, owner(id))).toMatchObject({ incomeFen: 300 })
  }),
)

it(
  'kept sums that are wrong are put right, of the owner who is counted and of nobody else',
  inRollback(async (db) => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const [one, other] = [await withFlows(db), await withFlows(db)]
    expect(await recountFlows(db, one)).toBe(0)
    for (const id of [one, other]) await spoil(db, id)
    expect(await recountFlows(db, one)).toBe(1)
    expect([await sums(db, one), await sums(db, other)]).toEqual([right, wrong])
    expect(await recountFlows(db)).toBe(1)
    expect([await sums(db, one), await sums(db, other)]).toEqual([right, right])
    expect(warned).toHaveBeenCalledTimes(2)
    warned.mockRestore()
  }),
)

it(
  'kept sums are counted anew from where the last run came to, and then from the beginning',
  inRollback(async (db) => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const [one, other] = [await withFlows(db), await withFlows(db)]
    await sql`insert into recount_place values (${wotu}, 'flow.recount', ${one})`.execute(db)
    for (const id of [one, other]) await spoil(db, id)
    const run = () =>
      financeJobs['flow.recount']({ db, systemId: wotu, now: new Date(), payload: null, tell: () => {} })
    await run()
    expect([await sums(db, one), await sums(db, other)]).toEqual([wrong, right])
    // Nobody is left behind the last one: it begins anew.
    await run()
    await run()
    expect([await sums(db, one), await sums(db, other)]).toEqual([right, right])
    warned.mockRestore()
  }),
)
