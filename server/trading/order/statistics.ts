import { sql, type RawBuilder } from 'kysely'
import type { orderStatisticsCalls } from '@wotu/contract/trading/order/statistics.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { refuse } from '#kernel/call/refuse.ts'
import type { Side } from './read.ts'
import { paidByDay, sumEvents, sumStates } from './sums.ts'

/** yyyy-MM-dd in Beijing, both included. */
interface Period {
  from: string
  to: string
}

const dayMs = 86_400_000
const longestDays = 366

/** The day in Beijing. */
const dayOf = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Every day of a period. */
const daysOf = ({ from, to }: Period): string[] => {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** Not given back. */
const kept = sql<boolean>`state not in ('cancelled', 'closed')`

const within = (at: RawBuilder<unknown>, { from, to }: Period) => sql<boolean>`
  ${at} >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
  and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`

/** @throws {Refusal} RANGE_TOO_LONG */
function checkLength({ from, to }: Period) {
  if (Date.parse(to) - Date.parse(from) >= longestDays * dayMs) refuse('RANGE_TOO_LONG')
}

/** @throws {Refusal} RANGE_TOO_LONG */
async function dailyTurnover(db: Db, boId: string, { side, from, to }: Period & { side: Side }) {
  checkLength({ from, to })
  const paid = await paidByDay(db, side, boId, { from, to })
  return daysOf({ from, to }).map((day) => paid.find((one) => one.day === day) ?? { day, count: 0, amountFen: 0 })
}

/** A seller's orders by their state now, and their turnover of one day and ever. */
async function overview(db: Db, sellerId: string, day: string) {
  const [states, days, ever] = await Promise.all([
    sumStates(db, 'seller', sellerId),
    sumEvents(db, 'seller', sellerId, { from: day, to: day }, ['paid']),
    sumEvents(db, 'seller', sellerId, {}, ['paid']),
  ])
  return { states, today: days.paid, total: ever.paid }
}

/** Those who paid a seller in a period, and who of them did so for more than one order. */
async function countBuyers(db: Db, sellerId: string, period: Period) {
  const { rows } = await sql<{ buyers: number; again: number }>`
    select count(*) as buyers, count(*) filter (where orders > 1) as again
    from (
      select count(*) as orders from orders
      where seller_id = ${sellerId} and ${kept} and ${within(sql.ref('paid_at'), period)} group by buyer_id
    ) as buyer`.execute(db)
  return rows[0]!
}

export const orderStatisticsHandlers = {
  '/api/trading/order/selectOrderMoneyByYmd': ({ input, db, actor }) => dailyTurnover(db, actor.boId, input),

  '/api/trading/order/selectOrderSumMoneyByParam': async ({ input, db, actor }) => {
    const days = await dailyTurnover(db, actor.boId, input)
    return {
      count: days.reduce((sum, day) => sum + day.count, 0),
      amountFen: days.reduce((sum, day) => sum + day.amountFen, 0),
    }
  },

  '/openapi/trading/order/statisticalOrder': ({ db, actor, now }) => overview(db, actor.boId, dayOf(now)),

  '/openapi/trading/order/statisticalDuringOrder': ({ input, db, actor }) => {
    checkLength(input)
    return sumEvents(db, 'seller', actor.boId, input)
  },

  '/openapi/trading/order/selCountBuyerBoIdByOrder': ({ input, db, actor }) => {
    checkLength(input)
    return countBuyers(db, actor.boId, input)
  },
} satisfies Handlers<typeof orderStatisticsCalls>
