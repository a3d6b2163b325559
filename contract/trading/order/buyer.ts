import { z } from 'zod'
import { Address } from '../../basic/address.ts'
import { pointReads } from '../../basic/point.ts'
import { read, write } from '../../call.ts'
import { done, fen, id, instant, line, nothing, pageOf, paging, pictures, quantity } from '../../fields.ts'
import { CartFault } from '../cart.ts'
import { Delivery, OrderDetail, OrderRow, OrderStateField, PayWay } from './order.ts'

const buyer = { who: 'owner', grant: 'purchase' } as const
const one = z.strictObject({ id })

/** What is to be ordered: lines of the cart, or one spec bought at once. */
const chosen = {
  lineIds: z.array(id).max(200).default([]).meta({ title: '购物车商品' }),
  now: z.strictObject({ specId: id, quantity }).optional().meta({ title: '立即购买' }),
  addressId: id.optional().meta({ title: '收货地址' }),
  delivery: Delivery.default('express'),
}

/** One order to be: the lines of one shop with their freight to the chosen address. */
export const DraftOrder = z.object({
  shopId: id,
  shopName: z.string(),
  lines: z.array(
    z.object({
      specId: id,
      goodsId: id,
      title: z.string(),
      specName: z.string(),
      picture: z.string(),
      unit: z.string(),
      priceFen: fen,
      quantity: z.int(),
      subtotalFen: fen,
      fault: CartFault,
    }),
  ),
  goodsFen: fen,
  freightFen: fen,
  payableFen: fen,
  /** False when the shop does not deliver there. */
  deliverable: z.boolean(),
})
export type DraftOrder = z.infer<typeof DraftOrder>

/** What buyer and seller lists, counts and details go stale with, whenever an order moves. */
export const orderReads = [
  '/api/buyer/trading/order/selOrderListByPage',
  '/api/buyer/trading/order/selBuyerOrderDetailById',
  '/api/buyer/trading/order/selectOrderCount',
  '/api/trading/order/selAllOrderListByPage/v3',
  '/api/trading/order/selSellerOrderDetailById',
  '/openapi/trading/order/selSellerOrderDetailById',
  '/api/trading/order/selBuyerOrderDetailById',
  '/api/trading/order/selectOrderCount',
  '/api/buyer/finance/payment/selPayById',
] as const

export const walletReads = [
  '/api/finance/balanceBusInfo/selBalance',
  '/api/account/cashflow/selMoney',
  '/openapi/finance/account/cashflow/selFlowList/manage',
] as const

