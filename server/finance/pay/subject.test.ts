import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#kernel/clock.ts'
import { type Db, named } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { balancesOf, orderBill } from '../../testing/finance.ts'
import { givePayPassword, makeMember, payBill } from '../../testing/market.ts'
import { openAtChannel } from '../../testing/outside.ts'
import { platform } from '../ledger/ledger.ts'
import { closeBills, listBills, openBill } from './bill.ts'
import { lockBills } from './billLock.ts'
import { lockBilled, offerOffline, settleOffline, withdrawOffline } from './offline.ts'
import { registerSubject } from './subject.ts'

// A subject that no domain has: deposits for an auction. All that the cashier learns of it is what is registered here.

const bank = await testBank()
afterEach(() => setClock('running'))

registerSubject('deposit', {
  title: '竞拍保证金',
  ways: ['balance', 'scan', 'offline'],
  thing: (payerId, id) => `
    select d.id, 'D' || d.id as no, '拍卖行' as payee, d.payee_id, '保证金' as title, '' as picture, d.fen as amount_fen, d.state,
      d.closed, d.state = 'confirmed' as transferred
    from pg_temp.deposit d where d.payer_id = ${payerId} and d.id = ${id}`,
  standing: (deposits) => (deposits.every(({ state }) => state === 'due') ? 'waiting' : 'closed'),
  settle: (bill, deposits, way, now) => {
    if (!deposits.every(({ state }) => state === 'due')) return 'stateChanged'
    if (deposits.reduce((sum, { amountFen }) => sum + amountFen, 0) !== bill.amountFen) return 'amountChanged'
    return {
      postings: deposits.map(({ id, no, payeeId, amountFen }) => ({
        ownerId: bill.payerId,
        key: `deposit:${id}`,
        kind: 'pay' as const,
        bizNo: no,
        legs: [
          { ...bill.source, amountFen: -amountFen },
          { ownerId: payeeId, account: 'available' as const, amountFen },
        ],
      })),
      paid: deposits.map(({ id, amountFen }) => ({ payerId: bill.payerId, id, amountFen, way, at: now })),
      concerned: deposits.map(({ payeeId }) => [payeeId, ['/api/finance/balanceBusInfo/selBalance']]),
    }
  },
  write: (paid) => [
    { name: 'pg_temp.pay_deposits', values: named(paid, { payerIds: (d) => d.payerId, ids: (d) => d.id }) },
  ],
})

/** One that names no things: its sum is all that there is to it. */
registerSubject('fee', {
  title: '服务费',
  ways: ['balance'],
  standing: () => 'waiting',
  settle: ({ payerId, id, amountFen, source }, things) => {
    if (things.length > 0) return 'stateChanged'
    const legs = [
      { ...source, amountFen: -amountFen },
      { ownerId: platform, account: 'fee' as const, amountFen },
    ]
    return { postings: [{ ownerId: payerId, key: `fee:${id}`, kind: 'fee', bizNo: id, legs }], paid: [], concerned: [] }
  },
  write: () => [],
})

/** What the domain of deposits would have in its migrations; gone with the test's transaction. */
const makeTables = (db: Db) =>
  sql`
    do $do$ begin
      create temp table deposit (
        payer_id bigint, id bigint, payee_id bigint, fen bigint, state text default 'due', closed boolean default false
      ) on commit drop;
      create function pg_temp.pay_deposits(payer_ids bigint[], ids bigint[]) returns void language plpgsql as $f$
      begin
        update pg_temp.deposit d set state = 'paid' where d.payer_id = any(payer_ids) and d.id = any(ids) and d.state = 'due';
      end $f$;
    end $do$`.execute(db)

const submitPay = '/api/buyer/finance/payment/submitPay'
const sync = '/api/buyer/finance/payment/syncPayStatusByBizId'

/** A bidder with money and an auctioneer, and deposits of the first for the second, with one bill. */
async function bidding(db: Db, ids = [newId(), newId()]) {
  await makeTables(db)
  const [bidder, auctioneer] = [await makeMember(db, { balanceFen: 10_000 }), await makeMember(db)]
  await givePayPassword(db, bidder.id)
  for (const id of ids)
    await sql`insert into deposit (payer_id, id, payee_id, fen) values (${bidder.id}, ${id}, ${auctioneer.id}, 3000)`.execute(
      db,
    )
  const now = new Date()
  const of = { payerId: bidder.id, subject: 'deposit', amountFen: 3_000, now, payBy: new Date(now.getTime() + 600_000) }
  const things = ids.map((id) => ({ ...of, id }))
  const { payId, amountFen } = await openBill(db, things)
  return { as: owner(bidder.id), bidder, auctioneer, ids, things, payId, amountFen }
}

