import { describe, expect, it } from 'vitest'
import { withClient } from '../../testing/database.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, refused } from '../../testing/call.ts'
import { orderBill } from '../../testing/finance.ts'
import { giveFile } from '../../testing/market.ts'
import { ofTwoSellers, readyToOrder, submit, type Ready } from '../../testing/orders.ts'
import { closeBills, listBills, takeBill } from './bill.ts'
import { offerOffline, settleOffline, withdrawOffline } from './offline.ts'

setPepper('test')

const uploadForBill = '/api/buyer/trading/order/pay/uploadVoucher'

/** A buyer's orders of one shop, each with a bill of its own. */
async function ordersOf(db: Db, count: number) {
  const ready = await readyToOrder(db)
  const { goods, buyer, as } = ready
  const orders: { id: string; payId: string }[] = []
  for (let i = 0; i < count; i += 1) {
    const input = { now: { specId: goods.specId, quantity: 1 }, addressId: buyer.addressId, payableFen: goods.priceFen }
    const { payId, orderIds } = await call(db, '/api/buyer/trading/order/orderSubmit', input, as, newId())
    orders.push({ id: orderIds[0]!, payId })
  }
  return { ...ready, orders }
}

const bringVoucher = async (db: Db, { as, buyer }: Ready, id: string) =>
  call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher: [await giveFile(db, buyer.id)] }, as)
const confirm = (db: Db, { asSeller }: Ready, id: string) =>
  call(db, '/api/trading/order/modifyOrderByObj', { id, action: 'confirmPayment' }, asSeller)
const rowOf = (db: Db, payId: string) =>
  db.selectFrom('bill').select(['state', 'way', 'expiresAt']).where('id', '=', payId).executeTakeFirstOrThrow()
/** Whatever else would make it so: here it is so. */
const make = (
  db: Db,
  payId: string,
  set: { state?: 'success' | 'closed' | 'waiting'; way?: 'offline' | 'card' | '' },
) => db.updateTable('bill').set(set).where('id', '=', payId).execute()

