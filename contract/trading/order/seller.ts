import { z } from 'zod'
import { read, write } from '../../call.ts'
import { fen, id, instant, line, nothing, pageOf, paging, pictures, quantity } from '../../fields.ts'
import { OrderAddress, OrderDetail, OrderLog, OrderRow, OrderStateField, Shipment } from './order.ts'
import { orderReads, walletReads } from './buyer.ts'

const seller = { who: 'seller', grant: 'order' } as const
/** Both parties of an order look at it. */
const either = ['purchase', 'order'] as const
const one = z.strictObject({ id })

/** How goods leave: by express, by the seller's own truck, or fetched by the buyer. */
const Dispatch = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('express'),
    company: line(30).min(2).meta({ title: '快递公司', dictionary: 'express' }),
    waybill: line(40).min(6).meta({ title: '运单号' }),
  }),
  z.strictObject({
    way: z.literal('own'),
    driver: line(20).min(2).meta({ title: '司机' }),
    plate: line(12).min(6).meta({ title: '车牌号' }),
    phone: z
      .string()
      .regex(/^1\d{10}$/, '请输入11位手机号')
      .meta({ title: '联系电话' }),
  }),
  z.strictObject({ way: z.literal('self') }),
])

/** What a seller may change of an order beside its price and its dispatch. */
const Change = z.discriminatedUnion('action', [
  z.strictObject({ id, action: z.literal('note'), note: line(200).meta({ title: '备注' }) }),
  z.strictObject({ id, action: z.literal('confirmPayment') }),
  z.strictObject({ id, action: z.literal('refuseVoucher'), why: line(100).min(2).meta({ title: '退回原因' }) }),
  z.strictObject({ id, action: z.literal('changeAddress'), address: OrderAddress.omit({ areaName: true }).strict() }),
])

const filters = {
  ...paging,
  states: z.array(OrderStateField).max(9).default([]).meta({ title: '订单状态' }),
  keyword: line(60).default('').meta({ title: '订单号、商品、买家或收货人' }),
  from: instant.optional().meta({ title: '开始时间' }),
  to: instant.optional().meta({ title: '结束时间' }),
}

const Side = z.enum(['buyer', 'seller']).default('buyer').meta({ title: '买方或卖方' })
/** The six lists of /api/trading/orderPub: the same rows, for the side asked for. */
const pub = (title: string) =>
  read({
    title,
    who: 'owner',
    grant: either,
    input: z.strictObject({ ...paging, side: Side }),
    output: pageOf(OrderRow),
    example: { page: 1 },
  })

const sellerDetail = read({
  title: '订单详情（卖家）',
  ...seller,
  scope: 'sales',
  input: one,
  output: OrderDetail,
  errors: ['NOT_FOUND'],
  example: { id: '1' },
})

export const sellerOrderCalls = {
  '/api/trading/order/selAllOrderListByPage/v3': read({
    title: '订单管理',
    ...seller,
    scope: 'sales',
    input: z.strictObject(filters),
    output: pageOf(OrderRow),
    example: { page: 1 },
  }),
  '/api/trading/order/selSellerOrderDetailById': sellerDetail,
  '/openapi/trading/order/selSellerOrderDetailById': sellerDetail,
  '/api/trading/order/selectOrderCount': read({
    title: '卖家各状态订单数量',
    ...seller,
    scope: 'sales',
    input: nothing,
    output: z.record(OrderStateField, z.int()),
    example: {},
  }),
  '/api/trading/order/cancelOrder': write({
    title: '卖家关闭订单：在平台付的全额退回余额，线下付的由卖家转账退回',
    ...seller,
    // What was paid goes back.
    platformOnly: true,
    keyed: true,
    input: z.strictObject({ id, why: line(100).min(2).meta({ title: '关闭原因' }) }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
    stale: [...orderReads, ...walletReads],
    example: { id: '1', why: '库存盘点有误' },
  }),
  '/api/trading/order/orderPriceRevision': write({
    title: '改价：待付款时修改各商品行的小计与运费',
    ...seller,
    input: z.strictObject({
      id,
      /** New line totals, without freight. */
      lines: z
        .array(z.strictObject({ lineId: id, totalFen: fen.meta({ title: '新小计' }) }))
        .min(1)
        .max(200)
        .meta({ title: '商品行' }),
      freightFen: fen.meta({ title: '运费' }),
      why: line(100).min(2).meta({ title: '改价原因' }),
    }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'PRICE_TOO_LOW'],
    stale: orderReads,
    example: { id: '1', lines: [{ lineId: '1', totalFen: 9900 }], freightFen: 0, why: '老客户优惠' },
  }),
  '/api/trading/order/modifyOrderByObj': write({
    title: '备注、确认收款、退回凭证、修改收货信息',
    ...seller,
    input: Change,
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'AREA_UNKNOWN'],
    stale: orderReads,
    example: { id: '1', action: 'note', note: '发顺丰' },
  }),
  '/openapi/trading/order/orderDelivery': write({
    title: '发货，可分批',
    ...seller,
    keyed: true,
    input: z.strictObject({
      id,
      dispatch: Dispatch.meta({ title: '发货方式' }),
      lines: z
        .array(z.strictObject({ lineId: id, quantity }))
        .min(1)
        .max(200)
        .meta({ title: '发货数量' }),
    }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'SEND_TOO_MUCH'],
    stale: orderReads,
    example: {
      id: '1',
      dispatch: { way: 'express', company: '顺丰速运', waybill: 'SF1234567890' },
      lines: [{ lineId: '1', quantity: 1 }],
    },
  }),
}

