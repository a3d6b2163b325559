import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Call, Input, Output } from '@wotu/contract/call.ts'
import { createApp, type App } from '../app.ts'
import { createLoop, type Caller } from './call.ts'
import { type Db, openPool } from './db.ts'
import type { Actor, Handlers } from './handlers.ts'
import { type Identify, sessionQuery } from './session.ts'
import { setPepper } from './pepper.ts'
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

export const asVisitor: Caller = { systemId: wotu, fromPlatform: true, address, actor: null }

interface CallOptions {
  /** The idempotency key. */
  key?: string
  /** The transaction of `inRollback`; without it the call commits in the file's own database. */
  db?: Db
}

const opened: Promise<{ db: Db }>[] = []
const sidePool = () => (opened[0] ??= testDb().then(({ url }) => openPool(url, 2)))
const apps: App[] = []
afterAll(async () => {
  for (const app of apps) await app.close()
  for (const side of opened) await (await side).db.destroy()
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
  const call = async <Path extends keyof Calls & string>(
    path: Path,
    input: Input<Calls[Path]>,
    caller: Caller,
    { key, db }: CallOptions = {},
  ): Promise<Output<Calls[Path]>> => {
    const perform = createLoop({
      calls,
      handlers,
      db: db ?? (await testDb()).db,
      sideDb: (await sidePool()).db,
      announce: (_, memberOrBoId, paths) => announced.push([memberOrBoId, paths]),
      checkOutput: true,
    })
    const { data } = await perform(path, input, caller, key)
    return data as Output<Calls[Path]>
  }
  return { call, announced }
}

/** Takes every session for that of an owner, without asking any domain who the member is. */
export const identifyAnyone: Identify = async (db, tokenHash) => {
  const session = await sessionQuery(db, tokenHash).executeTakeFirst()
  if (!session) return undefined
  const { memberId, boId } = session
  return { session, actor: { memberId, boId, shopId: null, grants: 'all', backOffice: false } }
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
