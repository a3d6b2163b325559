import type { z } from 'zod'
import type { Call, Grant, Output, Who } from '@wotu/contract/call.ts'
import type { Db } from '../db/db.ts'
import type { refuse } from './refuse.ts'
import type { SessionControl } from './session.ts'
import type { Tell } from './tell.ts'

/** Who makes a call, as the session says it. */
export interface Actor {
  sessionId: string
  /** The person signed in. */
  memberId: string
  /** Whose business he acts for: his own member id, or his employer's. */
  boId: string
  /** The shop of `boId`, if it has one. */
  shopId: string | null
  /** What an employee was granted; `'all'` for the owner himself. */
  grants: ReadonlySet<Grant> | 'all'
  /** The platform's own staff. */
  backOffice: boolean
}

/** Whether he holds one of the grants: the owner holds all of them. */
export const holds = ({ grants }: Pick<Actor, 'grants'>, oneOf: Grant | readonly Grant[] = []) =>
  grants === 'all' || [oneOf].flat().some((grant) => grants.has(grant))

type ActorFor<W extends Who> = W extends 'visitor'
  ? Actor | null
  : W extends 'seller'
    ? Actor & { shopId: string }
    : Actor

/** Everything a handler is given. For a write, `db` is the transaction that commits when the handler returns. */
export interface Context<I = unknown, A extends Actor | null = Actor | null> {
  input: I
  db: Db
  systemId: number
  actor: A
  /** The instant of the call: use it wherever time matters, so that tests can move it. */
  now: Date
  refuse: typeof refuse
  /** Address of the caller, for limits and audit. */
  address: string
  /**
   * Counts one more in a bucket shared by all server processes, and refuses TOO_OFTEN beyond `max` in `seconds`.
   * The count stays even when the call is refused later, so call it before what it protects.
   */
  limit: (bucket: string, max: number, seconds: number) => Promise<void>
  tell: Tell
  /** For sign-in, sign-out and taking an employer's identity. */
  session: SessionControl
}

/** What the handler of this call is given. */
export type ContextOf<C extends Call> = Context<z.output<C['input']>, ActorFor<C['who']>>

export type Handler<C extends Call> = (context: ContextOf<C>) => Output<C> | Promise<Output<C>>

/** A domain's handlers, keyed by path: `{ … } satisfies Handlers<typeof cartCalls>`. */
export type Handlers<Calls extends Record<string, Call>> = { [Path in keyof Calls]: Handler<Calls[Path]> }

/** A table of handlers whose calls are no longer told apart by type: what the kernel keeps. */
export type AnyHandlers = Record<string, (context: never) => unknown>
