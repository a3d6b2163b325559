import { useState } from 'react'
import { go } from '#core/go.ts'
import { useWrite } from '#core/react.ts'
import { filePath } from '#core/go.ts'
import { uploadFile } from '#core/upload.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Upload } from '#ui/Upload.tsx'

/** 线下转账: the payer has transferred the money himself and shows it; the seller confirms. */
export const VoucherPay = ({ payId }: { payId: string }) => {
  const [pictures, setPictures] = useState<string[]>([])
  const { run, busy } = useWrite('/api/buyer/trading/order/pay/uploadVoucher')
  const submit = async () => {
    const done = await run({ payId, voucher: pictures.map(filePath) })
    if (done !== undefined) go('/transaction/myOrder')
  }
  return (
    <>
      <Field label="转账凭证" required group hint="上传转账回单照片，最多6张；卖家确认收款后发货">
        <Upload value={pictures} onChange={setPictures} send={uploadFile} max={6} />
      </Field>
      <ActionBar>
        <Button tone="primary" busy={busy} disabled={pictures.length === 0} onClick={() => void submit()}>
          提交凭证
        </Button>
      </ActionBar>
    </>
  )
}
