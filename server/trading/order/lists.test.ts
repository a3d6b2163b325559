import { describe, expect, it } from 'vitest'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { call, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { paidOrder, readyToOrder, sentOrder, submit } from '../../testing/orders.ts'

setPepper('test')
const mine = '/api/buyer/trading/order/selOrderListByPage'
const sold = '/api/trading/order/selAllOrderListByPage/v3'

describe('the list of orders', () => {
  it(
    'shows the buyer and the seller the same order, each with his own actions',
    inRollback(async (db) => {
      const { id, as, asSeller } = await paidOrder(db)
      expect(await call(db, mine, {}, as)).toMatchObject({
        total: 1,
        rows: [{ id, state: 'unsent', actions: ['remind'] }],
      })
      const { rows } = await call(db, sold, {}, asSeller)
      expect(rows).toMatchObject([{ id, actions: ['cancel', 'changeAddress', 'send', 'note'] }])
      expect(await call(db, '/openapi/trading/order/selSellerOrderDetailById', { id }, asSeller)).toMatchObject({ id })
      expect(await call(db, '/api/trading/order/selBuyerOrderDetailById', { id }, as)).toMatchObject({
        id,
        sellerNote: '',
      })
    }),
  )

  it(
    'is filtered by state, by word and by time',
    inRollback(async (db) => {
      const { as } = await paidOrder(db)
      const total = async (filter: object) => (await call(db, mine, filter, as)).total
      expect(await total({ states: ['unpaid'] })).toBe(0)
      expect(await total({ states: ['unsent', 'partSent'] })).toBe(1)
      expect(await total({ keyword: '大米' })).toBe(1)
      expect(await total({ keyword: '100%_大米' })).toBe(0)
      expect(await total({ from: '2999-01-01T00:00:00Z' })).toBe(0)
      expect(await total({ to: '2999-01-01T00:00:00Z' })).toBe(1)
    }),
  )

  it(
    'counts each state, for either side',
    inRollback(async (db) => {
      const { as, asSeller } = await paidOrder(db)
      expect(await call(db, '/api/buyer/trading/order/selectOrderCount', {}, as)).toMatchObject({
        unsent: 1,
        unpaid: 0,
      })
      expect(await call(db, '/api/trading/order/selectOrderCount', {}, asSeller)).toMatchObject({ unsent: 1, done: 0 })
    }),
  )

  it(
    'of each stage holds the orders of that stage, for the side that asks',
    inRollback(async (db) => {
      const { as, asSeller } = await sentOrder(db)
      const stages = {
        '/api/trading/orderPub/selNotPaidList': 0,
        '/api/trading/orderPub/selNotSentList': 0,
        '/api/trading/orderPub/selNotReceivedList': 1,
        '/api/trading/orderPub/selNotEvaluatedList': 0,
        '/api/trading/orderPub/selAllList': 1,
        '/api/trading/orderPub/selFilteredList': 1,
      } as const
      for (const [path, total] of Object.entries(stages) as [keyof typeof stages, number][]) {
        expect(await call(db, path, {}, as)).toMatchObject({ total })
        expect(await call(db, path, { side: 'seller' }, asSeller)).toMatchObject({ total })
        expect(await call(db, path, { side: 'seller' }, as)).toMatchObject({ total: 0 })
      }
    }),
  )

  it(
    'loses for the buyer what he hides, once it is over',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const { id } = await submit(db, market)
      const hide = () => call(db, '/api/buyer/trading/order/handleHideOrderById', { id }, market.as)
      await expect(hide()).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      await call(db, '/api/buyer/trading/order/cancelOrder', { id, why: '不想买了' }, market.as, 'k')
      await hide()
      expect(await call(db, mine, {}, market.as)).toMatchObject({ total: 0 })
      expect(await call(db, sold, {}, market.asSeller)).toMatchObject({ total: 1, rows: [{ state: 'cancelled' }] })
    }),
  )
})

describe('what belongs to an order', () => {
  it(
    'its goods, its trace and its log are its two parties’ to see',
    inRollback(async (db) => {
      const { id, shipmentId, as, asSeller } = await sentOrder(db)
      const stranger = owner((await makeMember(db)).id)
      const asked = [
        ['/api/trading/order/selOrderGoodsListByParam', { orderId: id }],
        ['/api/trading/order/selOrderTraceList', { orderId: id }],
        ['/api/trading/order/selOrderTraceDetail', { orderId: id, shipmentId }],
        ['/api/trading/orderChange/selChangeOrderInfo', { orderId: id }],
      ] as const
      for (const [path, input] of asked) {
        expect(await call(db, path, input as never, as)).toEqual(await call(db, path, input as never, asSeller))
        await expect(call(db, path, input as never, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      }
      const trace = await call(db, '/api/trading/order/selOrderTraceDetail', { orderId: id, shipmentId }, as)
      expect(trace).toMatchObject({ waybill: 'SF1234567890', trace: [{ words: '卖家已发货' }] })
    }),
  )
})
