import type { Db } from './db.ts'
import { enqueue, type JobHandlers } from './jobs.ts'
import { clock } from './clock.ts'
import { forEachTenant } from './tenant.ts'

/** Kinds of jobs that run again and again, and the seconds between. */
export type Every = Readonly<Record<string, number>>

const key = 'recurring'

/** The same handlers, each of which also queues its next run. Only the run to come is kept. */
export const recurring = (every: Every, handlers: JobHandlers): JobHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => {
      const seconds = every[kind]
      if (seconds === undefined) return [kind, handler]
      const repeated: typeof handler = async (job) => {
        const { db, systemId, now } = job
        await handler(job)
        await db
          .deleteFrom('job')
          .where('systemId', '=', systemId)
          .where('kind', '=', kind)
          .where('key', '=', key)
          .where('doneAt', 'is not', null)
          .execute()
        await enqueue(db, { systemId, kind, key, runAt: new Date(now.getTime() + seconds * 1000) })
      }
      return [kind, repeated]
    }),
  )

/** Queues the first run of each kind in every tenant, now; what is queued already runs now too. */
export const ensureRecurring = (db: Db, every: Every): Promise<void> =>
  forEachTenant(db, async (systemId) => {
    for (const kind of Object.keys(every)) await enqueue(db, { systemId, kind, key, runAt: clock.now() })
  })
