import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { Money } from '#ui/data/Money.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { Voucher } from './Voucher.tsx'

interface Props {
  order: OrderRow
  close: () => void
}

/** What closing an order does with its money: that depends on how it was paid. */
const closing = ({ state, payWay, payableFen }: OrderRow) => {
  if (state === 'unpaid') return '关闭后买家不能再付款，商品退回库存。'
  if (payWay === 'offline')
    return (
      <>
        买家是线下转账付款的，平台不能代退。关闭后请您把 <Money fen={payableFen} />{' '}
        转回买家的付款账户并上传退款凭证；买家确认收到前，订单会一直显示待退款。商品退回库存。
      </>
    )
  return (
    <>
      买家已付的 <Money fen={payableFen} /> 将全额退回买家余额，商品退回库存。
    </>
  )
}

/** 关闭订单: whatever was paid goes back to the buyer. */
export const CloseDialog = ({ order, close }: Props) => {
  const { run, busy, error } = useWrite('/api/trading/order/cancelOrder', { quiet: true })
  return (
    <ReasonDialog
      title="关闭订单？"
      text={closing(order)}
      label="关闭原因"
      min={2}
      max={100}
      confirm="关闭订单"
      danger
      busy={busy}
      error={error}
      onSend={(why) => void run({ id: order.id, why }).then((done) => done && close())}
      onClose={close}
    />
  )
}

/** 退回凭证: the buyer sees why, and may send another. */
export const RefuseVoucherDialog = ({ order, close }: Props) => {
  const { run, busy, error } = useWrite('/api/trading/order/modifyOrderByObj', { quiet: true })
  return (
    <ReasonDialog
      title="退回凭证？"
      text={
        <>
          订单回到待付款，买家可以重新付款或上传凭证。
          <Voucher orderId={order.id} />
        </>
      }
      label="退回原因"
      min={2}
      max={100}
      confirm="退回凭证"
      danger
      busy={busy}
      error={error}
      onSend={(why) => void run({ id: order.id, action: 'refuseVoucher', why }).then((done) => done && close())}
      onClose={close}
    />
  )
}

/** 备注: only the seller sees it. It is read anew, because the list says only that there is one. */
export const NoteDialog = ({ order, close }: Props) => {
  const { data } = useRead('/api/trading/order/selSellerOrderDetailById', { id: order.id })
  const { run, busy, error } = useWrite('/api/trading/order/modifyOrderByObj', { quiet: true })
  if (!data) return null
  return (
    <ReasonDialog
      title="卖家备注"
      text="买家看不到这条备注。"
      label="备注"
      initial={data.sellerNote}
      min={0}
      max={200}
      confirm="保存"
      busy={busy}
      error={error}
      onSend={(note) => void run({ id: order.id, action: 'note', note }).then((done) => done && close())}
      onClose={close}
    />
  )
}