const change = (db: Db, id: string, set: { state?: string; closed?: boolean }) =>
  sql`update deposit set state = coalesce(${set.state ?? null}, state), closed = coalesce(${set.closed ?? null}, closed)
    where id = ${id}`.execute(db)
const statesOf = async (db: Db) =>
  (await sql<{ state: string }>`select state from deposit order by id`.execute(db)).rows
const billOf = (db: Db, payId: string) =>
  db.selectFrom('bill').select(['state', 'way']).where('id', '=', payId).executeTakeFirstOrThrow()

describe('what the cashier has never heard of', () => {
  it(
    'is shown with its things, its payee and the ways that it may be paid in; asked for again it has one bill',
    inRollback(async (db) => {
      const { as, ids, things, payId } = await bidding(db)
      const bill = await call(db, '/api/buyer/finance/payment/selPayById', { payId }, as)
      expect(bill).toMatchObject({ biz: 'deposit', amountFen: 6_000, state: 'waiting', payees: ['拍卖行'] })
      expect(bill.orders.map(({ id, payableFen }) => [id, payableFen])).toEqual(ids.map((id) => [id, 3_000]))
      const ways = await call(db, '/api/buyer/finance/payment/getPayChannel', { payId }, as)
      expect(ways.map(({ way, usable }) => [way, usable])).toEqual([
        ['balance', true],
        ['scan', true],
        ['offline', true],
      ])
      expect(await openBill(db, things)).toEqual({ payId, amountFen: 6_000 })
    }),
  )

  it(
    'is paid from the balance, and an order beside it: each moves its own, and the money goes where it says',
    inRollback(async (db) => {
      const { as, bidder, auctioneer, payId, amountFen } = await bidding(db)
      const order = await orderBill(db, { balanceFen: 20_000 })
      await givePayPassword(db, order.buyer.id)
      expect(await payBill(db, as, payId, amountFen)).toMatchObject({ state: 'success', biz: 'deposit' })
      expect(await payBill(db, order.as, order.payId, order.payableFen)).toMatchObject({
        state: 'success',
        biz: 'order',
      })
      expect(await statesOf(db)).toEqual([{ state: 'paid' }, { state: 'paid' }])
      expect(await balancesOf(db, bidder.id)).toMatchObject({ available: 4_000 })
      expect(await balancesOf(db, auctioneer.id)).toMatchObject({ available: 6_000 })
    }),
  )

  it(
    'is paid when it names no things',
    inRollback(async (db) => {
      const { as, bidder } = await bidding(db)
      const [id, at] = [newId(), new Date()]
      await db
        .insertInto('bill')
        .values({
          systemId: wotu,
          payerId: bidder.id,
          id,
          subject: 'fee',
          amountFen: 700,
          createdAt: at,
          expiresAt: at,
          paidAt: null,
        })
        .execute()
      expect(await payBill(db, as, id, 700)).toMatchObject({ state: 'success', biz: 'fee', orders: [], payees: [] })
      expect(await balancesOf(db, bidder.id)).toMatchObject({ available: 9_300 })
    }),
  )

  it(
    'is paid at the channel by scanning, under its own title',
    inRollback(async (db) => {
      const { as, auctioneer, payId } = await bidding(db)
      const { url, attemptId } = await openAtChannel(db, submitPay, { payId, way: 'scan' }, as)
      const page = bank.db.selectFrom('sandboxPayment').select(['title', 'returnUrl']).where('bizId', '=', attemptId)
      expect(await page.executeTakeFirst()).toEqual({
        title: '竞拍保证金',
        returnUrl: `/cashier/payResult/deposit/${payId}`,
      })
      await bank.answer(url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'success' })
      expect(await statesOf(db)).toEqual([{ state: 'paid' }, { state: 'paid' }])
      expect(await balancesOf(db, auctioneer.id)).toMatchObject({ available: 6_000 })
    }),
  )

  it(
    'is paid beside the platform once its payee has confirmed all of it, and not before',
    inRollback(async (db) => {
      const { bidder, ids, payId } = await bidding(db)
      expect(await lockBilled(db, bidder.id, 'deposit', payId)).toEqual(ids)
      await offerOffline(db, bidder.id, 'deposit', ids, payId)
      expect(await billOf(db, payId)).toEqual({ state: 'waiting', way: 'offline' })
      for (const [i, id] of ids.entries()) {
        await change(db, id, { state: 'confirmed' })
        await settleOffline(db, bidder.id, 'deposit', id, new Date())
        expect(await billOf(db, payId)).toEqual({ state: i === 0 ? 'waiting' : 'success', way: 'offline' })
      }
    }),
  )

  it(
    'is not paid when it has moved on, costs something else, or its payee takes no money now',
    inRollback(async (db) => {
      const { as, ids, payId, amountFen, bidder } = await bidding(db)
      const refusedWith = async (code: string) => {
        await expect(payBill(db, as, payId, amountFen)).rejects.toMatchObject({ code })
        expect(await balancesOf(db, bidder.id)).toMatchObject({ available: 10_000 })
      }
      await change(db, ids[0]!, { closed: true })
      await refusedWith('PAY_SHOP_CLOSED')
      await expect(call(db, submitPay, { payId, way: 'scan' }, as, newId())).rejects.toMatchObject({
        code: 'PAY_SHOP_CLOSED',
      })
      const ways = await call(db, '/api/buyer/finance/payment/getPayChannel', { payId }, as)
      expect(ways.some(({ usable }) => usable)).toBe(false)
      await change(db, ids[0]!, { closed: false, state: 'gone' })
      await refusedWith('STATE_CHANGED')
      await change(db, ids[0]!, { state: 'due' })
      await sql`update deposit set fen = 1`.execute(db)
      await refusedWith('PAY_AMOUNT_CHANGED')
    }),
  )

  it(
    'is not paid in a way that it doesn’t name, by card: the money goes to the balance',
    inRollback(async (db) => {
      const { as, payId } = await bidding(db)
      const { url } = await openAtChannel(db, submitPay, { payId, way: 'card' }, as)
      await bank.answer(url)
      expect(await call(db, sync, { payId }, as)).toMatchObject({ state: 'closed' })
      expect(await statesOf(db)).toEqual([{ state: 'due' }, { state: 'due' }])
    }),
  )
})

