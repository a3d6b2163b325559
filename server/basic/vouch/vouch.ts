import type { vouchCalls } from '@wotu/contract/basic/vouch.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { useAssertion } from './assertion.ts'
import { partnerScopes } from '../embed/embed.ts'
import { mayActFor } from '../member/identify.ts'

/** How long a member's word lasts that a partner's backend vouches for him. */
const linkMs = 180 * 86_400_000

export const vouchHandlers = {
  '/api/basic/member/login/vouchToken': async ({ input, db, systemId, now, address, limit, session }) => {
    await limit(`vouch:${address}`, 3000, 60)
    const { origin, sub } = await useAssertion(input.assertion, { db, systemId, now, act: 'token' })
    await db.deleteFrom('vouchUsed').where('expiresAt', '<=', now).execute()
    const user = await db
      .selectFrom('partnerUser')
      .where('partnerUser.origin', '=', origin)
      .where('partnerUser.userId', '=', sub)
      .where('partnerUser.expiresAt', '>', now)
      .select(['partnerUser.memberId', 'partnerUser.boId', 'partnerUser.scopes'])
      .executeTakeFirst()
    if (!user || !(await mayActFor(db, user))) return refuse('VOUCH_UNLINKED')
    const allowed = await partnerScopes(db, systemId, origin)
    const scopes = user.scopes.filter((scope) => allowed.includes(scope))
    const { token, expiresAt } = await session.issue({ ...user, origin, scopes })
    return { token, expiresAt: expiresAt.toISOString() }
  },

  // Two must say it: the member, by his consent on the platform and the token that came of it; and the partner's
  // backend, by its signature. So neither can a page tie its user to somebody else's account, nor a stranger his own.
  '/api/basic/member/login/vouchLink': async ({ input, db, systemId, actor, now }) => {
    const { origin, sub } = await useAssertion(input.assertion, { db, systemId, now, act: 'link' })
    const agreed = await db
      .selectFrom('session')
      .innerJoin('embedGrant', (on) =>
        on
          .onRef('embedGrant.memberId', '=', 'session.memberId')
          .onRef('embedGrant.origin', '=', 'session.origin')
          .on('embedGrant.link', '=', true)
          .on('embedGrant.expiresAt', '>', now),
      )
      .where('session.id', '=', actor.sessionId)
      .where('session.origin', '=', origin)
      .select('session.scopes')
      .executeTakeFirst()
    if (!agreed?.scopes) return refuse('VOUCH_UNLINKED')
    const { memberId, boId } = actor
    await db
      .deleteFrom('partnerUser')
      .where('origin', '=', origin)
      .where((e) => e.or([e('userId', '=', sub), e('memberId', '=', memberId)]))
      .execute()
    await db
      .insertInto('partnerUser')
      .values({
        systemId,
        memberId,
        boId,
        origin,
        userId: sub,
        scopes: agreed.scopes,
        linkedAt: now,
        expiresAt: new Date(now.getTime() + linkMs),
      })
      .execute()
    return null
  },
} satisfies Handlers<typeof vouchCalls>
