import type { payCalls } from '@wotu/contract/finance/pay.ts'
import { columns, columnsOf, type Db, named, paged, queryText } from '#kernel/db/db.ts'
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
} from './bill.ts'
import { type Settled, type Thing, thingsJoin } from './subject.ts'
import { later, minute, termsOf } from '#kernel/call/terms.ts'

type BalancePay = (typeof payCalls)['/api/finance/cashier/banlancePay']
type PayByBalance = ContextOf<BalancePay>

/** A bill to be paid, with its things, and whether the authorisation shown is good for it. */
interface ReadBill {
  bill: BillRow
  authorised: boolean
  things: Thing[]
}

/** What one payment writes. */
interface Payment {
  payerId: string
  payId: string
  subject: string
  authorisationId: string
  now: Date
  settled: Settled
}

const billsText = `
  select w.n, ${columnsOf('bill', 'b')}, a.id is not null as authorised, t.id as thing_id, t.no, t.payee, t.payee_id, t.title,
    t.picture, t.amount_fen as thing_fen, t.state as thing_state, t.closed, t.transferred
  from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::text[])
     as w(n, payer_id, pay_id, authorisation_id, at, session_id)
  join bill b on b.payer_id = w.payer_id and b.id = w.pay_id
  left join pay_authorisation a on a.bo_id = w.payer_id and a.id = w.authorisation_id and a.session_id = w.session_id
    and a.purpose = 'pay' and a.biz_id = b.id and a.amount_fen = b.amount_fen and a.used_at is null and a.expires_at > w.at
`

/** A bill with one of its things; the other columns of a thing are null where it names none. */
type BillsRow = BillRow &
  Omit<Thing, 'id' | 'amountFen' | 'state'> & {
    n: number
    authorised: boolean
    thingId: string | null
    thingFen: number
    thingState: string
  }

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
  const text = `${billsText} ${thingsJoin('b')} order by w.n, t.id`
  const rows = await queryText<BillsRow>(db, hold ? `${text} for update of b` : text, places)
  const bills = calls.map((): ReadBill | undefined => undefined)
  for (const row of rows) {
    const { n, authorised, thingId, thingFen, thingState, ...rest } = row
    const { no, payee, payeeId, title, picture, closed, transferred, ...bill } = rest
    const read = (bills[n] ??= { bill, authorised, things: [] })
    if (thingId === null) continue
    const thing = { no, payee, payeeId, title, picture, closed, transferred }
    read.things.push({ ...thing, id: thingId, amountFen: thingFen, state: thingState })
  }
  return bills
}

/** Judges one payment by its bill as it was read. @throws {Refusal} */
function judge({ input, actor, now, tell }: PayByBalance, read: ReadBill | undefined) {
  const { bill, authorised, things } = found('账单', read)
  if (bill.state !== 'waiting') refuseTaken(bill)
  if (!authorised) refuse('AUTHORISATION_INVALID')
  const source = { ownerId: actor.boId, account: 'available' } as const
  const settled = judgeBill(bill, things, { way: 'balance', source, now, tell })
  return {
    data: showBill({ ...bill, state: 'success', way: 'balance', paidAt: now }, things, now),
    write: { payerId: actor.boId, subject: bill.subject, ...input, now, settled },
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
      values: named(payments, {
        payerIds: (p) => p.payerId,
        ids: (p) => p.payId,
        authorisationIds: (p) => p.authorisationId,
        ats: (p) => p.now,
      }),
    },
    ...settledWrites(payments),
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

  '/api/finance/cashier/balanceAddCashierOrder': async ({ input, db, systemId, actor, now }) => {
    const payId = newId()
    const expiresAt = later(now, (await termsOf(db, systemId)).rechargeMinutes * minute)
    await db
      .insertInto('bill')
      .values({
        systemId,
        payerId: actor.boId,
        id: payId,
        subject: 'recharge',
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
      .selectFrom('bill')
      .where('payerId', '=', actor.boId)
      .$if(input.state !== undefined, (q) => q.where('state', '=', input.state!))
    const { rows, ...page } = await paged(db, { rows: mine.selectAll(), by: [{ column: 'id' }] }, input)
    return { ...page, rows: await showBills(db, rows, now) }
  },
} satisfies Handlers<Calls>
