import type { Caller } from './call.ts'
import { clock } from '../clock.ts'
import { tenantDb, type Db } from '../db/db.ts'
import { together } from '../db/together.ts'
import { refuse } from './refuse.ts'
import { hashToken, type Identify, type Identity } from './session.ts'

/** A web origin that the allow-list knows, and whose it is. */
export interface Site {
  systemId: number
  kind: 'platform' | 'partner'
  appToken: string
}

/** What a request shows of itself; nothing of it is trusted yet. */
export interface Shown {
  /** The `Origin` header; undefined where the browser sends none, as for same-origin reads. */
  origin: string | undefined
  /** The origin that the request was addressed to. */
  host: string
  /** The browser says that the page asking is the host's own (`Sec-Fetch-Site: same-origin`). */
  sameOrigin: boolean
  systemId: string | undefined
  appToken: string | undefined
  cookie: string | undefined
  bearer: string | undefined
  address: string
}

const keepMs = 30_000

/** Remembers for half a minute what was found, and never what was not, so that strangers can't fill the memory. */
const remembering = <T>(find: (key: string) => Promise<T | undefined>) => {
  const known = new Map<string, { value: T; until: number }>()
  return async (key: string): Promise<T | undefined> => {
    const kept = known.get(key)
    if (kept && kept.until > performance.now()) return kept.value
    const value = await find(key)
    if (value === undefined) known.delete(key)
    else known.set(key, { value, until: performance.now() + keepMs })
    return value
  }
}

/** The allow-list of web origins. */
export const createSites = (db: Db) => ({
  /** The site of an origin, if it is listed. */
  find: remembering<Site>((origin) =>
    db
      .selectFrom('systemOrigin')
      .innerJoin('system', 'system.id', 'systemOrigin.systemId')
      .select(['systemOrigin.systemId', 'systemOrigin.kind', 'system.appToken'])
      .where('systemOrigin.origin', '=', origin)
      .executeTakeFirst(),
  ),
  /** The partner origins of the tenant that owns this origin. */
  partnersOf: remembering<string[]>(async (origin) => {
    const partners = await db
      .selectFrom('systemOrigin as own')
      .innerJoin('systemOrigin as partner', 'partner.systemId', 'own.systemId')
      .select('partner.origin')
      .where('own.origin', '=', origin)
      .where('partner.kind', '=', 'partner')
      .execute()
    return partners.map((partner) => partner.origin)
  }),
})
export type Sites = ReturnType<typeof createSites>

const faultOf = ({ session, actor }: Identity) => {
  if (session.revokedAt || !actor) return '001108'
  return session.expiresAt <= clock.now() ? '001107' : undefined
}

/**
 * Turns what a request shows into a caller: the tenant from its origin, the actor from its session. System id and
 * app token are public, so they prove nothing; they may only agree.
 * @throws {Refusal} TENANT_MISMATCH
 */
export const createDoor = ({ setDb, sites, identify }: { setDb: Db; sites: Sites; identify: Identify }) => {
  const siteOf = async ({ origin, host, systemId, appToken }: Shown): Promise<Site> => {
    const own = await sites.find(host)
    const site = (origin === undefined ? own : await sites.find(origin)) ?? refuse('TENANT_MISMATCH')
    if (own && own.systemId !== site.systemId) refuse('TENANT_MISMATCH')
    if (systemId !== undefined && systemId !== String(site.systemId)) refuse('TENANT_MISMATCH')
    if (appToken !== undefined && appToken !== site.appToken) refuse('TENANT_MISMATCH')
    return site
  }

  // Whoever asks while an answer is on its way is looked up with the others.
  const identityOf = together<string, Identity | undefined>(async (systemId, hashes) => {
    const found = new Map((await identify(tenantDb(setDb, systemId), hashes)).map((one) => [one.session.id, one]))
    return hashes.map((hash) => found.get(hash))
  })

  return async (shown: Shown): Promise<Caller> => {
    const { systemId, kind } = await siteOf(shown)
    const fromPlatform = shown.origin === undefined ? shown.sameOrigin : kind === 'platform'
    const caller = { systemId, actor: null, fromPlatform, address: shown.address }
    // A cookie comes along by itself, so it counts only for a page of the platform's own; a bearer token is shown on purpose.
    const token = shown.bearer ?? (fromPlatform ? shown.cookie : undefined)
    if (token === undefined) return caller
    const identity = await identityOf(systemId, hashToken(token))
    if (!identity) return caller
    const { session, actor } = identity
    const framed = session.kind === 'frame'
    const rightWay =
      shown.bearer === undefined ? session.kind === 'cookie' : framed ? fromPlatform : session.origin === shown.origin
    if (!rightWay) return caller
    const fault = faultOf(identity)
    return fault || !actor
      ? { ...caller, fault }
      : { ...caller, framed, scopes: session.scopes ?? undefined, actor: { ...actor, sessionId: session.id } }
  }
}
export type Door = ReturnType<typeof createDoor>
