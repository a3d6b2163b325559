import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import type { ScreenProps } from '#core/page/route.ts'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { DetailScreen } from '#screens/detail/DetailScreen.tsx'
import { Section } from '#ui/layout/Card.tsx'
import { factsOf, Goods, logOf, Progress, Receiver, statusOf } from './detailLook.tsx'
import { ReceiverDialog } from './ReceiverDialog.tsx'
import { RefundSection } from './Refund.tsx'
import { onSellersPage, sellerActions } from './sellerActions.tsx'
import { Shipments } from './Shipments.tsx'
import { VoucherPictures } from './Voucher.tsx'

/** The list has no room for what is rarely asked for. */
const actions: ActionTable<OrderDetail> = {
  changeAddress: {
    label: '修改收货信息',
    onPlatform: onSellersPage,
    dialog: (order, close) => <ReceiverDialog order={order} close={close} />,
  },
  ...sellerActions,
}

/** 合作站点 shop.example · spring-2026 */
const sourceWords = (source: OrderDetail['source']) =>
  source
    ? [`合作站点 ${source.partner.replace(/^https?:\/\//, '')}`, source.attribution].filter(Boolean).join(' · ')
    : undefined

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => (
  <DetailScreen
    title="订单详情"
    back="/transaction/orderManage"
    read="/api/trading/order/selSellerOrderDetailById"
    input={{ id }}
    status={statusOf}
    facts={(order) => [
      { label: '买家', value: order.buyerName },
      ...factsOf(order),
      { label: '来源', value: sourceWords(order.source) },
      { label: '卖家备注', value: order.sellerNote || undefined, wide: true },
    ]}
    sections={(order) => (
      <>
        <Progress order={order} />
        <RefundSection refund={order.refund} />
        {order.voucher.length > 0 && (
          <Section title="转账凭证">
            <VoucherPictures pictures={order.voucher} />
          </Section>
        )}
        <Receiver order={order} />
        <Goods order={order} />
        {order.shipments.length > 0 && (
          <Section title="物流">
            <Shipments shipments={order.shipments} lines={order.lines} />
          </Section>
        )}
      </>
    )}
    log={logOf}
    actions={actions}
  />
)
