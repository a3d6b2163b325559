import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/db.ts'
import type { JobContext, JobHandler, RowFailure } from './jobs.ts'
import { gatherTold } from '../call/tell.ts'
import { isTransient, tx } from '../call/tx.ts'

/** How many rows a run takes, so that its transaction stays short. */
const batch = 50

const minute = 60
/** Seconds that a row rests after its first failure, its second, and each one after that. */
const rests = [minute, 5 * minute, 24 * 60 * minute] as const

/** What is due in one run. */
export interface Turn {
  db: Db
  systemId: number
  now: Date
  /** No more rows than that. */
  limit: number
  /** Keeps out what rests after a failure. @param id the row's id, as the query names it: `orders.id` */
  notResting: (id: string) => RawBuilder<SqlBool>
}

interface Sweep<Row extends { id: string }> {
  /** The rows that are due, locked; those that somebody is working on are left for the next run. */
  due: (turn: Turn) => Promise<Row[]>
  /** Does one of them. When it throws, what it wrote and told is undone, and the others go on. */
  each: (job: JobContext, row: Row) => Promise<void>
}

/**
 * A job that sweeps rows, each in a savepoint of its own. A run takes a batch; while that was full the next run
 * follows at once, in a transaction of its own. A row that fails rests a minute, then five; failing a third time it
 * is set aside: it stands in the table `set_aside` with the reason, and is tried once a day.
 * @param kind the job's name
 */
export const inBatches =
  <Row extends { id: string }>(kind: string, { due, each }: Sweep<Row>): JobHandler =>
  async (job) => {
    const { db, systemId, now } = job
    const notResting = (id: string) => sql<SqlBool>`not exists (select from set_aside a
      where a.system_id = wotu_system_id() and a.kind = ${kind} and a.row_id = ${sql.ref(id)} and a.again_at > ${now})`
    const rows = await due({ db, systemId, now, limit: batch, notResting })
    const failures: RowFailure[] = []
    const done: string[] = []
    for (const row of rows) {
      const error = await errorOf(job, (own) => each(own, row))
      if (error === undefined) done.push(row.id)
      else failures.push(await setAside(job, kind, row.id, error))
    }
    if (done.length > 0) await db.deleteFrom('setAside').where('kind', '=', kind).where('rowId', 'in', done).execute()
    return { more: rows.length === batch, failures }
  }

/** Runs `fn` in a savepoint, and passes on what it told. @returns what it threw; undefined when it went well */
const errorOf = async (job: JobContext, fn: (job: JobContext) => Promise<void>): Promise<unknown> => {
  const told = gatherTold()
  try {
    await tx(job.db, (db) => fn({ ...job, db, tell: told.tell }))
    told.announce((_, ...what) => job.tell(...what), job.systemId)
    return undefined
  } catch (error) {
    // A deadlock is nobody's fault: the whole run is tried again.
    if (isTransient(error)) throw error
    return error ?? 'unknown'
  }
}

const setAside = async ({ db, systemId, now }: JobContext, kind: string, rowId: string, error: unknown) => {
  const reason = String(error instanceof Error ? error.message || error.constructor.name : error).slice(0, 500)
  const again = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const { attempts } = await db
    .insertInto('setAside')
    .values({ systemId, kind, rowId, reason, firstAt: now, lastAt: now, againAt: again(rests[0]) })
    .onConflict((on) =>
      on.columns(['systemId', 'kind', 'rowId']).doUpdateSet({
        attempts: sql`set_aside.attempts + 1`,
        reason,
        lastAt: now,
        againAt: sql`case when set_aside.attempts = 1 then ${again(rests[1])}::timestamptz else ${again(rests[2])}::timestamptz end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return { rowId, attempts, error }
}
