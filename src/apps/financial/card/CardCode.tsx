import schema from 'schema:/api/account/card/bindCardConfirm'
import type { BankCard } from '@wotu/contract/finance/card.ts'
import { go } from '#core/page/go.ts'
import { maskCard } from '#core/format/mask.ts'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { Button } from '#ui/control/Button.tsx'
import * as css from '../Page.css.ts'

/** The bank is known now; the code proves that the card's phone is his. */
export const CardCode = ({ card, onBack }: { card: BankCard; onBack: () => void }) => {
  const form = useForm({
    write: '/api/account/card/bindCardConfirm',
    schema,
    also: { id: card.id },
    onDone: ({ id }) => go(`/financial/BankAccount/addCardResult?id=${id}`),
  })
  return (
    <>
      <p className={css.hint}>
        {card.bankName} {maskCard(card.last4)}，验证码已发送到 {card.phone}
        <Button tone="quiet" small onClick={onBack}>
          修改卡号
        </Button>
      </p>
      <FormView form={form} submit="确认绑定" fields={['code']} />
    </>
  )
}
