import type { MemberInfo, memberInfoCalls } from '@wotu/contract/basic/memberInfo.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { maskPhone } from './mask.ts'

const read = async (db: Db, memberId: string): Promise<MemberInfo> => {
  const member = found(
    '账号',
    await db
      .selectFrom('member')
      .select(['kind', 'nickname', 'name', 'orgName', 'legalPerson', 'phone'])
      .where('id', '=', memberId)
      .executeTakeFirst(),
  )
  return { ...member, phone: maskPhone(member.phone) }
}

/** The name that a bank knows the holder of a business by: their own, or a company's legal person. Empty until it is told. */
export async function realNameOf(db: Db, boId: string): Promise<string> {
  const { kind, name, legalPerson } = await read(db, boId)
  return kind === 'business' ? legalPerson : name
}

export const memberInfoHandlers = {
  '/api/basic/member/memberInfo/show': ({ db, actor }) => read(db, actor.memberId),

  '/api/basic/member/memberInfo/updMemberById': async ({ input, db, actor, refuse }) => {
    const { nickname, name } = input
    const own = db.updateTable('member').where('id', '=', actor.memberId)
    if (nickname !== undefined) await own.set({ nickname }).execute()
    if (name !== undefined) {
      // A name that cards and passwords were checked against stays: of two who tell one at once, the first is heard.
      const { numUpdatedRows } = await own.set({ name }).where('name', 'in', ['', name]).executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) refuse('NAME_FIXED')
    }
    return read(db, actor.memberId)
  },
} satisfies Handlers<typeof memberInfoCalls>
