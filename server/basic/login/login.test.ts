import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import type { Refusal } from '#kernel/call/refuse.ts'
import { hashToken } from '#kernel/call/session.ts'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { another, inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { call, market, owner } from '../../testing/call.ts'
import { makeShop } from '../../testing/market.ts'
import { codeSentTo, freePhone, goodPassword, makeLogin } from '../testing.ts'

const login = '/api/basic/member/login/ticketLogin'
const signIn = (db: Db, loginName: string, password = goodPassword) =>
  call(db, login, { loginName, password }, asVisitor)
const refusal = (done: Promise<unknown>) =>
  done.then(
    () => 'no refusal',
    (error: Refusal) => error,
  )
const sessionsOf = (db: Db, memberId: string) =>
  db.selectFrom('session').selectAll().where('memberId', '=', memberId).execute()

describe('signing in', () => {
  it(
    'by password opens a session and tells the member who he is',
    inRollback(async (db) => {
      const member = await makeLogin(db, { name: '王建国' })
      const me = await signIn(db, member.phone)
      expect(me).toMatchObject({ memberId: member.id, boId: member.id, name: '王建国', shopId: null })
      expect(me.phone).toBe(`${member.phone.slice(0, 3)}****${member.phone.slice(-4)}`)
      expect(me.identities).toEqual([{ boId: member.id, name: '王建国', isOwn: true }])
      expect(await sessionsOf(db, member.id)).toMatchObject([{ kind: 'cookie', boId: member.id, revokedAt: null }])
    }),
  )

  it(
    'by code needs the code that was sent to that phone for signing in',
    inRollback(async (db) => {
      const { id, phone } = await makeLogin(db)
      await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'register' }, asVisitor)
      const wrongPurpose = await codeSentTo(db, phone)
      await expect(call(db, login, { loginName: phone, code: wrongPurpose }, asVisitor)).rejects.toMatchObject({
        code: 'SMS_CODE_WRONG',
      })
      await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'login' }, asVisitor)
      const code = await codeSentTo(db, phone)
      expect(await call(db, login, { loginName: phone, code }, asVisitor)).toMatchObject({ memberId: id })
      await expect(call(db, login, { loginName: phone, code }, asVisitor)).rejects.toMatchObject({
        code: 'SMS_CODE_WRONG',
      })
    }),
  )

  it(
    'by code is for who is a member: one that was sent to nobody’s phone opens nothing',
    inRollback(async (db) => {
      const phone = freePhone()
      await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'login' }, asVisitor)
      const credentials = { loginName: phone, code: await codeSentTo(db, phone) }
      await expect(call(db, login, credentials, asVisitor)).rejects.toMatchObject({ code: 'LOGIN_WRONG' })
    }),
  )

  it(
    'answers a wrong password, an unknown name and a disabled member alike',
    inRollback(async (db) => {
      const member = await makeLogin(db)
      const gone = await makeLogin(db, { disabledAt: new Date() })
      const answers = [
        await refusal(signIn(db, member.phone, 'wrong-password')),
        await refusal(signIn(db, freePhone())),
        await refusal(signIn(db, gone.phone)),
      ]
      for (const answer of answers)
        expect(answer).toMatchObject({ envelope: { code: 'LOGIN_WRONG', msg: '账号或密码错误' } })
    }),
  )

  it(
    'stops one address that tries many names',
    inRollback(async (db) => {
      const address = newId()
      const attempt = () => call(db, login, { loginName: freePhone(), code: '000000' }, { ...asVisitor, address })
      for (let i = 0; i < 60; i += 1) await refusal(attempt())
      await expect(attempt()).rejects.toMatchObject({ code: 'TOO_OFTEN' })
    }),
  )

  it('does not find a member of another tenant', async () => {
    const { db, clear } = await testDb()
    const { phone } = await inTenant(wotu, () => makeLogin(db))
    const credentials = { loginName: phone, password: goodPassword }
    await market.call(login, credentials, asVisitor)
    const elsewhere = market.call(login, credentials, { ...asVisitor, systemId: another })
    await expect(elsewhere).rejects.toMatchObject({ code: 'LOGIN_WRONG' })
    await clear()
  })
})

