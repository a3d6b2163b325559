import { sql } from 'kysely'
import type { Announce } from './call.ts'
import { clock } from './clock.ts'
import type { Db } from './db.ts'
import { newId } from './ids.ts'
import type { Log } from './log.ts'
import { sweep } from './jobs-sweep.ts'
import { gatherTold, type Tell } from './tell.ts'
import { inTenant } from './tenant.ts'
import { tx } from './tx.ts'

export interface JobContext {
  /** The transaction that also marks the job done: what the handler wrote and that it ran commit together. */
  db: Db
  systemId: number
  now: Date
  payload: unknown
  tell: Tell
}

/** What is to be done for each kind of job, from all domains. Throwing puts the job off. */
export type JobHandlers = Record<string, (job: JobContext) => Promise<void>>

export interface NewJob {
  systemId: number
  kind: string
  /** Names the job within its kind, e.g. an order's id: there is at most one pending. */
  key: string
  runAt: Date
  payload?: unknown
}

/** Adds a job in the caller's transaction. One that is pending already under this key is moved to the new time. */
export const enqueue = async (db: Db, { systemId, kind, key, runAt, payload = null }: NewJob): Promise<void> => {
  await db
    .insertInto('job')
    .values({ id: newId(), systemId, kind, key, runAt, payload: JSON.stringify(payload) })
    .onConflict((on) => on.columns(['systemId', 'kind', 'key']).where('doneAt', 'is', null).doUpdateSet({ runAt }))
    .execute()
}

const pollMs = 500
const maxBackoffSeconds = 3600
const sweepMs = 3600 * 1000

interface Runner {
  db: Db
  handlers: JobHandlers
  log: Log
  announce: Announce
}

/**
 * Runs due jobs. Any number of processes may: a job is locked while it runs, its handler's effect and its being done
 * commit together, and when the process dies the lock goes with it.
 */
export const createJobs = ({ db, handlers, log, announce }: Runner) => {
  const kinds = Object.keys(handlers)

  /** Takes the first due job and runs it. Being marked done first, a handler may enqueue its own next run. */
  const runOne = async (systemId: number): Promise<boolean> => {
    let taken: { id: string; kind: string; attempts: number } | undefined
    const told = gatherTold()
    try {
      await tx(db, async (trx) => {
        told.forget()
        const now = clock.now()
        const job = await trx
          .updateTable('job')
          .set({ doneAt: now })
          .where('id', '=', (eb) =>
            eb
              .selectFrom('job')
              .select('id')
              .where('systemId', '=', systemId)
              .where('doneAt', 'is', null)
              .where('runAt', '<=', now)
              .where('kind', 'in', kinds)
              .orderBy('runAt')
              .limit(1)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['id', 'kind', 'attempts', 'payload'])
          .executeTakeFirst()
        taken = job
        if (job) await handlers[job.kind]!({ db: trx, systemId, now, payload: job.payload, tell: told.tell })
      })
      told.announce(announce, systemId)
    } catch (error) {
      if (!taken) throw error
      await putOff(taken, error)
    }
    return taken !== undefined
  }

  const putOff = async ({ id, kind, attempts }: { id: string; kind: string; attempts: number }, error: unknown) => {
    const seconds = Math.min(2 ** attempts, maxBackoffSeconds)
    log.error({ err: error, job: id, kind, attempts: attempts + 1, againInSeconds: seconds }, 'job failed')
    await db
      .updateTable('job')
      .set({
        attempts: sql`attempts + 1`,
        lastError: String(error).slice(0, 1000),
        runAt: new Date(clock.now().getTime() + seconds * 1000),
      })
      .where('id', '=', id)
      .where('doneAt', 'is', null)
      .execute()
  }

  /** Runs all that is due now, in every tenant, and says how many ran. Tests call it after moving the clock. */
  const runDue = async (): Promise<number> => {
    if (kinds.length === 0) return 0
    let ran = 0
    const due = await db
      .selectFrom('job')
      .select('systemId')
      .distinct()
      .where('doneAt', 'is', null)
      .where('runAt', '<=', clock.now())
      .where('kind', 'in', kinds)
      .execute()
    for (const { systemId } of due)
      await inTenant(systemId, async () => {
        while (await runOne(systemId)) ran += 1
      })
    return ran
  }

  const sweepUp = () => sweep(db).catch((error: unknown) => log.error({ err: error }, 'sweep failed'))

  let stopping = false
  let sweeping: NodeJS.Timeout | undefined
  let wake = () => {}
  let loop: Promise<void> | undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const poll = async () => {
    while (!stopping) {
      await runDue().catch((error: unknown) => log.error({ err: error }, 'jobs could not be read'))
      if (!stopping) await pause()
    }
  }

  return {
    runDue,
    start: () => {
      loop ??= poll()
      sweeping ??= setInterval(sweepUp, sweepMs)
    },
    /** Looks for due jobs now rather than at the next poll. */
    nudge: () => wake(),
    /** Lets the job that runs finish, and takes no other. */
    stop: async () => {
      stopping = true
      clearInterval(sweeping)
      wake()
      await loop
    },
  }
}
