import schema from 'schema:/api/account/card/personBindCard'
import type { BankCard } from '@wotu/contract/finance/card.ts'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { TextInput } from '#ui/control/TextInput.tsx'
import { luhnFits } from './luhn.ts'

interface Props {
  holder: string | undefined
  onDone: (card: BankCard) => void
}

/** 1234 5678 …, as it stands on the card. */
const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

export const CardNumber = ({ holder, onDone }: Props) => {
  const form = useForm({ write: '/api/account/card/personBindCard', schema, onDone })
  const number = String(form.values.number)
  const doubtful = number.length >= 16 && !luhnFits(number)
  return (
    <FormView
      form={form}
      submit="下一步"
      back="/financial/BankAccount"
      fields={[
        {
          name: 'number',
          hint: doubtful
            ? '卡号可能有误，请再核对一遍'
            : `仅支持${holder ? `「${holder}」` : '本人'}名下的借记卡，卡号由银行保管`,
          input: ({ value, onChange }) => (
            <TextInput
              value={grouped(String(value))}
              inputMode="numeric"
              autoComplete="off"
              placeholder="请输入银行卡号"
              onBlur={() => form.blur('number')}
              onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 19))}
            />
          ),
        },
        { name: 'phone', hint: '验证码会发送到银行预留的手机号' },
      ]}
    />
  )
}
