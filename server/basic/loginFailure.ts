import { sql } from 'kysely'
import type { z } from 'zod'
import type { ImageAnswer } from '@wotu/contract/basic/login.ts'
import type { Context } from '#kernel/handlers.ts'
import { refuse, refuseAndKeep } from '#kernel/refuse.ts'
import { useImage } from './imageCheck.ts'
import { isPassword } from './password.ts'

const windowMs = 15 * 60_000
const imageAfter = 3
const maxFailed = 5

interface Attempt {
  loginName: string
  /** Undefined where nobody has the name: then the attempt fails, and takes as long. */
  hash: string | undefined
  password: string
  image?: z.output<typeof ImageAnswer> | undefined
}

/**
 * Checks a login password. The attempt is counted, under a lock on the name that was typed, before the hash is computed,
 * so that parallel guesses are counted one by one; from the fourth on a picture must be read, after the fifth the name
 * rests. Names that nobody has are treated alike.
 *
 * @throws {Refusal} LOGIN_WRONG, IMAGE_NEEDED, IMAGE_WRONG, TOO_OFTEN; the count is kept
 */
export async function checkPassword(
  context: Pick<Context, 'db' | 'systemId' | 'now'>,
  attempt: Attempt,
): Promise<void> {
  const { db, systemId, now } = context
  const { loginName, hash, password, image } = attempt
  const windowStart = new Date(now.getTime() - windowMs)
  const fresh = sql<boolean>`login_failure.since <= ${windowStart}`
  const { failed, since } = await db
    .insertInto('loginFailure')
    .values({ systemId, loginName, failed: 0, since: now })
    .onConflict((c) =>
      c.columns(['systemId', 'loginName']).doUpdateSet({
        failed: sql`case when ${fresh} then 0 else login_failure.failed end`,
        since: sql`case when ${fresh} then ${now} else login_failure.since end`,
      }),
    )
    .returning(['failed', 'since'])
    .executeTakeFirstOrThrow()
  if (failed >= maxFailed) refuse('TOO_OFTEN', { seconds: Math.ceil((since.getTime() - windowStart.getTime()) / 1000) })
  if (failed >= imageAfter) await useImage(context, image)

  const counted = db.updateTable('loginFailure').where('systemId', '=', systemId).where('loginName', '=', loginName)
  await counted.set({ failed: failed + 1 }).execute()
  if (!(await isPassword(hash, password)))
    return refuseAndKeep('LOGIN_WRONG', {}, { imageNeeded: failed + 1 >= imageAfter })
  await counted.set({ failed: 0 }).execute()
}
