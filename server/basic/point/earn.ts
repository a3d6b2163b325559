import { sql, type Selectable } from 'kysely'
import type { PointAction, PointKind } from '@wotu/contract/basic/point.ts'
import { beijingDayStart } from '#kernel/beijing.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { day, later, termsOf } from '#kernel/call/terms.ts'
import type { PointAccountTable } from '../tables.ts'

export type PointAccount = Selectable<PointAccountTable>

interface Earning {
  systemId: number
  /** Whose points they are. */
  boId: string
  action: PointAction
  /** The order that it is about. */
  orderId?: string
  now: Date
}

interface Change {
  kind: PointKind
  event: string
  points: number
  orderId: string | null
  now: Date
}

/** The owner's account, locked until the transaction ends; made where there is none. */
const lockAccount = (db: Db, systemId: number, boId: string) =>
  db
    .insertInto('pointAccount')
    .values({ systemId, boId, oldestAt: null })
    .onConflict((c) => c.column('boId').doUpdateSet((e) => ({ spent: e.ref('pointAccount.spent') })))
    .returningAll()
    .executeTakeFirstOrThrow()

/** When the oldest of the points that are left were earned. */
const oldestAt = async (db: Db, boId: string, spent: number) => {
  const entry = db
    .selectFrom('pointEntry')
    .select('at')
    .where('boId', '=', boId)
    .where('earned', '>', spent)
    .orderBy('earned')
    .orderBy('id')
    .limit(1)
  return (await entry.executeTakeFirst())?.at ?? null
}

/** Writes one change of an account that is locked. The database refuses what isn't there, and an event twice. */
async function write(db: Db, { systemId, boId, ...had }: PointAccount, change: Change) {
  const { points, now, ...rest } = change
  const earned = had.earned + Math.max(points, 0)
  const spent = had.spent + Math.max(-points, 0)
  await db
    .insertInto('pointEntry')
    .values({ systemId, boId, id: newId(), ...rest, points, balance: earned - spent, earned, at: now })
    .execute()
  const oldest = points > 0 ? (had.oldestAt ?? now) : await oldestAt(db, boId, spent)
  await db.updateTable('pointAccount').set({ earned, spent, oldestAt: oldest }).where('boId', '=', boId).execute()
}

/**
 * Gives an owner the points that the rules have for what they did: once for each event, and no more a day than a rule
 * allows. It locks their account until the transaction ends, so it comes last there.
 */
export async function earnPoints(db: Db, { systemId, boId, action, orderId, now }: Earning): Promise<void> {
  const rule = await db.selectFrom('pointRule').selectAll().where('action', '=', action).executeTakeFirst()
  if (!rule) return
  const account = await lockAccount(db, systemId, boId)
  const event = orderId ? `${action}:${orderId}` : action
  const { known, today } = await db
    .selectNoFrom((e) => [
      e.exists(e.selectFrom('pointEntry').where('boId', '=', boId).where('event', '=', event)).as('known'),
      e
        .selectFrom('pointEntry')
        .where('boId', '=', boId)
        .where('kind', '=', action)
        .where('at', '>=', beijingDayStart(now))
        .select(sql<number>`coalesce(sum(points), 0)::int`.as('sum'))
        .as('today'),
    ])
    .executeTakeFirstOrThrow()
  if (known || (rule.perDay !== null && (today ?? 0) + rule.points > rule.perDay)) return
  await write(db, account, { kind: action, event, points: rule.points, orderId: orderId ?? null, now })
}

/** Of the points that are left, those that were earned until an instant. */
export async function leftOf(db: Db, { boId, spent }: Pick<PointAccount, 'boId' | 'spent'>, until: Date) {
  const entry = db
    .selectFrom('pointEntry')
    .select('earned')
    .where('boId', '=', boId)
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  return Math.max(0, ((await entry.executeTakeFirst())?.earned ?? 0) - spent)
}

/** Takes the points that have grown too old, of an account that is locked and has some. */
export async function expirePoints(db: Db, account: PointAccount, now: Date): Promise<void> {
  const { pointDays } = await termsOf(db, account.systemId)
  const gone = await leftOf(db, account, later(now, -pointDays * day))
  const event = `expire:${account.spent + gone}`
  await write(db, account, { kind: 'expire', event, points: -gone, orderId: null, now })
}
