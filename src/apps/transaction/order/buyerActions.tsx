import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { api, config } from '#core/page/core.ts'
import { go } from '#core/page/go.ts'
import { notify } from '#core/page/notify.ts'
import { cashierPath } from '#parts/finance/pay/cashierPath.ts'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { Money } from '#ui/data/Money.tsx'
import { CancelDialog, VoucherDialog } from './BuyerDialogs.tsx'
import { DenyRefundDialog } from './Refund.tsx'

/** Opens a bill for these orders and goes to the cashier. */
export const payFor = async (orders: readonly OrderRow[]) => {
  const { payId } = await api.write('/api/buyer/trading/order/toPayment', { orderIds: orders.map(({ id }) => id) })
  go(cashierPath(payId, orders.length))
}

/** Puts what can still be bought into the cart again; the rest is counted. */
const buyAgain = async ({ lines }: OrderRow) => {
  let done = 0
  for (const { specId, quantity } of lines) {
    await api.write('/openapi/trading/cart/addOrderCartV2/1.0', { specId, quantity }, { silent: true }).then(
      () => done++,
      () => {},
    )
  }
  notify(`加入购物车：成功${done}条/失败${lines.length - done}条`)
  if (done > 0) go('/shoping/cart')
}

/** Where a partner's user does what no token of a partner's may. */
const onBuyersPage = ({ id }: { id: string }) => `/transaction/myOrder/orderDetailBuyer/${id}`

/** What a buyer can do with an order, by the names in its `actions`; the main one last. */
export const buyerActions: ActionTable<OrderRow> = {
  hide: {
    label: '删除订单',
    askBeside: () => ({ title: '删除订单？', text: '删除后不再出现在您的订单中。', confirm: '删除订单', danger: true }),
    run: ({ id }) => api.write('/api/buyer/trading/order/handleHideOrderById', { id }),
  },
  cancel: { label: '取消订单', dialog: (order, close) => <CancelDialog order={order} close={close} /> },
  uploadVoucher: { label: '上传凭证', dialog: (order, close) => <VoucherDialog order={order} close={close} /> },
  track: { label: '查看物流', href: ({ id }) => `/transaction/orderShiping/${id}` },
  extend: {
    label: '延长收货',
    askBeside: () => {
      const days = config.store.getState()?.terms.extendDays
      return {
        title: '延长收货？',
        text: `自动确认收货推迟${days ? `${days}天` : ''}，每个订单只能延长一次。`,
        confirm: '延长收货',
      }
    },
    run: ({ id }) => api.write('/api/trading/orderChange/changeOrderInfo', { id, change: 'extend' }),
  },
  viewEvaluation: { label: '查看评价', href: ({ id }) => `/transaction/viewOrderEvaluation/${id}` },
  rebuy: { label: '再次购买', run: buyAgain },
  remind: {
    label: '提醒发货',
    run: async ({ id }) => {
      await api.write('/api/trading/order/remindDelivery', { id })
      notify('已提醒卖家尽快发货')
    },
  },
  receive: {
    label: '确认收货',
    tone: 'primary',
    onPlatform: onBuyersPage,
    ask: ({ payableFen }) => ({
      title: '确认收货？',
      text: (
        <>
          请确认已收到全部商品。确认后 <Money fen={payableFen} /> 将付给卖家，不能撤回。
        </>
      ),
      confirm: '确认收货',
    }),
    run: ({ id }) => api.write('/api/buyer/trading/order/orderReceived', { id }),
  },
  denyRefund: {
    label: '没有收到退款',
    onPlatform: onBuyersPage,
    dialog: (order, close) => <DenyRefundDialog order={order} close={close} />,
  },
  confirmRefund: {
    label: '确认收到退款',
    tone: 'primary',
    onPlatform: onBuyersPage,
    ask: ({ payableFen }) => ({
      title: '确认收到退款？',
      text: (
        <>
          请核对付款账户的银行流水，确认已收到 <Money fen={payableFen} />
          。确认后退款完成，不能撤回。
        </>
      ),
      confirm: '确认收到',
    }),
    run: ({ id }) => api.write('/api/buyer/trading/order/refundReceived', { id }),
  },
  evaluate: { label: '评价', tone: 'primary', href: ({ id }) => `/transaction/orderEvaluation?id=${id}` },
  pay: { label: '付款', tone: 'primary', run: (order) => payFor([order]) },
}
