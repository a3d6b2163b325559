import { inBatches } from '#kernel/jobs/batch.ts'
import { day, later, termsOf } from '#kernel/call/terms.ts'
import { expirePoints, type PointAccount } from './earn.ts'

/** Takes points that have grown too old, one owner at a time. */
export const expireJob = inBatches<PointAccount & { id: string }>('point.expire', {
  due: async ({ db, systemId, now, limit, notResting }) => {
    const { pointDays } = await termsOf(db, systemId)
    return db
      .selectFrom('pointAccount')
      .selectAll()
      .select('boId as id')
      .where('oldestAt', '<=', later(now, -pointDays * day))
      .where(notResting('pointAccount.boId'))
      .orderBy('oldestAt')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
  },
  each: ({ db, now }, account) => expirePoints(db, account, now),
})
