import { useId, type ReactNode } from 'react'
import { mark } from './Checkbox.css.ts'
import * as css from './RadioCards.css.ts'

export interface RadioCard<V extends string> {
  value: V
  label: ReactNode
  /** A second line: a balance, a fee, why it cannot be chosen. */
  note?: ReactNode
  disabled?: boolean
}

interface Props<V extends string> {
  options: readonly RadioCard<V>[]
  value: V | undefined
  onChange: (value: V) => void
}

/** One choice of a few, each with room for a remark. Put it into `<Field group>` for its label. */
export const RadioCards = <V extends string>({ options, value, onChange }: Props<V>) => {
  const name = useId()
  return (
    <div className={css.cards}>
      {options.map((option) => (
        <label key={option.value} className={css.card}>
          <input
            type="radio"
            name={name}
            className={mark}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <span className={css.note}>{option.note}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
