import { describe, expect, it } from 'vitest'
import { type Db, named, runFunctions } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { testBank } from '../../testing/bank.ts'
import { call } from '../../testing/call.ts'
import { authorisation, orderBill } from '../../testing/finance.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { AlreadyPosted, post } from './ledger.ts'

// Whoever calls the database's functions has read and judged before. Here nobody has: what changed since then is refused
// by the function itself, and nothing of it is written.

await testBank()

/** One call of a function, in a savepoint: its refusal spoils no more than itself. */
const run = (db: Db, name: string, row: Record<string, string | number | Date>) => {
  const values = named([row], Object.fromEntries(Object.entries(row).map(([key, value]) => [key, () => value])))
  return tx(db, (trx) => runFunctions(trx, [{ name, values }]))
}

/** A buyer with one unpaid order, its bill, and an authorisation for it. */
async function authorised(db: Db) {
  const bill = await orderBill(db, { balanceFen: 20_000 })
  await givePayPassword(db, bill.buyer.id)
  const what = { purpose: 'pay' as const, bizId: bill.payId, amountFen: bill.payableFen }
  return { ...bill, payerId: bill.buyer.id, what, authorisationId: await authorisation(db, bill.buyer.id, what) }
}

describe('a bill is taken', () => {
  const take = (db: Db, { payerId, payId }: { payerId: string; payId: string }, by: string, at = new Date()) =>
    run(db, 'take_bills', { payerIds: payerId, ids: payId, authorisationIds: by, ats: at })

  it(
    'by an authorisation for it, once',
    inRollback(async (db) => {
      const bill = await authorised(db)
      await take(db, bill, bill.authorisationId)
      const { state } = await db
        .selectFrom('bill')
        .select('state')
        .where('id', '=', bill.payId)
        .executeTakeFirstOrThrow()
      expect(state).toBe('success')
      await db.updateTable('bill').set({ state: 'waiting' }).where('id', '=', bill.payId).execute()
      await expect(take(db, bill, bill.authorisationId)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
    }),
  )

  it.each(['success', 'closed'] as const)('no more once it is %s', (state) =>
    inRollback(async (db) => {
      const bill = await authorised(db)
      await db.updateTable('bill').set({ state }).where('id', '=', bill.payId).execute()
      await expect(take(db, bill, bill.authorisationId)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
    })(),
  )

  it(
    'by none that is for another purpose, thing, sum or member, or is over',
    inRollback(async (db) => {
      const bill = await authorised(db)
      const stranger = await makeMember(db)
      await givePayPassword(db, stranger.id)
      for (const wrong of [
        await authorisation(db, bill.payerId, { ...bill.what, purpose: 'cash' }),
        await authorisation(db, bill.payerId, { ...bill.what, bizId: newId() }),
        await authorisation(db, bill.payerId, { ...bill.what, amountFen: bill.payableFen - 1 }),
        await authorisation(db, stranger.id, bill.what),
      ])
        await expect(take(db, bill, wrong)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
      const late = new Date(Date.now() + 6 * 60_000)
      await expect(take(db, bill, bill.authorisationId, late)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
    }),
  )
})

describe('an order becomes paid', () => {
  it(
    'while it is unpaid and costs what was judged',
    inRollback(async (db) => {
      const { buyer, orderId, payableFen } = await orderBill(db)
      const pay = (fen: number) => {
        const order = { buyerIds: buyer.id, ids: orderId, logIds: newId(), amountsFen: fen }
        return run(db, 'pay_orders', { ...order, ways: 'balance', ats: new Date() })
      }
      await expect(pay(payableFen - 1)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      await pay(payableFen)
      await expect(pay(payableFen)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    }),
  )
})

describe('stock is taken', () => {
  it(
    'while there is enough of it at the price that was judged',
    inRollback(async (db) => {
      const { shop, goods } = await orderBill(db)
      const take = (quantity: number, fen: number) =>
        run(db, 'take_stock', { sellerIds: shop.sellerId, specIds: goods.specId, quantities: quantity, pricesFen: fen })
      await expect(take(1, goods.priceFen - 1)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      await expect(take(100, goods.priceFen)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      await take(99, goods.priceFen)
    }),
  )
})

describe('a cart line becomes an order', () => {
  it(
    'as it was read, once, and by its owner',
    inRollback(async (db) => {
      const { as, buyer, goods } = await orderBill(db)
      const input = { specId: goods.specId, quantity: 2 }
      const { lineId } = await call(db, '/openapi/trading/cart/addOrderCartV2/1.0', input, as)
      const drop = (quantity = 2, specId = goods.specId, owner = buyer.id) =>
        run(db, 'drop_cart_lines', { buyerIds: owner, ids: lineId, specIds: specId, quantities: quantity })
      const gone = { code: 'NOTHING_CHOSEN' }
      await expect(drop(3)).rejects.toMatchObject(gone)
      await expect(drop(2, newId())).rejects.toMatchObject(gone)
      await expect(drop(2, goods.specId, newId())).rejects.toMatchObject(gone)
      await drop()
      await expect(drop()).rejects.toMatchObject(gone)
    }),
  )
})

describe('a posting', () => {
  it(
    'that names an account which was never opened is a fault, not a lack of money',
    inRollback(async (db) => {
      const { buyer } = await orderBill(db, { balanceFen: 100 })
      const nobody = newId()
      const legs = [
        { ownerId: buyer.id, account: 'available' as const, amountFen: -1 },
        { ownerId: nobody, account: 'available' as const, amountFen: 1 },
      ]
      const posting = { ownerId: buyer.id, key: 'p', kind: 'pay' as const, bizNo: '1', legs }
      await expect(post(db, new Date(), [posting])).rejects.toThrow('never opened')
    }),
  )

  it(
    'is made once: its key is refused the second time',
    inRollback(async (db) => {
      const { buyer, shop } = await orderBill(db, { balanceFen: 100 })
      const legs = [
        { ownerId: buyer.id, account: 'available' as const, amountFen: -1 },
        { ownerId: shop.sellerId, account: 'available' as const, amountFen: 1 },
      ]
      const posting = { ownerId: buyer.id, key: 'p', kind: 'pay' as const, bizNo: '1', legs }
      await post(db, new Date(), [posting])
      await expect(post(db, new Date(), [posting])).rejects.toBeInstanceOf(AlreadyPosted)
    }),
  )

  it(
    'that would take an account below zero is refused whole',
    inRollback(async (db) => {
      const { buyer, shop } = await orderBill(db, { balanceFen: 100 })
      const legs = [
        { ownerId: buyer.id, account: 'available' as const, amountFen: -101 },
        { ownerId: shop.sellerId, account: 'available' as const, amountFen: 101 },
      ]
      const posting = { ownerId: buyer.id, key: 'p', kind: 'pay' as const, bizNo: '1', legs }
      await expect(post(db, new Date(), [posting])).rejects.toThrow(
        expect.objectContaining({ constructor: expect.objectContaining({ name: 'BalanceShort' }) }),
      )
    }),
  )
})
