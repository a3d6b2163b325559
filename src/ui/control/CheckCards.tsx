import type { RadioCard } from './RadioCards.tsx'
import { mark } from './Checkbox.css.ts'
import * as css from './RadioCards.css.ts'

interface Props<V extends string> {
  options: readonly RadioCard<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
}

/** Any of a few, each with room for a remark. Put it into `<Field group>` for its label. */
export const CheckCards = <V extends string>({ options, value, onChange }: Props<V>) => (
  <div className={css.cards}>
    {options.map((option) => (
      <label key={option.value} className={css.card}>
        <input
          type="checkbox"
          className={mark}
          checked={value.includes(option.value)}
          disabled={option.disabled}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))
          }
        />
        <span>
          {option.label}
          {option.note && <span className={css.note}>{option.note}</span>}
        </span>
      </label>
    ))}
  </div>
)
