import type { loginCalls } from '@wotu/contract/basic/login.ts'
import type { Db } from '#kernel/db.ts'
import type { Context, Handlers } from '#kernel/handlers.ts'
import { found, refuseAndKeep } from '#kernel/refuse.ts'
import { dropGrants } from './embed.ts'
import { newImage } from './imageCheck.ts'
import { checkPassword } from './loginFailure.ts'
import { maskName, maskPhone } from './mask.ts'
import { readMe, shownName } from './me.ts'
import { useCode } from './sms.ts'
import { verificationHandlers } from './verification.ts'

/** A member by the name that he signs in with; his phone number is always one. */
const byName = (db: Db, name: string) =>
  db
    .selectFrom('member')
    .select(['id', 'loginName', 'phone', 'name', 'nickname', 'orgName', 'passwordHash', 'disabledAt', 'createdAt'])
    .where((e) => e.or([e('loginName', '=', name), e('phone', '=', name)]))
    .executeTakeFirst()

interface Credentials {
  loginName: string
  password?: string | undefined
  code?: string | undefined
  image?: { imageId: string; answer: string } | undefined
}

/** The member whose credentials these are. @throws {Refusal} one and the same for whatever is wrong with them */
async function authenticated(context: Context<Credentials>) {
  const { input, db } = context
  const { loginName, password, code, image } = input
  const member = await byName(db, loginName)
  if (code !== undefined) await useCode(context, loginName, 'login', code)
  else await checkPassword(context, { loginName, password: password ?? '', image, hash: member?.passwordHash })
  return !member || member.disabledAt ? refuseAndKeep('LOGIN_WRONG') : member
}

export const loginHandlers = {
  ...verificationHandlers,

  '/api/basic/member/login/getBaseMemberByToken': ({ db, actor }) => (actor ? readMe(db, actor) : null),

  '/api/basic/member/login/imageCheck': async (context) => {
    await context.limit(`image:${context.address}`, 60, 60)
    return newImage(context)
  },

  '/api/basic/member/login/ticketLogin': async (context) => {
    const { db, limit, address, session } = context
    await limit(`login:minute:${address}`, 60, 60)
    await limit(`login:day:${address}`, 2000, 86_400)
    const { id } = await authenticated(context)
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
