import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { outcomes } from '../../testing/outcomes.ts'
import { overtaken } from '../../testing/overtaken.ts'
import { loadAreas } from '../area/load.ts'
import { maskName } from '../member/mask.ts'

const prefix = '/api/basic/manage/manufacturer'
const draft = {
  name: '稻香家庭农场',
  kind: 'familyFarm',
  leader: '王建国',
  phone: '13900000003',
  areaCode: '230184',
} as const
const add = (db: Db, by: ReturnType<typeof owner>, more = {}) => call(db, `${prefix}/add`, { ...draft, ...more }, by)

const ready = async (db: Db) => {
  await loadAreas(db)
  const { id } = await makeMember(db)
  return { id, by: owner(id) }
}

describe('manufacturers', () => {
  it(
    'of an owner have one default, the first; what is deleted or no default any more is followed by another',
    inRollback(async (db) => {
      const { by } = await ready(db)
      expect(await call(db, `${prefix}/selDefault`, {}, by)).toBeNull()
      const first = await add(db, by)
      expect(first).toMatchObject({ isDefault: true, isCurrent: true, areaName: '黑龙江省 哈尔滨市 五常市' })
      const second = await add(db, by, { name: '兴农合作社', kind: 'cooperative', isDefault: true })
      const list = () => call(db, `${prefix}/selList`, {}, by)
      expect(await list()).toMatchObject([
        { id: second.id, isDefault: true, actions: ['edit', 'del'] },
        { id: first.id, isDefault: false, actions: ['edit', 'switch', 'setDefault', 'del'] },
      ])
      const upd = { ...draft, id: second.id, name: '兴农合作社', isDefault: false }
      expect(await call(db, `${prefix}/upd`, upd, by)).toMatchObject({ isDefault: false })
      expect(await list()).toMatchObject([{ id: first.id, isDefault: true }, { id: second.id }])
      await call(db, `${prefix}/del`, { id: first.id }, by)
      expect(await list()).toMatchObject([{ id: second.id, isDefault: true, isCurrent: true }])
    }),
  )

  it(
    'are chosen by each person for themselves; a choice that is deleted gives way to the default',
    inRollback(async (db) => {
      const { id, by } = await ready(db)
      const first = await add(db, by)
      const second = await add(db, by, { name: '兴农合作社' })
      const employee = as({ memberId: (await makeMember(db)).id, boId: id, grants: new Set(['shop'] as const) })
      await call(db, '/api/basic/member/switchManufacturer', { id: second.id }, employee)
      const current = async (who: typeof by) => (await call(db, `${prefix}/selDefault`, {}, who))?.id
      expect([await current(by), await current(employee)]).toEqual([first.id, second.id])
      await call(db, '/api/basic/member/switchManufacturer', { id: first.id }, employee)
      await call(db, '/api/basic/member/switchManufacturer', { id: second.id }, employee)
      await call(db, `${prefix}/del`, { id: second.id }, by)
      expect(await current(employee)).toBe(first.id)
    }),
  )

  it(
    'are chosen anew for each owner that one works for',
    inRollback(async (db) => {
      const { id: memberId } = await makeMember(db)
      for (const { id, by } of [await ready(db), await ready(db)]) {
        await add(db, by)
        const second = await add(db, by, { name: '兴农合作社' })
        const employee = as({ memberId, boId: id, grants: new Set(['shop'] as const) })
        await call(db, '/api/basic/member/switchManufacturer', { id: second.id }, employee)
        expect(await call(db, `${prefix}/selDefault`, {}, employee)).toMatchObject({ id: second.id })
      }
    }),
  )

  it(
    'are found by part of their name and by kind, a page at a time',
    inRollback(async (db) => {
      const { by } = await ready(db)
      for (const name of ['兴农合作社', '兴农二社', '稻香农场'])
        await add(db, by, { name, kind: name.includes('社') ? 'cooperative' : 'familyFarm' })
      const list = (input: object) => call(db, `${prefix}/selListByParam`, { page: 1, ...input }, by)
      expect(await list({ name: '兴农', size: 1 })).toMatchObject({ total: 2, rows: [{ name: '兴农二社' }] })
      expect(await list({ kind: 'familyFarm' })).toMatchObject({ total: 1, rows: [{ name: '稻香农场' }] })
    }),
  )

  it(
    'have each a name of their own, a known area, and are fifty at most',
    inRollback(async (db) => {
      const { by } = await ready(db)
      const { id } = await add(db, by)
      await expect(add(db, by)).rejects.toMatchObject({ code: 'NAME_TAKEN' })
      const other = await add(db, by, { name: '兴农合作社' })
      const upd = (input: object) => call(db, `${prefix}/upd`, { ...draft, id, ...input }, by)
      await expect(upd({ name: other.name })).rejects.toMatchObject({ code: 'NAME_TAKEN' })
      await expect(upd({ areaCode: '990000' })).rejects.toMatchObject({ code: 'AREA_UNKNOWN' })
      await expect(add(db, by, { name: '某地农场', areaCode: '990000' })).rejects.toMatchObject({
        code: 'AREA_UNKNOWN',
      })
      expect(await upd({ leader: '李秀英' })).toMatchObject({ leader: '李秀英' })
      for (let n = 3; n <= 50; n += 1) await add(db, by, { name: `第${n}农场` })
      await expect(add(db, by, { name: '第五十一农场' })).rejects.toMatchObject({ code: 'MANUFACTURER_FULL' })
    }),
  )

  it(
    'that aren’t there, or are somebody else’s, are not found',
    inRollback(async (db) => {
      const { by } = await ready(db)
      const { id } = await add(db, by)
      const stranger = owner((await makeMember(db)).id)
      for (const [path, input] of [
        [`${prefix}/selById`, { id }],
        [`${prefix}/upd`, { ...draft, id }],
        [`${prefix}/del`, { id }],
        ['/api/basic/member/switchManufacturer', { id }],
      ] as const)
        await expect(call(db, path, input, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await call(db, `${prefix}/selById`, { id }, by)).toMatchObject({ id, name: draft.name })
    }),
  )

  it(
    'are open to visitors by kind: no telephone, no leader, and of a person the surname alone',
    inRollback(async (db) => {
      const { by } = await ready(db)
      await add(db, by, { name: '王建国', kind: 'person' })
      const { rows } = await call(db, '/api/pdmg/base/manufacturer/selListByType', { kind: 'person' }, asVisitor)
      expect(rows).toEqual([
        {
          id: expect.any(String) as string,
          name: maskName('王建国'),
          kind: 'person',
          areaName: '黑龙江省 哈尔滨市 五常市',
        },
      ])
      const farms = await call(db, '/api/pdmg/base/manufacturer/selListByType', { kind: 'familyFarm' }, asVisitor)
      expect(farms).toMatchObject({ total: 0 })
    }),
  )
})

describe('at the same time', () => {
  beforeEach(async () => (await testDb()).clear())

  it('of those made the default one is it, and of one name one is made', async () => {
    const { db } = await testDb()
    const { by } = await inTenant(wotu, () => ready(db))
    const addNamed = (name: string) => market.call(`${prefix}/add`, { ...draft, name, isDefault: true }, by)
    const names = ['一', '二', '三', '四'].map((n) => `第${n}农场`)
    expect(await outcomes([...names, names[0]!, names[0]!].map(addNamed))).toEqual({ ok: 4, NAME_TAKEN: 2 })
    const all = await market.call(`${prefix}/selList`, {}, by)
    expect(all.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false])
    await outcomes(all.slice(0, 3).map(({ id }) => market.call(`${prefix}/del`, { id }, by)))
    expect(await market.call(`${prefix}/selList`, {}, by)).toMatchObject([{ isDefault: true }])
  })
  it('no more than fifty are added', async () => {
    const { db } = await testDb()
    const { by } = await inTenant(wotu, () => ready(db))
    const addNamed = (n: number) => market.call(`${prefix}/add`, { ...draft, name: `第${n}农场` }, by)
    for (let n = 1; n <= 47; n += 1) await addNamed(n)
    expect(await outcomes([48, 49, 50, 51, 52, 53, 54, 55].map(addNamed))).toEqual({ ok: 3, MANUFACTURER_FULL: 5 })
  })

  it('a name that another one is just being given is taken', async () => {
    const { db } = await testDb()
    const { id: boId, by } = await inTenant(wotu, () => ready(db))
    const { id } = await market.call(`${prefix}/add`, draft, by)
    const other = await market.call(`${prefix}/add`, { ...draft, name: '兴农合作社' }, by)
    const first = `select from member where id = ${boId} for no key update;
      update manufacturer set name = '第一农场' where id = ${other.id}`
    const rename = () => market.call(`${prefix}/upd`, { ...draft, id, name: '第一农场' }, by)
    await expect(overtaken(first, rename)).rejects.toMatchObject({ code: 'NAME_TAKEN' })
  })
})
