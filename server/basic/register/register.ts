import type { registerCalls } from '@wotu/contract/basic/register.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Context, Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { saveFile } from '../file/file.ts'
import { earnPoints } from '../point/earn.ts'
import { readMe } from '../member/me.ts'
import { isGuessable } from '../login/guessable.ts'
import { hashPassword } from '../login/password.ts'
import { useCode } from '../login/sms.ts'

type Hook = (db: Db, systemId: number, memberId: string) => Promise<unknown>
const hooks: Hook[] = []

/** What other domains do for a new member, in the same transaction: his accounts. Given at assembly. */
export const onRegister = (hook: Hook) => hooks.push(hook)

interface Registration {
  phone: string
  code: string
  password: string
}
interface Organisation {
  orgName: string
  creditCode: string
  legalPerson: string
  contact: string
  licence: string
}

/** Makes the member and signs him in. Whoever is second with a phone or a credit code is refused by the database. */
async function register(context: Context<Registration>, id: string, org?: Organisation) {
  const { db, systemId, now, session, input } = context
  const { phone, code, password } = input
  if (isGuessable(password, phone)) refuse('PASSWORD_WEAK')
  await useCode(context, phone, 'register', code)
  const member = await db
    .insertInto('member')
    .values({
      systemId,
      id,
      phone,
      loginName: phone,
      kind: org ? 'business' : 'person',
      nickname: `用户${phone.slice(-4)}`,
      ...org,
      passwordHash: await hashPassword(password),
      disabledAt: null,
      createdAt: now,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!member) return refuse(org && (await hasCreditCode(db, org.creditCode)) ? 'CREDIT_CODE_TAKEN' : 'PHONE_TAKEN')
  for (const hook of hooks) await hook(db, systemId, id)
  await earnPoints(db, { systemId, boId: id, action: 'register', now })
  const self = { memberId: id, boId: id }
  await session.open(self)
  return readMe(db, self)
}

const hasCreditCode = async (db: Db, creditCode: string) =>
  (await db.selectFrom('member').select('id').where('creditCode', '=', creditCode).executeTakeFirst()) !== undefined

export const registerHandlers = {
  '/api/basic/member/login/register': (context) => register(context, newId()),

  '/api/basic/member/login/registerQY': async (context) => {
    const { orgName, creditCode, legalPerson, contact, licence } = context.input
    const id = newId()
    const { url } = await saveFile(context, id, licence)
    return register(context, id, { orgName, creditCode, legalPerson, contact, licence: url })
  },
} satisfies Handlers<typeof registerCalls>
