import { createHash, randomBytes } from 'node:crypto'
import type { embedCalls } from '@wotu/contract/basic/embed.ts'
import { scopes as titles, type Scope } from '@wotu/contract/call.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { hashToken } from '#kernel/call/session.ts'
import { authenticate } from '../login/authenticate.ts'
import { mayActFor } from '../member/identify.ts'

/** The first code is on its way from one window to another; a later one waits in memory until a token has run out. */
const firstCodeMs = 60_000
/** How long one consent lasts, however often its token is renewed. */
const grantMs = 12 * 3_600_000

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
const newCode = () => randomBytes(32).toString('base64url')

/** What this partner's page may do at most. @throws {Refusal} ORIGIN_UNKNOWN when this tenant has no such partner */
export async function partnerScopes(db: Db, systemId: number, origin: string): Promise<Scope[]> {
  const site = await db
    .selectFrom('systemOrigin')
    .select('scopes')
    .where('origin', '=', origin)
    .where('systemId', '=', systemId)
    .where('kind', '=', 'partner')
    .executeTakeFirst()
  return (site ?? refuse('ORIGIN_UNKNOWN')).scopes
}

/** Takes back what a member let partners' pages and backends do; of one page only, where its session is told. */
export async function dropGrants(db: Db, memberId: string, sessionId?: string) {
  for (const table of ['embedGrant', 'partnerUser'] as const)
    await db
      .deleteFrom(table)
      .where('memberId', '=', memberId)
      .$if(sessionId !== undefined, (query) =>
        // Null is that of the platform's own session: no grant has it.
        query.where('origin', 'in', (e) =>
          e.selectFrom('session').where('id', '=', sessionId!).select('origin').$castTo<{ origin: string }>(),
        ),
      )
      .execute()
}

interface Consent {
  origin: string
  challenge: string
  scopes: Scope[]
  link: boolean
}

/** The member agrees: a code that only that page, and only who holds the verifier, can turn into a token. */
async function grantCode(
  db: Db,
  systemId: number,
  { memberId, boId }: { memberId: string; boId: string },
  { origin, challenge, link, scopes: agreed }: Consent,
  now: Date,
) {
  const scopes = (await partnerScopes(db, systemId, origin)).filter(
    // Whom it signs in, a page is told in any case.
    (scope) => scope === 'profile' || agreed.includes(scope),
  )
  const code = newCode()
  const expiresAt = new Date(now.getTime() + firstCodeMs)
  await db.deleteFrom('embedGrant').where('memberId', '=', memberId).where('expiresAt', '<=', now).execute()
  await db
    .insertInto('embedGrant')
    .values({
      systemId,
      codeHash: sha256(code),
      memberId,
      boId,
      origin,
      challenge,
      link,
      scopes,
      grantedAt: now,
      expiresAt,
    })
    .execute()
  return { code, expiresAt: expiresAt.toISOString() }
}

export const embedHandlers = {
  '/api/basic/member/login/embedSite': async ({ input, db, systemId }) => {
    const scopes = await partnerScopes(db, systemId, input.origin)
    const system = await db
      .selectFrom('system')
      .select('platformName')
      .where('id', '=', systemId)
      .executeTakeFirstOrThrow()
    return {
      origin: input.origin,
      platformName: system.platformName,
      scopes: scopes.map((scope) => ({ scope, title: titles[scope] })),
    }
  },

  '/api/basic/member/login/embedCode': ({ input, db, systemId, actor, now }) =>
    grantCode(db, systemId, actor, input, now),

  // The window's two steps in one: he has typed his password on the platform's own page, under the site's name.
  '/api/basic/member/login/embedSignIn': async (context) => {
    const { input, db, systemId, now } = context
    const memberId = await authenticate(context)
    return grantCode(db, systemId, { memberId, boId: memberId }, input, now)
  },

  '/api/basic/member/login/embedFrame': async ({ input, db, now, address, limit, session }) => {
    await limit(`embed:${address}`, 120, 60)
    const page = await db
      .selectFrom('session')
      .select(['memberId', 'boId'])
      .where('id', '=', hashToken(input.token))
      .where('kind', '=', 'embed')
      .where('origin', '=', input.origin)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (!page || !(await mayActFor(db, page))) return refuse('CODE_INVALID')
    const { token, expiresAt } = await session.issueToFrame({ ...page, origin: input.origin })
    return { token, expiresAt: expiresAt.toISOString() }
  },

  '/api/basic/member/login/embedToken': async ({ input, db, systemId, now, address, limit, session }) => {
    await limit(`embed:${address}`, 120, 60)
    const nextCode = newCode()
    // One statement: of two that bring the same code, one finds it.
    const grant = await db
      .updateTable('embedGrant')
      .set({ codeHash: sha256(nextCode) })
      .where('codeHash', '=', sha256(input.code))
      .where('challenge', '=', sha256(input.verifier))
      .where('expiresAt', '>', now)
      .returning(['memberId', 'boId', 'origin', 'scopes', 'grantedAt'])
      .executeTakeFirst()
    if (!grant || !(await mayActFor(db, grant))) return refuse('CODE_INVALID')
    const { memberId, boId, origin, grantedAt } = grant
    // Taken from the partner since then, it is in no further token.
    const allowed = await partnerScopes(db, systemId, origin)
    const scopes = grant.scopes.filter((scope) => allowed.includes(scope))
    await db
      .updateTable('embedGrant')
      .set({ expiresAt: new Date(grantedAt.getTime() + grantMs) })
      .where('codeHash', '=', sha256(nextCode))
      .execute()
    const { token, expiresAt } = await session.issue({ memberId, boId, origin, scopes })
    return { token, expiresAt: expiresAt.toISOString(), nextCode }
  },
} satisfies Handlers<typeof embedCalls>
