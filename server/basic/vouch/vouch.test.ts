import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Scope } from '@wotu/contract/call.ts'
import { advanceClock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { hashToken } from '#kernel/call/session.ts'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { createBackend } from '../../partnerBackend.ts'
import { call, market } from '../../testing/call.ts'
import { makeLogin } from '../testing.ts'

const origin = 'http://127.0.0.1:4601'
const elsewhere = 'https://other.example'
const platform = 'http://localhost:4600'
const scopes: Scope[] = ['profile', 'cart', 'orders']
const tokenPath = '/api/basic/member/login/vouchToken'
const linkPath = '/api/basic/member/login/vouchLink'

beforeEach(() => setClock(new Date()))
afterEach(() => setClock('running'))

/** A partner's backend whose key the platform knows. */
async function makePartner(db: Db) {
  const backend = createBackend({ origin, platform })
  const { kid, publicKey } = backend
  await db
    .insertInto('partnerKey')
    .values({ systemId: wotu, kid, origin, publicKey, revokedAt: null })
    .onConflict((on) => on.columns(['systemId', 'kid']).doUpdateSet({ publicKey, revokedAt: null }))
    .execute()
  return backend
}

/** A member signed in on the partner's page, who has agreed there that its backend vouches for him, or has not. */
async function consented(db: Db, link: boolean) {
  const member = await makeLogin(db)
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const { code } = await call(db, '/api/basic/member/login/embedCode', { origin, challenge, link, scopes }, member.as)
  const { token } = await call(db, '/api/basic/member/login/embedToken', { code, verifier }, asVisitor)
  return { ...member, onPage: as({ memberId: member.id, sessionId: hashToken(token) }) }
}

async function linked(db: Db) {
  const backend = await makePartner(db)
  const member = await consented(db, true)
  await call(db, linkPath, { assertion: backend.sign('link') }, member.onPage)
  return { backend, member, vouch: (more?: object) => vouch(db, backend.sign('token', more)) }
}
const vouch = (db: Db, assertion: string) => call(db, tokenPath, { assertion }, asVisitor)
const invalid = (reason: string) => ({ code: 'VOUCH_INVALID', data: { reason } })

describe('a partner’s backend that vouches', () => {
  it(
    'gets a token of minutes for the member who agreed, that counts from its page only',
    inRollback(async (db) => {
      const { vouch, member } = await linked(db)
      const { token, expiresAt } = await vouch()
      const session = await db
        .selectFrom('session')
        .selectAll()
        .where('id', '=', hashToken(token))
        .executeTakeFirstOrThrow()
      expect(session).toMatchObject({ kind: 'embed', origin, memberId: member.id, boId: member.id, scopes })
      expect(session.expiresAt.toISOString()).toBe(expiresAt)
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    }),
  )

  it(
    'is no longer heard once its site is no partner any more',
    inRollback(async (db) => {
      const { vouch } = await linked(db)
      await db.updateTable('systemOrigin').set({ kind: 'platform' }).where('origin', '=', origin).execute()
      await expect(vouch()).rejects.toMatchObject({ code: 'ORIGIN_UNKNOWN' })
    }),
  )

  it(
    'is heard once, for this platform, this page and this act, within five minutes and a minute of skew',
    inRollback(async (db) => {
      const { vouch, backend } = await linked(db)
      const seconds = Math.floor(Date.now() / 1000)
      const jti = randomUUID()
      await vouch({ jti })
      await expect(vouch({ jti })).rejects.toMatchObject(invalid('used'))
      await expect(vouch({ aud: 'https://other.example' })).rejects.toMatchObject(invalid('audience'))
      await expect(vouch({ aud: origin })).rejects.toMatchObject(invalid('audience'))
      await expect(vouch({ origin: 'https://other.example' })).rejects.toMatchObject(invalid('origin'))
      await expect(vouch({ act: 'link' })).rejects.toMatchObject(invalid('act'))
      await expect(vouch({ exp: seconds + 301, iat: seconds })).rejects.toMatchObject(invalid('time'))
      await expect(vouch({ exp: seconds - 1, iat: seconds })).rejects.toMatchObject(invalid('time'))
      await expect(vouch({ iat: seconds + 90, exp: seconds + 120 })).rejects.toMatchObject(invalid('time'))
      await expect(vouch({ iat: seconds - 200, exp: seconds - 90 })).rejects.toMatchObject(invalid('time'))
      await expect(vouch({ nbf: seconds + 90 })).rejects.toMatchObject(invalid('time'))
      await expect(vouch({ aud: [platform, 'https://other.example'] })).rejects.toMatchObject(invalid('format'))
      await expect(vouch({ sub: '' })).rejects.toMatchObject(invalid('format'))
      await expect(vouch({ jti: 'short' })).rejects.toMatchObject(invalid('format'))
      await vouch({ iat: seconds + 50, exp: seconds + 120 })
      await vouch({ iat: seconds - 120, exp: seconds - 30 })
      expect(backend.sign('token')).not.toContain(backend.publicKey)
    }),
  )

  it(
    'is not heard with another’s key, a bent signature, another algorithm, or a key that was taken back',
    inRollback(async (db) => {
      const { backend } = await linked(db)
      const [header, claims, signature] = backend.sign('token').split('.') as [string, string, string]
      const stranger = createBackend({ origin, platform }).sign('token')
      await expect(vouch(db, stranger)).rejects.toMatchObject(invalid('signature'))
      await expect(vouch(db, `${header}.${claims}.AAAA`)).rejects.toMatchObject(invalid('signature'))
      const other = stranger.split('.')[1]!
      await expect(vouch(db, `${header}.${other}.${signature}`)).rejects.toMatchObject(invalid('signature'))
      for (const alg of ['none', 'HS256', 'RS256']) {
        const bent = Buffer.from(JSON.stringify({ alg, kid: 'demo' })).toString('base64url')
        await expect(vouch(db, `${bent}.${claims}.${signature}`)).rejects.toMatchObject(invalid('format'))
      }
      for (const junk of ['e30.e30.AA', 'bnVsbA.bnVsbA.AA', 'AA.AA.AA'])
        await expect(vouch(db, junk)).rejects.toMatchObject(invalid('format'))
      await db.updateTable('partnerKey').set({ revokedAt: new Date() }).where('kid', '=', 'demo').execute()
      await expect(vouch(db, backend.sign('token'))).rejects.toMatchObject(invalid('key'))
    }),
  )

  it(
    'has a user linked only by the member’s consent and its own signature together',
    inRollback(async (db) => {
      const backend = await makePartner(db)
      await expect(vouch(db, backend.sign('token'))).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
      const link = (caller: Parameters<typeof call>[3], assertion = backend.sign('link')) =>
        call(db, linkPath, { assertion }, caller)
      const passing = await consented(db, false)
      await expect(link(passing.onPage)).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
      const member = await consented(db, true)
      await expect(link(member.as)).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
      await expect(link(member.onPage, backend.sign('token'))).rejects.toMatchObject(invalid('act'))
      await link(member.onPage)
      await vouch(db, backend.sign('token'))
      await expect(vouch(db, backend.sign('token', { sub: 'another' }))).rejects.toMatchObject({
        code: 'VOUCH_UNLINKED',
      })
    }),
  )

  it(
    'speaks for its own page: neither for a user of another page, nor by a consent that was given there',
    inRollback(async (db) => {
      const { backend, member } = await linked(db)
      for (const table of ['embedGrant', 'session', 'partnerUser'] as const)
        await db.updateTable(table).set({ origin: elsewhere }).where('memberId', '=', member.id).execute()
      await expect(vouch(db, backend.sign('token'))).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
      await expect(call(db, linkPath, { assertion: backend.sign('link') }, member.onPage)).rejects.toMatchObject({
        code: 'VOUCH_UNLINKED',
      })
    }),
  )

  it(
    'that links a user leaves other pages’ links of that member, and other pages’ users of that name',
    inRollback(async (db) => {
      const backend = await makePartner(db)
      const [member, other] = [await consented(db, true), await makeLogin(db)]
      const expiresAt = new Date(Date.now() + 60_000)
      const there = { systemId: wotu, origin: elsewhere, scopes, linkedAt: new Date(), expiresAt }
      const assertion = backend.sign('link', { sub: 'u-1' })
      await db
        .insertInto('partnerUser')
        .values([
          { ...there, memberId: member.id, boId: member.id, userId: 'another' },
          { ...there, memberId: other.id, boId: other.id, userId: 'u-1' },
        ])
        .execute()
      await call(db, linkPath, { assertion }, member.onPage)
      expect(await db.selectFrom('partnerUser').select('origin').execute()).toHaveLength(3)
    }),
  )

  it(
    'may no more once the member signs out there, the link has run out, or he is disabled',
    inRollback(async (db) => {
      const { vouch, backend, member } = await linked(db)
      const relink = () => call(db, linkPath, { assertion: backend.sign('link') }, member.onPage)
      await db.updateTable('member').set({ disabledAt: new Date() }).where('id', '=', member.id).execute()
      await expect(vouch()).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
      await db.updateTable('member').set({ disabledAt: null }).where('id', '=', member.id).execute()
      await vouch()
      await call(db, '/api/basic/member/login/logout', {}, member.onPage)
      await expect(vouch()).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
      await expect(relink()).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
      const again = await linked(db)
      advanceClock(181 * 86_400_000)
      const iat = Math.floor(Date.now() / 1000) + 181 * 86_400
      await expect(again.vouch({ iat, exp: iat + 60 })).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
    }),
  )

  it('gets one token for one assertion, however many bring it at once', async () => {
    const { db, clear } = await testDb()
    const assertion = await inTenant(wotu, async () => {
      const { backend } = await linked(db)
      return backend.sign('token')
    })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => market.call(tokenPath, { assertion }, asVisitor)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await clear()
  })
})
