import type { loginCalls } from '@wotu/contract/basic/login.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { authenticate, byName } from './authenticate.ts'
import { dropGrants } from '../embed/embed.ts'
import { newImage } from './imageCheck.ts'
import { maskName, maskPhone } from '../member/mask.ts'
import { readMe, shownName } from '../member/me.ts'
import { verificationHandlers } from './verification.ts'

export const loginHandlers = {
  ...verificationHandlers,

  '/api/basic/member/login/getBaseMemberByToken': ({ db, actor }) => (actor ? readMe(db, actor) : null),

  '/api/basic/member/login/imageCheck': async (context) => {
    await context.limit(`image:${context.address}`, 60, 60)
    return newImage(context)
  },

  '/api/basic/member/login/ticketLogin': async (context) => {
    const { db, session } = context
    const id = await authenticate(context)
    const self = { memberId: id, boId: id }
    await session.open(self)
    return readMe(db, self)
  },

  '/api/basic/member/login/logout': async ({ db, actor, session }) => {
    if (actor) await dropGrants(db, actor.memberId, actor.sessionId)
    await session.close()
    return null
  },

  '/api/basic/member/login/selMemberLoginById': async ({ input, db, actor }) => {
    const member = await db
      .selectFrom('member')
      .select(['id', 'loginName', 'phone', 'createdAt'])
      .where('id', '=', input.id)
      .executeTakeFirst()
    const own = found('账号', member, ({ id }) => id === actor.memberId)
    return { ...own, phone: maskPhone(own.phone), createdAt: own.createdAt.toISOString() }
  },

  '/api/basic/member/login/selMemberLoginByLoginName': async ({ input, db, actor, limit }) => {
    await limit(`lookup:${actor.memberId}`, 30, 3600)
    const member = await byName(db, input.loginName)
    if (!member || member.disabledAt) return null
    return { memberId: member.id, name: member.orgName || maskName(shownName(member)) }
  },
} satisfies Handlers<typeof loginCalls>
