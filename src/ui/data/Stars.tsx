import { useId } from 'react'
import { cx } from '../tokens/cx.ts'
import { StarIcon } from '../icons/Star.ts'
import * as css from './Stars.css.ts'

const five = [1, 2, 3, 4, 5]

/** A rating to read: 4.8 of five. */
export const Stars = ({ value }: { value: number }) => (
  <span className={css.stars} role="img" aria-label={`${value}分，满分5分`}>
    {five.map((n) => (
      <span key={n} className={cx(n <= Math.round(value) && css.lit)}>
        <StarIcon size={14} filled={n <= Math.round(value)} />
      </span>
    ))}
    <span className={css.figure}>{value.toFixed(1)}</span>
  </span>
)

interface InputProps {
  /** What is rated. */
  label: string
  /** 1 to 5; 0 for none yet. */
  value: number
  onChange: (value: number) => void
}

/** A rating to give: five radios. */
export const StarsInput = ({ label, value, onChange }: InputProps) => {
  const name = useId()
  return (
    <span className={css.stars} role="radiogroup" aria-label={label}>
      {five.map((n) => (
        <label key={n} className={cx(css.star, n <= value && css.lit)}>
          <input
            type="radio"
            name={name}
            className={css.input}
            aria-label={`${n}星`}
            checked={n === value}
            onChange={() => onChange(n)}
          />
          <StarIcon filled={n <= value} />
        </label>
      ))}
    </span>
  )
}
