import { describe, it } from 'vitest'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { loadAreas } from '../basic/index.ts'
import { call, owner, refused } from '../testing/call.ts'
import { giveFile, makeMember } from '../testing/market.ts'
import { paidOrder, readyToOrder, submit } from '../testing/orders.ts'

// What each call answers where the thing isn't there, or has moved on. The rules themselves have tests of their own.

setPepper('test')

const nothing = '1'
const [id, orderId, goodsId, shopId] = [nothing, nothing, nothing, nothing]
const voucher = ['/files/aaaaaaaaaaaaaaaaaaaaaa.png']

describe('what isn’t there', () => {
  it(
    'is not found by its buyer',
    inRollback(async (db) => {
      await loadAreas(db)
      const { goods, as } = await readyToOrder(db)
      const now = { specId: goods.specId, quantity: 1 }
      await refused(
        db,
        {
          '/openapi/trading/cart/addOrderCartV2/1.0': { specId: nothing, quantity: 1 },
          '/api/buyer/trading/order/orderSubmitData': { now, addressId: nothing },
          '/api/buyer/trading/order/cancelOrder': { id, why: '不想买了' },
          '/api/buyer/trading/order/handleHideOrderById': { id },
          '/api/buyer/trading/order/orderReceived': { id },
          '/api/buyer/trading/order/selBuyerOrderDetailById': { id },
          '/api/trading/order/selBuyerOrderDetailById': { id },
          '/api/buyer/trading/order/selPaymentModes': { payId: nothing },
          '/api/buyer/trading/order/pay/selPayListByParam': { orderId },
          '/api/buyer/trading/order/pay/uploadVoucher': { payId: nothing, voucher },
          '/api/trading/orderHandle/uploadVoucher': { id, voucher },
          '/api/trading/order/remindDelivery': { id },
          '/api/trading/orderChange/changeOrderInfo': { id, change: 'extend' },
          '/api/trading/orderChange/selChangeOrderInfo': { orderId },
          '/api/trading/order/orderReceivAddressJudgeMent.do': { addressId: nothing, specIds: [goods.specId] },
          '/api/buyer/trading/order/toPayment': { orderIds: [orderId] },
          '/openapi/trading/order/toPayment': { id },
          '/api/buyer/trading/order/refundReceived': { id },
          '/api/buyer/trading/order/refundNotReceived': { id, why: '银行流水中没有这笔入账' },
          '/openapi/trading/order/toPayment/1.0': { orderIds: [orderId] },
        },
        as,
        'NOT_FOUND',
      )
    }),
  )

  it(
    'is not found by a seller',
    inRollback(async (db) => {
      const { asSeller } = await readyToOrder(db)
      const dispatch = { way: 'self' as const }
      await refused(
        db,
        {
          '/api/trading/order/cancelOrder': { id, why: '库存盘点有误' },
          '/api/trading/order/selSellerOrderDetailById': { id },
          '/openapi/trading/order/selSellerOrderDetailById': { id },
          '/api/trading/order/modifyOrderByObj': { id, action: 'note', note: '备注' },
          '/api/trading/order/orderPriceRevision': {
            id,
            lines: [{ lineId: nothing, totalFen: 1 }],
            freightFen: 0,
            why: '老客户优惠',
          },
          '/openapi/trading/order/orderDelivery': { id, dispatch, lines: [{ lineId: nothing, quantity: 1 }] },
        },
        asSeller,
        'NOT_FOUND',
      )
    }),
  )

  it(
    'is not found by anybody',
    inRollback(async (db) => {
      await loadAreas(db)
      const specId = nothing
      const areaCode = '230184'
      const { id: memberId } = await makeMember(db)
      await refused(
        db,
        {
          '/api/buyer/trading/freight/selByGoods': { specId, quantity: 1, areaCode },
          '/api/trading/goods/judgeDeliveryRange': { goodsId, areaCode },
          '/api/trading/goods/selDeliveryRange': { goodsId },
          '/api/trading/goods/selAttrDefByCategory': { categoryId: nothing },
          '/api/trading/goods/selSpecItemList': { categoryId: nothing },
          '/api/trading/evaluate/selEvalScoreByParam': { shopId },
          '/openapi/trading/evaluateGoods/selScoreByGoodsId/manage': { goodsId },
          '/api/trading/shopClassify/selList': { shopId },
          '/openapi/trading/shopInfo/selShopAndOrg': { shopId },
        },
        owner(memberId),
        'NOT_FOUND',
      )
    }),
  )
})

