import { expect, it } from 'vitest'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { balancesOf } from '../../testing/finance.ts'
import { makeMember } from '../../testing/market.ts'
import { consumeHold, holdFunds, releaseHold } from './hold.ts'
import { platform } from './ledger.ts'

const notFound = { code: 'NOT_FOUND' }

it(
  'what is held ends once, one way or the other, and by its owner’s name',
  inRollback(async (db) => {
    const [{ id: ownerId }, stranger] = [await makeMember(db, { balanceFen: 1_000 }), await makeMember(db)]
    const now = new Date()
    const hold = (amountFen: number) =>
      holdFunds(
        db,
        { systemId: wotu, ownerId, amountFen, reason: '提现', bizNo: '1', kind: 'cash', counterparty: '招商银行' },
        now,
      )
    const [released, consumed] = [await hold(300), await hold(500)]
    const release = (id: string, of = ownerId) => releaseHold(db, of, id, '退回', now)
    const consume = (id: string, of = ownerId) =>
      consumeHold(db, of, id, { kind: 'cash', to: { ownerId: platform, account: 'channel' } }, now)
    for (const end of [release, consume]) await expect(end(released, stranger.id)).rejects.toMatchObject(notFound)
    await release(released)
    await consume(consumed)
    for (const end of [release, consume])
      for (const id of [released, consumed]) await expect(end(id)).rejects.toMatchObject(notFound)
    expect(await balancesOf(db, ownerId)).toMatchObject({ available: 500, frozen: 0 })
  }),
)
