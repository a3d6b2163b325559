import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Db } from '#kernel/db/db.ts'
import type { Actor, Context } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { pepper } from '#kernel/call/pepper.ts'
import { refuse, refuseAndKeep } from '#kernel/call/refuse.ts'
import { hour, later, termsOf } from '#kernel/call/terms.ts'

const authorisationMs = 5 * 60_000

/** 19 MiB, two passes: OWASP's figure for Argon2id. A pepper outside the database keeps six digits from being searched. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const peppered = (boId: string, password: string) =>
  createHmac('sha256', pepper()).update(`${boId}:${password}`).digest('base64url')

/** 111111, 123456, 987654: what everybody tries first. */
export const isWeak = (password: string) => {
  const steps = [...password].slice(1).map((digit, i) => Number(digit) - Number(password[i]))
  return new Set(steps).size === 1 && Math.abs(steps[0]!) <= 1
}

export const hashPayPassword = (boId: string, password: string) => hash(peppered(boId, password), cost)

/**
 * Checks a payment password. The attempt is counted, under the row's lock, before the hash is computed, so that
 * parallel guesses are counted one by one; so many wrong ones lock it for some hours.
 *
 * @throws {Refusal} PAY_PASSWORD_UNSET, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED; the count is kept
 */
export async function checkPayPassword(
  { db, systemId, actor: { boId }, now }: Pick<Context<unknown, Actor>, 'db' | 'systemId' | 'actor' | 'now'>,
  password: string,
): Promise<void> {
  const { payPasswordTries, payPasswordLockHours } = await termsOf(db, systemId)
  const row = await db.selectFrom('payPassword').selectAll().where('boId', '=', boId).forUpdate().executeTakeFirst()
  if (!row) return refuse('PAY_PASSWORD_UNSET')
  if (row.lockedUntil && row.lockedUntil > now)
    return refuse('PAY_PASSWORD_LOCKED', { until: clockTime(row.lockedUntil) })
  const failed = (row.lockedUntil ? 0 : row.failed) + 1
  const lockedUntil = failed >= payPasswordTries ? later(now, payPasswordLockHours * hour) : null
  await db.updateTable('payPassword').set({ failed, lockedUntil }).where('boId', '=', boId).execute()
  if (await verify(row.hash, peppered(boId, password))) {
    await db.updateTable('payPassword').set({ failed: 0, lockedUntil: null }).where('boId', '=', boId).execute()
    return
  }
  if (lockedUntil) return refuseAndKeep('PAY_PASSWORD_LOCKED', { until: clockTime(lockedUntil) })
  return refuseAndKeep('PAY_PASSWORD_WRONG', { left: payPasswordTries - failed })
}

/** Month, day, hour and minute in Beijing. */
const clockTime = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ')

interface Authorised {
  purpose: 'pay' | 'cash' | 'card'
  bizId: string
  amountFen: number
}

/** Who typed the password, and where: the page or frame that holds the session. */
type By = Pick<Actor, 'boId' | 'sessionId'>

/**
 * A checked password becomes an authorisation: good once, five minutes, for this thing and amount only, and for the
 * session that it was typed in. So a partner's page can't use what its frame has got.
 */
export async function authorise(db: Db, systemId: number, { boId, sessionId }: By, what: Authorised, now: Date) {
  const id = newId()
  const expiresAt = new Date(now.getTime() + authorisationMs)
  await db
    .insertInto('payAuthorisation')
    .values({ systemId, boId, sessionId, id, ...what, expiresAt })
    .execute()
  return { authorisationId: id, expiresAt: expiresAt.toISOString() }
}

/** Uses an authorisation up. @throws {Refusal} AUTHORISATION_INVALID when it isn't for this, is over, or was used */
export async function useAuthorisation(
  db: Db,
  { boId, sessionId }: By,
  id: string,
  what: Authorised,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('payAuthorisation')
    .set({ usedAt: now })
    .where('boId', '=', boId)
    .where('id', '=', id)
    .where('sessionId', '=', sessionId)
    .where('purpose', '=', what.purpose)
    .where('bizId', '=', what.bizId)
    .where('amountFen', '=', what.amountFen)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) refuse('AUTHORISATION_INVALID')
}