/** Calls that an order's buyer and seller share, and the public lists. */
export const orderCalls = {
  '/api/trading/orderPub/selNotPaidList': pub('待付款订单'),
  '/api/trading/orderPub/selNotSentList': pub('待发货订单'),
  '/api/trading/orderPub/selNotReceivedList': pub('待收货订单'),
  '/api/trading/orderPub/selNotEvaluatedList': pub('待评价订单'),
  '/api/trading/orderPub/selAllList': pub('全部订单'),
  '/api/trading/orderPub/selFilteredList': read({
    title: '按条件筛选订单',
    who: 'owner',
    grant: either,
    input: z.strictObject({ ...filters, side: Side }),
    output: pageOf(OrderRow),
    example: { page: 1 },
  }),
  '/api/trading/order/selBuyerOrderDetailById': read({
    title: '订单详情（买家）',
    who: 'owner',
    grant: 'purchase',
    input: one,
    output: OrderDetail,
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  '/api/trading/order/remindDelivery': write({
    title: '提醒发货，每24小时一次',
    who: 'owner',
    scope: 'ordering',
    grant: 'purchase',
    input: one,
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'ALREADY_REMINDED'],
    stale: orderReads,
    example: { id: '1' },
  }),
  '/api/trading/order/selOrderGoodsListByParam': read({
    title: '订单中的商品',
    who: 'owner',
    grant: either,
    input: z.strictObject({ orderId: id }),
    output: OrderDetail.shape.lines,
    errors: ['NOT_FOUND'],
    example: { orderId: '1' },
  }),
  '/api/trading/order/orderReceivAddressJudgeMent.do': read({
    title: '判断地址是否在各店铺的配送范围内',
    who: 'owner',
    grant: 'purchase',
    input: z.strictObject({ addressId: id, specIds: z.array(id).min(1).max(200).meta({ title: '规格' }) }),
    output: z.array(z.object({ specId: id, deliverable: z.boolean() })),
    errors: ['NOT_FOUND'],
    example: { addressId: '1', specIds: ['1'] },
  }),
  '/api/trading/order/selOrderTraceList': read({
    title: '订单的全部物流',
    who: 'owner',
    scope: 'orders',
    grant: either,
    input: z.strictObject({ orderId: id }),
    output: z.array(Shipment),
    errors: ['NOT_FOUND'],
    example: { orderId: '1' },
  }),
  '/api/trading/order/selOrderTraceDetail': read({
    title: '一次发货的物流',
    who: 'owner',
    grant: either,
    input: z.strictObject({ orderId: id, shipmentId: id }),
    output: Shipment,
    errors: ['NOT_FOUND'],
    example: { orderId: '1', shipmentId: '1' },
  }),
  '/api/trading/orderChange/selChangeOrderInfo': read({
    title: '订单的变更记录',
    who: 'owner',
    grant: either,
    input: z.strictObject({ orderId: id }),
    output: z.array(OrderLog),
    errors: ['NOT_FOUND'],
    example: { orderId: '1' },
  }),
  '/api/trading/orderChange/changeOrderInfo': write({
    title: '延长收货，仅一次',
    who: 'owner',
    scope: 'ordering',
    grant: 'purchase',
    input: z.strictObject({ id, change: z.literal('extend').meta({ title: '变更' }) }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'ALREADY_EXTENDED'],
    stale: orderReads,
    example: { id: '1', change: 'extend' },
  }),
  '/api/trading/orderHandle/uploadVoucher': write({
    title: '按订单上传线下转账凭证',
    who: 'owner',
    scope: 'ordering',
    grant: 'purchase',
    input: z.strictObject({ id, voucher: pictures(6).min(1).meta({ title: '转账凭证' }) }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'PAY_SHOP_CLOSED'],
    stale: orderReads,
    example: { id: '1', voucher: ['/files/AAAAAAAAAAAAAAAAAAAAAA.png'] },
  }),
  '/openapi/trading/order/toPayment': write({
    title: '去付款：单个订单',
    who: 'owner',
    grant: 'purchase',
    input: one,
    output: z.object({ payId: id, amountFen: fen }),
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'PAY_SHOP_CLOSED'],
    example: { id: '1' },
  }),
  '/openapi/trading/order/toPayment/1.0': write({
    title: '去付款：单个或多个订单',
    who: 'owner',
    grant: 'purchase',
    input: z.strictObject({ orderIds: z.array(id).min(1).max(50).meta({ title: '订单' }) }),
    output: z.object({ payId: id, amountFen: fen }),
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'PAY_SHOP_CLOSED'],
    example: { orderIds: ['1'] },
  }),
}
