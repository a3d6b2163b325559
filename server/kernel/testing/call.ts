import { join } from 'node:path'
import { afterAll } from 'vitest'
import { scopeNames, type Call, type Input, type Output, type Scope } from '@wotu/contract/call.ts'
import { createApp, type App } from '../../app.ts'
import { createLoop, type Caller, type PerformCall } from '../call/call.ts'
import { type Db, openPool, openSetPool } from '../db/db.ts'
import type { Actor, Handlers } from '../call/handlers.ts'
import { type Identify, sessionQuery } from '../call/session.ts'
import { setPepper } from '../call/pepper.ts'
import { Refusal } from '../call/refuse.ts'
import { madeCall } from './made.ts'
import { testDb, wotu } from './testing.ts'

setPepper('test')

const address = '192.0.2.1'

/** A signed-in caller of the test tenant; the owner of his own business unless told otherwise. */
export const as = ({ memberId, ...rest }: Partial<Actor> & { memberId: string }, systemId = wotu): Caller => ({
  systemId,
  fromPlatform: true,
  address,
  actor: { sessionId: 'test', memberId, boId: memberId, shopId: null, grants: 'all', backOffice: false, ...rest },
})

/** The same by the token of a partner's page, to which everything was agreed that can be. */
export const onPartnersPage = (caller: Caller, scopes: readonly Scope[] = scopeNames): Caller => ({
  ...caller,
  fromPlatform: false,
  scopes,
})

export const asVisitor: Caller = { systemId: wotu, fromPlatform: true, address, actor: null }

interface CallOptions {
  /** The idempotency key. */
  key?: string
  /** The transaction of `inRollback`; without it the call commits in the file's own database. */
  db?: Db
}

const opened: (Promise<{ db: Db }> | undefined)[] = []
const sidePool = () => (opened[0] ??= testDb().then(({ url }) => openPool(url, 2)))
const apps: App[] = []
const setPool = () => (opened[1] ??= testDb().then(({ url }) => openSetPool(url)))
afterAll(async () => {
  for (const app of apps) await app.close()
  for (const pool of opened) await (await pool)?.db.destroy()
})

/**
 * The real loop over a table of calls, in process and without HTTP:
 *
 *     const { call } = testCalls(cartCalls, cartHandlers)
 *     await expect(call('/api/…', input, as(buyer))).rejects.toMatchObject({ code: 'STOCK_SHORT' })
 *
 * `announced` gathers what was told to be stale, as `[memberOrBoId, paths]`.
 */
export const testCalls = <Calls extends Record<string, Call>>(calls: Calls, handlers: Handlers<Calls>) => {
  const announced: [memberOrBoId: string, paths: readonly string[]][] = []
  const loops = new WeakMap<Db, Promise<PerformCall>>()
  /** One loop for each db, as in the server, so that calls at once are done together. */
  const loopOn = (db: Db) => {
    const announce = (_: number, memberOrBoId: string, paths: readonly string[]) =>
      announced.push([memberOrBoId, paths])
    const open = async () => {
      const [side, sets] = [await sidePool(), await setPool()]
      return createLoop({ calls, handlers, db, sideDb: side.db, setDb: sets.db, announce, checkOutput: true })
    }
    const loop = loops.get(db) ?? open()
    loops.set(db, loop)
    return loop
  }
  const call = async <Path extends keyof Calls & string>(
    path: Path,
    input: Input<Calls[Path]>,
    caller: Caller,
    { key, db }: CallOptions = {},
  ): Promise<Output<Calls[Path]>> => {
    const perform = await loopOn(db ?? (await testDb()).db)
    try {
      const { data } = await perform(path, input, caller, key)
      madeCall(path, '0')
      return data as Output<Calls[Path]>
    } catch (error) {
      if (error instanceof Refusal) madeCall(path, error.code)
      throw error
    }
  }
  return { call, announced }
}

/** Takes every session for that of an owner, without asking any domain who the member is. */
export const identifyAnyone: Identify = async (db, tokenHashes) => {
  const sessions = await sessionQuery(db, tokenHashes).execute()
  return sessions.map((session) => {
    const { memberId, boId } = session
    return { session, actor: { memberId, boId, shopId: null, grants: 'all', backOffice: false } }
  })
}

/** The whole server over a table of calls, on the file's own database: for `app.http.inject` and `app.http.listen`. */
export const testApp = async <Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: Handlers<Calls>,
  options: Partial<Parameters<typeof createApp>[0]> = {},
): Promise<App> => {
  const app = await createApp({
    config: { environment: 'test', demo: false, perAddress: null, trustProxy: [] },
    database: await testDb(),
    calls,
    domains: [{ handlers }],
    identify: identifyAnyone,
    // Nothing is built there, whatever the checkout holds.
    dist: join(import.meta.dirname, 'no-dist'),
    logLevel: 'silent',
    ...options,
  })
  apps.push(app)
  return app
}
