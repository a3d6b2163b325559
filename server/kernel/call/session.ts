import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '@wotu/contract/call.ts'
import { clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Actor } from './handlers.ts'
import { refuse } from './refuse.ts'

/** How long a sign-in on the platform lasts, in seconds. */
export const cookieSeconds = 7 * 24 * 3600
/** How long a token in a partner's page lasts; its `tokenProvider` fetches the next. */
export const embedSeconds = 15 * 60
/** How long that of the platform's own frame in such a page lasts, which is made from the page's. */
export const frameSeconds = 5 * 60

/** Only the hash of a token is stored: who reads the table can't sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What an ended or living session says of itself. */
export interface SessionRow {
  id: string
  memberId: string
  boId: string
  kind: 'cookie' | 'embed' | 'frame'
  origin: string | null
  /** What a partner's page may do with it; null for the platform's own. */
  scopes: Scope[] | null
  expiresAt: Date
  revokedAt: Date | null
}

/** A session with the member behind it; `actor` is null when that member may no longer sign in. */
export interface Identity {
  session: SessionRow
  actor: Omit<Actor, 'sessionId'> | null
}

/**
 * Reads sessions and turns their members into actors, in one round trip: of all who ask at this moment. Given at assembly
 * by the domain that owns the members, which starts from {@link sessionQuery} and joins its own tables.
 */
export type Identify = (db: Db, tokenHashes: string[]) => Promise<Identity[]>

/** The query that an {@link Identify} starts from. */
export const sessionQuery = (db: Db, tokenHashes: string[]) =>
  db
    .selectFrom('session')
    .where('session.id', 'in', tokenHashes)
    .select([
      'session.id',
      'session.memberId',
      'session.boId',
      'session.kind',
      'session.origin',
      'session.scopes',
      'session.expiresAt',
      'session.revokedAt',
    ])

/** The HTTP face sets the cookies for `token`, or clears them when it is null. */
export type SessionChange = { token: string; expiresAt: Date } | { token: null }

interface PartnerSession {
  memberId: string
  boId: string
  origin: string
}

export interface SessionControl {
  /** Signs a member in on the platform; the cookies go out with the answer. */
  open: (member: { memberId: string; boId: string }) => Promise<void>
  /** A short-lived bearer token that counts only from this partner's origin, for what the member agreed to. */
  issue: (member: PartnerSession & { scopes: readonly Scope[] }) => Promise<{ token: string; expiresAt: Date }>
  /** One for the platform's own frame in that partner's page: it counts from the platform, for the calls of a frame. */
  issueToFrame: (member: PartnerSession) => Promise<{ token: string; expiresAt: Date }>
  /** The signed-in member now acts for this business owner, himself or an employer; the handler has checked it. */
  actFor: (boId: string) => Promise<void>
  /** Signs this session out and clears its cookies; of a partner's page, whatever else that page was given. */
  close: () => Promise<void>
  /** Ends every session of a member: after a changed password, or when an employee is removed. */
  closeAll: (memberId: string, keep?: 'keepThis') => Promise<void>
}

interface ControlOf {
  db: Db
  systemId: number
  actor: Actor | null
  change: (change: SessionChange) => void
  /** Tells this member's open pages, once this has committed, to look whether their sessions still stand. */
  changed: (memberId: string) => void
}

/** The sessions as a handler changes them: in its own transaction, so a refusal leaves them as they were. */
export const sessionControl = ({ db, systemId, actor, change, changed }: ControlOf): SessionControl => {
  const create = async (row: Pick<SessionRow, 'memberId' | 'boId' | 'origin' | 'kind' | 'scopes'>, seconds: number) => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + seconds * 1000)
    await db
      .insertInto('session')
      .values({ ...row, id: hashToken(token), systemId, createdAt, expiresAt })
      .execute()
    return { token, expiresAt }
  }
  const living = () => db.updateTable('session').where('revokedAt', 'is', null)
  const own = () => (actor ?? refuse('NOT_SIGNED_IN')).sessionId

  return {
    open: async (member) =>
      change(await create({ ...member, origin: null, kind: 'cookie', scopes: null }, cookieSeconds)),
    issue: (member) => create({ ...member, kind: 'embed', scopes: [...member.scopes] }, embedSeconds),
    issueToFrame: (member) => create({ ...member, kind: 'frame', scopes: null }, frameSeconds),
    actFor: async (boId) => {
      await living().set({ boId }).where('id', '=', own()).execute()
      changed(actor!.memberId)
    },
    close: async () => {
      if (actor) {
        // With a partner's page its other tabs and its frames are signed out: their tokens are of the same consent.
        const origin = db.selectFrom('session as own').where('own.id', '=', actor.sessionId).select('own.origin')
        await living()
          .set({ revokedAt: clock.now() })
          .where('memberId', '=', actor.memberId)
          .where((e) => e.or([e('id', '=', actor.sessionId), e('origin', '=', origin)]))
          .execute()
        changed(actor.memberId)
      }
      change({ token: null })
    },
    closeAll: async (memberId, keep) => {
      await living()
        .set({ revokedAt: clock.now() })
        .where('memberId', '=', memberId)
        .$if(keep === 'keepThis', (query) => query.where('id', '!=', own()))
        .execute()
      changed(memberId)
    },
  }
}