describe('two things of one payer that have the same number', () => {
  it(
    'are two: what is done to the bills of one leaves those of the other',
    inRollback(async (db) => {
      const order = await orderBill(db)
      const payerId = order.buyer.id
      const at = new Date()
      const open = (subject: string) =>
        openBill(db, [{ payerId, subject, id: order.orderId, amountFen: order.payableFen, now: at, payBy: at }])
      const { payId } = await open('deposit')
      expect(payId).not.toBe(order.payId)
      expect((await open('order')).payId).toBe(order.payId)
      expect((await listBills(db, payerId, 'deposit', order.orderId)).map((bill) => bill.payId)).toEqual([payId])
      expect(await lockBills(db, payerId, 'deposit', [order.orderId])).toEqual([{ id: payId }])
      await expect(lockBilled(db, payerId, 'deposit', order.payId)).rejects.toMatchObject({ code: 'PAY_CLOSED' })

      await offerOffline(db, payerId, 'order', [order.orderId])
      expect(await billOf(db, order.payId)).toMatchObject({ way: 'offline' })
      expect(await billOf(db, payId)).toMatchObject({ way: '' })
      await offerOffline(db, payerId, 'deposit', [order.orderId])
      for (const id of [order.payId, payId]) expect(await billOf(db, id)).toMatchObject({ way: 'offline' })
      await withdrawOffline(db, payerId, 'deposit', order.orderId, at)
      await settleOffline(db, payerId, 'deposit', order.orderId, at)
      await closeBills(db, payerId, 'deposit', order.orderId)
      expect(await billOf(db, order.payId)).toEqual({ state: 'waiting', way: 'offline' })
      expect(await billOf(db, payId)).toEqual({ state: 'closed', way: '' })
    }),
  )
})

describe('the view by which processes of the release before go on', () => {
  it(
    'reads, opens and changes the same bills, by the old names, within the tenant',
    inRollback(async (db) => {
      const { buyer, orderId, payId } = await orderBill(db)
      const id = newId()
      await sql`insert into pay (system_id, payer_id, id, biz, amount_fen, created_at, expires_at)
        values (${wotu}, ${buyer.id}, ${id}, 'recharge', 500, now(), now())`.execute(db)
      await sql`update pay set state = 'closed' where payer_id = ${buyer.id} and id = ${id}`.execute(db)
      expect(await billOf(db, id)).toMatchObject({ state: 'closed' })
      const old =
        await sql`select biz, order_ids, state from pay where payer_id = ${buyer.id} and order_ids && ${[orderId]}::bigint[]
        for update`.execute(db)
      expect(old.rows).toEqual([{ biz: 'order', orderIds: [orderId], state: 'waiting' }])
      await sql`set local wotu.system_id = '999'`.execute(db)
      expect((await sql`select from pay where id in (${id}, ${payId})`.execute(db)).rows).toEqual([])
    }),
  )
})

it('a subject’s name is a plain word', () => {
  expect(() => registerSubject("x' or true", {} as never)).toThrow('Not a name of a subject')
})
