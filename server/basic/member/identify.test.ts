import { newId } from '#kernel/db/ids.ts'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { read } from '@wotu/contract/call.ts'
import { id, nothing } from '@wotu/contract/fields.ts'
import { hashToken } from '#kernel/call/session.ts'
import { asVisitor, testApp } from '#kernel/testing/call.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { createBackend } from '../../partnerBackend.ts'
import { call } from '../../testing/call.ts'
import { identify } from './identify.ts'
import { goodPassword, makeLogin } from '../testing.ts'

const origin = 'http://127.0.0.1:4601'
const who = '/api/t/who'
const calls = { [who]: read({ title: '我代表谁', who: 'member', input: nothing, output: id, example: {} }) }

/** An employee who is signed in and acts for their employer. */
async function makeEmployee() {
  const { db } = await testDb()
  return inTenant(wotu, async () => {
    const [employer, employee] = [await makeLogin(db, { orgName: '丰禾农业合作社' }), await makeLogin(db)]
    const [boId, memberId] = [employer.id, employee.id]
    await db
      .insertInto('employee')
      .values({ systemId: wotu, boId, memberId, id: newId(), grants: ['order'], disabledAt: null })
      .execute()
    const token = `token-of-${memberId}`
    const expiresAt = new Date(Date.now() + 3_600_000)
    const session = { systemId: wotu, memberId, boId, kind: 'cookie' as const, origin: null, createdAt: new Date() }
    await db
      .insertInto('session')
      .values({ ...session, id: hashToken(token), expiresAt })
      .execute()
    return { db, boId, memberId, token }
  })
}

it('an employee acts for an employer until the employer, they themselves, or their employment is ended: then they sign in anew', async () => {
  const app = await testApp(calls, { [who]: ({ actor }) => actor.boId }, { identify })
  const ends = {
    employer: (boId: string) => ({ table: 'member', column: 'id', value: boId }) as const,
    employment: (boId: string) => ({ table: 'employee', column: 'boId', value: boId }) as const,
    employee: (_: string, memberId: string) => ({ table: 'member', column: 'id', value: memberId }) as const,
  }
  for (const [what, rowOf] of Object.entries(ends)) {
    const { db, boId, memberId, token } = await makeEmployee()
    const ask = async () => {
      const headers = { host: 'localhost:4600', origin: 'http://localhost:4600', cookie: `wotu_session=${token}` }
      return (await app.http.inject({ method: 'POST', url: who, headers, payload: {} })).json()
    }
    expect(await ask(), what).toMatchObject({ code: '0', data: boId })
    const { table, column, value } = rowOf(boId, memberId)
    await inTenant(wotu, () =>
      db
        .updateTable(table)
        .set({ disabledAt: new Date() })
        .where(column as never, '=', value as never)
        .execute(),
    )
    expect(await ask(), what).toMatchObject({ code: '001108' })
  }
})

it(
  'nor does a partner’s backend vouch for them, or a page renew its token, in the name of a disabled employer',
  inRollback(async (db) => {
    const backend = createBackend({ origin, platform: 'http://localhost:4600' })
    const { kid, publicKey } = backend
    await db.insertInto('partnerKey').values({ systemId: wotu, kid, origin, publicKey, revokedAt: null }).execute()
    const [employer, employee] = [await makeLogin(db, { orgName: '丰禾农业合作社' }), await makeLogin(db)]
    const [boId, memberId] = [employer.id, employee.id]
    await db
      .insertInto('employee')
      .values({ systemId: wotu, boId, memberId, id: newId(), grants: ['order'], disabledAt: null })
      .execute()
    const linked = { systemId: wotu, memberId, boId, origin, linkedAt: new Date() }
    await db
      .insertInto('partnerUser')
      .values({ ...linked, userId: 'u-1', scopes: ['profile'], expiresAt: new Date(Date.now() + 3_600_000) })
      .execute()
    const vouch = () =>
      call(db, '/api/basic/member/login/vouchToken', { assertion: backend.sign('token', { sub: 'u-1' }) }, asVisitor)
    const { token } = await vouch()
    const frame = () => call(db, '/api/basic/member/login/embedFrame', { token, origin }, asVisitor)
    await frame()
    await db.updateTable('member').set({ disabledAt: new Date() }).where('id', '=', boId).execute()
    await expect(vouch()).rejects.toMatchObject({ code: 'VOUCH_UNLINKED' })
    await expect(frame()).rejects.toMatchObject({ code: 'CODE_INVALID' })
  }),
)

it(
  'nor once they work there no longer, whoever else does, and wherever else they do',
  inRollback(async (db) => {
    const [employer, next, employee, colleague] = [
      await makeLogin(db),
      await makeLogin(db),
      await makeLogin(db),
      await makeLogin(db),
    ]
    const job = { systemId: wotu, grants: ['order' as const], disabledAt: null }
    await db
      .insertInto('employee')
      .values([
        { ...job, id: newId(), boId: employer.id, memberId: employee.id },
        { ...job, id: newId(), boId: employer.id, memberId: colleague.id },
        { ...job, id: newId(), boId: next.id, memberId: employee.id },
      ])
      .execute()
    const verifier = 'v'.repeat(43)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const page = { ...employee.as, actor: { ...employee.as.actor!, boId: employer.id } }
    const consent = { origin, challenge, scopes: ['profile' as const] }
    const { code } = await call(db, '/api/basic/member/login/embedCode', consent, page)
    const renew = (code: string) => call(db, '/api/basic/member/login/embedToken', { code, verifier }, asVisitor)
    const { nextCode } = await renew(code)
    await db
      .updateTable('employee')
      .set({ disabledAt: new Date() })
      .where('boId', '=', employer.id)
      .where('memberId', '=', employee.id)
      .execute()
    await expect(renew(nextCode)).rejects.toMatchObject({ code: 'CODE_INVALID' })
    await db.deleteFrom('employee').where('boId', '=', employer.id).where('memberId', '=', employee.id).execute()
    await expect(renew(nextCode)).rejects.toMatchObject({ code: 'CODE_INVALID' })
  }),
)

it(
  'whoever works for a disabled employer signs in as themselves, and may not take that identity',
  inRollback(async (db) => {
    const [employer, employee] = [await makeLogin(db, { disabledAt: new Date() }), await makeLogin(db)]
    await db
      .insertInto('employee')
      .values({
        systemId: wotu,
        boId: employer.id,
        memberId: employee.id,
        id: newId(),
        grants: ['order'],
        disabledAt: null,
      })
      .execute()
    const credentials = { loginName: employee.phone, password: goodPassword }
    const me = await call(db, '/api/basic/member/login/ticketLogin', credentials, asVisitor)
    expect(me).toMatchObject({ boId: employee.id, identities: [{ boId: employee.id }] })
    await expect(
      call(db, '/api/basic/member/switchEmployee', { boId: employer.id }, employee.as),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }),
)
