import { afterEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { withClient } from '../../testing/database.ts'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { balancesOf, giveCard, withdraw } from '../../testing/finance.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { runOutside } from '../../testing/outside.ts'

const bank = await testBank()
afterEach(() => setClock('running'))

async function ready(db: Db) {
  const { id } = await makeMember(db, { balanceFen: 100_000 })
  await givePayPassword(db, id)
  return { id, cardId: await giveCard(db, id) }
}

const stateOf = async (db: Db, id: string) =>
  (await db.selectFrom('withdrawal').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

it(
  'a withdrawal that has ended is neither sent nor asked about again, and nobody is told of it again',
  inRollback(async (db) => {
    const { id, cardId } = await ready(db)
    const { id: withdrawalId } = await withdraw(db, id, cardId, 30_000)
    await runOutside(db, 'withdrawal.follow', withdrawalId)
    setClock(new Date(Date.now() + 60_000))
    expect(await runOutside(db, 'withdrawal.follow', withdrawalId)).toEqual([id])
    const again = () => Promise.reject(new Error('asked again'))
    const restore = bank.misanswer({ transfer: again, queryTransfer: again })
    expect(await runOutside(db, 'withdrawal.follow', withdrawalId)).toEqual([])
    restore()
  }),
)

it(
  'a withdrawal of which the channel has another sum in its books stays frozen until a person has looked',
  inRollback(async (db) => {
    const { id, cardId } = await ready(db)
    const { id: withdrawalId } = await withdraw(db, id, cardId, 30_000)
    await runOutside(db, 'withdrawal.follow', withdrawalId)
    for (const state of ['success', 'failed'] as const) {
      const restore = bank.misanswer({ queryTransfer: async () => ({ state, amountFen: 29_999, no: '1' }) })
      await runOutside(db, 'withdrawal.follow', withdrawalId)
      restore()
      expect(await stateOf(db, withdrawalId)).toBe('processing')
      expect(await balancesOf(db, id)).toMatchObject({ available: 70_000, frozen: 30_000 })
    }
  }),
)

it('a withdrawal or a change of cards waits for nobody else’s money, nor for what is held for the owner’s orders', async () => {
  const { db, url } = await testDb()
  const [own, other] = await inTenant(wotu, async () => [await ready(db), await ready(db)])
  await withClient(url, async (client) => {
    await client.query(`begin; select from account
      where owner_id = ${other.id} or owner_id = ${own.id} and kind = 'escrow' for update`)
    await inTenant(wotu, () =>
      tx(db, async (trx) => {
        await sql`set local lock_timeout = '2s'`.execute(trx)
        const change = { action: 'setDefault', id: own.cardId } as const
        await call(trx, '/api/account/card/updCardById', change, owner(own.id))
        expect(await withdraw(trx, own.id, own.cardId, 1_000)).toMatchObject({ state: 'processing' })
      }),
    )
    await client.query('rollback')
  })
})
