import type { Db } from '../db/db.ts'
import type { Actor, Context } from './handlers.ts'

/** How a thing that has states is moved by those whom it belongs to: one for each state machine. */
interface Machine<Row, Side extends string, Action extends string, Changes, Shown> {
  /** The caller's row, locked until the transaction ends. @throws {Refusal} NOT_FOUND */
  lock: (db: Db, side: Side, boId: string, id: string) => Promise<Row>
  /** By the table, guarded by the state that it was read in, and logged. @throws {Refusal} STATE_CHANGED */
  move: (db: Db, move: MoveOf<Row, Side, Action, Changes>) => Promise<unknown>
  /** The other party, who is notified. */
  other: (row: Row, side: Side) => string
  /** What the caller is answered: the thing as it is now. */
  show: (db: Db, side: Side, boId: string, id: string, now: Date) => Promise<Shown>
}

/** One move, as the machine is told of it. */
interface MoveOf<Row, Side extends string, Action extends string, Changes> {
  row: Row
  action: Action
  side: Side
  byId: string
  now: Date
  /** Columns beside the state. */
  set: Changes
  /** What the log says. */
  words: string
}

type At<Row, Input> = Context<Input, Actor> & { row: Row }

interface Step<Row, Side extends string, Changes, Input> {
  /** Where more than the row is to be locked, in its order. */
  lock?: (db: Db, side: Side, boId: string, id: string) => Promise<Row>
  /** Columns beside the state; it may refuse. */
  set?: (at: At<Row, Input>) => Changes | Promise<Changes>
  words?: (input: Input) => string
  /** What follows in the same transaction: money, stock, counts. */
  after?: (at: At<Row, Input>) => Promise<unknown>
  /** The reads of the other party that are stale now. */
  notify?: readonly string[]
}

/**
 * Handlers of moves, each a line: `'/path': step('buyer', 'receive', { set, after, notify })`. Lock, move, what follows, whom it
 * notifies and the answer come in this order, in every one.
 */
export const stepsOf =
  <Row, Side extends string, Action extends string, Changes, Shown>(
    machine: Machine<Row, Side, Action, Changes, Shown>,
  ) =>
  <Input extends { id: string }>(side: Side, action: Action, step: Step<Row, Side, Changes | object, Input>) =>
  async (context: Context<Input, Actor>): Promise<Shown> => {
    const { db, actor, now, input, tell } = context
    const row = await (step.lock ?? machine.lock)(db, side, actor.boId, input.id)
    const at = { ...context, row }
    const set = ((await step.set?.(at)) ?? {}) as Changes
    const words = step.words?.(input) ?? ''
    await machine.move(db, { row, action, side, byId: actor.memberId, now, set, words })
    await step.after?.(at)
    if (step.notify) tell(machine.other(row, side), step.notify)
    return machine.show(db, side, actor.boId, input.id, now)
  }
