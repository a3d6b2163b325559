import { useState } from 'react'
import { filePath } from '#core/page/go.ts'
import { useWrite } from '#core/page/react.ts'
import { uploadFile } from '#core/calls/upload.ts'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx'
import { Button } from '#ui/control/Button.tsx'
import { Field } from '#ui/control/Field.tsx'
import { Upload } from '#ui/control/Upload.tsx'
import * as css from './Cashier.css.ts'

interface Props {
  payId: string
  /** The voucher is with the seller. */
  onDone: () => void
  /** The button is as wide as everything in the frame is; else it stands in the page's bar. */
  wide?: boolean
}

/** 线下转账: the payer has transferred the money himself and shows it; the seller confirms. */
export const VoucherPay = ({ payId, onDone, wide }: Props) => {
  const [pictures, setPictures] = useState<string[]>([])
  const { run, busy, error } = useWrite('/api/buyer/trading/order/pay/uploadVoucher', { quiet: true })
  const submit = async () => {
    const done = await run({ payId, voucher: pictures.map(filePath) })
    if (done !== undefined) onDone()
  }
  const button = (
    <Button tone="primary" wide={wide} busy={busy} disabled={pictures.length === 0} onClick={() => void submit()}>
      提交凭证
    </Button>
  )
  return (
    <>
      {busy && <BusyOverlay />}
      <Field label="转账凭证" required group hint="上传转账回单照片，最多6张；卖家确认收款后发货">
        <Upload value={pictures} onChange={setPictures} send={uploadFile} max={6} />
      </Field>
      {error && (
        <p className={css.problem} role="alert">
          {error.msg}
        </p>
      )}
      {wide ? button : <ActionBar>{button}</ActionBar>}
    </>
  )
}
