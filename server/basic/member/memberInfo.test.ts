import { expect, it } from 'vitest'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { call, market, owner } from '../../testing/call.ts'
import { giveFile, givePayPassword, makeMember } from '../../testing/market.ts'
import { loadAreas } from '../area/load.ts'
import { codeSentTo, freePhone, goodPassword } from '../testing.ts'

setPepper('test')

const show = '/api/basic/member/memberInfo/show'
const upd = '/api/basic/member/memberInfo/updMemberById'
const reset = '/api/finance/account/replacePayPwd'

it(
  'a person who has just registered tells their real name once, and can then reset their payment password by it',
  inRollback(async (db) => {
    const phone = freePhone()
    await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'register' }, asVisitor)
    const code = await codeSentTo(db, phone)
    const input = { phone, code, password: goodPassword, agreed: true as const }
    const { memberId } = await call(db, '/api/basic/member/login/register', input, asVisitor)
    const me = owner(memberId)
    await givePayPassword(db, memberId)
    await call(db, '/api/finance/account/sendMessage', {}, me)
    const proof = { password: '135790', code: await codeSentTo(db, phone), name: '王建国' }
    await expect(call(db, reset, proof, me)).rejects.toMatchObject({ code: 'NAME_UNSET' })

    expect((await call(db, '/api/finance/account/selAccountInfo', {}, me)).hasName).toBe(false)
    expect(await call(db, upd, { name: '王建国', nickname: '老王' }, me)).toMatchObject({
      name: '王建国',
      nickname: '老王',
    })
    expect((await call(db, '/api/finance/account/selAccountInfo', {}, me)).hasName).toBe(true)
    await expect(call(db, upd, { name: '李秀英' }, me)).rejects.toMatchObject({ code: 'NAME_FIXED' })
    expect((await call(db, show, {}, me)).name).toBe('王建国')
    await call(db, reset, proof, me)
  }),
)

it(
  'a company’s payment password is reset by its legal person, not by whoever registered it',
  inRollback(async (db) => {
    const { id, phone } = await makeMember(db, { name: '孙婷' })
    await db
      .updateTable('member')
      .set({ kind: 'business', orgName: '鲜达供应链管理有限公司', legalPerson: '马晓明' })
      .where('id', '=', id)
      .execute()
    await givePayPassword(db, id)
    await call(db, '/api/finance/account/sendMessage', {}, owner(id))
    const code = await codeSentTo(db, phone)
    const by = (name: string) => call(db, reset, { password: '135790', code, name }, owner(id))
    await expect(by('孙婷')).rejects.toMatchObject({ code: 'IDENTITY_MISMATCH' })
    await by('马晓明')
  }),
)

it('of two names told at once, one is kept', async () => {
  const { db, clear } = await testDb()
  const { id } = await inTenant(wotu, () => makeMember(db, { name: '' }))
  const told = await Promise.allSettled(
    ['王建国', '李秀英'].map((name) => market.call(upd, { name }, owner(id), { key: newId() })),
  )
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await clear()
})

const attr = '/api/basic/member/memberAttr/selMemberAttrByBoId'
const told = {
  nickname: '老王',
  gender: 'male' as const,
  areaCode: '230184',
  identity: 'grower' as const,
  crops: ['水稻', '大豆'],
}

it(
  'a profile is told a part at a time, and earns points once when all of it is told',
  inRollback(async (db) => {
    await loadAreas(db)
    const { id } = await makeMember(db)
    const me = owner(id)
    expect(await call(db, show, {}, me)).toMatchObject({ completeness: 14, identity: '', crops: [], areaName: '' })
    expect(await call(db, upd, told, me)).toMatchObject({
      ...told,
      areaName: '黑龙江省 哈尔滨市 五常市',
      completeness: 86,
    })
    const points = async () => (await call(db, '/api/basic/mine/selMyPoint', {}, me)).points
    expect(await points()).toBe(0)
    const avatar = await giveFile(db, id)
    expect(await call(db, upd, { avatar }, me)).toMatchObject({ ...told, avatar, completeness: 100 })
    await call(db, upd, { nickname: '王哥' }, me)
    expect(await points()).toBe(50)
    const { nickname: _, gender: __, ...shown } = told
    expect(await call(db, attr, {}, me)).toEqual({ ...shown, areaName: '黑龙江省 哈尔滨市 五常市' })
    expect(await call(db, attr, {}, owner((await makeMember(db)).id))).toMatchObject({ identity: '', crops: [] })
  }),
)

it(
  'a profile has a picture of one’s own, and an area that there is',
  inRollback(async (db) => {
    const [me, other] = [await makeMember(db), await makeMember(db)]
    const avatar = await giveFile(db, other.id)
    await expect(call(db, upd, { avatar }, owner(me.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(call(db, upd, { areaCode: '999999' }, owner(me.id))).rejects.toMatchObject({ code: 'AREA_UNKNOWN' })
  }),
)
