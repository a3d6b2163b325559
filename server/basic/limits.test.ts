import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onePixel } from '@wotu/contract/upload.ts'
import type { Caller } from '#kernel/call/call.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import type { Refusal } from '#kernel/call/refuse.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { setFilesDir } from '#adapters/files.ts'
import { call, owner } from '../testing/call.ts'
import { counted, freePhone } from './testing.ts'

setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))

const member = '/api/basic/member/login'
const token = 'x'.repeat(43)
const origin = 'http://127.0.0.1:4601'

type Ask = (db: Db, caller: Caller) => Promise<unknown>
const signIn: Ask = (db, caller) =>
  call(db, `${member}/ticketLogin`, { loginName: freePhone(), code: '000000' }, caller)

/** What one address may ask, however it is answered. */
const ofAnAddress: [what: string, bucket: string, most: number, ask: Ask][] = [
  ['names tried in a minute', 'login:minute', 60, signIn],
  ['names tried in a day', 'login:day', 2000, signIn],
  ['tokens for a frame', 'embed', 120, (db, as) => call(db, `${member}/embedFrame`, { token, origin }, as)],
  [
    'tokens for a code',
    'embed',
    120,
    (db, as) => call(db, `${member}/embedToken`, { code: token, verifier: token }, as),
  ],
  ['assertions', 'vouch', 3000, (db, as) => call(db, `${member}/vouchToken`, { assertion: 'e30.e30.AA' }, as)],
  ['pictures', 'image', 60, (db, as) => call(db, `${member}/imageCheck`, {}, as)],
  [
    'codes to any phones',
    'sms:address',
    30,
    (db, as) => call(db, `${member}/sendMessage`, { phone: freePhone(), purpose: 'login' }, as),
  ],
]
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => '0',
    (error: Refusal) => error.code,
  )

it.each(ofAnAddress)('%s are limited by address', async (_, bucket, most, ask) => {
  const caller = { ...asVisitor, address: newId() }
  await counted(`${bucket}:${caller.address}`, most - 1)
  await inRollback(async (db) => {
    expect(await codeOf(ask(db, caller))).not.toBe('TOO_OFTEN')
    expect(await codeOf(ask(db, caller))).toBe('TOO_OFTEN')
    expect(await codeOf(ask(db, { ...caller, address: newId() }))).not.toBe('TOO_OFTEN')
  })()
})

it('files are limited by member, each of an upload counted', async () => {
  const memberId = newId()
  await counted(`upload:${memberId}`, 298)
  await inRollback(async (db) => {
    const upload = () => call(db, '/api/basic/system/file/upload', { files: [onePixel, onePixel] }, owner(memberId))
    expect(await codeOf(upload())).toBe('0')
    expect(await codeOf(upload())).toBe('TOO_OFTEN')
  })()
})
