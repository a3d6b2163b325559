import { useState } from 'react'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { useWrite } from '#core/page/react.ts'
import { AreaPicker } from '#screens/form/AreaPicker.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import { DialogButtons } from '#ui/float/DialogButtons.tsx'
import { Field } from '#ui/control/Field.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from './OrderDetail.css.ts'

interface Props {
  order: OrderDetail
  close: () => void
}

type Name = 'consignee' | 'phone' | 'areaCode' | 'detail'

/** 修改收货信息: as the buyer asked on the phone, until the goods are sent. What they cost stays. */
export const ReceiverDialog = ({ order, close }: Props) => {
  const { areaName: _, ...before } = order.address
  const [address, setAddress] = useState(before)
  const { run, busy, error } = useWrite('/api/trading/order/modifyOrderByObj', { quiet: true })

  const set = (name: Name) => (value: string) => setAddress({ ...address, [name]: value })
  const wrong = (error?.data as { fields?: Record<string, string> } | null | undefined)?.fields
  /** What is no field's own stands under the last. */
  const wrongOf = (name: Name) => (wrong ? wrong[`address.${name}`] : name === 'detail' ? error?.msg : undefined)
  const send = async () => {
    if (await run({ id: order.id, action: 'changeAddress', address })) close()
  }
  const field = (name: 'consignee' | 'phone' | 'detail', label: string) => (
    <Field label={label} required error={wrongOf(name)}>
      <TextInput value={address[name]} onChange={(event) => set(name)(event.target.value)} />
    </Field>
  )

  return (
    <Dialog
      open
      title="修改收货信息"
      onClose={close}
      footer={<DialogButtons confirm="保存" cancel="取消" busy={busy} onConfirm={() => void send()} onCancel={close} />}
    >
      <div className={css.fields}>
        {field('consignee', '收货人')}
        {field('phone', '手机号')}
        <Field label="所在地区" required error={wrongOf('areaCode')}>
          <AreaPicker value={address.areaCode} onChange={set('areaCode')} />
        </Field>
        {field('detail', '详细地址')}
      </div>
    </Dialog>
  )
}