describe('signing out', () => {
  it(
    'ends this session and no other',
    inRollback(async (db) => {
      const { id, phone } = await makeLogin(db)
      await signIn(db, phone)
      await signIn(db, phone)
      const [first, second] = await sessionsOf(db, id)
      await call(db, '/api/basic/member/login/logout', {}, as({ memberId: id, sessionId: first!.id }))
      const after = await sessionsOf(db, id)
      expect(after.find((s) => s.id === first!.id)?.revokedAt).not.toBeNull()
      expect(after.find((s) => s.id === second!.id)?.revokedAt).toBeNull()
    }),
  )

  it(
    'is nothing for a visitor',
    inRollback(async (db) => {
      expect(await call(db, '/api/basic/member/login/logout', {}, asVisitor)).toBeNull()
    }),
  )
})

describe('who am I', () => {
  it(
    'names the shop and the grants of whoever one acts for',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const { id } = await makeLogin(db)
      await db
        .insertInto('employee')
        .values({ systemId: wotu, boId: shop.sellerId, memberId: id, id: newId(), grants: ['order'], disabledAt: null })
        .execute()
      const asEmployee = as({ memberId: id, boId: shop.sellerId, grants: new Set(['order']) })
      const me = await call(db, '/api/basic/member/login/getBaseMemberByToken', {}, asEmployee)
      expect(me).toMatchObject({
        boId: shop.sellerId,
        shopId: shop.shopId,
        actsAs: `五常稻香店${shop.shopId}`,
        grants: ['order'],
      })
      expect(me?.identities.map(({ name, isOwn }) => ({ name, isOwn }))).toEqual([
        { name: expect.stringContaining('****'), isOwn: true },
        { name: '李秀英', isOwn: false },
      ])
    }),
  )

  it(
    'is nobody for a visitor',
    inRollback(async (db) => {
      expect(await call(db, '/api/basic/member/login/getBaseMemberByToken', {}, asVisitor)).toBeNull()
    }),
  )
})

describe('looking members up', () => {
  it(
    'shows the login of nobody but oneself',
    inRollback(async (db) => {
      const [own, other] = [await makeLogin(db), await makeLogin(db)]
      const path = '/api/basic/member/login/selMemberLoginById'
      expect(await call(db, path, { id: own.id }, own.as)).toMatchObject({ loginName: own.phone })
      await expect(call(db, path, { id: other.id }, own.as)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it(
    'by name shows a masked name, nothing for who is not there, and no more than thirty an hour',
    inRollback(async (db) => {
      const path = '/api/basic/member/login/selMemberLoginByLoginName'
      const { id, phone } = await makeLogin(db, { name: '王建国' })
      const asker = owner((await makeLogin(db)).id)
      expect(await call(db, path, { loginName: phone }, asker)).toEqual({ memberId: id, name: '王*' })
      for (let i = 0; i < 29; i += 1) expect(await call(db, path, { loginName: freePhone() }, asker)).toBeNull()
      await expect(call(db, path, { loginName: phone }, asker)).rejects.toMatchObject({ code: 'TOO_OFTEN' })
    }),
  )
})

it(
  'who is disabled is found by nobody',
  inRollback(async (db) => {
    const path = '/api/basic/member/login/selMemberLoginByLoginName'
    const gone = await makeLogin(db, { disabledAt: new Date() })
    expect(await call(db, path, { loginName: gone.phone }, (await makeLogin(db)).as)).toBeNull()
  }),
)

it(
  'a token is stored as its hash only',
  inRollback(async (db) => {
    const { id, phone } = await makeLogin(db)
    await signIn(db, phone)
    const [session] = await sessionsOf(db, id)
    expect(session!.id).toHaveLength(hashToken('x').length)
  }),
)
