import type { ScreenProps } from '#core/route.ts'
import { DetailScreen } from '#screens/DetailScreen.tsx'
import { Section } from '#ui/Card.tsx'
import { factsOf, Goods, logOf, Progress, Receiver, statusOf } from './detailLook.tsx'
import { sellerActions } from './sellerActions.tsx'
import { Shipments } from './Shipments.tsx'
import { VoucherPictures } from './Voucher.tsx'

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
      { label: '卖家备注', value: order.sellerNote || undefined, wide: true },
    ]}
    sections={(order) => (
      <>
        <Progress order={order} />
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
    actions={sellerActions}
  />
)
