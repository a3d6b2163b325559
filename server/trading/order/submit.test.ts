import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { call, refused } from '../../testing/call.ts'
import { makeGoods, makeMember, makeShop } from '../../testing/market.ts'
import { readyToOrder, submit, type Ready } from '../../testing/orders.ts'

setPepper('test')

const draft = '/api/buyer/trading/order/orderSubmitData'
const place = '/api/buyer/trading/order/orderSubmit'

/** Who waits for a lock in this file's database. */
const waiting = sql`
  select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`

/** What a buyer submits for the line in their cart. */
const inputOf = ({ lineId, buyer, goods, quantity }: Ready) => ({
  lineIds: [lineId],
  addressId: buyer.addressId,
  payableFen: goods.priceFen * quantity,
})

/** The place that a buyer sends from, the default of its kind. */
async function placeOfSending(db: Db, boId: string) {
  const id = '1'
  const where = { consignee: '王建国', phone: '13900000001', areaCode: '110105', areaName: '北京市 北京市 朝阳区' }
  const row = { systemId: wotu, boId, id, kind: 'send' as const, ...where, detail: '建国路88号', isDefault: true }
  await db.insertInto('address').values(row).execute()
  return id
}

describe('an order goes', () => {
  it(
    'to no place but one where its buyer receives: not to another’s, and not to where they send from',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const others = (await makeMember(db)).addressId
      for (const addressId of [others, await placeOfSending(db, market.buyer.id)])
        await refused(
          db,
          { [draft]: { lineIds: [market.lineId], addressId }, [place]: { ...inputOf(market), addressId } },
          market.as,
          'NOT_FOUND',
        )
    }),
  )

  it(
    'to the place of receipt where none is asked for',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      await placeOfSending(db, market.buyer.id)
      const { address } = await call(db, draft, { lineIds: [market.lineId] }, market.as)
      expect(address).toMatchObject({ id: market.buyer.addressId, kind: 'receive' })
    }),
  )

  it(
    'everywhere, free of freight, where its goods have no template',
    inRollback(async (db) => {
      const shop = await makeShop(db, { rules: [] })
      const { goodsId, specId } = await makeGoods(db, shop)
      const { as } = await readyToOrder(db)
      const now = { specId, quantity: 1 }
      expect(await call(db, draft, { now }, as)).toMatchObject({ orders: [{ deliverable: false }] })
      await db.updateTable('goods').set({ freightTemplateId: null }).where('id', '=', goodsId).execute()
      expect(await call(db, draft, { now }, as)).toMatchObject({ orders: [{ deliverable: true, freightFen: 0 }] })
    }),
  )
})

describe('an order is made', () => {
  it(
    'whole: not where some of what was chosen has left the cart',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const input = { ...inputOf(market), lineIds: [market.lineId, newId()] }
      await expect(call(db, place, input, market.as, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it(
    'whatever other shop is closed',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const other = await makeShop(db)
      await db.updateTable('shop').set({ state: 'frozen' }).where('id', '=', other.shopId).execute()
      const cart = await call(db, '/api/buyer/trading/cart/selOrderCart', {}, market.as)
      expect(cart.shops[0]!.lines).toMatchObject([{ id: market.lineId, fault: null }])
      expect(await submit(db, market)).toMatchObject({ payableFen: 25_600 })
    }),
  )

  it('by what its goods cost once nobody else changes them, when it is made by itself', async () => {
    const { db } = await testDb()
    await inTenant(wotu, async () => {
      const market = await readyToOrder(db)
      const placed = await db.transaction().execute(async (seller) => {
        const spec = seller.updateTable('goodsSpec').where('id', '=', market.goods.specId)
        await spec.set({ priceFen: 13_000 }).execute()
        const submitted = Promise.allSettled([tx(db, (trx) => submit(trx, market))])
        await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0)
        return () => submitted
      })
      expect(await placed()).toMatchObject([{ status: 'rejected', reason: { code: 'PRICE_CHANGED' } }])
    })
  })
})
