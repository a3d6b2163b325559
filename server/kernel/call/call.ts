import { isDeepStrictEqual } from 'node:util'
import type { Call, Scope } from '@wotu/contract/call.ts'
import { clock } from '../clock.ts'
import { tenantDb, type Db } from '../db/db.ts'
import { holds, type Actor, type AnyHandlers, type Context } from './handlers.ts'
import { claimOf, firstAnswer, storeAnswer, type Claim } from './idempotency.ts'
import { isAsking } from '../jobs/outside.ts'
import { sessionChanged } from '../live/live.ts'
import { countOrRefuse } from './rate.ts'
import { Refusal, refuse } from './refuse.ts'
import { doTogether, isSetHandler } from './sets.ts'
import { sessionControl, type SessionChange } from './session.ts'
import { gatherTold } from './tell.ts'
import { inTenant } from './tenant.ts'
import { outsideTransaction, tx } from './tx.ts'
import { inspect, parseInput } from './validate.ts'

/** Whoever stands at the door: the tenant they came to, and who their session says they are. */
export interface Caller {
  systemId: number
  actor: Actor | null
  /** Why a session that they showed no longer counts. */
  fault?: '001107' | '001108' | undefined
  /** The page asking is the platform's own, not a partner's. */
  fromPlatform: boolean
  /** It is the platform's frame within a partner's page, which may do little. */
  framed?: boolean
  /** What the token of a partner's page may do; undefined for everybody else. */
  scopes?: readonly Scope[] | undefined
  address: string
}

export interface Answer {
  data: unknown
  /** Paths of the reads that this answer makes stale. */
  stale: readonly string[]
  /** The session that the HTTP face now gives him (or takes away, when null). */
  session?: SessionChange | undefined
}

/** Tells every session of these members or business owners which reads are stale. Never throws, never waits. */
export type Announce = (systemId: number, memberOrBoId: string, paths: readonly string[]) => void

export interface Assembly {
  calls: Record<string, Call>
  handlers: AnyHandlers
  db: Db
  /** A second small pool, for what must be counted whether or not the call's transaction commits. */
  sideDb: Db
  /** The pool for calls that are done together. */
  setDb: Db
  announce: Announce
  /** In development and tests an answer that departs from the contract is a fault. */
  checkOutput: boolean
}

export type PerformCall = (path: string, body: unknown, caller: Caller, key?: string) => Promise<Answer>

/** Whether a session counts for a call: that of a partner's page does for its scopes only. */
export const countsFor = ({ scope }: Call, { scopes }: Pick<Caller, 'scopes'>) =>
  !scopes || (scope !== undefined && scopes.includes(scope))

/**
 * Whether a caller may make a call at all, before anything of its body is known.
 * @throws {Refusal} PLATFORM_ONLY, NOT_SIGNED_IN, NO_PERMISSION, 002102, or the code of a session that has ended
 */
export const checkMay = (call: Call, caller: Caller) => {
  const { actor, fault, fromPlatform, framed } = caller
  if (call.kind === 'write' && call.platformOnly && !fromPlatform) refuse('PLATFORM_ONLY')
  if (framed && !call.framed) refuse('PLATFORM_ONLY')
  if (call.who === 'visitor') return
  if (!actor) return refuse(fault ?? 'NOT_SIGNED_IN')
  if (!countsFor(call, caller)) refuse('PLATFORM_ONLY')
  const { who, grant } = call
  if (who === 'backOffice' && !actor.backOffice) refuse('NO_PERMISSION')
  if ((who === 'owner' || who === 'seller') && !holds(actor, grant)) refuse('NO_PERMISSION')
  // They may, and have no business to do it with.
  if (who === 'seller' && actor.shopId === null) refuse('002102')
}

/** Every body carries the system id; it must be the caller's own, and no schema sees it. */
const withoutSystemId = (body: unknown, systemId: number): unknown => {
  inspect(body)
  if (typeof body !== 'object' || body === null || !('systemId' in body)) return body
  const { systemId: claimed, ...rest } = body
  if (claimed !== systemId && claimed !== String(systemId)) refuse('TENANT_MISMATCH')
  return rest
}

/** The answer as it crosses the wire must be exactly what the contract names: a field too many is a leak. */
const checkAnswer = (path: string, call: Call, data: unknown) => {
  const wire: unknown = JSON.parse(JSON.stringify(data))
  const parsed = call.output.safeParse(wire)
  if (!parsed.success) throw new Error(`${path} answers what its contract does not allow: ${parsed.error.message}`)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), wire))
    throw new Error(`${path} answers fields that its contract does not name: ${JSON.stringify(wire).slice(0, 500)}`)
}

