import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { scopeNames, scopes as titles } from '@wotu/contract/call.ts'
import { advanceClock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { hashToken } from '#kernel/call/session.ts'
import { as, asVisitor, onPartnersPage } from '#kernel/testing/call.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market } from '../../testing/call.ts'
import { goodPassword, makeLogin } from '../testing.ts'

const origin = 'http://127.0.0.1:4601'
const scopes = [...scopeNames]
const codePath = '/api/basic/member/login/embedCode'
const tokenPath = '/api/basic/member/login/embedToken'

const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A member who has just let the partner's page sign him in. */
async function consented(db: Db) {
  const member = await makeLogin(db)
  const { verifier, challenge } = pkce()
  const { code } = await call(db, codePath, { origin, challenge, scopes }, member.as)
  return { ...member, verifier, code }
}

describe('signing in on a partner’s page', () => {
  it(
    'turns the code and its verifier into a token that counts from that page only',
    inRollback(async (db) => {
      const { id, code, verifier } = await consented(db)
      const { token } = await call(db, tokenPath, { code, verifier }, asVisitor)
      const session = await db
        .selectFrom('session')
        .selectAll()
        .where('id', '=', hashToken(token))
        .executeTakeFirstOrThrow()
      expect(session).toMatchObject({ kind: 'embed', origin, memberId: id, boId: id })
    }),
  )

  it(
    'gives a token what the member agreed to, and no more than the partner may have',
    inRollback(async (db) => {
      const { as: member } = await makeLogin(db)
      const { verifier, challenge } = pkce()
      const agreed = ['cart', 'orders', 'wallet'] as const
      const { code } = await call(db, codePath, { origin, challenge, scopes: [...agreed] }, member)
      const first = await call(db, tokenPath, { code, verifier }, asVisitor)
      const scopesOf = async (token: string) =>
        (await db.selectFrom('session').select('scopes').where('id', '=', hashToken(token)).executeTakeFirst())?.scopes
      expect(await scopesOf(first.token)).toEqual(['profile', ...agreed])
      await db
        .updateTable('systemOrigin')
        .set({ scopes: ['profile', 'cart', 'sales'] })
        .where('origin', '=', origin)
        .execute()
      const second = await call(db, tokenPath, { code: first.nextCode, verifier }, asVisitor)
      expect(await scopesOf(second.token)).toEqual(['profile', 'cart'])
      const later = await call(db, codePath, { origin, challenge, scopes }, member)
      const third = await call(db, tokenPath, { code: later.code, verifier }, asVisitor)
      expect(await scopesOf(third.token)).toEqual(['profile', 'cart', 'sales'])
    }),
  )

  it(
    'refuses the code without the verifier, twice, and after a minute',
    inRollback(async (db) => {
      setClock(new Date())
      const { code, verifier } = await consented(db)
      await expect(call(db, tokenPath, { code, verifier: pkce().verifier }, asVisitor)).rejects.toMatchObject({
        code: 'CODE_INVALID',
      })
      await call(db, tokenPath, { code, verifier }, asVisitor)
      await expect(call(db, tokenPath, { code, verifier }, asVisitor)).rejects.toMatchObject({ code: 'CODE_INVALID' })
      const late = await consented(db)
      advanceClock(60_000)
      await expect(call(db, tokenPath, { code: late.code, verifier: late.verifier }, asVisitor)).rejects.toMatchObject({
        code: 'CODE_INVALID',
      })
      setClock('running')
    }),
  )

  it(
    'renews the token for twelve hours from the consent, each code once',
    inRollback(async (db) => {
      setClock(new Date())
      const { code, verifier } = await consented(db)
      const first = await call(db, tokenPath, { code, verifier }, asVisitor)
      advanceClock(11 * 3_600_000)
      const second = await call(db, tokenPath, { code: first.nextCode, verifier }, asVisitor)
      await expect(call(db, tokenPath, { code: first.nextCode, verifier }, asVisitor)).rejects.toMatchObject({
        code: 'CODE_INVALID',
      })
      advanceClock(3_600_000)
      await expect(call(db, tokenPath, { code: second.nextCode, verifier }, asVisitor)).rejects.toMatchObject({
        code: 'CODE_INVALID',
      })
      setClock('running')
    }),
  )

  it(
    'is for partners of this tenant only, and is asked for on the platform only',
    inRollback(async (db) => {
      const { as: member } = await makeLogin(db)
      const { challenge } = pkce()
      for (const stranger of ['https://evil.example', 'http://localhost:4600', 'http://another.localhost:4600']) {
        await expect(call(db, codePath, { origin: stranger, challenge, scopes }, member)).rejects.toMatchObject({
          code: 'ORIGIN_UNKNOWN',
        })
        await expect(
          call(db, '/api/basic/member/login/embedSite', { origin: stranger }, asVisitor),
        ).rejects.toMatchObject({ code: 'ORIGIN_UNKNOWN' })
      }
      expect(await call(db, '/api/basic/member/login/embedSite', { origin }, asVisitor)).toEqual({
        origin,
        platformName: '沃土',
        scopes: scopes.map((scope) => ({ scope, title: titles[scope] })),
      })
      await expect(
        call(db, codePath, { origin, challenge, scopes }, { ...member, fromPlatform: false }),
      ).rejects.toMatchObject({ code: 'PLATFORM_ONLY' })
    }),
  )

  it(
    'ends for good when signed out there',
    inRollback(async (db) => {
      const { id, code, verifier } = await consented(db)
      const { token, nextCode } = await call(db, tokenPath, { code, verifier }, asVisitor)
      await call(db, '/api/basic/member/login/logout', {}, as({ memberId: id, sessionId: hashToken(token) }))
      await expect(call(db, tokenPath, { code: nextCode, verifier }, asVisitor)).rejects.toMatchObject({
        code: 'CODE_INVALID',
      })
      const frame = call(db, '/api/basic/member/login/embedFrame', { token, origin }, asVisitor)
      await expect(frame).rejects.toMatchObject({ code: 'CODE_INVALID' })
    }),
  )

  it(
    'goes on when the member signs out of the platform',
    inRollback(async (db) => {
      const { id, phone, code, verifier } = await consented(db)
      await call(db, '/api/basic/member/login/ticketLogin', { loginName: phone, password: goodPassword }, asVisitor)
      const session = await db.selectFrom('session').select('id').where('memberId', '=', id).executeTakeFirstOrThrow()
      await call(db, '/api/basic/member/login/logout', {}, as({ memberId: id, sessionId: session.id }))
      await call(db, tokenPath, { code, verifier }, asVisitor)
    }),
  )

  it(
    'signed out there, no other token of that page’s consents counts; the platform’s own session, and other pages’, do',
    inRollback(async (db) => {
      const { id, as: member, code, verifier } = await consented(db)
      const first = await call(db, tokenPath, { code, verifier }, asVisitor)
      const renewed = await call(db, tokenPath, { code: first.nextCode, verifier }, asVisitor)
      const frame = await call(db, '/api/basic/member/login/embedFrame', { token: first.token, origin }, asVisitor)
      const other = pkce()
      const agreed = await call(db, codePath, { origin, challenge: other.challenge, scopes }, member)
      const tab = await call(db, tokenPath, { code: agreed.code, verifier: other.verifier }, asVisitor)
      const { loginName } = await db
        .selectFrom('member')
        .select('loginName')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await call(db, '/api/basic/member/login/ticketLogin', { loginName, password: goodPassword }, asVisitor)
      const elsewhere = { systemId: wotu, id: `elsewhere-${id}`, memberId: id, boId: id, kind: 'embed' as const }
      const expiresAt = new Date(Date.now() + 60_000)
      await db
        .insertInto('session')
        .values({ ...elsewhere, origin: 'https://other.example', scopes: [], createdAt: new Date(), expiresAt })
        .execute()

      const sessionId = hashToken(renewed.token)
      await call(db, '/api/basic/member/login/logout', {}, onPartnersPage(as({ memberId: id, sessionId })))
      const rows = await db
        .selectFrom('session')
        .select(['id', 'kind', 'revokedAt'])
        .where('memberId', '=', id)
        .execute()
      const ended = rows.filter(({ revokedAt }) => revokedAt).map((row) => row.id)
      expect(ended.sort()).toEqual([first, renewed, frame, tab].map(({ token }) => hashToken(token)).sort())
      expect(
        rows
          .filter(({ revokedAt }) => !revokedAt)
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual(['cookie', 'embed'])
    }),
  )

  it(
    'ends for good when the password changes',
    inRollback(async (db) => {
      const { as: member, code, verifier } = await consented(db)
      const { nextCode } = await call(db, tokenPath, { code, verifier }, asVisitor)
      const proof = { purpose: 'setPassword' as const, oldPassword: goodPassword }
      const { token } = await call(db, '/api/basic/member/login/judgeVerification', proof, member)
      await call(db, '/api/basic/member/login/safeCenterReSetPwd', { token, password: 'Fresh-rice-2027' }, member)
      await expect(call(db, tokenPath, { code: nextCode, verifier }, asVisitor)).rejects.toMatchObject({
        code: 'CODE_INVALID',
      })
    }),
  )

  it(
    'signs in within a frame: the password on the platform’s own page, the code for that partner’s',
    inRollback(async (db) => {
      const { id, phone } = await makeLogin(db)
      const { verifier, challenge } = pkce()
      const signIn = (more: object = {}, caller = asVisitor) =>
        call(
          db,
          '/api/basic/member/login/embedSignIn',
          { loginName: phone, password: goodPassword, origin, challenge, scopes, ...more },
          caller,
        )
      const { code } = await signIn()
      const { token } = await call(db, tokenPath, { code, verifier }, asVisitor)
      const session = await db.selectFrom('session').selectAll().where('id', '=', hashToken(token)).executeTakeFirst()
      expect(session).toMatchObject({ kind: 'embed', origin, memberId: id })
      await expect(signIn({ password: undefined, code: '000000' })).rejects.toMatchObject({ code: 'SMS_CODE_WRONG' })
      await expect(signIn({ password: 'not-it' })).rejects.toMatchObject({ code: 'LOGIN_WRONG' })
      await expect(signIn({ origin: 'https://evil.example' })).rejects.toMatchObject({ code: 'ORIGIN_UNKNOWN' })
      await expect(signIn({}, { ...asVisitor, fromPlatform: false })).rejects.toMatchObject({ code: 'PLATFORM_ONLY' })
    }),
  )

  it(
    'gives no token once the site is no partner any more',
    inRollback(async (db) => {
      const { code, verifier } = await consented(db)
      await db.deleteFrom('systemOrigin').where('origin', '=', origin).execute()
      await expect(call(db, tokenPath, { code, verifier }, asVisitor)).rejects.toMatchObject({ code: 'ORIGIN_UNKNOWN' })
    }),
  )

  it(
    'gives the platform’s frame a token of its own for the living one of that page, and for no other',
    inRollback(async (db) => {
      setClock(new Date())
      const framePath = '/api/basic/member/login/embedFrame'
      const { id, code, verifier } = await consented(db)
      const { token } = await call(db, tokenPath, { code, verifier }, asVisitor)
      const frame = await call(db, framePath, { token, origin }, asVisitor)
      const kinds = await db.selectFrom('session').select(['kind', 'origin']).where('memberId', '=', id).execute()
      expect(kinds).toEqual(
        expect.arrayContaining([
          { kind: 'embed', origin },
          { kind: 'frame', origin },
        ]),
      )
      const refused = { code: 'CODE_INVALID' }
      const of = (input: { token: string; origin: string }) => call(db, framePath, input, asVisitor)
      await expect(of({ token, origin: 'https://evil.example' })).rejects.toMatchObject(refused)
      await expect(of({ token: frame.token, origin })).rejects.toMatchObject(refused)
      await expect(call(db, framePath, { token, origin }, { ...asVisitor, fromPlatform: false })).rejects.toMatchObject(
        { code: 'PLATFORM_ONLY' },
      )
      advanceClock(15 * 60_000)
      await expect(of({ token, origin })).rejects.toMatchObject(refused)
      setClock('running')
    }),
  )

  it('gives one token to two who bring the same code at once', async () => {
    const { db, clear } = await testDb()
    const { code, verifier } = await inTenant(wotu, async () => {
      const member = await makeLogin(db)
      const secrets = pkce()
      const { code } = await market.call(codePath, { origin, challenge: secrets.challenge, scopes }, member.as)
      return { code, verifier: secrets.verifier }
    })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => market.call(tokenPath, { code, verifier }, asVisitor)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await clear()
  })
})
