import { afterEach, describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { tx } from '#kernel/call/tx.ts'
import { call, market, owner, seller } from '../../testing/call.ts'
import { giveFile, makeMember, makeShop } from '../../testing/market.ts'
import { sentOrder } from '../../testing/orders.ts'

setPepper('test')

const add = '/api/buyer/trading/evaluate/addEvalOrder'
const ofOrder = '/api/buyer/trading/evaluate/selEvalByOrderId'
const ofGoods = '/api/buyer/trading/evaluate/selEvaGoodsByPage'

/** An order that its buyer has received. */
async function received(db: Db) {
  const order = await sentOrder(db)
  const { lines } = await call(db, '/api/buyer/trading/order/orderReceived', { id: order.id }, order.as, newId())
  return { ...order, lineId: lines[0]!.id }
}

const stars = { stars: 4, described: 5, service: 3, logistics: 2, words: '米香浓郁' }

describe('an evaluation', () => {
  it(
    'ends the order, and counts for its goods and its shop',
    inRollback(async (db) => {
      const { id, lineId, as, asSeller, goods, shop, buyer } = await received(db)
      const pictures = [await giveFile(db, buyer.id)]
      await call(db, add, { orderId: id, lines: [{ lineId, ...stars, pictures }] }, as, newId())
      expect(await call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id }, as)).toMatchObject({
        state: 'done',
        lines: [{ evaluated: true }],
      })
      for (const party of [as, asSeller])
        expect(await call(db, ofOrder, { orderId: id }, party)).toMatchObject([
          { stars: 4, words: '米香浓郁', buyerName: '王*', reply: '' },
        ])
      expect(
        await call(
          db,
          '/openapi/trading/evaluateGoods/selScoreByGoodsId/manage',
          { goodsId: goods.goodsId },
          asVisitor,
        ),
      ).toEqual({
        score: 400,
        all: 1,
        good: 1,
        middle: 0,
        poor: 0,
        pictured: 1,
      })
      expect(await call(db, '/api/trading/evaluate/selEvalScoreByParam', { shopId: shop.shopId }, asVisitor)).toEqual({
        score: 333,
        described: 500,
        service: 300,
        logistics: 200,
        count: 1,
      })
      expect(await call(db, '/api/trading/evaluate/selEvalList', {}, as)).toMatchObject({ total: 1 })
      expect(await call(db, '/api/trading/evaluate/selEvaByPage', { keyword: '大米' }, asSeller)).toMatchObject({
        total: 1,
        rows: [{ orderId: id }],
      })
      expect(await call(db, '/api/trading/evaluate/selEvaByPage', { grade: 'poor' }, asSeller)).toMatchObject({
        total: 0,
      })
      expect(await call(db, '/api/trading/goods/selGoodsById/v2', { id: goods.goodsId }, asVisitor)).toMatchObject({
        sales: 2,
        score: 400,
      })
    }),
  )

  it.each([
    ['all', 1],
    ['good', 1],
    ['middle', 0],
    ['poor', 0],
    ['pictured', 1],
  ] as const)('is found among the %s ones: %i', async (grade, total) =>
    inRollback(async (db) => {
      const { id, lineId, as, goods, buyer } = await received(db)
      const pictures = [await giveFile(db, buyer.id)]
      await call(db, add, { orderId: id, lines: [{ lineId, ...stars, pictures, anonymous: true }] }, as, newId())
      const page = await call(db, ofGoods, { goodsId: goods.goodsId, grade }, asVisitor)
      expect(page.total).toBe(total)
      expect(page.rows.map((row) => row.buyerName)).toEqual(total === 1 ? ['匿名用户'] : [])
    })(),
  )

  it(
    'is of every line of a received order of one’s own, once',
    inRollback(async (db) => {
      const sent = await sentOrder(db)
      const early = { orderId: sent.id, lines: [{ lineId: '1', ...stars }] }
      await expect(call(db, add, early, sent.as, newId())).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      const { id, lineId, as } = await received(db)
      const lines = [{ lineId, ...stars }]
      const unknown = { lineId: '1', ...stars }
      for (const wrong of [[unknown], [...lines, ...lines], [...lines, unknown]])
        await expect(call(db, add, { orderId: id, lines: wrong }, as, newId())).rejects.toMatchObject({
          code: 'EVALUATION_INCOMPLETE',
        })
      const stranger = owner((await makeMember(db)).id)
      await expect(call(db, add, { orderId: id, lines }, stranger, newId())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      await expect(call(db, ofOrder, { orderId: id }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it(
    'of another shop is not in a seller’s list',
    inRollback(async (db) => {
      const { id, lineId, as } = await received(db)
      await call(db, add, { orderId: id, lines: [{ lineId, ...stars }] }, as, newId())
      expect(await call(db, '/api/trading/evaluate/selEvaByPage', {}, seller(await makeShop(db)))).toEqual({
        total: 0,
        rows: [],
      })
    }),
  )
})

describe('a deal', () => {
  it(
    'is shown with its buyer masked, unless it was undone',
    inRollback(async (db) => {
      const { id } = await received(db)
      const path = '/openapi/dmp/orderDm/selTradeStateByPage/manage'
      const { total, rows } = await call(db, path, {}, asVisitor)
      expect([total, rows]).toMatchObject([
        1,
        [{ buyerName: '王*', title: '五常大米', quantity: 2, amountFen: 25_600 }],
      ])
      await db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', id).execute()
      expect(await call(db, path, {}, asVisitor)).toEqual({ total: 0, rows: [] })
    }),
  )
})

describe('evaluations sent at the same moment', () => {
  afterEach(async () => (await testDb()).clear())

  it('count once', async () => {
    const { db } = await testDb()
    await inTenant(wotu, async () => {
      const { id, lineId, as, goods } = await tx(db, received)
      const input = { orderId: id, lines: [{ lineId, ...stars }] }
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, () => market.call(add, input, as, { key: newId() })),
      )
      expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1)
      expect(tries.flatMap((t) => (t.status === 'rejected' ? [(t.reason as { code: string }).code] : []))).toEqual(
        Array(7).fill('STATE_CHANGED'),
      )
      expect(
        await db.selectFrom('goods').select(['scoreCount', 'starSum']).where('id', '=', goods.goodsId).execute(),
      ).toEqual([{ scoreCount: 1, starSum: 4 }])
    })
  })
})
