import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { channel } from '#adapters/channel/channel.ts'
import { deliverDue } from '#adapters/channel/sandbox/notices.ts'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { bankKey, testBank } from '../../testing/bank.ts'
import { market, owner, seller } from '../../testing/call.ts'
import { makeGoods, makeMember, makeShop } from '../../testing/market.ts'
import { recountOrders } from '../../trading/index.ts'
import { recountFlows } from './flowSums.ts'
import { holdFunds, releaseHold } from './hold.ts'
import { BalanceShort } from './ledger.ts'
import { takeNotice } from '../pay/notice.ts'
import { authorise } from '../pay-password/payPassword.ts'
import { giveCard } from '../../testing/finance.ts'
import { runOutside } from '../../testing/outside.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 60)
const bank = await testBank()
afterAll(() => setClock('running'))

/** What two buyers and a seller may do, and what may happen to them; `n` picks who, or which of what there is. */
const steps = [
  'recharge',
  'order',
  'payByBalance',
  'payByChannel',
  'approve',
  'decline',
  'notify',
  'sync',
  'cancel',
  'cancelBySeller',
  'send',
  'receive',
  'withdraw',
  'follow',
  'freeze',
  'unfreeze',
] as const
const step = fc.record({
  op: fc.constantFrom(...steps),
  n: fc.nat(99),
  amountFen: fc.integer({ min: 100, max: 40_000 }),
})
/** Batches: the steps of one happen at the same time. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 20 })
const mischief = fc.record({
  copies: fc.integer({ min: 1, max: 3 }),
  lose: fc.boolean(),
  disorder: fc.boolean(),
  wrongAmount: fc.boolean(),
  failTransfers: fc.boolean(),
})

async function world(db: Db) {
  const { shop, goods, buyers, cards } = await inTenant(wotu, async () => {
    const shop = await makeShop(db)
    const goods = await makeGoods(db, shop, { priceFen: 9_900 })
    const buyers = [await makeMember(db), await makeMember(db)]
    const cards = [await giveCard(db, buyers[0]!.id), await giveCard(db, buyers[1]!.id)]
    return { shop, goods, buyers, cards }
  })
  const ids = [...buyers.map((buyer) => buyer.id), shop.sellerId]
  const made = {
    bills: [] as { payId: string; payer: string; amountFen: number }[],
    orders: [] as { id: string; buyer: string }[],
    attempts: [] as { attemptId: string; url: string }[],
    withdrawals: [] as string[],
    holds: [] as { id: string; ownerId: string }[],
  }
  const pick = <T>(of: T[], n: number): T | undefined => of[n % Math.max(1, of.length)]
  const inTx = <T>(fn: (trx: Db) => Promise<T>) => inTenant(wotu, () => tx(db, fn))
  const keyed = () => ({ key: newId() })
  /** As checkoutPayPwd answers; its own test is elsewhere, and its hash slow on purpose. */
  const authorised = (boId: string, purpose: 'pay' | 'cash', bizId: string, amountFen: number) =>
    inTx((trx) => authorise(trx, wotu, { boId, sessionId: 'test' }, { purpose, bizId, amountFen }, clock.now()))

  const follow = (kind: 'attempt.follow' | 'withdrawal.follow', id: string) =>
    inTenant(wotu, () => runOutside(db, kind, id).then(() => true))
  const post = async (body: string) => {
    const notice = { ...JSON.parse(body) }
    const taken = await inTenant(wotu, () => takeNotice(db, notice, clock.now()))
    if (taken === 'taken')
      await follow(notice.kind === 'payment' ? 'attempt.follow' : 'withdrawal.follow', notice.bizId)
    return taken === 'taken'
  }

  const act: Record<(typeof steps)[number], (n: number, amountFen: number) => Promise<unknown>> = {
    recharge: async (n, amountFen) => {
      const payer = buyers[n % 2]!.id
      const bill = await market.call(
        '/api/finance/cashier/balanceAddCashierOrder',
        { amountFen },
        owner(payer),
        keyed(),
      )
      return made.bills.push({ ...bill, payer })
    },
    order: async (n) => {
      const buyer = buyers[n % 2]!
      const { payId, payableFen, orderIds } = await market.call(
        '/api/buyer/trading/order/orderSubmit',
        { now: { specId: goods.specId, quantity: 1 }, addressId: buyer.addressId, payableFen: 9_900 },
        owner(buyer.id),
        keyed(),
      )
      made.bills.push({ payId, payer: buyer.id, amountFen: payableFen })
      return made.orders.push({ id: orderIds[0]!, buyer: buyer.id })
    },
    payByBalance: async (n) => {
      const bill = pick(made.bills, n)
      if (!bill) return false
      const { authorisationId } = await authorised(bill.payer, 'pay', bill.payId, bill.amountFen)
      return market.call(
        '/api/finance/cashier/banlancePay',
        { payId: bill.payId, authorisationId },
        owner(bill.payer),
        keyed(),
      )
    },
    payByChannel: async (n) => {
      const bill = pick(made.bills, n)
      if (!bill) return false
      const input = { payId: bill.payId, way: 'scan' as const }
      const payer = owner(bill.payer)
      const { attemptId } = await market.call('/api/buyer/finance/payment/submitPay', input, payer, keyed())
      await follow('attempt.follow', attemptId)
      const { url } = await market.call('/api/finance/cashier/selPayAttempt', { attemptId }, payer)
      return url !== null && made.attempts.push({ attemptId, url })
    },
    approve: async (n) => made.attempts.length > 0 && bank.answer(pick(made.attempts, n)!.url),
    decline: async (n) => made.attempts.length > 0 && bank.answer(pick(made.attempts, n)!.url, false),
    notify: () => deliverDue(bank.db, bankKey, post),
    sync: async (n) => {
      const attempt = pick(made.attempts, n)
      return attempt && follow('attempt.follow', attempt.attemptId)
    },
    cancel: async (n) => {
      const order = pick(made.orders, n)
      if (!order) return false
      return market.call(
        '/api/buyer/trading/order/cancelOrder',
        { id: order.id, why: '不想买了' },
        owner(order.buyer),
        keyed(),
      )
    },
    cancelBySeller: async (n) => {
      const order = pick(made.orders, n)
      if (!order) return false
      return market.call('/api/trading/order/cancelOrder', { id: order.id, why: '缺货' }, seller(shop), keyed())
    },
    send: async (n) => {
      const order = pick(made.orders, n)
      if (!order) return false
      const { lines } = await market.call('/api/trading/order/selSellerOrderDetailById', { id: order.id }, seller(shop))
      const sending = {
        id: order.id,
        dispatch: { way: 'self' as const },
        lines: [{ lineId: lines[0]!.id, quantity: 1 }],
      }
      return market.call('/openapi/trading/order/orderDelivery', sending, seller(shop), keyed())
    },
    receive: async (n) => {
      const order = pick(made.orders, n)
      if (!order) return false
      return market.call('/api/buyer/trading/order/orderReceived', { id: order.id }, owner(order.buyer), keyed())
    },
    withdraw: async (n, amountFen) => {
      const ownerId = buyers[n % 2]!.id
      const cash = '/api/finance/balanceBusInfo/cash'
      const input = { step: 'draft' as const, amountFen, cardId: cards[n % 2]! }
      const draft = await market.call(cash, input, owner(ownerId), keyed())
      const { authorisationId } = await authorised(ownerId, 'cash', draft.id, amountFen)
      await market.call(cash, { step: 'submit', withdrawalId: draft.id, authorisationId }, owner(ownerId), keyed())
      return made.withdrawals.push(draft.id)
    },
    follow: async (n) => {
      advanceClock(5_000)
      const id = pick(made.withdrawals, n)
      return id && follow('withdrawal.follow', id)
    },
    freeze: async (n, amountFen) => {
      const ownerId = buyers[n % 2]!.id
      const hold = {
        systemId: wotu,
        ownerId,
        amountFen,
        reason: '保证金',
        bizNo: 'B1',
        kind: 'freeze' as const,
        counterparty: '',
      }
      return made.holds.push({ id: await inTx((trx) => holdFunds(trx, hold, clock.now())), ownerId })
    },
    unfreeze: async (n) => {
      const hold = pick(made.holds, n)
      if (hold) await inTx((trx) => releaseHold(trx, hold.ownerId, hold.id, '', clock.now()))
      return hold
    },
  }
  // Everybody starts with money, through the bank like all money.
  for (const n of [0, 1]) {
    await act.recharge(n, 60_000)
    await act.payByChannel(n, 0)
    await act.approve(n, 0)
    await act.sync(n, 0)
  }
  // One order is paid, so that much can happen to it.
  await act.order(0, 0)
  await act.payByBalance(made.bills.length - 1, 0)
  return { act, made, ids, follow }
}
type World = Awaited<ReturnType<typeof world>>

