import type { OrderDetail, OrderLine, OrderRow } from '@wotu/contract/trading/order/order.ts'
import { orderMachine, type OrderRole, type OrderState } from '@wotu/contract/trading/order/state.ts'
import { refundMachine, type RefundState } from '@wotu/contract/trading/order/refundState.ts'
import { pictures } from './pictures.ts'

/** Orders for stories and tests, as the server would answer them. */

const line: OrderLine = {
  id: '11',
  goodsId: '21',
  specId: '31',
  title: '五常稻花香2号大米 当季新米 真空装',
  specName: '5kg/袋',
  picture: pictures.rice,
  unit: '袋',
  priceFen: 6880,
  quantity: 20,
  freightFen: 800,
  discountFen: 0,
  adjustFen: 0,
  payableFen: 138400,
  sent: 0,
  evaluated: false,
}

const lines: OrderLine[] = [
  line,
  {
    ...line,
    id: '12',
    specId: '32',
    title: '东北黑木耳 秋木耳 无根小碗耳',
    picture: pictures.fungus,
    specName: '500g/袋',
    priceFen: 5900,
    quantity: 2,
    freightFen: 200,
    payableFen: 12000,
  },
]

const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const wayOf = (state: OrderState) => {
  if (state === 'unconfirmed') return 'offline'
  return ['unpaid', 'cancelled', 'closed'].includes(state) ? '' : 'balance'
}

const sentStates: readonly OrderState[] = ['unreceived', 'unevaluated', 'done']

export const orderRow = (state: OrderState, row: Partial<OrderRow> = {}, role: OrderRole = 'buyer'): OrderRow => ({
  id: '1',
  no: '2611201041753296',
  state,
  shopId: '1',
  shopName: '五常稻香农业合作社',
  buyerName: '王建国',
  goodsFen: 149400,
  freightFen: 1000,
  discountFen: 0,
  adjustFen: 0,
  payableFen: 150400,
  consignee: '王建国',
  hasNote: false,
  createdAt: '2026-11-20T01:12:00.000Z',
  payBy: fromNow(25),
  receiveBy: state === 'unreceived' ? fromNow(9 * 24 * 60) : null,
  payWay: wayOf(state),
  refund: null,
  lines: sentStates.includes(state) ? lines.map((one) => ({ ...one, sent: one.quantity })) : lines,
  actions: orderMachine.actions(state, role),
  ...row,
})

/** One order in every state, the newest first. */
export const everyState = (role: OrderRole): OrderRow[] =>
  orderMachine.transitions
    .flatMap(({ from }) => from)
    .filter((state, index, all) => all.indexOf(state) === index)
    .map((state, index) =>
      orderRow(
        state,
        {
          id: String(index + 1),
          no: `26112010417532${index + 10}`,
          lines: lines.slice(0, 1 + (index % 2)),
          hasNote: index % 3 === 1,
        },
        role,
      ),
    )

/** An order that was paid by transfer and closed by its seller, with what is open of the refund. */
export const closedOrder = (state: RefundState, role: 'buyer' | 'seller'): Partial<OrderDetail> => ({
  payWay: 'offline',
  closedWhy: '库存盘点有误',
  paidAt: '2026-11-20T01:20:00.000Z',
  refund: {
    state,
    amountFen: 150400,
    voucher: state === 'owed' ? [] : [pictures.voucher],
    words: state === 'owed' ? '' : '已退回尾号0006的付款账户',
    deniedWhy: state === 'denied' ? '银行流水中没有这笔入账' : '',
    sentAt: state === 'owed' ? null : '2026-11-21T02:40:00.000Z',
    endedAt: state === 'done' ? '2026-11-21T06:40:00.000Z' : null,
  },
  actions: [...refundMachine.actions(state, role), ...orderMachine.actions('cancelled', role)],
})

const shipment: OrderDetail['shipments'][number] = {
  id: '71',
  way: 'express',
  company: '顺丰速运',
  waybill: 'SF1402638850172',
  driver: '',
  plate: '',
  phone: '',
  sentAt: '2026-11-20T06:30:00.000Z',
  lines: [
    { lineId: '11', quantity: 20 },
    { lineId: '12', quantity: 2 },
  ],
  trace: [
    { at: '2026-11-20T06:30:00.000Z', words: '卖家已发货' },
    { at: '2026-11-20T09:12:00.000Z', words: '哈尔滨五常营业点 已收件' },
    { at: '2026-11-21T02:40:00.000Z', words: '快件到达 北京顺义中转场' },
  ],
}

export const orderDetail = (
  state: OrderState,
  detail: Partial<OrderDetail> = {},
  role: OrderRole = 'buyer',
): OrderDetail => {
  const paid = wayOf(state) === 'balance'
  const sent = sentStates.includes(state)
  return {
    ...orderRow(state, {}, role),
    address: {
      consignee: '王建国',
      phone: '13900000001',
      areaCode: '230184',
      areaName: '黑龙江省 哈尔滨市 五常市',
      detail: '民意乡富胜村3组12号',
    },
    delivery: 'express',
    message: '请在上午送达，到村口电话联系',
    sellerNote: role === 'seller' ? '老客户，多放两个周转袋' : '',
    source: role === 'seller' ? { partner: 'https://shop.example', attribution: 'spring-2026' } : null,
    refund: null,
    voucher: state === 'unconfirmed' ? [pictures.voucher, pictures.rice] : [],
    paidAt: paid ? '2026-11-20T01:20:00.000Z' : null,
    sentAt: sent ? '2026-11-20T06:30:00.000Z' : null,
    receivedAt: null,
    extended: false,
    closedWhy: state === 'cancelled' ? '不想买了' : '',
    shipments: sent ? [shipment] : [],
    log: [
      { at: '2026-11-20T01:12:00.000Z', action: 'submit', stateTo: 'unpaid', byRole: 'buyer', words: '' },
      ...(paid
        ? [{ at: '2026-11-20T01:20:00.000Z', action: 'pay', stateTo: 'unsent', byRole: 'buyer', words: '' } as const]
        : []),
    ],
    now: new Date().toISOString(),
    ...detail,
  }
}

/** How many orders are in each state: as given, else none. */
export const orderCounts = (counts: Partial<Record<OrderState, number>>): Record<OrderState, number> => ({
  unpaid: 0,
  unconfirmed: 0,
  unsent: 0,
  partSent: 0,
  unreceived: 0,
  unevaluated: 0,
  done: 0,
  cancelled: 0,
  closed: 0,
  ...counts,
})
