import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { tx } from '#kernel/call/tx.ts'
import { as } from '#kernel/testing/call.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, owner } from '../../testing/call.ts'
import { giveFile, makeMember } from '../../testing/market.ts'
import { outcomes } from '../../testing/outcomes.ts'
import { loadAreas } from '../area/load.ts'

const show = '/api/basic/member/selOrgInfo'
const upd = '/api/basic/member/updOrgInfo'
const members = '/api/basic/member/getNxinOrgMember'
const draft = {
  type: 'company' as const,
  areaCode: '230184',
  detail: '民乐乡红光村1号',
  contact: '孙婷',
  phone: '0451-88886666',
}

/** A company as it has registered, but for its licence and its legal person. */
async function company(db: Db) {
  await loadAreas(db)
  const { id: stranger } = await makeMember(db)
  const { id } = await makeMember(db, { name: '孙婷' })
  const row = { kind: 'business' as const, orgName: '鲜达供应链管理有限公司', creditCode: '9144030071526726XG' }
  await db.updateTable('member').set(row).where('id', '=', id).execute()
  const employee = as({ memberId: (await makeMember(db)).id, boId: id, grants: new Set(['shop'] as const) })
  return { id, by: owner(id), employee, stranger }
}

describe('a company', () => {
  it(
    'tells where it is, and once what its licence says; what is registered stays',
    inRollback(async (db) => {
      const { id, by, stranger } = await company(db)
      expect(await call(db, show, {}, by)).toMatchObject({ registered: false, type: '', areaName: '', phone: '' })
      const licence = await giveFile(db, id)
      const told = await call(db, upd, { ...draft, licence, legalPerson: '马晓明', intro: '冷链配送' }, by)
      expect(told).toMatchObject({
        ...draft,
        licence,
        orgName: '鲜达供应链管理有限公司',
        legalPerson: '马晓明',
        areaName: '黑龙江省 哈尔滨市 五常市',
        intro: '冷链配送',
        registered: true,
      })
      expect(await call(db, show, {}, by)).toEqual(told)
      const again = await call(db, upd, { ...draft, licence, legalPerson: '马晓明', type: 'cooperative' }, by)
      expect(again).toMatchObject({ type: 'cooperative', intro: '' })
      for (const changed of [{ licence: await giveFile(db, id) }, { legalPerson: '李秀英' }])
        await expect(call(db, upd, { ...draft, ...changed }, by)).rejects.toMatchObject({ code: 'ORG_FIXED' })
      expect(
        await db
          .selectFrom('member')
          .select(['contact', 'licence', 'legalPerson'])
          .where('id', '=', stranger)
          .execute(),
      ).toEqual([{ contact: '', licence: '', legalPerson: '' }])
    }),
  )

  it(
    'is told of by an employee who keeps the shop, but for its legal person',
    inRollback(async (db) => {
      const { by, employee } = await company(db)
      await call(db, upd, draft, employee)
      expect(await call(db, show, {}, by)).toMatchObject({ contact: '孙婷', phone: '0451-88886666', legalPerson: '' })
      await expect(call(db, upd, { ...draft, legalPerson: '马晓明' }, employee)).rejects.toMatchObject({
        code: 'NO_PERMISSION',
      })
      const clerk = as({ ...employee.actor!, grants: new Set(['order'] as const) })
      await expect(call(db, upd, draft, clerk)).rejects.toMatchObject({ code: 'NO_PERMISSION' })
      await expect(call(db, show, {}, clerk)).rejects.toMatchObject({ code: 'NO_PERMISSION' })
    }),
  )

  it(
    'has a picture of its own and an area that there is; a person has none of it',
    inRollback(async (db) => {
      const { by } = await company(db)
      const { id } = await makeMember(db)
      const licence = await giveFile(db, id)
      await expect(call(db, upd, { ...draft, licence }, by)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(call(db, upd, { ...draft, areaCode: '999999' }, by)).rejects.toMatchObject({ code: 'AREA_UNKNOWN' })
      expect(await call(db, show, {}, owner(id))).toBeNull()
      await expect(call(db, upd, draft, owner(id))).rejects.toMatchObject({ code: 'NOT_A_COMPANY' })
    }),
  )

  it(
    'are the owner and the employees who are not disabled',
    inRollback(async (db) => {
      const { id, by, stranger } = await company(db)
      const hire = async (name: string, gone = false, boId = id) => {
        const { id: memberId } = await makeMember(db)
        const disabledAt = gone ? new Date() : null
        await db
          .insertInto('employee')
          .values({ systemId: wotu, boId, memberId, id: newId(), name, grants: [], post: '库管', disabledAt })
          .execute()
        return memberId
      }
      await hire('刘敏')
      await hire('已离职', true)
      await hire('别家的', false, stranger)
      const locked = await hire('已停用')
      await db.updateTable('member').set({ disabledAt: new Date() }).where('id', '=', locked).execute()
      expect(await call(db, members, {}, by)).toMatchObject([
        { id, name: '孙婷', post: '', isOwner: true },
        { name: '刘敏', post: '库管', isOwner: false, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
      ])
    }),
  )
})

it('of two legal persons told at once, one is kept', async () => {
  const { db, clear } = await testDb()
  const { by } = await inTenant(wotu, () => tx(db, company))
  const told = ['马晓明', '李秀英'].map((legalPerson) =>
    market.call(upd, { ...draft, legalPerson }, by, { key: newId() }),
  )
  expect(await outcomes(told)).toEqual({ ok: 1, ORG_FIXED: 1 })
  await clear()
})
