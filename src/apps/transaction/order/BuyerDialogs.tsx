import { useState } from 'react'
import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { filePath } from '#core/page/go.ts'
import { uploadFile } from '#core/calls/upload.ts'
import { Dialog } from '#ui/float/Dialog.tsx'
import { DialogButtons } from '#ui/float/DialogButtons.tsx'
import { Field } from '#ui/control/Field.tsx'
import { Upload } from '#ui/control/Upload.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  order: OrderRow
  close: () => void
}

/** 取消订单: the reason is one of the dictionary, or the buyer's own. */
export const CancelDialog = ({ order, close }: Props) => {
  const { data: reasons } = useRead('/api/buyer/basic/system/dictItem/selItemListByDictId', { dictId: 'cancelReason' })
  const { run, busy, error } = useWrite('/api/buyer/trading/order/cancelOrder', { quiet: true })
  return (
    <ReasonDialog
      title="取消订单？"
      text={
        order.state === 'unconfirmed'
          ? '您已上传转账凭证，卖家还未确认收款。如已转账，请先与卖家商定退款再取消：这笔钱没有经过平台，取消后平台不能代退。'
          : '取消后商品会退回库存，订单不能恢复。'
      }
      label="取消原因"
      choices={reasons?.map(({ name }) => name)}
      min={1}
      max={100}
      confirm="取消订单"
      danger
      busy={busy}
      error={error}
      onSend={(why) => void run({ id: order.id, why }).then((done) => done && close())}
      onClose={close}
    />
  )
}

/** 上传凭证: pictures of the transfer, for the seller to confirm. */
export const VoucherDialog = ({ order, close }: Props) => {
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [missing, setMissing] = useState(false)
  const { run, busy, error } = useWrite('/api/trading/orderHandle/uploadVoucher', { quiet: true })

  const send = async () => {
    if (pictures.length === 0) return setMissing(true)
    if (await run({ id: order.id, voucher: pictures.map(filePath) })) close()
  }

  return (
    <Dialog
      open
      title="上传转账凭证"
      onClose={close}
      footer={
        <DialogButtons confirm="提交凭证" cancel="返回" busy={busy} onConfirm={() => void send()} onCancel={close} />
      }
    >
      <Field
        label="转账凭证"
        required
        group
        hint="线下转账后上传银行回单或截图，最多6张；卖家确认收款后安排发货"
        error={missing && pictures.length === 0 ? '请上传转账凭证' : error?.msg}
      >
        <Upload value={pictures} onChange={setPictures} send={uploadFile} max={6} />
      </Field>
    </Dialog>
  )
}
