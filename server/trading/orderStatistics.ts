import { sql, type RawBuilder } from 'kysely'
import { orderStates, type OrderState } from '@wotu/contract/trading/order.state.ts'
import type { orderStatisticsCalls } from '@wotu/contract/trading/order.statistics.ts'
import type { Db } from '#kernel/db.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { refuse } from '#kernel/refuse.ts'
import type { Side } from './orderRead.ts'

/** yyyy-MM-dd in Beijing, both included. */
interface Period {
  from: string
  to: string
}

const dayMs = 86_400_000
const longestDays = 366

/** The day in Beijing. */
const dayOf = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Not given back. */
const kept = sql<boolean>`state not in ('cancelled', 'closed')`

const within = (at: RawBuilder<unknown>, { from, to }: Period) => sql<boolean>`
  ${at} >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
  and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`

const column = { buyer: sql.ref('buyer_id'), seller: sql.ref('seller_id') }

/** @throws {Refusal} RANGE_TOO_LONG */
function checkLength({ from, to }: Period) {
  if (Date.parse(to) - Date.parse(from) >= longestDays * dayMs) refuse('RANGE_TOO_LONG')
}

/** @throws {Refusal} RANGE_TOO_LONG */
async function dailyTurnover(db: Db, boId: string, { side, from, to }: Period & { side: Side }) {
  checkLength({ from, to })
  const { rows } = await sql<{ day: string; count: number; amountFen: number }>`
    with paid as (
      select (paid_at at time zone 'Asia/Shanghai')::date as day, payable_fen from orders
      where ${column[side]} = ${boId} and ${kept} and ${within(sql.ref('paid_at'), { from, to })}
    )
    select d.day::date as day, count(p.day) as count, coalesce(sum(p.payable_fen), 0) as "amountFen"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
    left join paid p on p.day = d.day::date
    group by d.day order by d.day`.execute(db)
  return rows
}

interface Sum {
  count: number
  amountFen: number
}

/** How many of the orders pass, and what they come to. */
const sumOf = (which: RawBuilder<boolean>) => sql<Sum>`
  json_build_object('count', count(*) filter (where ${which}),
    'amountFen', coalesce(sum(payable_fen) filter (where ${which}), 0))`

/** A seller's orders by their state now, and his turnover of one day and ever. */
async function overview(db: Db, sellerId: string, day: string) {
  const [{ rows: states }, { rows: turnover }] = await Promise.all([
    sql<{ state: OrderState; sum: Sum }>`
      select state, ${sumOf(sql`true`)} as sum from orders where seller_id = ${sellerId} group by state`.execute(db),
    sql<{ today: Sum; total: Sum }>`
      select ${sumOf(sql`${kept} and ${within(sql.ref('paid_at'), { from: day, to: day })}`)} as today,
        ${sumOf(sql`${kept} and paid_at is not null`)} as total
      from orders where seller_id = ${sellerId}`.execute(db),
  ])
  const none: Sum = { count: 0, amountFen: 0 }
  const ofEach = Object.keys(orderStates).map((name) => [name, states.find((row) => row.state === name)?.sum ?? none])
  return { ...turnover[0]!, states: Object.fromEntries(ofEach) as Record<OrderState, Sum> }
}

/** What happened to a seller's orders in a period; an order counts for each thing that happened to it then. */
async function sumsByEvent(db: Db, sellerId: string, period: Period) {
  const during = (column: string) => within(sql.ref(column), period)
  const { rows } = await sql<Record<'placed' | 'paid' | 'sent' | 'received', Sum>>`
    select ${sumOf(during('created_at'))} as placed, ${sumOf(sql`${kept} and ${during('paid_at')}`)} as paid,
      ${sumOf(during('sent_at'))} as sent, ${sumOf(during('received_at'))} as received
    from orders where seller_id = ${sellerId}`.execute(db)
  return rows[0]!
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
    return sumsByEvent(db, actor.boId, input)
  },

  '/openapi/trading/order/selCountBuyerBoIdByOrder': ({ input, db, actor }) => {
    checkLength(input)
    return countBuyers(db, actor.boId, input)
  },
} satisfies Handlers<typeof orderStatisticsCalls>
