import { grants, type Grant } from '@wotu/contract/call.ts'
import type { Me } from '@wotu/contract/basic/member.ts'
import type { Db } from '#kernel/db/db.ts'
import { found } from '#kernel/call/refuse.ts'
import { maskPhone } from './mask.ts'

const allGrants = Object.keys(grants) as Grant[]

/** What stands for a member wherever he is named. */
export const shownName = (m: { orgName: string; name: string; nickname: string; phone: string }) =>
  m.orgName || m.name || m.nickname || maskPhone(m.phone)

/** The businesses that a member may act for: his own first, then his employers'. */
async function identitiesOf(db: Db, memberId: string, own: string) {
  const employers = await db
    .selectFrom('employee')
    .innerJoin('member', 'member.id', 'employee.boId')
    .where('employee.memberId', '=', memberId)
    .where('employee.disabledAt', 'is', null)
    .where('member.disabledAt', 'is', null)
    .orderBy('employee.boId')
    .select(['employee.boId', 'employee.grants', 'member.orgName', 'member.name', 'member.nickname', 'member.phone'])
    .execute()
  return [
    { boId: memberId, name: own, isOwn: true, grants: allGrants },
    ...employers.map((e) => ({ boId: e.boId, name: shownName(e), isOwn: false, grants: e.grants })),
  ]
}

/** The member as they themselves see it, acting for `boId`. */
export async function readMe(db: Db, { memberId, boId }: { memberId: string; boId: string }): Promise<Me> {
  const member = found(
    '账号',
    await db
      .selectFrom('member')
      .select(['systemId', 'loginName', 'kind', 'name', 'nickname', 'avatar', 'orgName', 'phone'])
      .where('id', '=', memberId)
      .executeTakeFirst(),
  )
  const identities = await identitiesOf(db, memberId, shownName(member))
  const acting = identities.find((identity) => identity.boId === boId)
  const shop = await db.selectFrom('shop').select(['id', 'name']).where('boId', '=', boId).executeTakeFirst()
  return {
    ...member,
    memberId,
    boId,
    actsAs: shop?.name ?? acting?.name ?? '',
    phone: maskPhone(member.phone),
    shopId: shop?.id ?? null,
    grants: acting?.grants ?? [],
    identities: identities.map((identity) => ({ boId: identity.boId, name: identity.name, isOwn: identity.isOwn })),
  }
}
