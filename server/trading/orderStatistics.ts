import { sql } from 'kysely'
import type { orderStatisticsCalls } from '@wotu/contract/trading/order.statistics.ts'
import type { Db } from '#kernel/db.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { refuse } from '#kernel/refuse.ts'
import type { Side } from './orderRead.ts'

interface Period {
  side: Side
  /** yyyy-MM-dd in Beijing, both included. */
  from: string
  to: string
}

const longestDays = 366

const column = { buyer: sql.ref('buyer_id'), seller: sql.ref('seller_id') }

/** @throws {Refusal} RANGE_TOO_LONG */
async function dailyTurnover(db: Db, boId: string, { side, from, to }: Period) {
  if (Date.parse(to) - Date.parse(from) >= longestDays * 86_400_000) refuse('RANGE_TOO_LONG')
  const { rows } = await sql<{ day: string; count: number; amountFen: number }>`
    with paid as (
      select (paid_at at time zone 'Asia/Shanghai')::date as day, payable_fen from orders
      where ${column[side]} = ${boId} and state not in ('cancelled', 'closed')
        and paid_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
        and paid_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    )
    select d.day::date as day, count(p.day) as count, coalesce(sum(p.payable_fen), 0) as "amountFen"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
    left join paid p on p.day = d.day::date
    group by d.day order by d.day`.execute(db)
  return rows
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
} satisfies Handlers<typeof orderStatisticsCalls>
