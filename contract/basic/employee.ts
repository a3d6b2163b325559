import { z } from 'zod'
import { grants, read, write, type Grant } from '../call.ts'
import { done, id, instant, line, nothing, pageOf, paging, phone } from '../fields.ts'
import { roleNames, roles, type Role } from './role.ts'

const grantNames = Object.keys(grants) as [Grant, ...Grant[]]
const grant = z.enum(grantNames).meta({ title: '功能', words: grants })
const roleWords = Object.fromEntries(roleNames.map((name) => [name, roles[name].name])) as Record<Role, string>
const role = z.enum(roleNames).meta({ title: '角色', words: roleWords })

const draft = {
  /** Typed by the employer: a member’s own name is not shown to everybody who has their phone number. */
  name: line(30).min(2).meta({ title: '姓名' }),
  roles: z.array(role).max(roleNames.length).default([]).meta({ title: '角色' }),
  /** Beyond what the roles bring. */
  functions: z.array(grant).max(grantNames.length).default([]).meta({ title: '另外允许的功能' }),
  post: line(20).default('').meta({ title: '岗位' }),
  tags: z.array(line(10).min(1)).max(5, '最多5个标签').default([]).meta({ title: '标签' }),
}

/** Who works for the owner: an account of their own, and what they may do in the owner's name. */
export const Employee = z.object({
  id,
  /** 138****0007 */
  phone: z.string().meta({ title: '手机' }),
  ...draft,
  name: z.string().meta({ title: '姓名' }),
  /** All that they may do: what the roles bring, and the rest. */
  grants: z.array(grant),
  disabled: z.boolean().meta({ title: '状态', words: { true: '已停用', false: '正常' } }),
  createdAt: instant.meta({ title: '添加时间' }),
  actions: z.array(z.enum(['edit', 'disable', 'enable', 'del'])),
})
export type Employee = z.infer<typeof Employee>

/** A branch of the function tree, with what this employee may. */
const Branch = z.object({
  name: z.string(),
  title: z.string(),
  functions: z.array(z.object({ id: grant, title: z.string(), note: z.string(), allowed: z.boolean() })),
})

// No grant lets an employee: none may, whatever they were granted. Who could let themselves do more would be the owner.
const owner = { who: 'owner', grant: [] } as const
const prefix = '/api/basic/member/memberEmployee'
const stale = [
  `${prefix}/selMemberByPage`,
  `${prefix}/selByPage`,
  `${prefix}/selMemberEmpById`,
  `${prefix}/selById`,
  `${prefix}/selfuncIds`,
  '/api/basic/authFunc/selFuncListWithEmployee',
  '/api/basic/member/tags/selMemberTagByParam',
] as const

const list = {
  ...owner,
  input: z.strictObject({
    ...paging,
    name: line(30).optional().meta({ title: '姓名' }),
    phone: line(11).optional().meta({ title: '手机' }),
    role: role.optional(),
  }),
  output: pageOf(Employee),
  example: { page: 1 },
}
const one = {
  ...owner,
  input: z.strictObject({ id }),
  output: Employee,
  errors: ['NOT_FOUND'] as const,
  example: { id: '1' },
}
const change = { id, ...draft, disabled: z.boolean().optional().meta({ title: '停用' }) }
const adding = { phone, ...draft }
const addErrors = ['EMPLOYEE_UNKNOWN', 'EMPLOYEE_EXISTS', 'EMPLOYEE_SELF', 'EMPLOYEE_FULL', 'TOO_OFTEN'] as const
const removal = {
  ...owner,
  input: z.strictObject({ id }),
  output: done,
  errors: ['NOT_FOUND'] as const,
  stale,
  example: { id: '1' },
}
const example = { name: '刘敏', roles: ['clerk' as const], functions: [], post: '客服', tags: ['白班'] }

