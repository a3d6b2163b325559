import { grants, type Grant } from '@wotu/contract/call.ts'
import type { employeeCalls } from '@wotu/contract/basic/employee.ts'
import { roleNames, roles } from '@wotu/contract/basic/role.ts'
import { holds, type Actor, type Handlers } from '#kernel/call/handlers.ts'
import { shownName } from '../member/me.ts'
import { maskPhone } from '../member/mask.ts'
import { functionTree } from './functions.ts'

const allGrants = Object.keys(grants) as Grant[]
/** What one does as a seller; the rest one does as a buyer, or as both. */
const selling: readonly Grant[] = ['order', 'goods', 'shop']

const held = (actor: Actor) => allGrants.filter((grant) => holds(actor, grant))

/** What whoever asks may do, in the name that they act in. */
export const ownRights = {
  '/api/basic/system/role/selRoleListBySysId': () =>
    roleNames.map((id) => ({ id, name: roles[id].name, grants: [...roles[id].grants] })),

  '/api/basic/staff/selMemberStaffInfo': async ({ db, actor }) => {
    const row = await db
      .selectFrom('employee as e')
      .innerJoin('member as m', 'm.id', 'e.memberId')
      .innerJoin('member as b', 'b.id', 'e.boId')
      .where('e.boId', '=', actor.boId)
      .where('e.memberId', '=', actor.memberId)
      .select([
        'e.id',
        'e.roles',
        'e.functions',
        'e.grants',
        'e.post',
        'e.disabledAt',
        'e.createdAt',
        'e.name',
        'm.phone',
      ])
      .select(['b.orgName as boOrgName', 'b.name as boName', 'b.nickname as boNickname', 'b.phone as boPhone'])
      .executeTakeFirst()
    if (!row) return null
    const { disabledAt, createdAt, phone, boOrgName, boName, boNickname, boPhone, ...employee } = row
    return {
      ...employee,
      phone: maskPhone(phone),
      disabled: disabledAt !== null,
      createdAt: createdAt.toISOString(),
      employer: shownName({ orgName: boOrgName, name: boName, nickname: boNickname, phone: boPhone }),
    }
  },

  '/api/basic/auth/selAuthNameByBuyer': ({ actor }) =>
    held(actor)
      .filter((grant) => !selling.includes(grant))
      .map((grant) => grants[grant]),

  '/api/basic/auth/selAuthNameBySeller': ({ actor }) =>
    actor.shopId === null
      ? []
      : held(actor)
          .filter((grant) => selling.includes(grant))
          .map((grant) => grants[grant]),

  '/openapi/basic/authFunc/judgeAuth/manage': ({ actor, input }) => ({ allowed: holds(actor, input.function) }),

  '/api/basic/authFunc/selMallFuncList': ({ actor }) => functionTree(held(actor)),
} satisfies Partial<Handlers<typeof employeeCalls>>
