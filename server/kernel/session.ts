import { createHash, randomBytes } from 'node:crypto'
import { clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Actor } from './handlers.ts'
import { refuse } from './refuse.ts'

/** How long a sign-in on the platform lasts, in seconds. */
export const cookieSeconds = 7 * 24 * 3600
/** How long a token in a partner's page lasts; its `tokenProvider` fetches the next. */
export const embedSeconds = 15 * 60

/** Only the hash of a token is stored: who reads the table can't sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What an ended or living session says of itself. */
export interface SessionRow {
  id: string
  memberId: string
  boId: string
  kind: 'cookie' | 'embed'
  origin: string | null
  expiresAt: Date
  revokedAt: Date | null
}

/** A session with the member behind it; `actor` is null when that member may no longer sign in. */
export interface Identity {
  session: SessionRow
  actor: Omit<Actor, 'sessionId'> | null
}

/**
 * Reads a session and turns its member into an actor, in one round trip. Given at assembly by the domain that owns
 * the members, which starts from {@link sessionQuery} and joins its own tables.
 */
export type Identify = (db: Db, tokenHash: string) => Promise<Identity | undefined>

/** The query that an {@link Identify} starts from. */
export const sessionQuery = (db: Db, tokenHash: string) =>
  db
    .selectFrom('session')
    .where('session.id', '=', tokenHash)
    .select([
      'session.id',
      'session.memberId',
      'session.boId',
      'session.kind',
      'session.origin',
      'session.expiresAt',
      'session.revokedAt',
    ])

/** The HTTP face sets the cookies for `token`, or clears them when it is null. */
export type SessionChange = { token: string; expiresAt: Date } | { token: null }

export interface SessionControl {
  /** Signs a member in on the platform; the cookies go out with the answer. */
  open: (member: { memberId: string; boId: string }) => Promise<void>
  /** A short-lived bearer token that counts only from this partner's origin. */
  issue: (member: { memberId: string; boId: string; origin: string }) => Promise<{ token: string; expiresAt: Date }>
  /** The signed-in member now acts for this business owner, himself or an employer; the handler has checked it. */
  actFor: (boId: string) => Promise<void>
  /** Signs this session out and clears its cookies. */
  close: () => Promise<void>
  /** Ends every session of a member: after a changed password, or when an employee is removed. */
  closeAll: (memberId: string, keep?: 'keepThis') => Promise<void>
}

interface ControlOf {
  db: Db
  systemId: number
  actor: Actor | null
  change: (change: SessionChange) => void
}

/** The sessions as a handler changes them: in its own transaction, so a refusal leaves them as they were. */
export const sessionControl = ({ db, systemId, actor, change }: ControlOf): SessionControl => {
  const create = async (row: { memberId: string; boId: string; origin: string | null }, seconds: number) => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + seconds * 1000)
    const kind = row.origin === null ? 'cookie' : 'embed'
    await db
      .insertInto('session')
      .values({ ...row, id: hashToken(token), systemId, kind, createdAt, expiresAt })
      .execute()
    return { token, expiresAt }
  }
  const living = () => db.updateTable('session').where('revokedAt', 'is', null)
  const own = () => (actor ?? refuse('NOT_SIGNED_IN')).sessionId

  return {
    open: async (member) => change(await create({ ...member, origin: null }, cookieSeconds)),
    issue: (member) => create(member, embedSeconds),
    actFor: async (boId) => {
      await living().set({ boId }).where('id', '=', own()).execute()
    },
    close: async () => {
      if (actor) await living().set({ revokedAt: clock.now() }).where('id', '=', actor.sessionId).execute()
      change({ token: null })
    },
    closeAll: async (memberId, keep) => {
      await living()
        .set({ revokedAt: clock.now() })
        .where('memberId', '=', memberId)
        .$if(keep === 'keepThis', (query) => query.where('id', '!=', own()))
        .execute()
    },
  }
}
