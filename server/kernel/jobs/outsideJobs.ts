import type { Announce } from '../call/call.ts'
import { clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'
import type { JobContext } from './jobs.ts'
import { askOutside } from './outside.ts'
import { gatherTold } from '../call/tell.ts'
import { inTenant } from '../call/tenant.ts'
import { tx } from '../call/tx.ts'

/** What an outside job is given to ask by: `db` is no transaction. */
export type AskJob = Omit<JobContext, 'tell'> & { signal: AbortSignal }

/**
 * A job that reaches the outside world, the phase of a write that comes after its commit. No transaction is open and no
 * connection held while it asks.
 */
export interface OutsideJob<Said = unknown> {
  /** Asks, by committed rows. It may be asked again (no answer, a crash), so asking twice must be asking once. */
  ask(job: AskJob): Promise<Said>
  /**
   * Writes what was said, under the locks that it needs; commits together with the job's being done. What was asked twice
   * is settled twice, in any order, so it goes by the state that it finds.
   */
  settle(job: JobContext, said: Said): Promise<void>
}

/** A question is given up after this long. */
const askMs = 30_000
/** Until then no other process takes the job; when this one dies it comes again. */
const leaseMs = 2 * askMs
/** Questions on their way at once, of one process: each costs some memory, and nothing of the database. */
const mostAtOnce = 256

interface Taken {
  id: string
  kind: string
  attempts: number
  payload: unknown
}

interface Lane {
  db: Db
  handlers: Record<string, OutsideJob>
  log: Log
  announce: Announce
  putOff: (job: Taken, error: unknown) => Promise<void>
}

/** Takes due outside jobs, asks for many of them at once, and settles each in a transaction of its own. */
export const createOutsideLane = ({ db, handlers, log, announce, putOff }: Lane) => {
  const kinds = Object.keys(handlers)
  const underway = new Set<Promise<void>>()
  const stop = new AbortController()

  /** Puts due jobs off by the lease, in a statement of its own: from then on they are this process's. */
  const take = async (systemId: number): Promise<Taken[]> => {
    const now = clock.now()
    return db
      .updateTable('job')
      .set({ runAt: new Date(now.getTime() + leaseMs) })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('job')
          .select('id')
          .where('systemId', '=', systemId)
          .where('doneAt', 'is', null)
          .where('runAt', '<=', now)
          .where('kind', 'in', kinds)
          .orderBy('runAt')
          .limit(mostAtOnce - underway.size)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'attempts', 'payload'])
      .execute()
  }

  const run = async (systemId: number, job: Taken) => {
    const handler = handlers[job.kind]!
    const { payload } = job
    try {
      const said = await askOutside(
        (signal) => handler.ask({ db, systemId, now: clock.now(), payload, signal }),
        askMs,
        stop.signal,
      )
      const told = gatherTold()
      await tx(db, async (trx) => {
        told.forget()
        const now = clock.now()
        await trx.updateTable('job').set({ doneAt: now }).where('id', '=', job.id).execute()
        await handler.settle({ db: trx, systemId, now, payload, tell: told.tell }, said)
      })
      told.announce(announce, systemId)
    } catch (error) {
      await putOff(job, error)
    }
  }

  /** Begins what is due in a tenant. @returns how many jobs it began */
  const begin = async (systemId: number): Promise<number> => {
    if (underway.size >= mostAtOnce || stop.signal.aborted) return 0
    const jobs = await inTenant(systemId, () => take(systemId))
    for (const job of jobs) {
      // Each is in its tenant by itself: it outlives this function.
      const running = inTenant(systemId, () => run(systemId, job))
        .catch((error: unknown) => log.error({ err: error, job: job.id }, 'job could not be put off'))
        .finally(() => underway.delete(running))
      underway.add(running)
    }
    return jobs.length
  }

  return {
    begin,
    /** Waits for all that is on its way. */
    settled: async () => void (await Promise.all(underway)),
    /** Gives up what is on its way; it is due again. */
    stop: async () => {
      stop.abort()
      await Promise.all(underway)
    },
  }
}
