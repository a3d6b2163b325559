import { createHash, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { hashToken } from '#kernel/call/session.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'
import { codeSentTo, freePhone, goodPassword, makeLogin, readImage } from '../testing.ts'

// What somebody does about themselves leaves everybody else as they were: two members have the same of everything.

const send = '/api/basic/member/login/sendMessage'
const judge = '/api/basic/member/login/judgeVerification'
const login = '/api/basic/member/login/ticketLogin'
const next = 'Fresh-rice-2027'
const origin = 'http://127.0.0.1:4601'

afterEach(() => setClock('running'))

type Login = Awaited<ReturnType<typeof makeLogin>>

/** A session, wrong tries, a partner's grant and link, and a thing put by. */
async function withBelongings(db: Db): Promise<Login> {
  const member = await makeLogin(db)
  const { id, phone } = member
  const now = new Date()
  const later = new Date(now.getTime() + 3_600_000)
  const of = { systemId: wotu, memberId: id, boId: id, origin }
  const hash = newId()
  const session = {
    ...of,
    id: hashToken(hash),
    kind: 'embed' as const,
    scopes: ['cart' as const],
    createdAt: now,
    expiresAt: later,
  }
  await db.insertInto('session').values(session).execute()
  await db
    .insertInto('loginFailure')
    .values({ systemId: wotu, loginName: phone, asker: 'address:192.0.2.9', failed: 2, lastAt: now, knownAt: null })
    .execute()
  await db
    .insertInto('embedGrant')
    .values({ ...of, codeHash: hash, challenge: hash, scopes: ['cart'], grantedAt: now, expiresAt: later })
    .execute()
  await db
    .insertInto('partnerUser')
    .values({ ...of, userId: id, scopes: ['cart'], linkedAt: now, expiresAt: later })
    .execute()
  await call(db, '/api/basic/cache/setRedisByBoId', { key: 'draft', value: '1' }, member.as)
  return member
}

/** Everything above, as it stands. */
async function belongingsOf(db: Db, { id, phone }: Login) {
  const tables = ['session', 'embedGrant', 'partnerUser', 'memberCache', 'verification', 'bindKey'] as const
  const rows = tables.map((table) => db.selectFrom(table).selectAll().where('memberId', '=', id).execute())
  return JSON.stringify([
    await db.selectFrom('member').selectAll().where('id', '=', id).execute(),
    await db.selectFrom('loginFailure').selectAll().where('loginName', '=', phone).execute(),
    await Promise.all(rows),
  ])
}

const two = async (db: Db) => [await withBelongings(db), await withBelongings(db)] as const

describe('nobody else’s is touched', () => {
  it(
    'by a forgotten password that is replaced',
    inRollback(async (db) => {
      const [other, own] = await two(db)
      const before = await belongingsOf(db, other)
      await call(db, send, { phone: own.phone, purpose: 'resetPassword', image: await readImage(db) }, asVisitor)
      const proof = { purpose: 'resetPassword' as const, phone: own.phone, code: await codeSentTo(db, own.phone) }
      const { token } = await call(db, judge, proof, asVisitor)
      await call(db, '/api/basic/member/login/reSetPwd', { token, password: next }, asVisitor)
      expect(await belongingsOf(db, other)).toBe(before)
      const signIn = (loginName: string, password: string) => call(db, login, { loginName, password }, asVisitor)
      expect(await signIn(own.phone, next)).toMatchObject({ memberId: own.id })
      expect(await signIn(other.phone, goodPassword)).toMatchObject({ memberId: other.id })
      const rest = await db.selectFrom('loginFailure').select('failed').where('loginName', '=', own.phone).execute()
      expect(rest.filter(({ failed }) => failed > 0)).toEqual([])
    }),
  )

  it(
    'by a password that is changed, or a phone',
    inRollback(async (db) => {
      const [other, own] = await two(db)
      const before = await belongingsOf(db, other)
      await call(db, send, { purpose: 'changePhone' }, own.as)
      const proof = { purpose: 'changePhone' as const, code: await codeSentTo(db, own.phone) }
      const { token } = await call(db, judge, proof, own.as)
      const phone = freePhone()
      await call(db, send, { phone, purpose: 'newPhone' }, own.as)
      const change = { token, phone, code: await codeSentTo(db, phone) }
      await call(db, '/api/basic/member/login/updLoginName', change, own.as)
      await call(db, send, { purpose: 'setPassword' }, own.as)
      const again = { purpose: 'setPassword' as const, code: await codeSentTo(db, phone) }
      const { token: forPassword } = await call(db, judge, again, own.as)
      await call(db, '/api/basic/member/login/safeCenterReSetPwd', { token: forPassword, password: next }, own.as)
      expect(await belongingsOf(db, other)).toBe(before)
    }),
  )

  it(
    'by a proof that takes the place of one’s last for the same purpose, nor one’s own for another',
    inRollback(async (db) => {
      const [other, own] = await two(db)
      const proofOf = async (member: Login, purpose: 'setPassword' | 'changePhone') => {
        await call(db, send, { purpose }, member.as)
        return call(db, judge, { purpose, code: await codeSentTo(db, member.phone) }, member.as)
      }
      await proofOf(other, 'setPassword')
      const before = await belongingsOf(db, other)
      const { token } = await proofOf(own, 'setPassword')
      await proofOf(own, 'changePhone')
      expect(await belongingsOf(db, other)).toBe(before)
      const use = { token, password: next }
      await call(db, '/api/basic/member/login/safeCenterReSetPwd', use, own.as)
    }),
  )

  it(
    'by a thing put by, or taken away',
    inRollback(async (db) => {
      const [other, own] = await two(db)
      const put = (key: string, value: string) => call(db, '/api/basic/cache/setRedisByBoId', { key, value }, own.as)
      await put('b', '2')
      for (let i = 0; i < 99; i += 1)
        await call(db, '/api/basic/cache/setRedisByBoId', { key: `k${i}`, value: '1' }, other.as)
      const before = await belongingsOf(db, other)
      await put('draft', '')
      const read = (key: string) => call(db, '/api/basic/cache/getRedisByBoId', { key }, own.as)
      expect([await read('draft'), await read('b'), await read('k1')]).toEqual([null, '2', null])
      expect(await belongingsOf(db, other)).toBe(before)
    }),
  )

  it(
    'by whoever doesn’t want to be asked to bind an account, or binds what another has',
    inRollback(async (db) => {
      const [other, own] = await two(db)
      const before = await belongingsOf(db, other)
      await call(db, '/api/basic/member/bind/ignoreBind', {}, own.as)
      expect(await belongingsOf(db, other)).toBe(before)
      const ask = async (member: Login) =>
        (await call(db, '/api/basic/member/bind/selLoginRelation', {}, member.as)).ask
      expect([await ask(other), await ask(own)]).toEqual([true, false])
    }),
  )
})

describe('an account of the other system', () => {
  it(
    'that another has bound isn’t bound by whoever has one of their own',
    inRollback(async (db) => {
      const [other, own] = await two(db)
      const phone = freePhone()
      const [taken, mine] = [`CB${newId()}`, `CB${newId()}`]
      for (const account of [taken, mine])
        await db.insertInto('sandboxCbAccount').values({ systemId: wotu, account, phone, name: '王建国' }).execute()
      const relation = { systemId: wotu, phone, name: '王**', boundAt: new Date() }
      await db
        .insertInto('cbRelation')
        .values([
          { ...relation, memberId: other.id, account: taken },
          { ...relation, memberId: own.id, account: mine },
        ])
        .execute()
      await call(db, send, { phone, purpose: 'bindAccount' }, own.as)
      const proof = { phone, code: await codeSentTo(db, phone) }
      const { key } = await call(db, '/api/basic/member/bind/getKeyByPhone', proof, own.as)
      const bind = { action: 'bind' as const, account: taken, key }
      await expect(call(db, '/api/basic/member/bind/bindCb', bind, own.as)).rejects.toMatchObject({
        code: 'BIND_TAKEN',
      })
    }),
  )
})

describe('a partner’s page', () => {
  const consent = async (db: Db, member: Login) => {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const { code } = await call(
      db,
      '/api/basic/member/login/embedCode',
      { origin, challenge, scopes: ['cart'] },
      member.as,
    )
    return { code, verifier }
  }

  it(
    'turns a code into a token of the member who consented, by the verifier that belongs to it, and lengthens no other consent',
    inRollback(async (db) => {
      const [first, second] = await two(db)
      const [a, b] = [await consent(db, first), await consent(db, second)]
      const exchange = (code: string, verifier: string) =>
        call(db, '/api/basic/member/login/embedToken', { code, verifier }, asVisitor)
      await expect(exchange(b.code, a.verifier)).rejects.toMatchObject({ code: 'CODE_INVALID' })
      const before = await belongingsOf(db, first)
      const { token } = await exchange(b.code, b.verifier)
      const { memberId } = await db
        .selectFrom('session')
        .select('memberId')
        .where('id', '=', hashToken(token))
        .executeTakeFirstOrThrow()
      expect(memberId).toBe(second.id)
      expect(await belongingsOf(db, first)).toBe(before)
    }),
  )

  it(
    'loses consents that are over with the next one of the same member, and no others',
    inRollback(async (db) => {
      const [other, own] = await two(db)
      await db
        .updateTable('embedGrant')
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where('memberId', '=', other.id)
        .execute()
      const before = await belongingsOf(db, other)
      await consent(db, own)
      expect(await belongingsOf(db, other)).toBe(before)
      const grants = await db.selectFrom('embedGrant').select('codeHash').where('memberId', '=', own.id).execute()
      expect(grants).toHaveLength(2)
    }),
  )
})
