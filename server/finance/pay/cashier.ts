import type { payCalls } from '@wotu/contract/finance/pay.ts'
import type { OrderState } from '@wotu/contract/trading/order/state.ts'
import { columns, columnsOf, type Db, paged, queryText } from '#kernel/db/db.ts'
import type { ContextOf, Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { enqueue } from '#kernel/jobs/jobs.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { inSets } from '#kernel/call/sets.ts'
import {
  judgeBill,
  payWaysOf,
  readBill,
  refuseTaken,
  settledWrites,
  showBill,
  showBills,
  type BillRow,
  type OrderOfBill,
  type Settled,
} from './bill.ts'
import { later, minute, termsOf } from '#kernel/call/terms.ts'

type BalancePay = (typeof payCalls)['/api/finance/cashier/banlancePay']
type PayByBalance = ContextOf<BalancePay>

/** A bill to be paid, with its orders, and whether the authorisation shown is good for it. */
interface ReadBill {
  bill: BillRow
  authorised: boolean
  orders: OrderOfBill[]
}

/** What one payment writes. */
interface Payment {
  payerId: string
  payId: string
  authorisationId: string
  now: Date
  settled: Settled
}

const billsText = `
  select w.n, ${columnsOf('pay', 'p')}, a.id is not null as authorised, o.id as order_id, o.no, o.shop_name, o.payable_fen, o.state as order_state,
    o.seller_id, l.title, l.picture, exists (select from wotu_closed_shops() c where c.bo_id = o.seller_id) as closed
  from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::text[])
     as w(n, payer_id, pay_id, authorisation_id, at, session_id)
  join pay p on p.payer_id = w.payer_id and p.id = w.pay_id
  left join pay_authorisation a on a.bo_id = w.payer_id and a.id = w.authorisation_id and a.session_id = w.session_id
    and a.purpose = 'pay' and a.biz_id = p.id and a.amount_fen = p.amount_fen and a.used_at is null and a.expires_at > w.at
  left join lateral unnest(p.order_ids) as x(order_id) on true
  left join orders o on o.buyer_id = p.payer_id and o.id = x.order_id
  left join lateral (
    select title, picture from order_line where buyer_id = p.payer_id and order_id = o.id order by id limit 1) l on true
  order by w.n, o.id`

type BillsRow = BillRow &
  Omit<OrderOfBill, 'id' | 'state'> & { n: number; authorised: boolean; orderId: string | null; orderState: OrderState }

/** The bills of these calls; undefined where one isn't the payer's. With `hold` they stay locked. */
async function readBills(db: Db, calls: readonly PayByBalance[], hold: boolean): Promise<(ReadBill | undefined)[]> {
  const places = columns(
    calls.map((call, n) => ({ ...call, n })),
    (call) => call.n,
    (call) => call.actor.boId,
    (call) => call.input.payId,
    (call) => call.input.authorisationId,
    (call) => call.now,
    (call) => call.actor.sessionId,
  )
  const rows = await queryText<BillsRow>(db, hold ? `${billsText} for update of p` : billsText, places)
  const bills = calls.map((): ReadBill | undefined => undefined)
  for (const {
    n,
    authorised,
    orderId,
    orderState,
    no,
    shopName,
    payableFen,
    sellerId,
    title,
    picture,
    closed,
    ...bill
  } of rows) {
    const read = (bills[n] ??= { bill, authorised, orders: [] })
    if (orderId !== null)
      read.orders.push({ id: orderId, no, shopName, payableFen, state: orderState, sellerId, title, picture, closed })
  }
  return bills
}

/** Judges one payment by its bill as it was read. @throws {Refusal} */
function judge({ input, actor, now, tell }: PayByBalance, read: ReadBill | undefined) {
  const { bill, authorised, orders } = found('账单', read)
  if (bill.state !== 'waiting') refuseTaken(bill)
  if (!authorised) refuse('AUTHORISATION_INVALID')
  const source = { ownerId: actor.boId, account: 'available' } as const
  const settled = judgeBill(bill, orders, { way: 'balance', source, now, tell })
  return {
    data: showBill({ ...bill, state: 'success', way: 'balance', paidAt: now }, settled.orders, now),
    write: { payerId: actor.boId, ...input, now, settled },
  }
}

/** Pays bills from their payers' balances: authorisation, bill, what it is for, and the money, all or nothing. */
const payByBalance = inSets<BalancePay, Payment>({
  read: async (db, calls, hold) => {
    const bills = await readBills(db, calls, hold)
    return (call, i) => judge(call, bills[i])
  },
  write: (payments) => [
    {
      name: 'take_bills',
      values: columns(
        payments,
        (p) => p.payerId,
        (p) => p.payId,
        (p) => p.authorisationId,
        (p) => p.now,
      ),
    },
    ...settledWrites('order', payments),
  ],
})

type Calls = Omit<
  typeof payCalls,
  | '/api/buyer/finance/payment/submitPay'
  | '/api/buyer/finance/payment/syncPayStatusByBizId'
  | '/api/finance/cashier/cardPay'
  | '/api/finance/cashier/pcOrderPay'
  | '/api/finance/cashier/selPayAttempt'
>

/** The cashier, but for what goes through a funds channel: see channelPay.ts. */
export const cashierHandlers = {
  '/api/buyer/finance/payment/selPayById': async ({ input, db, actor, now }) => {
    const [bill] = await showBills(db, [await readBill(db, actor.boId, input.payId)], now)
    return bill!
  },
  '/api/buyer/finance/payment/getPayChannel': async ({ input, db, actor }) =>
    payWaysOf(db, await readBill(db, actor.boId, input.payId)),

  '/api/finance/cashier/banlancePay': payByBalance,
  '/api/finance/cashier/orderPayment': payByBalance,

  '/api/finance/cashier/selDcAmount': async ({ input, db, actor }) => {
    const ids = [...new Set(input.orderIds)]
    const orders = await db
      .selectFrom('orders')
      .select('payableFen')
      .where('buyerId', '=', actor.boId)
      .where('id', 'in', ids)
      .execute()
    found('订单', orders.length === ids.length ? orders : undefined)
    return { amountFen: orders.reduce((sum, order) => sum + order.payableFen, 0) }
  },

  '/api/finance/cashier/balanceAddCashierOrder': async ({ input, db, systemId, actor, now }) => {
    const payId = newId()
    const expiresAt = later(now, (await termsOf(db, systemId)).rechargeMinutes * minute)
    await db
      .insertInto('pay')
      .values({
        systemId,
        payerId: actor.boId,
        id: payId,
        biz: 'recharge',
        amountFen: input.amountFen,
        createdAt: now,
        expiresAt,
      })
      .execute()
    await enqueue(db, { systemId, kind: 'bill.expire', key: payId, runAt: expiresAt, payload: payId })
    return { payId, amountFen: input.amountFen }
  },

  '/openapi/finance/cashier/payment/selPayBizListByParam/manage': async ({ input, db, actor, now }) => {
    const mine = db
      .selectFrom('pay')
      .where('payerId', '=', actor.boId)
      .$if(input.state !== undefined, (q) => q.where('state', '=', input.state!))
    const { rows, ...page } = await paged(db, { rows: mine.selectAll(), by: [{ column: 'id' }] }, input)
    return { ...page, rows: await showBills(db, rows, now) }
  },
} satisfies Handlers<Calls>
