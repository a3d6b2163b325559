import { beforeEach, describe, expect, it } from 'vitest'
import type { Grant } from '@wotu/contract/call.ts'
import type { Db } from '#kernel/db/db.ts'
import { hashToken } from '#kernel/call/session.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { as } from '#kernel/testing/call.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { outcomes } from '../../testing/outcomes.ts'
import { identify } from '../member/identify.ts'
import { counted, freePhone } from '../testing.ts'

const prefix = '/api/basic/member/memberEmployee'
const none = { name: '刘敏', roles: [], functions: [], post: '', tags: [] }

const ready = async (db: Db) => {
  const boss = await makeMember(db, { name: '李秀英' })
  const person = await makeMember(db, { name: '刘敏' })
  const add = (more: object = {}, phone = person.phone) =>
    call(db, `${prefix}/addMemberEmployee`, { ...none, phone, ...more }, owner(boss.id))
  return { boss, person, by: owner(boss.id), add }
}
/** A session of the employee in the employer's name. @returns what its next call may */
const signedIn = async (db: Db, memberId: string, boId: string) => {
  const id = hashToken(`${memberId}-${boId}`)
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + 60_000)
  await db
    .insertInto('session')
    .values({ systemId: wotu, id, memberId, boId, kind: 'cookie', origin: null, createdAt, expiresAt })
    .execute()
  return async () => {
    const grants = (await identify(db, [id]))[0]!.actor?.grants
    return grants && grants !== 'all' ? [...grants].sort() : grants
  }
}

