import type { payCalls } from '@wotu/contract/finance/pay.ts'
import type { Actor, Context, Handlers } from '#kernel/handlers.ts'
import { newId } from '#kernel/ids.ts'
import { found } from '#kernel/refuse.ts'
import { payWaysOf, readBill, settleBill, showBills, takeBill } from './bill.ts'
import { useAuthorisation } from './payPassword.ts'

/** A recharge bill waits this long. */
const rechargeWithinMs = 30 * 60_000

/** Pays a bill from the payer's balance: authorisation, bill, what it is for, and the money, all or nothing. */
async function payByBalance({ input, db, actor, now }: Context<{ payId: string; authorisationId: string }, Actor>) {
  const bill = await takeBill(db, actor.boId, input.payId, 'balance', now)
  await useAuthorisation(db, actor.boId, input.authorisationId, { purpose: 'pay', bizId: bill.id, amountFen: bill.amountFen }, now)
  await settleBill(db, bill, 'balance', { ownerId: actor.boId, account: 'available' }, now)
  const [shown] = await showBills(db, [bill], now)
  return shown!
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
  '/api/buyer/finance/payment/getPayChannel': async ({ input, db, actor }) => payWaysOf(db, await readBill(db, actor.boId, input.payId)),

  '/api/finance/cashier/banlancePay': payByBalance,
  '/api/finance/cashier/orderPayment': payByBalance,

  '/api/finance/cashier/selDcAmount': async ({ input, db, actor }) => {
    const ids = [...new Set(input.orderIds)]
    const orders = await db.selectFrom('orders').select('payableFen').where('buyerId', '=', actor.boId).where('id', 'in', ids).execute()
    found('订单', orders.length === ids.length ? orders : undefined)
    return { amountFen: orders.reduce((sum, order) => sum + order.payableFen, 0) }
  },

  '/api/finance/cashier/balanceAddCashierOrder': async ({ input, db, systemId, actor, now }) => {
    const payId = newId()
    const expiresAt = new Date(now.getTime() + rechargeWithinMs)
    await db
      .insertInto('pay')
      .values({ systemId, payerId: actor.boId, id: payId, biz: 'recharge', amountFen: input.amountFen, createdAt: now, expiresAt })
      .execute()
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
