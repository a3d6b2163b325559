import type { ScreenProps } from '#core/page/route.ts'
import { platformHref } from '#core/page/go.ts'
import { DetailScreen } from '#screens/detail/DetailScreen.tsx'
import { Section } from '#ui/layout/Card.tsx'
import { buyerActions } from './buyerActions.tsx'
import { factsOf, Goods, logOf, Progress, Receiver, statusOf } from './detailLook.tsx'
import * as css from './OrderDetail.css.ts'
import { Payments } from './Payments.tsx'
import { RefundSection } from './Refund.tsx'
import { Shipments } from './Shipments.tsx'
import { VoucherPictures } from './Voucher.tsx'

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => (
  <DetailScreen
    title="订单详情"
    back="/transaction/myOrder"
    read="/api/buyer/trading/order/selBuyerOrderDetailById"
    input={{ id }}
    status={statusOf}
    facts={(order) => [
      {
        label: '店铺',
        value: (
          <a className={css.link} href={platformHref(`/goods/home?id=${order.shopId}`)}>
            {order.shopName}
          </a>
        ),
      },
      ...factsOf(order),
    ]}
    sections={(order) => (
      <>
        <Progress order={order} />
        <RefundSection refund={order.refund} />
        <Receiver order={order} />
        <Goods order={order} />
        {order.voucher.length > 0 && (
          <Section title="转账凭证">
            <VoucherPictures pictures={order.voucher} />
          </Section>
        )}
        <Payments orderId={order.id} />
        {order.shipments.length > 0 && (
          <Section title="物流">
            <Shipments shipments={order.shipments} lines={order.lines} />
          </Section>
        )}
      </>
    )}
    log={logOf}
    actions={buyerActions}
  />
)
