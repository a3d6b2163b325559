import type { pointCalls } from '@wotu/contract/basic/point.ts'
import { paged } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { day, later, termsOf } from '#kernel/call/terms.ts'
import { leftOf } from './earn.ts'

/** Points that expire within so many days are told beforehand. */
const soonDays = 30

export const pointHandlers = {
  '/api/basic/mine/selMyPoint': async ({ db, systemId, actor, now }) => {
    const account = await db
      .selectFrom('pointAccount')
      .select(['boId', 'earned', 'spent'])
      .where('boId', '=', actor.boId)
      .executeTakeFirst()
    if (!account) return { points: 0, expiring: 0 }
    const { pointDays } = await termsOf(db, systemId)
    const expiring = await leftOf(db, account, later(now, (soonDays - pointDays) * day))
    return { points: account.earned - account.spent, expiring }
  },

  '/api/basic/point/myPointList': async ({ input, db, actor }) => {
    const { kind, from, to } = input
    const rows = db
      .selectFrom('pointEntry')
      .select(['id', 'at', 'kind', 'points', 'balance', 'orderId'])
      .where('boId', '=', actor.boId)
      .$if(kind !== undefined, (q) => q.where('kind', '=', kind!))
      .$if(from !== undefined, (q) => q.where('at', '>=', new Date(from!)))
      .$if(to !== undefined, (q) => q.where('at', '<=', new Date(to!)))
    const page = await paged(db, { rows, by: [{ column: 'at', isTime: true }, { column: 'id' }] }, input)
    return { ...page, rows: page.rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
  },

  '/api/basic/pointRegular/selRegularListByParam': async ({ input, db, systemId }) => {
    const { action } = input
    const rules = db
      .selectFrom('pointRule')
      .select(['action', 'points', 'perDay'])
      .$if(action !== undefined, (q) => q.where('action', '=', action!))
      .orderBy('sort')
    return { days: (await termsOf(db, systemId)).pointDays, rules: await rules.execute() }
  },
} satisfies Handlers<typeof pointCalls>
