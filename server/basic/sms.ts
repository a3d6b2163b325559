import { createHash, randomInt } from 'node:crypto'
import type { Context } from '#kernel/handlers.ts'
import { refuse, refuseAndKeep } from '#kernel/refuse.ts'
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

const goodForMs = 5 * 60_000
const maxTries = 5
const perDay = 5

const hashed = (systemId: number, phone: string, purpose: CodePurpose, code: string) =>
  createHash('sha256').update(`${systemId}:${phone}:${purpose}:${code}`).digest('base64url')

/**
 * Sends a six-digit code, good for five minutes; a new one replaces the last.
 * @throws {Refusal} TOO_OFTEN within 60 s, SMS_LIMIT beyond five a day and number
 */
export async function sendCode(
  { db, systemId, now, limit }: Pick<Context, 'db' | 'systemId' | 'now' | 'limit'>,
  phone: string,
  purpose: CodePurpose,
) {
  await limit(`sms:minute:${phone}:${purpose}`, 1, 60)
  await limit(`sms:day:${phone}`, perDay, 86_400).catch(() => refuse('SMS_LIMIT'))
  const code = randomInt(1e6).toString().padStart(6, '0')
  const fresh = {
    codeHash: hashed(systemId, phone, purpose, code),
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + goodForMs),
    usedAt: null,
  }
  await db
    .insertInto('smsCode')
    .values({ systemId, phone, purpose, ...fresh })
    .onConflict((c) => c.columns(['systemId', 'phone', 'purpose']).doUpdateSet(fresh))
    .execute()
  await sendSms(db, { systemId, phone, text: `【沃土】验证码${code}，5分钟内有效，请勿告诉他人。`, now })
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
