import { setTimeout as sleep } from 'node:timers/promises'
import { type IsolationLevel, sql } from 'kysely'
import { random } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { isStalePlan } from '../db/stalePlan.ts'
import { createScope } from './scope.ts'

/** The transaction that the present code runs in. */
interface Scope {
  /** The pool that its connection came from, once it has one. */
  pool?: object
  afterCommit: (() => void)[]
  savepoints: number
  ended: boolean
}

const current = createScope<Scope>()

/** Work that a transaction started but did not wait for outlives it, so its scope may be one that has ended. */
const liveScope = (): Scope | undefined => {
  const scope = current.get()
  return scope?.ended ? undefined : scope
}

/** @throws when a transaction is open: `what` can only be done outside one. */
export const assertOutsideTransaction = (what: string): void => {
  if (liveScope()) throw new Error(`${what}: not inside a transaction; use the db that it was given.`)
}

/** Runs `fn` as outside every transaction: only for a test that keeps a whole call in a transaction to undo it. */
export const outsideTransaction = <T>(fn: () => T): T => current.leave(fn)

/**
 * Told by a pool each time a connection is asked of it. The first is the transaction's own. A second would see none
 * of its writes, and would wait forever once every connection is held by a transaction that asks for its second.
 * @throws when the root db is used inside a transaction of the same pool
 */
export const claimConnection = (pool: object): void => {
  const scope = liveScope()
  if (!scope) return
  if (scope.pool === pool) assertOutsideTransaction('The root db')
  scope.pool ??= pool
}

/** Serialisation failure, deadlock, a migration meanwhile: the transaction was undone for no fault of its own. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01' || isStalePlan(error))

const attempts = 6

/** Doubling from 5 ms, each somewhere between half and whole, so that those who collided don't meet again. */
const pauseMs = (attempt: number) => 5 * 2 ** attempt * (0.5 + random() / 2)

/**
 * Runs `fn` in a transaction (READ COMMITTED unless told otherwise) and commits when it returns.
 * Deadlocks and serialisation failures run `fn` again, up to six times: its effects must all be in the database.
 * Given a transaction, it makes a savepoint instead, which alone is undone when `fn` throws.
 * @throws what `fn` throws, after rolling back; an error when the root db is given inside a transaction
 */
export const tx = async <T>(
  db: Db,
  fn: (trx: Db) => Promise<T>,
  { isolation = 'read committed' }: { isolation?: IsolationLevel } = {},
): Promise<T> => {
  if (db.isTransaction) return savepoint(db, fn)
  assertOutsideTransaction('tx of the root db')
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, fn, isolation)
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error
      await sleep(pauseMs(attempt))
    }
  }
}

const runOnce = async <T>(db: Db, fn: (trx: Db) => Promise<T>, isolation: IsolationLevel): Promise<T> => {
  const scope: Scope = { afterCommit: [], savepoints: 0, ended: false }
  try {
    // READ COMMITTED is the server's default: then a plain `begin` does.
    const transaction =
      isolation === 'read committed' ? db.transaction() : db.transaction().setIsolationLevel(isolation)
    const result = await current.run(scope, () => transaction.execute(fn))
    scope.ended = true
    scope.afterCommit.forEach(runCallback)
    return result
  } finally {
    scope.ended = true
  }
}

const savepoint = async <T>(trx: Db, fn: (trx: Db) => Promise<T>): Promise<T> => {
  const scope = liveScope()
  if (!scope) throw new Error('tx of a transaction that has ended, or that tx did not begin.')
  const name = sql.id(`sp_${(scope.savepoints += 1)}`)
  const callbacks = scope.afterCommit.length
  await sql`savepoint ${name}`.execute(trx)
  try {
    const result = await fn(trx)
    await sql`release savepoint ${name}`.execute(trx)
    return result
  } catch (error) {
    scope.afterCommit.length = callbacks
    await sql`rollback to savepoint ${name}`.execute(trx)
    throw error
  }
}

/**
 * Runs `callback` once the outermost transaction has committed, never if it (or the savepoint around) rolls back;
 * at once where there is no transaction. A callback that throws is reported and changes nothing for the others.
 */
export const afterCommit = (callback: () => void): void => {
  const scope = liveScope()
  if (scope) scope.afterCommit.push(callback)
  else runCallback(callback)
}

const runCallback = (callback: () => void) => {
  try {
    callback()
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}
