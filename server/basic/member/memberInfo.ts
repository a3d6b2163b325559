import type { MemberInfo, memberInfoCalls } from '@wotu/contract/basic/memberInfo.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { areaName } from '../area/area.ts'
import { requireOwnPictures } from '../file/ownFiles.ts'
import { earnPoints } from '../point/earn.ts'
import { maskPhone } from './mask.ts'

/** What a member can tell of themselves. */
const telling = ['avatar', 'nickname', 'name', 'gender', 'areaCode', 'identity', 'crops'] as const

const readAttr = async (db: Db, boId: string) =>
  (await db
    .selectFrom('memberAttr')
    .select(['gender', 'identity', 'crops', 'areaCode', 'areaName'])
    .where('boId', '=', boId)
    .executeTakeFirst()) ?? ({ gender: '', identity: '', crops: [], areaCode: '', areaName: '' } as const)

const read = async (db: Db, memberId: string): Promise<MemberInfo> => {
  const member = found(
    '账号',
    await db
      .selectFrom('member')
      .select(['kind', 'avatar', 'nickname', 'name', 'orgName', 'legalPerson', 'phone'])
      .where('id', '=', memberId)
      .executeTakeFirst(),
  )
  const attr = await readAttr(db, memberId)
  const info = { ...member, ...attr, crops: [...attr.crops], phone: maskPhone(member.phone) }
  const told = telling.filter((name) => info[name].length > 0)
  return { ...info, completeness: Math.round((told.length / telling.length) * 100) }
}

/** The name that a bank knows the holder of a business by: their own, or a company's legal person. Empty until it is told. */
export async function realNameOf(db: Db, boId: string): Promise<string> {
  const { kind, name, legalPerson } = await read(db, boId)
  return kind === 'business' ? legalPerson : name
}

export const memberInfoHandlers = {
  '/api/basic/member/memberInfo/show': ({ db, actor }) => read(db, actor.memberId),

  '/api/basic/member/memberAttr/selMemberAttrByBoId': async ({ db, actor }) => {
    const { gender: _, ...attr } = await readAttr(db, actor.boId)
    return { ...attr, crops: [...attr.crops] }
  },

  '/api/basic/member/memberInfo/updMemberById': async ({ input, db, systemId, actor, now, refuse }) => {
    const { avatar, nickname, name, ...attr } = input
    const { memberId } = actor
    const own = db.updateTable('member').where('id', '=', memberId)
    if (avatar !== undefined) {
      await requireOwnPictures({ db, actor: { memberId, boId: memberId } }, [avatar])
      await own.set({ avatar }).execute()
    }
    if (nickname !== undefined) await own.set({ nickname }).execute()
    if (name !== undefined) {
      // A name that cards and passwords were checked against stays: of two who tell one at once, the first is heard.
      const { numUpdatedRows } = await own.set({ name }).where('name', 'in', ['', name]).executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) refuse('NAME_FIXED')
    }
    if (Object.keys(attr).length > 0) {
      const told = { ...attr, ...(attr.areaCode && { areaName: await areaName(db, attr.areaCode) }) }
      await db
        .insertInto('memberAttr')
        .values({ systemId, boId: memberId, ...told })
        .onConflict((c) => c.column('boId').doUpdateSet(told))
        .execute()
    }
    const info = await read(db, memberId)
    if (info.completeness === 100) await earnPoints(db, { systemId, boId: memberId, action: 'profile', now })
    return info
  },
} satisfies Handlers<typeof memberInfoCalls>
