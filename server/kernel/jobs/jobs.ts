import { sql } from 'kysely'
import type { Announce } from '../call/call.ts'
import { clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Log } from '../log.ts'
import { createOutsideLane, type OutsideJob } from './outsideJobs.ts'
import { sweep } from './sweep.ts'
import { createPoll } from './poll.ts'
import { gatherTold, type Tell } from '../call/tell.ts'
import { inTenant } from '../call/tenant.ts'
import { afterCommit, tx } from '../call/tx.ts'

export interface JobContext {
  /** The transaction that also marks the job done: what the handler wrote and that it ran commit together. */
  db: Db
  systemId: number
  now: Date
  payload: unknown
  tell: Tell
}

/** A row that a sweep could not move, and how often it has failed by now. */
export interface RowFailure {
  rowId: string
  attempts: number
  error: unknown
}

/** What a run of a sweep came to. */
export interface Swept {
  /** There may be more that is due: the next run follows at once. */
  more: boolean
  failures: readonly RowFailure[]
}

/** Does a job. Throwing puts it off. */
export type JobHandler = (job: JobContext) => Promise<Swept | void>

/** What is to be done for each kind of job, from all domains. */
export type JobHandlers = Record<string, JobHandler | OutsideJob>

const isOutside = (handler: JobHandler | OutsideJob): handler is OutsideJob => typeof handler !== 'function'

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
  if (runAt <= clock.now()) afterCommit(wakeAll)
}

/** The runners of this process, each of which looks for due jobs when one has been added. */
const runners = new Set<() => void>()
const wakeAll = () => runners.forEach((wakeRunner) => wakeRunner())

/** Whatever failed so often is shown as set aside: see jobs-metrics.ts. */
export const setAsideAfter = 3

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
  const inside = Object.entries(handlers).filter((entry): entry is [string, JobHandler] => !isOutside(entry[1]))
  const outside = Object.entries(handlers).filter((entry): entry is [string, OutsideJob] => isOutside(entry[1]))
  const handlerOf = Object.fromEntries(inside)
  const kinds = Object.keys(handlerOf)

  /** Takes the first due job and runs it. Being marked done first, a handler may enqueue its own next run. */
  const runOne = async (systemId: number): Promise<boolean> => {
    let taken: { id: string; kind: string; attempts: number } | undefined
    let swept: Swept | undefined
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
        if (job)
          swept =
            (await handlerOf[job.kind]!({ db: trx, systemId, now, payload: job.payload, tell: told.tell })) ?? undefined
      })
      told.announce(announce, systemId)
      for (const failure of swept?.failures ?? []) logFailure(systemId, taken?.kind, failure)
    } catch (error) {
      if (!taken) throw error
      await putOff(taken, error)
    }
    return taken !== undefined
  }

  const logFailure = (systemId: number, kind: string | undefined, { rowId, attempts, error }: RowFailure) => {
    const isSetAside = attempts >= setAsideAfter
    const line = { err: error, systemId, kind, rowId, attempts }
    if (isSetAside) log.error(line, 'row set aside')
    else log.warn(line, 'row failed')
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

  const lane = createOutsideLane({ db, handlers: Object.fromEntries(outside), log, announce, putOff })

  /** The tenants that have jobs of these kinds due. */
  const tenantsDue = async (due: string[]): Promise<number[]> => {
    if (due.length === 0) return []
    const rows = await db
      .selectFrom('job')
      .select('systemId')
      .distinct()
      .where('job.doneAt', 'is', null)
      .where('job.runAt', '<=', clock.now())
      .where('job.kind', 'in', due)
      .execute()
    return rows.map(({ systemId }) => systemId)
  }

  /** Runs what is due in the database: one job of each tenant in turn, so that none waits for another's backlog. */
  const runInside = async (mayGoOn = () => true): Promise<number> => {
    let ran = 0
    for (let before = -1; ran > before;) {
      before = ran
      for (const systemId of await tenantsDue(kinds))
        if (mayGoOn() && (await inTenant(systemId, () => runOne(systemId)))) ran += 1
    }
    return ran
  }
  const beginOutside = async (): Promise<number> => {
    let begun = 0
    for (const systemId of await tenantsDue(outside.map(([kind]) => kind))) begun += await lane.begin(systemId)
    return begun
  }

  /** Runs all that is due now, in every tenant, and says how many ran. Tests call it after moving the clock. */
  const runDue = async (): Promise<number> => {
    const begun = await beginOutside()
    const ran = await runInside()
    await lane.settled()
    return begun + ran
  }

  // Two loops, so that a payment isn't opened late because a sweep is long.
  const polls = [runInside, beginOutside].map((pass) =>
    createPoll(pass, (error) => log.error({ err: error }, 'jobs could not be read')),
  )
  /** Looks for due jobs now rather than at the next poll. */
  const nudge = () => polls.forEach((poll) => poll.wake())

  let stopping = false
  let sweeping: NodeJS.Timeout | undefined
  const sweepUp = () => sweep(db, () => !stopping).catch((error: unknown) => log.error({ err: error }, 'sweep failed'))

  return {
    runDue,
    start: () => {
      runners.add(nudge)
      polls.forEach((poll) => poll.start())
      sweeping ??= setInterval(sweepUp, sweepMs)
    },
    nudge,
    /** Lets the job that runs finish, gives up what it asks outside, and takes no other. */
    stop: async () => {
      stopping = true
      runners.delete(nudge)
      clearInterval(sweeping)
      await Promise.all(polls.map((poll) => poll.stop()))
      await lane.stop()
    },
  }
}
