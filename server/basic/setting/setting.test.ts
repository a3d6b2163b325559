import { afterEach, expect, it } from 'vitest'
import { newId } from '#kernel/db/ids.ts'
import { defaultTerms, forgetTerms } from '#kernel/call/terms.ts'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { another, inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { overtaken } from '../../testing/overtaken.ts'

const sel = '/api/basic/system/setting/sel'
const upd = '/api/basic/system/setting/upd'
const config = '/api/buyer/basic/system/project/config'
const add = '/api/basic/address/addAddr'
const staff = as({ memberId: newId(), backOffice: true })
const address = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组12号' }

// Each test's tenant is rolled back, and what was remembered of it must not outlive it.
afterEach(() => forgetTerms(wotu))

it(
  'the terms are the defaults until they are set; the client reads them with the config',
  inRollback(async (db) => {
    expect((await call(db, config, {}, asVisitor)).terms).toEqual(defaultTerms)
    await call(db, upd, { terms: { payMinutes: 45, cashPerDayFen: 100_00 } }, staff)
    const terms = { ...defaultTerms, payMinutes: 45, cashPerDayFen: 100_00 }
    expect((await call(db, sel, {}, staff)).terms).toEqual(terms)
    expect((await call(db, config, {}, asVisitor)).terms).toEqual(terms)
  }),
)

it(
  'what is set holds from then on: one address more than allowed is refused, with the figure',
  inRollback(async (db) => {
    const member = await makeMember(db)
    await call(db, upd, { terms: { maxAddresses: 1 } }, staff)
    await expect(call(db, add, address, owner(member.id))).rejects.toMatchObject({
      code: 'ADDRESS_FULL',
      message: '最多保存1个地址',
    })
  }),
)

it(
  'the hosts that 021101 may lead to, the page of /transaction and the guard have a place to be set',
  inRollback(async (db) => {
    const set = {
      redirectHosts: ['pay.example.com'],
      transactionHome: '/transaction/myOrder',
      loginGuard: false,
      servicePhone: '0451-1234567',
    }
    await call(db, upd, set, staff)
    await call(db, upd, { servicePhone: '13900000009' }, staff)
    expect(await call(db, config, {}, asVisitor)).toMatchObject({ ...set, servicePhone: '13900000009' })
    for (const wrong of [{ redirectHosts: ['https://a.cn/'] }, { transactionHome: '//evil.cn' }])
      await expect(call(db, upd, wrong, staff)).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  }),
)

it('two who set different things at once lose nothing of each other’s', async () => {
  const { pool } = await testDb()
  const other = `update system set settings = settings || '{"transactionHome":"/transaction/myOrder"}' where id = ${wotu}`
  try {
    const set = await overtaken(other, () => market.call(upd, { servicePhone: '0451-1234567' }, staff))
    expect(set).toMatchObject({ transactionHome: '/transaction/myOrder', servicePhone: '0451-1234567' })
  } finally {
    await pool.query(`update system set settings = '{}'`)
  }
})

it(
  'what one tenant sets holds in no other',
  inRollback(async (db) => {
    const of = () => db.selectFrom('system').select(['settings', 'redirectHosts']).where('id', '=', another).execute()
    const before = await of()
    await call(db, upd, { loginGuard: false, redirectHosts: ['pay.example.com'] }, staff)
    expect(await of()).toEqual(before)
  }),
)

it(
  'only the platform’s own staff set them',
  inRollback(async (db) => {
    const member = await makeMember(db)
    await expect(call(db, upd, { loginGuard: false }, owner(member.id))).rejects.toMatchObject({
      code: 'NO_PERMISSION',
    })
  }),
)

it(
  'what is asked often asks the database rarely, and what another process has set is known some seconds later',
  inRollback(async (db) => {
    await call(db, config, {}, asVisitor)
    await db.insertInto('term').values({ systemId: wotu, name: 'payMinutes', value: 60 }).execute()
    expect((await call(db, config, {}, asVisitor)).terms.payMinutes).toBe(30)
    forgetTerms(wotu)
    expect((await call(db, config, {}, asVisitor)).terms.payMinutes).toBe(60)
  }),
)
