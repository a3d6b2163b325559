import { createHash, randomBytes } from 'node:crypto'
import type { embedCalls } from '@wotu/contract/basic/embed.ts'
import type { Db } from '#kernel/db.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { refuse } from '#kernel/refuse.ts'

/** The first code is on its way from one window to another; a later one waits in memory until a token has run out. */
const firstCodeMs = 60_000
/** How long one consent lasts, however often its token is renewed. */
const grantMs = 12 * 3_600_000

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
const newCode = () => randomBytes(32).toString('base64url')

/** @throws {Refusal} ORIGIN_UNKNOWN when this tenant has no such partner */
async function checkPartner(db: Db, systemId: number, origin: string) {
  const site = await db
    .selectFrom('systemOrigin')
    .select('origin')
    .where('origin', '=', origin)
    .where('systemId', '=', systemId)
    .where('kind', '=', 'partner')
    .executeTakeFirst()
  if (!site) refuse('ORIGIN_UNKNOWN')
}

/** Takes back what a member let partners' pages do; of one page only, where its session is told. */
export const dropGrants = (db: Db, memberId: string, sessionId?: string) =>
  db
    .deleteFrom('embedGrant')
    .where('memberId', '=', memberId)
    .$if(sessionId !== undefined, (query) =>
      query.where((e) =>
        e.exists(
          e
            .selectFrom('session')
            .whereRef('session.origin', '=', 'embedGrant.origin')
            .where('session.id', '=', sessionId!)
            .select('session.id'),
        ),
      ),
    )
    .execute()

export const embedHandlers = {
  '/api/basic/member/login/embedSite': async ({ input, db, systemId }) => {
    await checkPartner(db, systemId, input.origin)
    const system = await db
      .selectFrom('system')
      .select('platformName')
      .where('id', '=', systemId)
      .executeTakeFirstOrThrow()
    return { origin: input.origin, platformName: system.platformName }
  },

  '/api/basic/member/login/embedCode': async ({ input, db, systemId, actor, now }) => {
    const { origin, challenge } = input
    await checkPartner(db, systemId, origin)
    const code = newCode()
    const expiresAt = new Date(now.getTime() + firstCodeMs)
    const { memberId, boId } = actor
    await db.deleteFrom('embedGrant').where('memberId', '=', memberId).where('expiresAt', '<=', now).execute()
    await db
      .insertInto('embedGrant')
      .values({ systemId, codeHash: sha256(code), memberId, boId, origin, challenge, grantedAt: now, expiresAt })
      .execute()
    return { code, expiresAt: expiresAt.toISOString() }
  },

  '/api/basic/member/login/embedToken': async ({ input, db, now, address, limit, session }) => {
    await limit(`embed:${address}`, 120, 60)
    const nextCode = newCode()
    // One statement: of two that bring the same code, one finds it.
    const grant = await db
      .updateTable('embedGrant')
      .set({ codeHash: sha256(nextCode) })
      .where('codeHash', '=', sha256(input.code))
      .where('challenge', '=', sha256(input.verifier))
      .where('expiresAt', '>', now)
      .returning(['memberId', 'boId', 'origin', 'grantedAt'])
      .executeTakeFirst()
    if (!grant) return refuse('CODE_INVALID')
    const { memberId, boId, origin, grantedAt } = grant
    await db
      .updateTable('embedGrant')
      .set({ expiresAt: new Date(grantedAt.getTime() + grantMs) })
      .where('codeHash', '=', sha256(nextCode))
      .execute()
    const { token, expiresAt } = await session.issue({ memberId, boId, origin })
    return { token, expiresAt: expiresAt.toISOString(), nextCode }
  },
} satisfies Handlers<typeof embedCalls>
