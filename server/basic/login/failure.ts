import { sql } from 'kysely'
import type { z } from 'zod'
import type { ImageAnswer } from '@wotu/contract/basic/login.ts'
import type { Context } from '#kernel/call/handlers.ts'
import { refuse, refuseAndKeep } from '#kernel/call/refuse.ts'
import { useImage } from './imageCheck.ts'
import { isPassword } from './password.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Of one asker: so many wrong passwords until a picture is wanted, and until the next one has to wait. */
const imageAfter = 3
const slowAfter = 5
/** The first wait; each wrong password doubles it, up to the longest. Who has waited that long begins anew. */
const firstWaitMs = 30_000
const longestMs = 15 * minuteMs

/** Of all askers together who are not known, on one name and day: without a picture, and at any speed. */
const plainPerDay = 10
const freePerDay = 50
/** From then on one of them may try in so many seconds. */
const slowSeconds = 60

/** An address from which somebody has signed in is known for so long. */
const knownMs = 90 * dayMs

type Asking = Pick<Context, 'db' | 'systemId' | 'now' | 'limit'>

interface Attempt {
  loginName: string
  /** Undefined where nobody has the name: then the attempt fails, and takes as long. */
  hash: string | undefined
  password: string
  image?: z.output<typeof ImageAnswer> | undefined
  /** Who types it: an address, or the member themselves, signed in. */
  asker: { address: string } | { memberId: string }
}

const waitMs = (failed: number) =>
  failed < slowAfter ? 0 : Math.min(longestMs, firstWaitMs * 2 ** (failed - slowAfter))

/** Whether a limit that counts this has been reached. */
const beyond = (limit: Asking['limit'], bucket: string, max: number, seconds: number) =>
  limit(bucket, max, seconds).then(
    () => false,
    () => true,
  )

/**
 * What all strangers together try on one name: a picture after some, slowly after more. So many addresses guess no faster
 * than one, and whoever is known where they are is not held up by them; nor is a code by SMS.
 */
const minStrangers = async ({ limit, ...context }: Asking, { loginName, image }: Attempt, imageNeeded: boolean) => {
  const crowded = await beyond(limit, `login:plain:${loginName}`, plainPerDay, dayMs / 1000)
  if (imageNeeded || crowded) await useImage(context, image)
  if (!(await beyond(limit, `login:free:${loginName}`, freePerDay, dayMs / 1000))) return
  if (await beyond(limit, `login:slow:${loginName}`, 1, slowSeconds)) refuse('LOGIN_SLOWED', { seconds: slowSeconds })
}

/**
 * Checks a login password. The attempt is counted, under a lock on the name and who types it, before the hash is computed,
 * so that parallel guesses are counted one by one. Names that nobody has are treated alike.
 *
 * @throws {Refusal} LOGIN_WRONG, IMAGE_NEEDED, IMAGE_WRONG, LOGIN_SLOWED; the count is kept
 */
export async function checkPassword(context: Asking, attempt: Attempt): Promise<void> {
  const { db, systemId, now } = context
  const { loginName, hash, password, image } = attempt
  const asker = 'address' in attempt.asker ? `address:${attempt.asker.address}` : `member:${attempt.asker.memberId}`
  const restedSince = new Date(now.getTime() - longestMs)
  const { failed, lastAt, knownAt } = await db
    .insertInto('loginFailure')
    .values({ systemId, loginName, asker, failed: 0, lastAt: now, knownAt: null })
    .onConflict((c) =>
      c.columns(['systemId', 'loginName', 'asker']).doUpdateSet({
        failed: sql`case when login_failure.last_at <= ${restedSince} then 0 else login_failure.failed end`,
      }),
    )
    .returning(['failed', 'lastAt', 'knownAt'])
    .executeTakeFirstOrThrow()
  const waits = waitMs(failed) - (now.getTime() - lastAt.getTime())
  if (failed >= slowAfter && waits > 0) refuse('LOGIN_SLOWED', { seconds: Math.ceil(waits / 1000) })

  const known = 'memberId' in attempt.asker || (knownAt !== null && now.getTime() - knownAt.getTime() < knownMs)
  const imageNeeded = 'address' in attempt.asker && failed >= imageAfter
  if (!known) await minStrangers(context, attempt, imageNeeded)
  else if (imageNeeded) await useImage(context, image)

  const counted = db
    .updateTable('loginFailure')
    .where('systemId', '=', systemId)
    .where('loginName', '=', loginName)
    .where('asker', '=', asker)
  await counted.set({ failed: failed + 1, lastAt: now }).execute()
  if (!(await isPassword(hash, password)))
    return refuseAndKeep('LOGIN_WRONG', {}, { imageNeeded: failed + 1 >= imageAfter })
  await counted.set({ failed: 0, knownAt: now }).execute()
}

/** Forgets what was tried and known of a member's names: the password is a new one. */
export const forgetFailures = async ({ db }: Pick<Context, 'db'>, loginNames: string[]) => {
  await db.deleteFrom('loginFailure').where('loginName', 'in', loginNames).execute()
}

/** Deletes what says nothing any more: failures that have rested, addresses that are known no longer. */
export const sweepFailures = async ({ db, now }: Pick<Context, 'db' | 'now'>) => {
  await db
    .deleteFrom('loginFailure')
    .where('lastAt', '<', new Date(now.getTime() - dayMs))
    .where((e) => e.or([e('knownAt', 'is', null), e('knownAt', '<', new Date(now.getTime() - knownMs))]))
    .execute()
}
