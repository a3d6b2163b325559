import type { Db } from '#kernel/db/db.ts'
import type { Context } from '#kernel/call/handlers.ts'
import { refuseAndKeep } from '#kernel/call/refuse.ts'
import { checkPassword } from './failure.ts'
import { useCode } from './sms.ts'

/** A member by the name that he signs in with; his phone number is always one. */
export const byName = (db: Db, name: string) =>
  db
    .selectFrom('member')
    .select(['id', 'loginName', 'phone', 'name', 'nickname', 'orgName', 'passwordHash', 'disabledAt', 'createdAt'])
    .where((e) => e.or([e('loginName', '=', name), e('phone', '=', name)]))
    .executeTakeFirst()

interface Credentials {
  loginName: string
  password?: string | undefined
  code?: string | undefined
  image?: { imageId: string; answer: string } | undefined
}

/** The member whose credentials these are. @throws {Refusal} one and the same for whatever is wrong with them */
export async function authenticate(context: Context<Credentials>): Promise<string> {
  const { input, db, limit, address } = context
  await limit(`login:minute:${address}`, 60, 60)
  await limit(`login:day:${address}`, 2000, 86_400)
  const { loginName, password, code, image } = input
  const member = await byName(db, loginName)
  if (code !== undefined) await useCode(context, loginName, 'login', code)
  else
    await checkPassword(context, {
      loginName,
      password: password ?? '',
      image,
      hash: member?.passwordHash,
      asker: { address },
    })
  return !member || member.disabledAt ? refuseAndKeep('LOGIN_WRONG') : member.id
}
