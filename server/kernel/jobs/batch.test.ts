import { expect, it } from 'vitest'
import { inBatches } from './batch.ts'
import { inRollback, wotu } from '../testing/testing.ts'

it(
  'a row that one sweep has moved stays set aside for another that cannot move it',
  inRollback(async (db) => {
    const now = new Date()
    const row = { systemId: wotu, rowId: '1', reason: 'short', firstAt: now, lastAt: now, againAt: now }
    await db
      .insertInto('setAside')
      .values(['a', 'b'].map((kind) => ({ ...row, kind })))
      .execute()
    const sweep = inBatches('a', { due: async () => [{ id: '1' }], each: async () => {} })
    await sweep({ db, systemId: wotu, now, payload: null, tell: () => {} })
    expect(await db.selectFrom('setAside').select('kind').execute()).toEqual([{ kind: 'b' }])
  }),
)