describe('a voucher', () => {
  it(
    'makes offline the bill for just its order, whatever the payer’s newer bills are for; ended ones stay as they were',
    inRollback(async (db) => {
      const ready = await ordersOf(db, 2)
      const [one, other] = ready.orders as [{ id: string; payId: string }, { id: string; payId: string }]
      const ended = await db.selectFrom('bill').selectAll().where('id', '=', one.payId).executeTakeFirstOrThrow()
      const closed = newId()
      await db
        .insertInto('bill')
        .values({ ...ended, id: closed, state: 'closed', way: 'card' })
        .execute()
      await offerOffline(db, ready.buyer.id, 'order', [one.id])
      expect(await rowOf(db, one.payId)).toMatchObject({ way: 'offline' })
      expect(await rowOf(db, other.payId)).toMatchObject({ way: '' })
      expect(await rowOf(db, closed)).toMatchObject({ way: 'card' })
    }),
  )

  it(
    'is for a bill that waits, and for orders',
    inRollback(async (db) => {
      const { as, buyer, payId } = await orderBill(db)
      const voucher = [await giveFile(db, buyer.id)]
      const recharge = '/api/finance/cashier/balanceAddCashierOrder'
      const { payId: forMoney } = await call(db, recharge, { amountFen: 500 }, as, newId())
      await refused(db, { [uploadForBill]: { payId: forMoney, voucher } }, as, 'PAY_CLOSED')
      await make(db, payId, { state: 'closed' })
      await refused(db, { [uploadForBill]: { payId, voucher } }, as, 'PAY_CLOSED')
      await make(db, payId, { state: 'success' })
      await refused(db, { [uploadForBill]: { payId, voucher } }, as, 'STATE_CHANGED')
    }),
  )

  it(
    'that is sent back sets free the bill that it was for, and changes no other',
    inRollback(async (db) => {
      const ready = await ordersOf(db, 3)
      const [one, other, ended] = ready.orders as { id: string; payId: string }[]
      const toPayment = '/api/buyer/trading/order/toPayment'
      const both = await call(db, toPayment, { orderIds: [one!.id, other!.id] }, ready.as, newId())
      await bringVoucher(db, ready, one!.id)
      await bringVoucher(db, ready, other!.id)
      await make(db, ended!.payId, { state: 'closed', way: 'offline' })
      await db
        .updateTable('bill')
        .set({ subjectIds: [one!.id] })
        .where('id', '=', ended!.payId)
        .execute()
      const before = await rowOf(db, both.payId)
      const refuse = { id: one!.id, action: 'refuseVoucher' as const, why: '金额不符' }
      await call(db, '/api/trading/order/modifyOrderByObj', refuse, ready.asSeller)
      expect(await rowOf(db, one!.payId)).toMatchObject({ way: '' })
      expect(await rowOf(db, other!.payId)).toMatchObject({ way: 'offline' })
      expect(await rowOf(db, ended!.payId)).toMatchObject({ way: 'offline' })
      expect(await rowOf(db, both.payId)).toEqual(before)
    }),
  )

  it(
    'that is confirmed pays the bill of its own order, among others that wait',
    inRollback(async (db) => {
      const ready = await ordersOf(db, 3)
      for (const { id } of ready.orders) await bringVoucher(db, ready, id)
      // The middle one: found neither first nor last.
      await confirm(db, ready, ready.orders[1]!.id)
      const states = await Promise.all(ready.orders.map(async ({ payId }) => (await rowOf(db, payId)).state))
      expect(states).toEqual(['waiting', 'success', 'waiting'])
    }),
  )

  it(
    'that is confirmed pays the order, and no bill where none waits for it any more',
    inRollback(async (db) => {
      const ready = await readyToOrder(db)
      const { id, payId } = await submit(db, ready)
      await bringVoucher(db, ready, id)
      await make(db, payId, { state: 'closed' })
      expect(await confirm(db, ready, id)).toMatchObject({ state: 'unsent', payWay: 'offline' })
      expect(await rowOf(db, payId)).toMatchObject({ state: 'closed' })
    }),
  )

  it('waits for whoever has its bill, before it takes the orders', async () => {
    const { db, url } = await testDb()
    const { as, buyer, payId, orderId, voucher } = await inTenant(wotu, async () => {
      const bill = await orderBill(db)
      return { ...bill, voucher: [await giveFile(db, bill.buyer.id)] }
    })
    await withClient(url, async (client) => {
      await client.query(`begin; select from bill where id = ${payId} for update`)
      const brought = market.call(uploadForBill, { payId, voucher }, as)
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0)
      const free = `select from orders where buyer_id = ${buyer.id} and id = ${orderId} for update nowait`
      const found = await client.query(free).catch((error: unknown) => error)
      await client.query('rollback')
      await brought
      expect(found).toMatchObject({ rowCount: 1 })
    })
  })
})

describe('an order’s bills', () => {
  it(
    'are closed when its price changes, those that wait; another order’s are not, and not listed with them',
    inRollback(async (db) => {
      const { ready, first, second, payId, a, b } = await ofTwoSellers(db)
      const { id: payerId } = ready.buyer
      expect((await listBills(db, payerId, 'order', a)).map((bill) => bill.payId)).toEqual([payId, first])
      expect((await listBills(db, payerId, 'order', b)).map((bill) => bill.payId)).toEqual([payId, second])
      await make(db, payId, { state: 'success' })
      await closeBills(db, payerId, 'order', a)
      const states = await Promise.all([first, second, payId].map(async (id) => (await rowOf(db, id)).state))
      expect(states).toEqual(['closed', 'waiting', 'success'])
    }),
  )

  it(
    'are read and changed in their payer’s name only',
    inRollback(async (db) => {
      const ready = await ordersOf(db, 1)
      const [{ id, payId }] = ready.orders as [{ id: string; payId: string }]
      const { sellerId } = ready.shop
      await bringVoucher(db, ready, id)
      const before = await rowOf(db, payId)
      const now = new Date()
      expect(await listBills(db, sellerId, 'order', id)).toEqual([])
      await offerOffline(db, sellerId, 'order', [id])
      await withdrawOffline(db, sellerId, 'order', id, now)
      await settleOffline(db, sellerId, 'order', id, now)
      await closeBills(db, sellerId, 'order', id)
      await expect(takeBill(db, sellerId, payId, 'scan', now)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await rowOf(db, payId)).toEqual(before)
    }),
  )
})
