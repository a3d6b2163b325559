import { createHash, randomBytes } from 'node:crypto'
import type { loginCalls } from '@wotu/contract/basic/login.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Actor, Context, Handler } from '#kernel/call/handlers.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { dropGrants } from '../embed/embed.ts'
import { useImage } from './imageCheck.ts'
import { checkPassword, forgetFailures } from './failure.ts'
import { maskPhone } from '../member/mask.ts'
import { isGuessable } from './guessable.ts'
import { hashPassword } from './password.ts'
import { sendCode, useCode } from './sms.ts'

type Purpose = 'resetPassword' | 'setPassword' | 'changePhone'
type Handlers = {
  [
    Path in `/api/basic/member/login/${'sendMessage' | 'judgeVerification' | 'reSetPwd' | 'safeCenterReSetPwd' | 'updLoginName'}`
  ]: Handler<(typeof loginCalls)[Path]>
}

const goodForMs = 10 * 60_000
const codePerHour = 30

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url')
const needPhone = () => refuse('PARAM_INVALID', { message: '请填写手机号' })

const memberOf = async (db: Db, actor: Actor | null) =>
  db
    .selectFrom('member')
    .select(['id', 'loginName', 'phone', 'passwordHash'])
    .where('id', '=', (actor ?? refuse('NOT_SIGNED_IN')).memberId)
    .executeTakeFirstOrThrow()

/** Proof for the next step that somebody is this member. */
async function prove({ db, systemId, now }: Context, memberId: string, purpose: Purpose) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + goodForMs)
  await db.deleteFrom('verification').where('memberId', '=', memberId).where('purpose', '=', purpose).execute()
  await db
    .insertInto('verification')
    .values({ systemId, tokenHash: hashed(token), memberId, purpose, expiresAt })
    .execute()
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Uses a proof up, and says whose it was. @throws {Refusal} VERIFICATION_INVALID */
async function useProof({ db, now }: Pick<Context, 'db' | 'now'>, token: string, purpose: Purpose): Promise<string> {
  const row = await db
    .deleteFrom('verification')
    .where('tokenHash', '=', hashed(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('memberId')
    .executeTakeFirst()
  return row?.memberId ?? refuse('VERIFICATION_INVALID')
}

/** A new password ends every session that the old one began, and what partners' pages were let do. */
async function changePassword({ db, session }: Pick<Context, 'db' | 'session'>, memberId: string, password: string) {
  const { phone, loginName } = found(
    '账号',
    await db.selectFrom('member').select(['phone', 'loginName']).where('id', '=', memberId).executeTakeFirst(),
  )
  if (isGuessable(password, phone)) refuse('PASSWORD_WEAK')
  await db
    .updateTable('member')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', memberId)
    .execute()
  await forgetFailures({ db }, [phone, loginName])
  await db.deleteFrom('verification').where('memberId', '=', memberId).execute()
  await dropGrants(db, memberId)
  await session.closeAll(memberId)
}

export const verificationHandlers: Handlers = {
  '/api/basic/member/login/sendMessage': async (context) => {
    const { input, db, actor, address, limit } = context
    const { purpose } = input
    if ((purpose === 'newPhone' || purpose === 'bindAccount') && !actor) refuse('NOT_SIGNED_IN')
    const toOwn = purpose === 'setPassword' || purpose === 'changePhone'
    const phone = toOwn ? (await memberOf(db, actor)).phone : (input.phone ?? needPhone())
    // Who is signed in is not held up by what strangers do from the same address.
    await limit(actor ? `sms:member:${actor.memberId}` : `sms:address:${address}`, codePerHour, 3600)
    if (purpose === 'resetPassword') await useImage(context, input.image)
    await sendCode(context, phone, purpose)
    return { phone: maskPhone(phone), resendAfterSeconds: 60 }
  },

  '/api/basic/member/login/judgeVerification': async (context) => {
    const { input, db, actor } = context
    const { purpose, code = '', oldPassword } = input
    if (purpose === 'resetPassword') {
      const phone = input.phone ?? needPhone()
      await useCode(context, phone, purpose, code)
      const member = await db.selectFrom('member').select('id').where('phone', '=', phone).executeTakeFirst()
      return prove(context, found('账号', member).id, purpose)
    }
    const { id, phone, loginName, passwordHash } = await memberOf(db, actor)
    if (purpose === 'setPassword' && oldPassword !== undefined)
      await checkPassword(context, { loginName, hash: passwordHash, password: oldPassword, asker: { memberId: id } })
    else await useCode(context, phone, purpose, code)
    return prove(context, id, purpose)
  },

  '/api/basic/member/login/reSetPwd': async (context) => {
    const { input } = context
    await changePassword(context, await useProof(context, input.token, 'resetPassword'), input.password)
    return null
  },

  '/api/basic/member/login/safeCenterReSetPwd': async (context) => {
    const { input, actor, session } = context
    const memberId = await useProof(context, input.token, 'setPassword')
    if (memberId !== actor.memberId) refuse('VERIFICATION_INVALID')
    await changePassword(context, memberId, input.password)
    await session.close()
    return null
  },

  '/api/basic/member/login/updLoginName': async (context) => {
    const { input, db, actor } = context
    // First the code, whose wrong tries are kept: the proof must outlive a slip of the finger.
    await useCode(context, input.phone, 'newPhone', input.code)
    if ((await useProof(context, input.token, 'changePhone')) !== actor.memberId) refuse('VERIFICATION_INVALID')
    const old = await memberOf(db, actor)
    const taken = await db
      .selectFrom('member')
      .select('id')
      .where((e) => e.or([e('phone', '=', input.phone), e('loginName', '=', input.phone)]))
      .executeTakeFirst()
    if (taken) refuse('PHONE_TAKEN')
    const loginName = old.loginName === old.phone ? input.phone : old.loginName
    await db.updateTable('member').set({ phone: input.phone, loginName }).where('id', '=', old.id).execute()
    return null
  },
}