export const employeeCalls = {
  [`${prefix}/selMemberByPage`]: read({ title: '员工列表', ...list }),
  [`${prefix}/selByPage`]: read({ title: '分页查询员工', ...list }),
  [`${prefix}/selMemberEmpById`]: read({ title: '员工详情', ...one }),
  [`${prefix}/selById`]: read({ title: '查询员工', ...one }),
  [`${prefix}/addMemberEmployee`]: write({
    title: '新增员工：按手机号邀请已注册的会员',
    ...owner,
    input: z.strictObject(adding),
    output: Employee,
    errors: addErrors,
    stale,
    example: { phone: '13900000001', ...example },
  }),
  [`${prefix}/updMemberEmpById`]: write({
    title: '修改员工的角色、功能、岗位、标签，或停用',
    ...owner,
    input: z.strictObject(change),
    output: Employee,
    errors: ['NOT_FOUND'],
    stale,
    example: { id: '1', ...example },
  }),
  [`${prefix}/addOrUpd`]: write({
    title: '新增或修改员工：有编号时修改，否则按手机号新增',
    ...owner,
    input: z.strictObject({ ...draft, id: id.optional(), phone: phone.optional() }),
    output: Employee,
    errors: ['NOT_FOUND', ...addErrors],
    stale,
    example: { phone: '13900000001', ...example },
  }),
  [`${prefix}/delMemberEmpById`]: write({ title: '删除员工', ...removal }),
  [`${prefix}/delById`]: write({ title: '删除一名员工', ...removal }),
  [`${prefix}/delByIds`]: write({
    title: '批量删除员工；已不在的跳过',
    ...owner,
    input: z.strictObject({ ids: z.array(id).min(1).max(50).meta({ title: '员工' }) }),
    output: z.object({ removed: z.int() }),
    stale,
    example: { ids: ['1'] },
  }),
  [`${prefix}/selfuncIds`]: read({
    title: '员工可用的全部功能',
    ...owner,
    input: z.strictObject({ id }),
    output: z.array(grant),
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  '/api/basic/authFunc/selFuncListWithEmployee': read({
    title: '功能树；给出员工时标出其可用的功能',
    ...owner,
    input: z.strictObject({ id: id.optional() }),
    output: z.array(Branch),
    errors: ['NOT_FOUND'],
    example: {},
  }),
  '/api/basic/member/tags/selMemberTagByParam': read({
    title: '已用过的员工标签',
    ...owner,
    input: nothing,
    output: z.array(z.string()),
    example: {},
  }),
  '/api/basic/system/role/selRoleListBySysId': read({
    title: '本系统的角色及其功能',
    who: 'member',
    input: nothing,
    output: z.array(z.object({ id: role, name: z.string(), grants: z.array(grant) })),
    example: {},
  }),

  // The caller’s own rights, for the business that they act for.
  '/api/basic/staff/selMemberStaffInfo': read({
    title: '我作为员工的资料；以本人身份时为空',
    who: 'member',
    input: nothing,
    output: Employee.omit({ actions: true, tags: true }).extend({ employer: z.string() }).nullable(),
    example: {},
  }),
  '/api/basic/auth/selAuthNameByBuyer': read({
    title: '当前身份下的买家功能名称',
    who: 'member',
    input: nothing,
    output: z.array(z.string()),
    example: {},
  }),
  '/api/basic/auth/selAuthNameBySeller': read({
    title: '当前身份下的卖家功能名称；没有店铺时为空',
    who: 'member',
    input: nothing,
    output: z.array(z.string()),
    example: {},
  }),
  '/openapi/basic/authFunc/judgeAuth/manage': read({
    title: '当前身份是否可用某个功能',
    who: 'member',
    input: z.strictObject({ function: grant }),
    output: z.object({ allowed: z.boolean() }),
    example: { function: 'order' },
  }),
  '/api/basic/authFunc/selMallFuncList': read({
    title: '菜单权限：商城功能树及当前身份可用的功能',
    who: 'member',
    input: nothing,
    output: z.array(Branch),
    example: {},
  }),
} as const