/** What was done at least once, so that the histories can't pass by doing nothing. */
const done = new Set<string>()

/** A refusal is an answer; whatever else is thrown is a fault. */
const tried = (op: string, promise: Promise<unknown>) =>
  promise.then(
    (result) => void (result && done.add(op)),
    (error: unknown) => {
      if (!(error instanceof Refusal || error instanceof BalanceShort)) throw error
    },
  )

/** Whatever is still open at the bank is asked about, until nothing is. */
async function settleAll({ made, follow }: World) {
  advanceClock(60_000)
  for (const { attemptId } of made.attempts) await follow('attempt.follow', attemptId)
  // Once sends what was never sent, once hears how it ended.
  for (let i = 0; i < 2; i += 1) {
    for (const id of made.withdrawals) await follow('withdrawal.follow', id)
    advanceClock(60_000)
  }
}

async function check(db: Db, { ids, made }: World) {
  const accounts = await db.selectFrom('account').selectAll().where('ownerId', 'in', ids).execute()
  const entries = await db
    .selectFrom('entry')
    .selectAll()
    .where('postingId', 'in', db.selectFrom('posting').select('id').where('ownerId', 'in', ids))
    .execute()
  const sum = (of: { amountFen: number }[]) => of.reduce((total, { amountFen }) => total + amountFen, 0)
  expect(sum(entries)).toBe(0)
  for (const { ownerId, kind, balanceFen } of accounts) {
    expect(balanceFen).toBeGreaterThanOrEqual(0)
    expect(balanceFen).toBe(sum(entries.filter((entry) => entry.ownerId === ownerId && entry.account === kind)))
  }
  const holds = await db
    .selectFrom('fundHold')
    .selectAll()
    .where('ownerId', 'in', ids)
    .where('state', '=', 'frozen')
    .execute()
  const frozen = accounts
    .filter(({ kind }) => kind === 'frozen')
    .reduce((total, { balanceFen }) => total + balanceFen, 0)
  expect(frozen).toBe(sum(holds))
  // The bank's own books: what came in and did not go out is what the members have.
  const bankLines = await channel().statement(new Date(0), new Date('2100-01-01'))
  const ours = new Set([...made.attempts.map(({ attemptId }) => attemptId), ...made.withdrawals])
  const atBank = bankLines.filter(({ bizId }) => ours.has(bizId))
  const held =
    sum(atBank.filter(({ kind }) => kind === 'payment')) - sum(atBank.filter(({ kind }) => kind === 'transfer'))
  expect(accounts.reduce((total, { balanceFen }) => total + balanceFen, 0)).toBe(held)
  // What is kept beside the ledger and beside the orders says the same as they do.
  expect(await recountFlows(db)).toBe(0)
  expect(await recountOrders(db)).toBe(0)
}

it(
  `not a fen is made or lost in ${runs} random histories`,
  async () => {
    const { db } = await testDb()
    await fc.assert(
      fc.asyncProperty(history, mischief, async (batches, settings) => {
        setClock(new Date('2026-03-02T02:00:00Z'))
        await bank.misbehave(settings)
        const market = await world(db)
        for (const batch of batches)
          await Promise.all(batch.map(({ op, n, amountFen }) => tried(op, market.act[op](n, amountFen))))
        await settleAll(market)
        await inTenant(wotu, () => check(db, market))
      }),
      { numRuns: runs },
    )
    if (runs >= 20) expect([...steps].filter((op) => !done.has(op))).toEqual([])
  },
  runs * 5_000,
)