/**
 * The one loop that every call goes through:
 * tenant → who → may → parse → idempotency → transaction → handler → answer.
 * The returned function rejects with a {@link Refusal}, or with the fault itself when something broke.
 */
export const createLoop = ({ calls, handlers, db, sideDb, setDb, announce, checkOutput }: Assembly): PerformCall => {
  const missing = Object.keys(calls).filter((path) => !handlers[path])
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}. Write one in its domain's folder.`)

  const sets = new Map(
    Object.entries(handlers).flatMap(([path, handler]) => {
      if (!isSetHandler(handler) || !calls[path]) return []
      const check = checkOutput ? (data: unknown) => checkAnswer(path, calls[path]!, data) : () => {}
      return [[path, doTogether(handler, (systemId) => tenantDb(setDb, systemId), check)] as const]
    }),
  )

  return async (path, body, caller, key) => {
    const call = calls[path] ?? refuse('NOT_FOUND', { what: '接口' })
    const { systemId, address } = caller
    checkMay(call, caller)
    // To what anybody may ask, a page gets a visitor's answer where its token doesn't say more.
    const actor = countsFor(call, caller) ? caller.actor : null
    const input = parseInput(call.input, withoutSystemId(body, systemId))
    const claim =
      call.kind === 'write' && actor && !call.secret
        ? claimOf({ path, key, memberId: actor.memberId, systemId, input })
        : null
    if (call.kind === 'write' && call.keyed && !claim) refuse('KEY_MISSING')

    const told = gatherTold()
    let session: SessionChange | undefined
    const contextOf = (handlerDb: Db): Context => {
      told.forget()
      session = undefined
      return {
        input,
        db: handlerDb,
        systemId,
        actor,
        now: clock.now(),
        refuse,
        address,
        limit: (bucket, max, seconds) => countOrRefuse(sideDb, { systemId, bucket, max, seconds }),
        tell: told.tell,
        session: sessionControl({
          db: handlerDb,
          systemId,
          actor,
          change: (changed) => (session = changed),
          changed: (memberId) => told.tell(memberId, [sessionChanged]),
        }),
      }
    }
    const handler = handlers[path]!
    /** What the handler needs to know from outside, asked before there is a transaction. */
    let said: unknown
    const run = async (handlerDb: Db) => {
      const context = contextOf(handlerDb)
      // The table was typed against the contract by its domain; here its calls are no longer told apart.
      const data = (await (handler as (...given: unknown[]) => unknown)(context, said)) ?? null
      if (checkOutput) checkAnswer(path, call, data)
      return data
    }

    if (call.kind === 'read') return inTenant(systemId, async () => ({ data: await run(db), stale: [] }))
    const alone = () =>
      inTenant(systemId, async () => {
        if (isAsking(handler)) {
          const first = claim && (await firstAnswer(db, claim))
          if (first) return first.data
          said = await outsideTransaction(() => handler.ask(contextOf(db) as never))
        }
        return runWrite(db, claim, run)
      })
    const set = claim && !db.isTransaction ? sets.get(path) : undefined
    const outcome = set ? await set(systemId, { context: contextOf(db) as never, claim: claim! }) : 'alone'
    const data = outcome === 'alone' ? await alone() : outcome.data
    const stale = call.stale ?? []
    if (actor && stale.length > 0) for (const id of [actor.memberId, actor.boId]) told.tell(id, stale)
    told.announce(announce, systemId)
    return { data, stale, session }
  }
}

/**
 * One transaction for the effect and its idempotency key. Whatever ends it (the key taken by a twin, or a
 * refusal because the twin's effect is already there), a stored first answer is the answer.
 */
const runWrite = async (db: Db, claim: Claim | null, run: (db: Db) => Promise<unknown>): Promise<unknown> => {
  let stored: Promise<unknown> | undefined
  try {
    const outcome = await tx(db, async (trx) => {
      try {
        const data = await run(trx)
        // Not waited for: it travels in one packet with the commit, which fails when it does.
        stored = claim ? storeAnswer(trx, claim, data) : undefined
        stored?.catch(() => {})
        return { data }
      } catch (error) {
        if (error instanceof Refusal && error.keep) return { refused: error }
        throw error
      }
    })
    if (outcome.refused) throw outcome.refused
    return outcome.data
  } catch (error) {
    const first = claim && (await firstAnswer(db, claim))
    if (first) return first.data
    await stored
    throw error
  }
}