describe('an employee', () => {
  it(
    'may what their roles bring and what is allowed besides, each once',
    inRollback(async (db) => {
      const { add, by } = await ready(db)
      const added = await add({
        roles: ['manager', 'clerk'],
        functions: ['finance', 'order'],
        post: '店长',
        tags: ['早班'],
      })
      expect(added).toMatchObject({ name: '刘敏', phone: expect.stringContaining('****') as string, disabled: false })
      expect(added.grants).toEqual(['order', 'goods', 'shop', 'finance'])
      expect(await call(db, `${prefix}/selfuncIds`, { id: added.id }, by)).toEqual(added.grants)
      const tree = await call(db, '/api/basic/authFunc/selFuncListWithEmployee', { id: added.id }, by)
      const denied = tree.flatMap((branch) => branch.functions).filter(({ allowed }) => !allowed)
      expect(denied.map(({ id }) => id)).toEqual(['purchase'])
      expect(await call(db, '/api/basic/member/tags/selMemberTagByParam', {}, by)).toEqual(['早班'])
    }),
  )

  it(
    'may more, less or nothing from the next call on, in sessions that are open',
    inRollback(async (db) => {
      const { boss, person, add, by } = await ready(db)
      const { id } = await add({ roles: ['clerk'] })
      const may = await signedIn(db, person.id, boss.id)
      const upd = (more: object) => call(db, `${prefix}/updMemberEmpById`, { id, ...none, ...more }, by)
      expect(await may()).toEqual(['order'])
      await upd({ functions: ['finance'] })
      expect(await may()).toEqual(['finance'])
      await upd({})
      expect(await may()).toEqual([])
      expect((await upd({ roles: ['buyer'], disabled: true })).actions).toContain('enable')
      expect(await may()).toBeUndefined()
      await upd({ roles: ['buyer'], disabled: false })
      expect(await may()).toEqual(['purchase'])
      await call(db, `${prefix}/delMemberEmpById`, { id }, by)
      expect(await may()).toBeUndefined()
    }),
  )

  it(
    'is a registered member, not the owner, and added once',
    inRollback(async (db) => {
      const { boss, add, by } = await ready(db)
      await add()
      await expect(add()).rejects.toMatchObject({ code: 'EMPLOYEE_EXISTS' })
      await expect(add({}, boss.phone)).rejects.toMatchObject({ code: 'EMPLOYEE_SELF' })
      await expect(add({}, freePhone())).rejects.toMatchObject({ code: 'EMPLOYEE_UNKNOWN' })
      const either = (input: object) => call(db, `${prefix}/addOrUpd`, { ...none, ...input }, by)
      await expect(either({})).rejects.toMatchObject({ code: 'EMPLOYEE_UNKNOWN' })
      await expect(either({ phone: boss.phone })).rejects.toMatchObject({ code: 'EMPLOYEE_SELF' })
      const { id, phone } = await makeMember(db)
      const added = await either({ phone, post: '司机' })
      await expect(either({ phone })).rejects.toMatchObject({ code: 'EMPLOYEE_EXISTS' })
      expect(await either({ id: added.id, post: '库管' })).toMatchObject({ id: added.id, post: '库管' })
      await expect(either({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it(
    'is nobody whose account was disabled',
    inRollback(async (db) => {
      const { person, add } = await ready(db)
      await db.updateTable('member').set({ disabledAt: new Date() }).where('id', '=', person.id).execute()
      await expect(add()).rejects.toMatchObject({ code: 'EMPLOYEE_UNKNOWN' })
    }),
  )

  it(
    'works for several owners, and reads what they are to the one that they act for',
    inRollback(async (db) => {
      const { boss, person, add } = await ready(db)
      const other = await makeMember(db, { name: '王建国' })
      await add({ post: '客服' })
      const draft = { ...none, phone: person.phone, post: '司机' }
      await call(db, `${prefix}/addMemberEmployee`, draft, owner(other.id))
      const info = (boId: string) =>
        call(db, '/api/basic/staff/selMemberStaffInfo', {}, as({ memberId: person.id, boId, grants: new Set() }))
      expect(await info(boss.id)).toMatchObject({ employer: '李秀英', post: '客服' })
      expect(await info(other.id)).toMatchObject({ employer: '王建国', post: '司机' })
    }),
  )

  it(
    'is changed alone: the others stay what they are',
    inRollback(async (db) => {
      const { add, by } = await ready(db)
      const { id } = await add({ tags: ['早班'] })
      const second = await add({ name: '张伟', roles: ['accountant'] }, (await makeMember(db)).phone)
      await call(db, `${prefix}/updMemberEmpById`, { ...none, id, post: '店长' }, by)
      expect(await call(db, `${prefix}/selById`, { id: second.id }, by)).toEqual(second)
    }),
  )

  it(
    'is found by name, phone and role, and removed alone or with others',
    inRollback(async (db) => {
      const { add, by, person } = await ready(db)
      const { id } = await add({ roles: ['clerk'] })
      const other = await makeMember(db, { name: '张伟' })
      const second = await add({ name: '张伟', roles: ['accountant'] }, other.phone)
      for (const path of [`${prefix}/selMemberByPage`, `${prefix}/selByPage`] as const) {
        const list = async (input: object) =>
          (await call(db, path, { page: 1, ...input }, by)).rows.map((row) => row.id)
        expect(await list({})).toEqual([second.id, id])
        expect(await list({ name: '敏' })).toEqual([id])
        expect(await list({ phone: person.phone.slice(0, 9) })).toContain(id)
        expect(await list({ phone: person.phone })).toEqual([id])
        expect(await list({ role: 'accountant' })).toEqual([second.id])
      }
      for (const path of [`${prefix}/selById`, `${prefix}/selMemberEmpById`] as const)
        expect(await call(db, path, { id }, by)).toMatchObject({ id })
      expect(await call(db, `${prefix}/delByIds`, { ids: [id, second.id, '1'] }, by)).toEqual({ removed: 2 })
      const third = await add()
      expect(await call(db, `${prefix}/delById`, { id: third.id }, by)).toBeNull()
      for (const [path, input] of [
        [`${prefix}/selMemberEmpById`, { id }],
        [`${prefix}/selById`, { id }],
        [`${prefix}/selfuncIds`, { id }],
        [`${prefix}/delMemberEmpById`, { id }],
        [`${prefix}/delById`, { id }],
        [`${prefix}/updMemberEmpById`, { ...none, id }],
        ['/api/basic/authFunc/selFuncListWithEmployee', { id }],
      ] as const)
        await expect(call(db, path, input as never, by), path).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it(
    'manages no employees, whatever they were granted: they would grant themselves the rest',
    inRollback(async (db) => {
      const { boss, person, add } = await ready(db)
      const { id } = await add()
      const all = new Set<Grant>(['purchase', 'order', 'goods', 'shop', 'finance'])
      const employee = as({ memberId: person.id, boId: boss.id, grants: all })
      const upd = call(db, `${prefix}/updMemberEmpById`, { id, ...none, functions: ['finance'] }, employee)
      await expect(upd).rejects.toMatchObject({ code: 'NO_PERMISSION' })
      await expect(call(db, `${prefix}/selByPage`, { page: 1 }, employee)).rejects.toMatchObject({
        code: 'NO_PERMISSION',
      })
    }),
  )

  it(
    'reads what they may in the name that they act in, and the owner that they may all',
    inRollback(async (db) => {
      const { boss, person, add, by } = await ready(db)
      await add({ roles: ['clerk'], post: '客服' })
      const grants = new Set<Grant>(['order'])
      const employee = as({ memberId: person.id, boId: boss.id, shopId: '1', grants })
      const info = await call(db, '/api/basic/staff/selMemberStaffInfo', {}, employee)
      expect(info).toMatchObject({ employer: '李秀英', post: '客服', grants: ['order'] })
      expect(await call(db, '/api/basic/staff/selMemberStaffInfo', {}, by)).toBeNull()
      const names = async (path: '/api/basic/auth/selAuthNameByBuyer' | '/api/basic/auth/selAuthNameBySeller') => [
        await call(db, path, {}, employee),
        await call(db, path, {}, by),
      ]
      expect(await names('/api/basic/auth/selAuthNameByBuyer')).toEqual([[], ['采购', '财务']])
      expect(await names('/api/basic/auth/selAuthNameBySeller')).toEqual([['订单'], []])
      const judge = async (fn: Grant) =>
        (await call(db, '/openapi/basic/authFunc/judgeAuth/manage', { function: fn }, employee)).allowed
      expect([await judge('order'), await judge('goods')]).toEqual([true, false])
      const menu = await call(db, '/api/basic/authFunc/selMallFuncList', {}, employee)
      const allowed = menu.flatMap((branch) => branch.functions).filter((one) => one.allowed)
      expect(allowed.map((one) => one.id)).toEqual(['order'])
      const listed = await call(db, '/api/basic/system/role/selRoleListBySysId', {}, employee)
      expect(listed).toContainEqual({ id: 'manager', name: '店长', grants: ['order', 'goods', 'shop'] })
    }),
  )
})

describe('at the same time', () => {
  beforeEach(async () => (await testDb()).clear())

  it('phones are asked for thirty times an hour: who is registered is nobody’s list to read', async () => {
    const { db } = await testDb()
    const { boss } = await inTenant(wotu, () => ready(db))
    await counted(`employee:${boss.id}`, 29)
    const ask = (path: 'addMemberEmployee' | 'addOrUpd') =>
      outcomes([market.call(`${prefix}/${path}`, { ...none, phone: freePhone() }, owner(boss.id))])
    const without = () => outcomes([market.call(`${prefix}/addOrUpd`, none, owner(boss.id))])
    expect(await without()).toEqual({ EMPLOYEE_UNKNOWN: 1 })
    expect(await ask('addMemberEmployee')).toEqual({ EMPLOYEE_UNKNOWN: 1 })
    expect(await ask('addMemberEmployee')).toEqual({ TOO_OFTEN: 1 })
    expect(await ask('addOrUpd')).toEqual({ TOO_OFTEN: 1 })
    expect(await without()).toEqual({ EMPLOYEE_UNKNOWN: 1 })
  })

  it('one person is added once, and nobody beyond two hundred', async () => {
    const { db } = await testDb()
    const { boss, person } = await inTenant(wotu, () => ready(db))
    const add = (phone: string) => market.call(`${prefix}/addMemberEmployee`, { ...none, phone }, owner(boss.id))
    expect(await outcomes([1, 2, 3, 4].map(() => add(person.phone)))).toEqual({ ok: 1, EMPLOYEE_EXISTS: 3 })
    const others = await inTenant(wotu, async () => {
      const rows = Array.from({ length: 197 }, (_, i) => ({
        systemId: wotu,
        boId: boss.id,
        memberId: String(10_000 + i),
        id: String(10_000 + i),
        grants: [],
        disabledAt: null,
      }))
      await db.insertInto('employee').values(rows).execute()
      return [await makeMember(db), await makeMember(db), await makeMember(db), await makeMember(db)]
    })
    expect(await outcomes(others.map(({ phone }) => add(phone)))).toEqual({ ok: 2, EMPLOYEE_FULL: 2 })
    const { phone } = await inTenant(wotu, () => makeMember(db))
    const either = market.call(`${prefix}/addOrUpd`, { ...none, phone }, owner(boss.id))
    await expect(either).rejects.toMatchObject({ code: 'EMPLOYEE_FULL' })
  })
})
