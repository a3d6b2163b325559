import type { Call, Output } from '@wotu/contract/call.ts'
import type { Db } from '../db/db.ts'
import { type DbFunction, runFunctions } from '../db/functions.ts'
import { together } from '../db/together.ts'
import type { ContextOf, Handler } from './handlers.ts'
import { type Claim, keepAnswers } from './idempotency.ts'

/** What one call of a set comes to: its answer, and what is written for it. */
export interface Judged<C extends Call, W> {
  data: Output<C>
  write: W
}

/**
 * A write that can be done for many callers at once: what they need is read for all of them, each is judged by itself,
 * and what they come to is written by one statement.
 */
export interface SetWrite<C extends Call, W> {
  /**
   * Reads what all of these calls need. With `hold` (the calls are then one) the rows stay locked until the transaction
   * ends; without, `write` finds out when they have changed meanwhile.
   * @returns what judges one of the calls, by what was read alone; it may tell, and refuse
   */
  read: (
    db: Db,
    calls: readonly ContextOf<C>[],
    hold: boolean,
  ) => Promise<(call: ContextOf<C>, i: number) => Judged<C, W>>
  /** The database's functions that write all this, or nothing when something is not as it was read. */
  write: (all: readonly W[]) => DbFunction[]
}

/** A handler that does one call by itself, and says how many are done together. */
export type SetHandler<C extends Call, W> = Handler<C> & { set: SetWrite<C, W> }

export const isSetHandler = (handler: unknown): handler is SetHandler<Call, unknown> =>
  typeof handler === 'function' && 'set' in handler

/** Makes the handler of a write for many. By itself a call is read under locks and written in its transaction. */
export const inSets = <C extends Call, W>(set: SetWrite<C, W>): SetHandler<C, W> => {
  const alone = async (context: ContextOf<C>) => {
    const judge = await set.read(context.db, [context], true)
    const { data, write } = judge(context, 0)
    await runFunctions(context.db, set.write([write]))
    return data
  }
  return Object.assign(alone as Handler<C>, { set })
}

/** A call that waits to be done together with others of its kind. */
export interface InSet<C extends Call> {
  context: ContextOf<C>
  claim: Claim
}

/** The answer, or why the call has to be done by itself: refused, or its set was undone. */
export type Outcome<C extends Call> = { data: Output<C> } | 'alone'

/**
 * Does calls of one kind together. Whatever doesn't go through at once is left undone and answered `alone`: doing it by
 * itself then says the refusal, waits for the lock, or finds the first answer of a twin. So one that is refused costs the
 * others nothing but a second try.
 */
export const doTogether = <C extends Call, W>(
  { set }: SetHandler<C, W>,
  dbOf: (systemId: number) => Db,
  check: (data: Output<C>) => void,
) =>
  together<InSet<C>, Outcome<C>>(async (systemId, calls) => {
    const db = dbOf(systemId)
    const outcomes = calls.map((): Outcome<C> => 'alone')
    try {
      const judge = await set.read(
        db,
        calls.map(({ context }) => context),
        false,
      )
      const passed: { i: number; claim: Claim; judged: Judged<C, W> }[] = []
      calls.forEach(({ context, claim }, i) => {
        try {
          passed.push({ i, claim, judged: judge(context, i) })
        } catch {
          // Said when it is done by itself.
        }
      })
      if (passed.length === 0) return outcomes
      for (const { judged } of passed) check(judged.data)
      const answers = passed.map(({ claim, judged: { data } }) => ({ claim, data }))
      await runFunctions(db, [...set.write(passed.map(({ judged }) => judged.write)), keepAnswers(answers)])
      for (const { i, judged } of passed) outcomes[i] = { data: judged.data }
    } catch {
      // One that failed undid all of them; by itself it fails alone. What broke beyond that breaks again there.
    }
    return outcomes
  })
