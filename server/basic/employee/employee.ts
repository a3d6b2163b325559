import { sql } from 'kysely'
import type { Grant } from '@wotu/contract/call.ts'
import type { Employee, employeeCalls } from '@wotu/contract/basic/employee.ts'
import { roles, type Role } from '@wotu/contract/basic/role.ts'
import type { Actor, Context, Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { paged, type Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import type { Paging } from '#kernel/db/paged.ts'
import { lockMember } from '../member/lockMember.ts'
import { maskPhone } from '../member/mask.ts'
import { functionTree } from './functions.ts'
import { ownRights } from './ownRights.ts'

const prefix = '/api/basic/member/memberEmployee'
const most = 200
/** Phones that an owner may ask for in an hour: who is registered is nobody's list to read. */
const addsPerHour = 30

type Changing<I = unknown> = Context<I, Actor>
type Draft = Pick<Employee, 'name' | 'roles' | 'functions' | 'post' | 'tags'>

/** All that the roles bring, and what is allowed besides. */
export const grantsOf = ({
  roles: held,
  functions,
}: {
  roles: readonly Role[]
  functions: readonly Grant[]
}): Grant[] => [...new Set([...held.flatMap((role): readonly Grant[] => roles[role].grants), ...functions])]

const employees = (db: Db, boId: string) =>
  db
    .selectFrom('employee as e')
    .innerJoin('member as m', 'm.id', 'e.memberId')
    .where('e.boId', '=', boId)
    .select(['e.id', 'e.roles', 'e.functions', 'e.grants', 'e.post', 'e.tags', 'e.disabledAt', 'e.createdAt'])
    .select(['e.name', 'm.phone'])

type Row = Awaited<ReturnType<ReturnType<typeof employees>['executeTakeFirstOrThrow']>>

export const shownEmployee = ({ phone, disabledAt, createdAt, ...row }: Row): Employee => ({
  ...row,
  phone: maskPhone(phone),
  disabled: disabledAt !== null,
  createdAt: createdAt.toISOString(),
  actions: ['edit', disabledAt === null ? 'disable' : 'enable', 'del'],
})

const readEmployee = async (db: Db, boId: string, id: string) =>
  found('员工', await employees(db, boId).where('e.id', '=', id).executeTakeFirst())

async function list({ db, actor, input }: Changing<Paging & { name?: string; phone?: string; role?: Role }>) {
  const { name, phone, role } = input
  const rows = employees(db, actor.boId)
    .$if(!!name, (q) => q.where((e) => e(e.fn('strpos', ['e.name', e.val(name!)]), '>', 0)))
    .$if(!!phone, (q) => q.where((e) => e(e.fn('strpos', ['m.phone', e.val(phone!)]), '=', 1)))
    .$if(role !== undefined, (q) => q.where(sql<boolean>`e.roles @> ${[role!]}`))
  const page = await paged(db, { rows, by: [{ column: 'e.id' }] }, input)
  return { ...page, rows: page.rows.map(shownEmployee) }
}

async function add({ db, systemId, actor, now, refuse, limit, input }: Changing<Draft & { phone: string }>) {
  const { boId } = actor
  await limit(`employee:${boId}`, addsPerHour, 3600)
  await lockMember(db, boId)
  const { phone, ...draft } = input
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('phone', '=', phone)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!member) return refuse('EMPLOYEE_UNKNOWN')
  if (member.id === boId) return refuse('EMPLOYEE_SELF')
  const others = await db.selectFrom('employee').select('memberId').where('boId', '=', boId).execute()
  if (others.some(({ memberId }) => memberId === member.id)) return refuse('EMPLOYEE_EXISTS')
  if (others.length >= most) return refuse('EMPLOYEE_FULL', { most })
  const id = newId()
  await db
    .insertInto('employee')
    .values({
      systemId,
      boId,
      memberId: member.id,
      id,
      ...draft,
      grants: grantsOf(draft),
      disabledAt: null,
      createdAt: now,
    })
    .execute()
  return shownEmployee(await readEmployee(db, boId, id))
}

/** What is granted or taken holds from the employee's next call on: their sessions are looked up with it. */
async function update({ db, actor, now, input }: Changing<Draft & { id: string; disabled?: boolean }>) {
  const { id, disabled, ...draft } = input
  await readEmployee(db, actor.boId, id)
  await db
    .updateTable('employee')
    .set({ ...draft, grants: grantsOf(draft), ...(disabled !== undefined && { disabledAt: disabled ? now : null }) })
    .where('boId', '=', actor.boId)
    .where('id', '=', id)
    .execute()
  return shownEmployee(await readEmployee(db, actor.boId, id))
}

async function remove(db: Db, boId: string, ids: readonly string[]): Promise<number> {
  const gone = await db.deleteFrom('employee').where('boId', '=', boId).where('id', 'in', ids).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function removeOne({ db, actor, input }: Changing<{ id: string }>) {
  await readEmployee(db, actor.boId, input.id)
  await remove(db, actor.boId, [input.id])
  return null
}

const one = async ({ db, actor, input }: Changing<{ id: string }>) =>
  shownEmployee(await readEmployee(db, actor.boId, input.id))

export const employeeHandlers = {
  [`${prefix}/selMemberByPage`]: list,
  [`${prefix}/selByPage`]: list,
  [`${prefix}/selMemberEmpById`]: one,
  [`${prefix}/selById`]: one,
  [`${prefix}/addMemberEmployee`]: add,
  [`${prefix}/updMemberEmpById`]: update,
  [`${prefix}/addOrUpd`]: (context) => {
    const { id, phone, ...draft } = context.input
    if (id !== undefined) return update({ ...context, input: { id, ...draft } })
    return add({ ...context, input: { ...draft, phone: phone ?? context.refuse('EMPLOYEE_UNKNOWN') } })
  },
  [`${prefix}/delMemberEmpById`]: removeOne,
  [`${prefix}/delById`]: removeOne,
  [`${prefix}/delByIds`]: async ({ db, actor, input }) => ({ removed: await remove(db, actor.boId, input.ids) }),

  [`${prefix}/selfuncIds`]: async ({ db, actor, input }) => (await readEmployee(db, actor.boId, input.id)).grants,

  '/api/basic/authFunc/selFuncListWithEmployee': async ({ db, actor, input }) => {
    const { id } = input
    return functionTree(id === undefined ? [] : (await readEmployee(db, actor.boId, id)).grants)
  },

  '/api/basic/member/tags/selMemberTagByParam': async ({ db, actor }) => {
    const rows = await db.selectFrom('employee').select('tags').where('boId', '=', actor.boId).execute()
    return [...new Set(rows.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, 'zh-CN'))
  },

  ...ownRights,
} satisfies Handlers<typeof employeeCalls>
