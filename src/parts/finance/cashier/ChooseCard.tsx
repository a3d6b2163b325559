import { useEffect } from 'react'
import { maskCard } from '#core/format/mask.ts'
import { useRead } from '#core/page/react.ts'
import { Field } from '#ui/control/Field.tsx'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import * as css from './Cashier.css.ts'

interface Props {
  value: string | undefined
  onChange: (cardId: string) => void
}

/** Which of the bound cards; the default one unless told. */
export const ChooseCard = ({ value, onChange }: Props) => {
  const { data: cards, error } = useRead('/openapi/finance/account/card/selAccountCardList/manage', {})
  const first = cards?.[0]?.id
  useEffect(() => {
    if (value === undefined && first !== undefined) onChange(first)
  }, [value, first, onChange])

  if (!cards) return error ? <p className={css.problem}>{error.msg}</p> : <Skeleton height={44} />
  return (
    <Field label="付款银行卡" group>
      <RadioCards
        value={value}
        onChange={onChange}
        options={cards.map(({ id, bankName, last4, isDefault }) => ({
          value: id,
          label: bankName,
          note: `${maskCard(last4)}${isDefault ? ' · 默认' : ''}`,
        }))}
      />
    </Field>
  )
}
