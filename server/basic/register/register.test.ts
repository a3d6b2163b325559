import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onePixel } from '@wotu/contract/upload.ts'
import type { Db } from '#kernel/db/db.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { setFilesDir } from '#adapters/files.ts'
import { call, market } from '../../testing/call.ts'
import { codeSentTo, freePhone, goodPassword, makeLogin } from '../testing.ts'

setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))

const personal = '/api/basic/member/login/register'
const business = '/api/basic/member/login/registerQY'

async function person(db: Db, phone = freePhone()) {
  await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'register' }, asVisitor)
  return { phone, code: await codeSentTo(db, phone), password: goodPassword, agreed: true as const }
}
const org = {
  orgName: '腾讯农业有限公司',
  creditCode: '9144030071526726XG',
  legalPerson: '马晓明',
  contact: '孙婷',
  licence: onePixel,
}

it(
  'registering signs in and opens the accounts of the ledger',
  inRollback(async (db) => {
    const input = await person(db)
    const me = await call(db, personal, input, asVisitor)
    expect(me).toMatchObject({ kind: 'person', loginName: input.phone, nickname: `用户${input.phone.slice(-4)}` })
    const accounts = await db.selectFrom('account').select('kind').where('ownerId', '=', me.memberId).execute()
    expect(accounts.map(({ kind }) => kind).sort()).toEqual(['available', 'escrow', 'frozen'])
    const sessions = await db.selectFrom('session').select('kind').where('memberId', '=', me.memberId).execute()
    expect(sessions).toEqual([{ kind: 'cookie' }])
  }),
)

it(
  'a business registers with its licence, under a credit code that it alone has',
  inRollback(async (db) => {
    const me = await call(db, business, { ...org, ...(await person(db)) }, asVisitor)
    expect(me).toMatchObject({ kind: 'business', orgName: org.orgName })
    const { licence, legalPerson } = await db
      .selectFrom('member')
      .select(['licence', 'legalPerson'])
      .where('id', '=', me.memberId)
      .executeTakeFirstOrThrow()
    expect(legalPerson).toBe('马晓明')
    expect(licence).toMatch(/^\/files\/[\w-]{22}\.png$/)
    const again = call(db, business, { ...org, ...(await person(db)) }, asVisitor)
    await expect(again).rejects.toMatchObject({ code: 'CREDIT_CODE_TAKEN' })
  }),
)

it(
  'refuses a licence that is no picture, whatever its name',
  inRollback(async (db) => {
    const licence = { name: '执照.jpg', base64: Buffer.from('<svg onload="alert(1)">').toString('base64') }
    const sent = call(db, business, { ...org, ...(await person(db)), licence }, asVisitor)
    await expect(sent).rejects.toMatchObject({ code: 'FILE_KIND' })
    const half = { name: '执照.png', base64: Buffer.from(onePixel.base64, 'base64').subarray(0, 50).toString('base64') }
    const torn = call(db, business, { ...org, ...(await person(db)), licence: half }, asVisitor)
    await expect(torn).rejects.toMatchObject({ code: 'FILE_BROKEN' })
  }),
)

it(
  'refuses a taken phone, a wrong code, a common password, and who has not agreed',
  inRollback(async (db) => {
    const { phone } = await makeLogin(db)
    await expect(call(db, personal, await person(db, phone), asVisitor)).rejects.toMatchObject({ code: 'PHONE_TAKEN' })
    const input = await person(db)
    await expect(call(db, personal, { ...input, code: '000000' }, asVisitor)).rejects.toMatchObject({
      code: 'SMS_CODE_WRONG',
    })
    await expect(call(db, personal, { ...input, password: 'password123' }, asVisitor)).rejects.toMatchObject({
      code: 'PASSWORD_WEAK',
    })
    const unasked = { ...input, agreed: false } as unknown as typeof input
    await expect(call(db, personal, unasked, asVisitor)).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  }),
)

it('of two who register one phone at once, one gets it', async () => {
  const { db, clear } = await testDb()
  const input = await inTenant(wotu, () => person(db))
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => market.call(personal, input, asVisitor)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await clear()
})
