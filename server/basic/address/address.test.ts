import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'

const list = '/api/buyer/basic/member/address/list'
const draft = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组12号' }
const add = (db: Db, as: ReturnType<typeof owner>, more = {}) =>
  call(db, '/api/basic/address/addAddr', { ...draft, ...more }, as)

const ready = async (db: Db) => {
  await db
    .insertInto('area')
    .values({ code: '230184', parent: '230100', name: '五常市', fullName: '黑龙江省 哈尔滨市 五常市', level: 3 })
    .onConflict((c) => c.doNothing())
    .execute()
  // Every member of the test market has one address already, his default.
  const { id, addressId } = await makeMember(db)
  return { as: owner(id), first: addressId }
}

describe('addresses', () => {
  it(
    'take their area’s name from its code',
    inRollback(async (db) => {
      const { as } = await ready(db)
      expect(await add(db, as)).toMatchObject({ areaName: '黑龙江省 哈尔滨市 五常市', isDefault: false })
      await expect(add(db, as, { areaCode: '999999' })).rejects.toMatchObject({ code: 'AREA_UNKNOWN' })
    }),
  )

  it(
    'have one default of each kind, on top',
    inRollback(async (db) => {
      const { as, first } = await ready(db)
      const { id } = await add(db, as, { isDefault: true })
      const [top, ...rest] = await call(db, list, {}, as)
      expect(top).toMatchObject({ id, isDefault: true })
      expect(rest.every((address) => !address.isDefault)).toBe(true)
      expect(await add(db, as, { kind: 'send' })).toMatchObject({ kind: 'send', isDefault: true })
      await call(db, '/api/basic/address/setDefault', { id: first }, as)
      expect(await call(db, list, { kind: 'receive' }, as)).toMatchObject([
        { id: first, isDefault: true },
        { id, isDefault: false },
      ])
    }),
  )

  it(
    'have a default of each kind that gives way to none of another, or of another member',
    inRollback(async (db) => {
      const [{ as, first }, stranger] = [await ready(db), await ready(db)]
      const { id: sender } = await add(db, as, { kind: 'send', isDefault: true })
      expect(await call(db, list, { kind: 'receive' }, as)).toMatchObject([{ id: first, isDefault: true }])
      await call(db, '/api/basic/address/setDefault', { id: first }, as)
      expect(await call(db, list, { kind: 'send' }, as)).toMatchObject([{ id: sender, isDefault: true }])
      expect(await call(db, list, {}, stranger.as)).toMatchObject([{ isDefault: true }])
    }),
  )

  it(
    'pass the default on when it is deleted',
    inRollback(async (db) => {
      const { as, first } = await ready(db)
      const { id } = await add(db, as)
      await call(db, '/api/basic/address/delAddr', { id: first }, as)
      expect(await call(db, list, {}, as)).toMatchObject([{ id, isDefault: true }])
    }),
  )

  it(
    'are changed in place',
    inRollback(async (db) => {
      const { as, first } = await ready(db)
      const changed = await call(db, '/api/basic/address/updAddr', { id: first, ...draft, consignee: '李秀英' }, as)
      expect(changed).toMatchObject({ id: first, consignee: '李秀英' })
    }),
  )

  it(
    'keep one default of a kind, however one is changed',
    inRollback(async (db) => {
      const { as, first } = await ready(db)
      const change = (id: string, more: object) => call(db, '/api/basic/address/updAddr', { id, ...draft, ...more }, as)
      expect(await change(first, { isDefault: false })).toMatchObject({ isDefault: true })
      const { id: second } = await add(db, as)
      await change(first, { isDefault: false })
      expect(await call(db, list, {}, as)).toMatchObject([{ id: second, isDefault: true }, { isDefault: false }])
      await change(second, { isDefault: true, kind: 'send' })
      await change(first, { isDefault: true, kind: 'send' })
      expect(await call(db, list, {}, as)).toMatchObject([{ id: first, isDefault: true }, { isDefault: false }])
    }),
  )

  it(
    'are twenty at most',
    inRollback(async (db) => {
      const { as } = await ready(db)
      for (let n = 1; n < 20; n += 1) await add(db, as)
      await expect(add(db, as)).rejects.toMatchObject({ code: 'ADDRESS_FULL' })
      expect(await call(db, '/api/basic/address/selByPage', { page: 2, size: 15 }, as)).toMatchObject({
        total: 20,
        rows: { length: 5 },
      })
    }),
  )

  it(
    'are nobody else’s, and a visitor has none',
    inRollback(async (db) => {
      const { first } = await ready(db)
      const stranger = owner((await makeMember(db)).id)
      for (const path of ['/api/basic/address/delAddr', '/api/basic/address/setDefault'] as const)
        await expect(call(db, path, { id: first }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await call(db, '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin', {}, asVisitor)).toEqual([])
      expect(await call(db, '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin', {}, stranger)).toHaveLength(1)
    }),
  )
})
