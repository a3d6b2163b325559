import { type Db, literal } from '../db/db.ts'
import { enqueue, type JobContext, type JobHandler, type JobHandlers, type Swept } from './jobs.ts'
import { clock } from '../clock.ts'
import { forEachTenant } from '../call/tenant.ts'

/** Kinds of jobs that run again and again, and the seconds between. */
export type Every = Readonly<Record<string, number>>

const key = 'recurring'

/** The same handlers, each of which also queues its next run: at once where it left something. Only the run to come is kept. */
export const recurring = (every: Every, handlers: JobHandlers): JobHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => {
      const seconds = every[kind]
      if (seconds === undefined) return [kind, handler]
      const queueNext = async ({ db, systemId, now }: JobContext, swept?: Swept | void) => {
        await db
          .deleteFrom('job')
          .where('systemId', '=', systemId)
          .where('kind', '=', kind)
          .where('key', '=', literal(key))
          .where('doneAt', 'is not', null)
          .execute()
        const waitMs = swept?.more ? 0 : seconds * 1000
        await enqueue(db, { systemId, kind, key, runAt: new Date(now.getTime() + waitMs) })
      }
      if (typeof handler !== 'function') {
        const settle: typeof handler.settle = async (job, said) => {
          await handler.settle(job, said)
          await queueNext(job)
        }
        return [kind, { ...handler, settle }]
      }
      const repeated: JobHandler = async (job) => {
        const swept = await handler(job)
        await queueNext(job, swept)
        return swept
      }
      return [kind, repeated]
    }),
  )

/** Queues the first run of each kind in every tenant, now; what is queued already runs now too. */
export const ensureRecurring = (db: Db, every: Every): Promise<void> =>
  forEachTenant(db, async (systemId) => {
    for (const kind of Object.keys(every)) await enqueue(db, { systemId, kind, key, runAt: clock.now() })
  })
