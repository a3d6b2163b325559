import { expect, it } from 'vitest'
import { recounting } from './recount.ts'
import { inRollback, wotu } from '../testing/testing.ts'

it(
  'two jobs that count owners anew go round each at its own place',
  inRollback(async (db) => {
    const seen: string[] = []
    const run = (kind: string) => {
      const owners = async (_: unknown, after: string) => [String(Number(after) + 7)]
      const count = recounting(kind, owners, async (__, owner) => seen.push(`${kind} ${owner}`))
      return count({ db, systemId: wotu, now: new Date(), payload: null, tell: () => {} })
    }
    for (const kind of ['a', 'b', 'a', 'b', 'b']) await run(kind)
    expect(seen).toEqual(['a 7', 'b 7', 'a 14', 'b 14', 'b 21'])
  }),
)
