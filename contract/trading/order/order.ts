import { z } from 'zod'
import { areaCode, fen, id, instant, line, phone, signedFen } from '../../fields.ts'
import { orderActions, orderStates, type OrderAction, type OrderState } from './state.ts'
import { refundActions, refundStates, type RefundAction, type RefundState } from './refundState.ts'

const keysOf = <K extends string>(o: Record<K, string>) => Object.keys(o) as [K, ...K[]]

export const OrderStateField = z.enum(keysOf<OrderState>(orderStates)).meta({ title: '订单状态' })
/** What can be done with an order, and with what is to go back of it. */
export const OrderActionField = z
  .enum(keysOf<OrderAction | RefundAction>({ ...orderActions, ...refundActions }))
  .meta({ title: '操作' })
export const RefundStateField = z.enum(keysOf<RefundState>(refundStates)).meta({ title: '退款状态' })

export const payWays = { balance: '余额', card: '银行卡', scan: '扫码', offline: '线下转账' } as const
export const PayWay = z.enum(keysOf<keyof typeof payWays>(payWays)).meta({ title: '支付方式' })
export type PayWay = z.infer<typeof PayWay>

export const Delivery = z.enum(['express', 'self']).meta({ title: '配送方式' })

/** The address as it was when the order was made. */
export const OrderAddress = z.object({
  consignee: line(30).min(2).meta({ title: '收货人' }),
  phone,
  areaCode,
  areaName: z.string(),
  detail: line(120).min(4).meta({ title: '详细地址' }),
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderLine = z.object({
  id,
  goodsId: id,
  specId: id,
  title: z.string(),
  specName: z.string(),
  picture: z.string(),
  unit: z.string(),
  priceFen: fen.meta({ title: '单价' }),
  quantity: z.int().meta({ title: '数量' }),
  freightFen: fen,
  discountFen: fen,
  adjustFen: signedFen,
  payableFen: fen.meta({ title: '小计' }),
  sent: z.int().meta({ title: '已发数量' }),
  evaluated: z.boolean(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** What its seller owes back of an order that was paid by transfer and then closed. */
export const Refund = z.object({ state: RefundStateField, amountFen: fen.meta({ title: '应退金额' }) })

/** An order as a list shows it, to its buyer or its seller; `actions` is what that reader may do now. */
export const OrderRow = z.object({
  id,
  no: z.string().meta({ title: '订单号' }),
  state: OrderStateField,
  shopId: id,
  shopName: z.string().meta({ title: '店铺' }),
  buyerName: z.string().meta({ title: '买家' }),
  goodsFen: fen.meta({ title: '商品金额' }),
  freightFen: fen.meta({ title: '运费' }),
  discountFen: fen.meta({ title: '优惠' }),
  adjustFen: signedFen.meta({ title: '改价' }),
  payableFen: fen.meta({ title: '实付' }),
  consignee: z.string().meta({ title: '收货人' }),
  hasNote: z.boolean(),
  createdAt: instant.meta({ title: '下单时间' }),
  payBy: instant.nullable(),
  receiveBy: instant.nullable(),
  payWay: PayWay.or(z.literal('')),
  /** Null where nothing is, or was, to go back beside the platform. */
  refund: Refund.nullable(),
  lines: z.array(OrderLine),
  actions: z.array(OrderActionField),
})
export type OrderRow = z.infer<typeof OrderRow>

export const OrderLog = z.object({
  at: instant,
  action: z.string(),
  stateTo: OrderStateField,
  byRole: z.enum(['buyer', 'seller', 'system']),
  words: z.string(),
})
export type OrderLog = z.infer<typeof OrderLog>

export const Shipment = z.object({
  id,
  way: z.enum(['express', 'own', 'self']).meta({ title: '发货方式' }),
  company: z.string().meta({ title: '快递公司' }),
  waybill: z.string().meta({ title: '运单号' }),
  driver: z.string().meta({ title: '司机' }),
  plate: z.string().meta({ title: '车牌号' }),
  phone: z.string().meta({ title: '联系电话' }),
  sentAt: instant,
  lines: z.array(z.object({ lineId: id, quantity: z.int() })),
  trace: z.array(z.object({ at: instant, words: z.string() })),
})
export type Shipment = z.infer<typeof Shipment>

export const OrderDetail = OrderRow.extend({
  address: OrderAddress,
  delivery: Delivery,
  message: z.string().meta({ title: '买家留言' }),
  /** Only its seller sees it; empty for the buyer. */
  sellerNote: z.string().meta({ title: '卖家备注' }),
  /** The partner's page that led to it. Only its seller sees it; null for the buyer, and where there was none. */
  source: z.object({ partner: z.string(), attribution: z.string() }).nullable(),
  refund: Refund.extend({
    voucher: z.array(z.string()),
    words: z.string().meta({ title: '退款说明' }),
    deniedWhy: z.string().meta({ title: '未收到的情况' }),
    sentAt: instant.nullable(),
    endedAt: instant.nullable(),
  }).nullable(),
  voucher: z.array(z.string()),
  paidAt: instant.nullable(),
  sentAt: instant.nullable(),
  receivedAt: instant.nullable(),
  extended: z.boolean(),
  closedWhy: z.string(),
  shipments: z.array(Shipment),
  log: z.array(OrderLog),
  /** The server's clock, so that countdowns are right on a wrong one. */
  now: instant,
})
export type OrderDetail = z.infer<typeof OrderDetail>
