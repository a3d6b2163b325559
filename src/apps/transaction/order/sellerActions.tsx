import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { api } from '#core/page/core.ts'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { Money } from '#ui/data/Money.tsx'
import { SendRefundDialog } from './Refund.tsx'
import { CloseDialog, NoteDialog, RefuseVoucherDialog } from './SellerDialogs.tsx'
import { Voucher } from './Voucher.tsx'

/** What a seller does, they do on the platform: no token of a partner's may. */
export const onSellersPage = ({ id }: { id: string }) => `/transaction/orderManage/orderDetailSeller/${id}`

/** What a seller can do with an order, by the names in its `actions`; the main one last. */
export const sellerActions: ActionTable<OrderRow> = {
  note: {
    label: '备注',
    onPlatform: onSellersPage,
    dialog: (order, close) => <NoteDialog order={order} close={close} />,
  },
  track: { label: '查看物流', href: ({ id }) => `/transaction/orderShiping/${id}?side=seller` },
  viewEvaluation: { label: '查看评价', href: ({ id }) => `/transaction/viewOrderEvaluation/${id}` },
  cancel: {
    label: '关闭订单',
    onPlatform: onSellersPage,
    dialog: (order, close) => <CloseDialog order={order} close={close} />,
  },
  reprice: { label: '改价', href: ({ id }) => `/transaction/orderPriceChange/${id}` },
  refuseVoucher: {
    label: '退回凭证',
    onPlatform: onSellersPage,
    dialog: (order, close) => <RefuseVoucherDialog order={order} close={close} />,
  },
  confirmPayment: {
    label: '确认收款',
    tone: 'primary',
    onPlatform: onSellersPage,
    ask: ({ id, payableFen }) => ({
      title: '确认收款？',
      text: (
        <>
          请核对凭证和银行入账，确认已收到 <Money fen={payableFen} />
          。确认后不能撤回，订单进入待发货。
          <Voucher orderId={id} />
        </>
      ),
      confirm: '确认收款',
    }),
    run: ({ id }) => api.write('/api/trading/order/modifyOrderByObj', { id, action: 'confirmPayment' }),
  },
  sendRefund: {
    label: '转账退款',
    tone: 'primary',
    onPlatform: onSellersPage,
    dialog: (order, close) => <SendRefundDialog order={order} close={close} />,
  },
  send: { label: '发货', tone: 'primary', href: ({ id }) => `/transaction/orderManage/send/${id}` },
}
