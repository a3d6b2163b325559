import type { payCalls } from '@wotu/contract/finance/pay.ts'
import { type Db, query } from '#kernel/db.ts'
import type { Actor, Context, Handlers } from '#kernel/handlers.ts'
import { newId } from '#kernel/ids.ts'
import { enqueue } from '#kernel/jobs.ts'
import { found, refuse } from '#kernel/refuse.ts'
import { type BillRow, payWaysOf, readBill, refuseTaken, settleBill, showBill, showBills } from './bill.ts'
import { later, terms } from './terms.ts'

interface ByBalance {
  payId: string
  authorisationId: string
}

/**
 * Takes the payer's bill as `takeBill` does, and uses its authorisation up, in one round trip.
 * @throws {Refusal} NOT_FOUND, PAY_CLOSED, STATE_CHANGED, AUTHORISATION_INVALID
 */
async function takeAuthorised(
  db: Db,
  payerId: string,
  { payId, authorisationId }: ByBalance,
  now: Date,
): Promise<BillRow> {
  const [taken] = await query<BillRow & { authorised: boolean }>(db)`
    with bill as (
      update pay set state = 'success', way = 'balance', paid_at = ${now}
      where payer_id = ${payerId} and id = ${payId} and state = 'waiting' returning *
    ), used as (
      update pay_authorisation a set used_at = ${now} from bill b
      where a.bo_id = ${payerId} and a.id = ${authorisationId} and a.purpose = 'pay' and a.biz_id = b.id
        and a.amount_fen = b.amount_fen and a.used_at is null and a.expires_at > ${now}
      returning a.id
    )
    select b.*, exists (select from used) as authorised from bill b`
  if (!taken) return refuseTaken(db, payerId, payId)
  const { authorised, ...bill } = taken
  return authorised ? bill : refuse('AUTHORISATION_INVALID')
}

/** Pays a bill from the payer's balance: authorisation, bill, what it is for, and the money, all or nothing. */
async function payByBalance({ input, db, actor, now, tell }: Context<ByBalance, Actor>) {
  const bill = await takeAuthorised(db, actor.boId, input, now)
  const orders = await settleBill(db, bill, 'balance', { ownerId: actor.boId, account: 'available' }, now, tell)
  return showBill(bill, orders, now)
}

type Calls = Omit<
  typeof payCalls,
  | '/api/buyer/finance/payment/submitPay'
  | '/api/buyer/finance/payment/syncPayStatusByBizId'
  | '/api/finance/cashier/cardPay'
  | '/api/finance/cashier/pcOrderPay'
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
    const expiresAt = later(now, terms.rechargeWithin)
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
    const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const rows = await mine
      .selectAll()
      .orderBy('id', 'desc')
      .limit(input.size)
      .offset((input.page - 1) * input.size)
      .execute()
    return { total, rows: await showBills(db, rows, now) }
  },
} satisfies Handlers<Calls>
