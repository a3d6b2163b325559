import { afterEach, expect, it } from 'vitest'
import { advanceClock, clock, setClock } from '../clock.ts'
import { sweep } from './sweep.ts'
import { inTenant } from '../call/tenant.ts'
import { another, testDb, wotu } from '../testing/testing.ts'

afterEach(() => setClock('running'))

it('an idempotency key outlives a day of retries, and is swept after three, in every tenant', async () => {
  setClock(new Date('2026-03-01T00:00:00Z'))
  const { db } = await testDb()
  const keys = (systemId: number) => inTenant(systemId, () => db.selectFrom('idempotency').select('key').execute())
  for (const systemId of [wotu, another])
    await inTenant(systemId, () =>
      db
        .insertInto('idempotency')
        .values({
          systemId,
          memberId: '1',
          path: '/t',
          key: 'k',
          requestHash: 'h',
          response: '{"data":1}',
          createdAt: clock.now(),
        })
        .execute(),
    )
  advanceClock(24 * 3600 * 1000)
  await sweep(db)
  expect([await keys(wotu), await keys(another)]).toEqual([[{ key: 'k' }], [{ key: 'k' }]])
  advanceClock(2 * 24 * 3600 * 1000 + 1)
  await sweep(db)
  expect([await keys(wotu), await keys(another)]).toEqual([[], []])
})