describe('what has moved on', () => {
  it(
    'of a paid order can’t be paid, repriced or confirmed again',
    inRollback(async (db) => {
      const order = await paidOrder(db)
      const orderIds = [order.id]
      const voucher = [await giveFile(db, order.buyer.id)]
      await refused(
        db,
        {
          '/api/buyer/trading/order/toPayment': { orderIds },
          '/openapi/trading/order/toPayment': { id: order.id },
          '/openapi/trading/order/toPayment/1.0': { orderIds },
          '/api/trading/orderChange/changeOrderInfo': { id: order.id, change: 'extend' },
          '/api/buyer/trading/order/pay/uploadVoucher': { payId: order.payId, voucher },
          '/api/trading/orderHandle/uploadVoucher': { id: order.id, voucher },
        },
        order.as,
        'STATE_CHANGED',
      )
      const { lines } = await call(db, '/api/trading/order/selSellerOrderDetailById', { id: order.id }, order.asSeller)
      await refused(
        db,
        {
          '/api/trading/order/modifyOrderByObj': { id: order.id, action: 'confirmPayment' },
          '/api/trading/order/orderPriceRevision': {
            id: order.id,
            lines: [{ lineId: lines[0]!.id, totalFen: 100 }],
            freightFen: 0,
            why: '老客户优惠',
          },
        },
        order.asSeller,
        'STATE_CHANGED',
      )
    }),
  )

  it(
    'an unpaid order is not reminded of, nor priced at nothing, nor sent to an unknown place',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const order = await submit(db, market)
      await refused(db, { '/api/trading/order/remindDelivery': { id: order.id } }, market.as, 'STATE_CHANGED')
      const { lines } = await call(db, '/api/trading/order/selSellerOrderDetailById', { id: order.id }, market.asSeller)
      const free = { id: order.id, lines: [{ lineId: lines[0]!.id, totalFen: 0 }], freightFen: 0, why: '老客户优惠' }
      await refused(db, { '/api/trading/order/orderPriceRevision': free }, market.asSeller, 'PRICE_TOO_LOW')
      const address = { consignee: '王建国', phone: '13900000001', areaCode: '990000', detail: '富胜村3组12号' }
      const moved = { id: order.id, action: 'changeAddress' as const, address }
      await refused(db, { '/api/trading/order/modifyOrderByObj': moved }, market.asSeller, 'AREA_UNKNOWN')
    }),
  )
})

it(
  'a line of the cart is not changed to what is off sale, or to too few',
  inRollback(async (db) => {
    const { goods, lineId, as } = await readyToOrder(db)
    const change = (to: object) => db.updateTable('goodsSpec').set(to).where('id', '=', goods.specId).execute()
    const line = { '/api/trading/cart/updOrderCart': { lineId, quantity: 2 } }
    await change({ minQuantity: 3 })
    await refused(db, line, as, 'BELOW_MINIMUM')
    await db.updateTable('goods').set({ state: 'off' }).where('id', '=', goods.goodsId).execute()
    await refused(db, line, as, 'GOODS_OFF_SALE')
  }),
)

it(
  'money is not summed over more than a year',
  inRollback(async (db) => {
    const { asSeller } = await readyToOrder(db)
    const years = { side: 'seller' as const, from: '2024-01-01', to: '2026-01-01' }
    await refused(db, { '/api/trading/order/selectOrderSumMoneyByParam': years }, asSeller, 'RANGE_TOO_LONG')
  }),
)
