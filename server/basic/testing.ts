import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { call, owner } from '../testing/call.ts'
import { hashPassword } from './login/password.ts'

export const goodPassword = 'Wotu-demo-2026'
const stored = hashPassword(goodPassword)

/** A member who can sign in with {@link goodPassword}. */
export async function makeLogin(
  db: Db,
  row: {
    disabledAt?: Date
    name?: string
    orgName?: string
    kind?: 'business'
    phone?: string
    loginName?: string
  } = {},
) {
  const id = newId()
  const phone = `1${id.slice(-10)}`
  await db
    .insertInto('member')
    .values({
      systemId: wotu,
      id,
      loginName: phone,
      phone,
      kind: 'person',
      passwordHash: await stored,
      disabledAt: null,
      ...row,
    })
    .execute()
  return { id, phone, as: owner(id) }
}

/** The code in the last message that went to this phone. */
export async function codeSentTo(db: Db, phone: string): Promise<string> {
  const { text } = await db
    .selectFrom('outboxSms')
    .select('text')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(text)![0]
}

/** A picture read by somebody who can. */
export async function readImage(db: Db) {
  const { imageId } = await call(db, '/api/basic/member/login/imageCheck', {}, asVisitor)
  const { answer } = await db
    .selectFrom('imageCheck')
    .select('answer')
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow()
  return { imageId, answer }
}

/** As if a limit had counted so many already. */
export async function counted(bucket: string, count: number) {
  const { db } = await testDb()
  const row = { systemId: wotu, bucket, windowStart: clock.now(), count }
  await inTenant(wotu, () => db.insertInto('rate').values(row).execute())
}

/** A phone number that nobody has. */
export const freePhone = () => `1${newId().slice(-10)}`
