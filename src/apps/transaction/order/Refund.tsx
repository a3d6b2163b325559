import { useState } from 'react'
import type { OrderDetail, OrderRow } from '@wotu/contract/trading/order/order.ts'
import { formatDate } from '#core/format/dates.ts'
import { filePath } from '#core/page/go.ts'
import { useWrite } from '#core/page/react.ts'
import { uploadFile } from '#core/calls/upload.ts'
import { Section } from '#ui/layout/Card.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import { DialogButtons } from '#ui/float/DialogButtons.tsx'
import { Field } from '#ui/control/Field.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import { Money } from '#ui/data/Money.tsx'
import { TextArea } from '#ui/control/TextArea.tsx'
import { Upload } from '#ui/control/Upload.tsx'
import * as css from './OrderDetail.css.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { VoucherPictures } from './Voucher.tsx'
import { refunds } from './words.ts'

// What was paid by transfer goes back by transfer: the seller sends it, the buyer says whether it came.

interface Props {
  order: OrderRow
  close: () => void
}

/** 退款 of an order, as both sides see it; nothing where nothing goes back. */
export const RefundSection = ({ refund }: Pick<OrderDetail, 'refund'>) =>
  refund && (
    <Section title="线下退款">
      <KeyValues
        facts={[
          { label: '退款状态', value: refunds[refund.state].word },
          { label: '应退金额', value: <Money fen={refund.amountFen} /> },
          { label: '退款时间', value: refund.sentAt ? formatDate(refund.sentAt) : undefined },
          { label: '确认时间', value: refund.endedAt ? formatDate(refund.endedAt) : undefined },
          { label: '卖家说明', value: refund.words || undefined, wide: true },
          { label: '买家反馈', value: refund.deniedWhy || undefined, wide: true },
        ]}
      />
      {refund.voucher.length > 0 && <VoucherPictures pictures={refund.voucher} name="退款凭证" />}
    </Section>
  )

/** 转账退款: the seller has sent the money back, and shows it. */
export const SendRefundDialog = ({ order, close }: Props) => {
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, busy, error } = useWrite('/api/trading/orderHandle/uploadRefundVoucher', { quiet: true })

  const send = async () => {
    if (pictures.length === 0) return setMissing(true)
    if (await run({ id: order.id, voucher: pictures.map(filePath), words: words.trim() })) close()
  }

  return (
    <Dialog
      open
      title="转账退款"
      onClose={close}
      footer={
        <DialogButtons confirm="提交凭证" cancel="返回" busy={busy} onConfirm={() => void send()} onCancel={close} />
      }
    >
      <div className={css.fields}>
        <p>
          请先从您的银行账户把 <Money fen={order.payableFen} />
          {' 转回买家的付款账户，再上传银行回单或截图。买家确认收到后，退款才算完成。'}
        </p>
        <Field
          label="退款凭证"
          required
          group
          hint="最多6张"
          error={missing && pictures.length === 0 ? '请上传退款凭证' : error?.msg}
        >
          <Upload value={pictures} onChange={setPictures} send={uploadFile} max={6} />
        </Field>
        <Field label="退款说明" hint="选填，如收款账户尾号、预计到账时间">
          <TextArea value={words} max={100} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

/** 没有收到退款: the seller reads why, and sends it again or brings another voucher. */
export const DenyRefundDialog = ({ order, close }: Props) => {
  const { run, busy, error } = useWrite('/api/buyer/trading/order/refundNotReceived', { quiet: true })
  return (
    <ReasonDialog
      title="没有收到退款？"
      text="请先核对付款账户的银行流水，跨行转账可能次日到账。提交后由卖家核实并重新退款；之后到账，仍可确认收到。"
      label="情况说明"
      min={2}
      max={100}
      confirm="提交"
      busy={busy}
      error={error}
      onSend={(why) => void run({ id: order.id, why }).then((done) => done && close())}
      onClose={close}
    />
  )
}
