import { newId } from '#kernel/db/ids.ts'
import { expect, it } from 'vitest'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'
import { makeLogin } from '../testing.ts'

const config = '/api/buyer/basic/system/project/config'
const get = '/api/basic/cache/getRedisByBoId'
const set = '/api/basic/cache/setRedisByBoId'
const switchTo = '/api/basic/member/switchEmployee'

it(
  'the config is that of the tenant that one came to, whatever address is sent',
  inRollback(async (db) => {
    expect(await call(db, config, { url: 'http://another.localhost:4600/' }, asVisitor)).toMatchObject({
      systemId: wotu,
      appToken: 'wotu-app',
      appNameCn: '沃土',
      loginGuard: true,
      transactionHome: '/transaction/index',
    })
  }),
)

it(
  'what a member keeps is his own: written over, read, and deleted by an empty value',
  inRollback(async (db) => {
    const [member, other] = [await makeLogin(db), await makeLogin(db)]
    await call(db, set, { key: 'draft', value: 'a' }, member.as)
    await call(db, set, { key: 'draft', value: 'b' }, member.as)
    expect(await call(db, get, { key: 'draft' }, member.as)).toBe('b')
    expect(await call(db, get, { key: 'draft' }, other.as)).toBeNull()
    await call(db, set, { key: 'draft', value: 'c' }, other.as)
    await call(db, set, { key: 'draft', value: '' }, member.as)
    expect(await call(db, get, { key: 'draft' }, member.as)).toBeNull()
    expect(await call(db, get, { key: 'draft' }, other.as)).toBe('c')
  }),
)

it(
  'a member keeps no more than a hundred things',
  inRollback(async (db) => {
    const [member, other] = [await makeLogin(db), await makeLogin(db)]
    await call(db, set, { key: 'k', value: 'x' }, other.as)
    for (let i = 0; i < 100; i += 1) await call(db, set, { key: `k${i}`, value: 'x' }, member.as)
    await expect(call(db, set, { key: 'one-more', value: 'x' }, member.as)).rejects.toMatchObject({
      code: 'CACHE_FULL',
    })
    await call(db, set, { key: 'k7', value: 'y' }, member.as)
  }),
)

it(
  'one acts for an employer, and for oneself again, and for nobody else',
  inRollback(async (db) => {
    const employer = await makeLogin(db, { orgName: '丰禾农业合作社' })
    const former = await makeLogin(db)
    const { id, phone } = await makeLogin(db)
    await db
      .insertInto('employee')
      .values([
        { systemId: wotu, boId: employer.id, memberId: id, id: newId(), grants: ['order'], disabledAt: null },
        { systemId: wotu, boId: former.id, memberId: id, id: newId(), grants: ['order'], disabledAt: new Date() },
      ])
      .execute()
    await call(db, '/api/basic/member/login/ticketLogin', { loginName: phone, password: 'Wotu-demo-2026' }, asVisitor)
    const session = () => db.selectFrom('session').selectAll().where('memberId', '=', id).executeTakeFirstOrThrow()
    const caller = as({ memberId: id, sessionId: (await session()).id })

    const me = await call(db, switchTo, { boId: employer.id }, caller)
    expect(me).toMatchObject({ boId: employer.id, grants: ['order'] })
    expect((await session()).boId).toBe(employer.id)
    for (const { id: boId } of [former, await makeLogin(db)])
      await expect(call(db, switchTo, { boId }, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await call(db, switchTo, { boId: id }, caller)
    expect((await session()).boId).toBe(id)
  }),
)