export const buyerOrderCalls = {
  '/api/buyer/trading/order/orderSubmitData': read({
    title: '确认订单所需的数据',
    ...buyer,
    scope: 'ordering',
    input: z.strictObject(chosen),
    output: z.object({ orders: z.array(DraftOrder), address: Address.nullable(), payableFen: fen }),
    errors: ['NOTHING_CHOSEN', 'NOT_FOUND'],
    example: { lineIds: [] },
  }),
  '/api/buyer/trading/order/orderSubmit': write({
    title: '提交订单',
    ...buyer,
    scope: 'ordering',
    keyed: true,
    input: z.strictObject({
      ...chosen,
      addressId: id.meta({ title: '收货地址' }),
      messages: z
        .record(id, line(200).meta({ title: '买家留言' }))
        .default({})
        .meta({ title: '买家留言' }),
      /** The total that the buyer saw; another one today is refused with PRICE_CHANGED. */
      payableFen: fen.meta({ title: '应付金额' }),
      /** The partner's page that led here, and what it said of itself: kept where that page is a partner's. */
      partner: line(120).default('').meta({ title: '来源站点' }),
      attribution: z
        .string()
        .regex(/^[\w.:-]{0,64}$/, '最多64个字母、数字或 . : - _')
        .default('')
        .meta({ title: '来源标记' }),
    }),
    output: z.object({ payId: id, orderIds: z.array(id), payableFen: fen, payBy: instant }),
    errors: [
      'NOTHING_CHOSEN',
      'NOT_FOUND',
      'SHOP_CLOSED',
      'GOODS_OFF_SALE',
      'STOCK_SHORT',
      'BELOW_MINIMUM',
      'OWN_GOODS',
      'OUT_OF_RANGE',
      'PRICE_CHANGED',
    ],
    stale: [...orderReads, '/api/buyer/trading/cart/selOrderCart', '/api/buyer/trading/cart/selCartCount'],
    example: { lineIds: ['1'], addressId: '1', payableFen: 12800 },
  }),
  '/api/buyer/trading/order/toPayment': write({
    title: '去付款：为一个或多个待付款订单开出账单',
    ...buyer,
    scope: 'ordering',
    input: z.strictObject({ orderIds: z.array(id).min(1).max(50).meta({ title: '订单' }) }),
    output: z.object({ payId: id, amountFen: fen }),
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'PAY_SHOP_CLOSED'],
    example: { orderIds: ['1'] },
  }),
  '/api/finance/cashier/selDcAmount': read({
    title: '一组订单的应付合计',
    ...buyer,
    input: z.strictObject({ orderIds: z.array(id).min(1).max(50).meta({ title: '订单' }) }),
    output: z.object({ amountFen: fen }),
    errors: ['NOT_FOUND'],
    example: { orderIds: ['1'] },
  }),
  '/api/buyer/trading/order/selPaymentModes': read({
    title: '可用的支付方式',
    ...buyer,
    input: z.strictObject({ payId: id }),
    output: z.array(z.object({ way: PayWay, name: z.string(), usable: z.boolean(), why: z.string() })),
    errors: ['NOT_FOUND'],
    example: { payId: '1' },
  }),
  '/api/buyer/trading/order/selOrderListByPage': read({
    title: '我的订单',
    ...buyer,
    scope: 'orders',
    input: z.strictObject({
      ...paging,
      states: z.array(OrderStateField).max(9).default([]).meta({ title: '订单状态' }),
      keyword: line(60).default('').meta({ title: '商品或订单号' }),
      from: instant.optional().meta({ title: '开始时间' }),
      to: instant.optional().meta({ title: '结束时间' }),
    }),
    output: pageOf(OrderRow),
    example: { page: 1, states: ['unpaid'] },
  }),
  '/api/buyer/trading/order/selBuyerOrderDetailById': read({
    title: '订单详情（买家）',
    ...buyer,
    scope: 'orders',
    input: one,
    output: OrderDetail,
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  '/api/buyer/trading/order/selectOrderCount': read({
    title: '我的订单各状态数量',
    ...buyer,
    scope: 'orders',
    input: nothing,
    output: z.record(OrderStateField, z.int()),
    example: {},
  }),
  '/api/buyer/trading/order/orderReceived': write({
    title: '确认收货',
    ...buyer,
    // It pays the seller.
    platformOnly: true,
    keyed: true,
    input: one,
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
    stale: [...orderReads, ...walletReads, ...pointReads],
    example: { id: '1' },
  }),
  '/api/buyer/trading/order/cancelOrder': write({
    title: '取消订单',
    ...buyer,
    scope: 'ordering',
    keyed: true,
    input: z.strictObject({ id, why: line(100).min(1).meta({ title: '取消原因' }) }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
    stale: orderReads,
    example: { id: '1', why: '不想买了' },
  }),
  '/api/buyer/trading/order/handleHideOrderById': write({
    title: '删除订单（仅从自己的列表）',
    ...buyer,
    scope: 'ordering',
    input: one,
    output: done,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'REFUND_OPEN'],
    stale: orderReads,
    example: { id: '1' },
  }),
  '/api/buyer/trading/order/pay/selPayListByParam': read({
    title: '订单的付款记录',
    ...buyer,
    scope: 'orders',
    input: z.strictObject({ orderId: id }),
    output: z.array(
      z.object({
        payId: id,
        way: PayWay.or(z.literal('')),
        amountFen: fen,
        state: z.enum(['waiting', 'success', 'closed']),
        at: instant,
      }),
    ),
    errors: ['NOT_FOUND'],
    example: { orderId: '1' },
  }),
  '/api/buyer/trading/order/pay/uploadVoucher': write({
    title: '上传线下转账凭证',
    framed: true,
    ...buyer,
    input: z.strictObject({ payId: id, voucher: pictures(6).min(1).meta({ title: '转账凭证' }) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'PAY_CLOSED', 'PAY_SHOP_CLOSED'],
    stale: orderReads,
    example: { payId: '1', voucher: ['/files/AAAAAAAAAAAAAAAAAAAAAA.png'] },
  }),
}
