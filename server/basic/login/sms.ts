import { createHash, randomInt } from 'node:crypto'
import type { Context } from '#kernel/call/handlers.ts'
import { refuse, refuseAndKeep } from '#kernel/call/refuse.ts'
import { later, minute, termsOf } from '#kernel/call/terms.ts'
import { sendSms } from '#adapters/sms.ts'

/** What a code is for: one sent for one thing is no good for another. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'resetPassword'
  | 'setPassword'
  | 'changePhone'
  | 'newPhone'
  | 'finance'
  | 'bindCard'
  | 'bindAccount'

const maxTries = 5
/** To one phone, for one thing, of all who are nobody yet; of one asker the site's terms say how many. */
const ofAllPerDay = 20

/** What one asks for before one is signed in. */
const beforeSignIn: readonly CodePurpose[] = ['login', 'register', 'resetPassword']

const hashed = (systemId: number, phone: string, purpose: CodePurpose, code: string) =>
  createHash('sha256').update(`${systemId}:${phone}:${purpose}:${code}`).digest('base64url')

type Sending = Pick<Context, 'db' | 'systemId' | 'now' | 'limit' | 'actor' | 'address'>

/**
 * Sends a six-digit code, good for some minutes; a new one replaces the last. What strangers ask for is counted apart
 * from what a signed-in member does, and each thing by itself: so nobody uses up another's codes.
 * @throws {Refusal} TOO_OFTEN within 60 s, SMS_LIMIT beyond so many a day of one asker
 */
export async function sendCode(context: Sending, phone: string, purpose: CodePurpose) {
  const { db, systemId, now, limit, actor, address } = context
  const { codesPerDay, codeMinutes } = await termsOf(db, systemId)
  const anonymous = beforeSignIn.includes(purpose) || !actor
  const asker = anonymous ? `address:${address}` : `member:${actor.memberId}`
  const perAsker = `${phone}:${purpose}:${asker}`
  const daily = (bucket: string, max: number) => limit(bucket, max, 86_400).catch(() => refuse('SMS_LIMIT'))
  await limit(`sms:minute:${anonymous ? `${phone}:${purpose}` : perAsker}`, 1, 60)
  await daily(`sms:day:${perAsker}`, codesPerDay)
  if (anonymous) await daily(`sms:all:${phone}:${purpose}`, ofAllPerDay)
  const code = randomInt(1e6).toString().padStart(6, '0')
  const fresh = {
    codeHash: hashed(systemId, phone, purpose, code),
    tries: 0,
    sentAt: now,
    expiresAt: later(now, codeMinutes * minute),
    usedAt: null,
  }
  await db
    .insertInto('smsCode')
    .values({ systemId, phone, purpose, ...fresh })
    .onConflict((c) => c.columns(['systemId', 'phone', 'purpose']).doUpdateSet(fresh))
    .execute()
  await sendSms(db, { systemId, phone, text: `【沃土】验证码${code}，${codeMinutes}分钟内有效，请勿告诉他人。`, now })
}

/**
 * Uses a code up. Each try is counted before it is compared; five end the code.
 * @throws {Refusal} SMS_CODE_WRONG; the count is kept
 */
export async function useCode(
  { db, systemId, now }: Pick<Context, 'db' | 'systemId' | 'now'>,
  phone: string,
  purpose: CodePurpose,
  code: string,
) {
  const row = await db
    .updateTable('smsCode')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning('codeHash')
    .executeTakeFirst()
  if (row?.codeHash !== hashed(systemId, phone, purpose, code)) return refuseAndKeep('SMS_CODE_WRONG')
  await db
    .updateTable('smsCode')
    .set({ usedAt: now })
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .execute()
}
