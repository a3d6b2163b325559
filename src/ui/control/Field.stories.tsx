import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Select } from './Select.tsx'
import { Stepper } from './Stepper.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

export default { title: 'ui/Field', component: Field } satisfies Meta<typeof Field>
type Story = StoryObj

const units = ['斤', '公斤', '吨'].map((unit) => ({ value: unit, label: unit }))
const ways = [
  { value: 'balance', label: '余额支付', note: '可用 ¥12,480.00' },
  { value: 'card', label: '银行卡', note: '农业银行 尾号 6228' },
  { value: 'transfer', label: '线下转账', note: '上传凭证后由卖家确认' },
  { value: 'scan', label: '扫码支付', note: '暂未开通', disabled: true },
] as const

const Controls = ({ error }: { error?: string }) => {
  const [note, setNote] = useState('请在上午送达')
  const [amount, setAmount] = useState(20)
  const [way, setWay] = useState<(typeof ways)[number]['value']>('balance')
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 560 }}>
      <Field label="收货人" required error={error} hint="与身份证一致">
        <TextInput placeholder="请输入姓名" />
      </Field>
      <Field label="供应量" required>
        <TextInput inputMode="numeric" defaultValue="3600" affix="公斤" />
      </Field>
      <Field label="单位">
        <Select options={units} placeholder="请选择" />
      </Field>
      <Field label="数量" hint="起订量 20 斤，库存 800 斤">
        <Stepper value={amount} onChange={setAmount} min={20} max={800} />
      </Field>
      <Field label="支付方式" required group error={error && '请选择支付方式'}>
        <RadioCards options={ways} value={way} onChange={setWay} />
      </Field>
      <Field label="留言">
        <TextArea value={note} onChange={(event) => setNote(event.target.value)} max={200} />
      </Field>
      <Checkbox defaultChecked>我已阅读并同意《交易服务协议》</Checkbox>
    </div>
  )
}

export const Filled: Story = { render: () => <Controls /> }

export const Invalid: Story = { render: () => <Controls error="请填写收货人" /> }

export const Disabled: Story = {
  render: () => (
    <Field label="企业名称" hint="变更认证后可修改">
      <TextInput disabled defaultValue="丰禾农业合作社" />
    </Field>
  ),
}
