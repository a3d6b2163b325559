import { useState } from 'react'
import { useFieldProps } from './field.ts'
import { MinusIcon } from '../icons/Minus.ts'
import { PlusIcon } from '../icons/Plus.ts'
import * as css from './Stepper.css.ts'

interface Props {
  value: number
  onChange: (value: number) => void
  /** The smallest amount, such as the minimum order (起订量). */
  min?: number
  /** The largest amount, such as the stock. */
  max?: number
  /** What is counted, where no Field says so. */
  label?: string
  disabled?: boolean
}

/** A whole number with a step down and a step up. What is typed counts on leaving the field, brought into range. */
export const Stepper = ({ value, onChange, min = 1, max = 1_000_000, label, disabled }: Props) => {
  const field = useFieldProps()
  const [typed, setTyped] = useState<string>()

  const set = (next: number) => {
    setTyped(undefined)
    const inRange = Math.min(Math.max(next, min), max)
    if (inRange !== value) onChange(inRange)
  }

  return (
    <span className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label="减少"
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        className={css.input}
        aria-label={label}
        inputMode="numeric"
        disabled={disabled}
        {...field}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 7))}
        onBlur={() => typed !== undefined && set(Number(typed) || min)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') set(value + 1)
          else if (event.key === 'ArrowDown') set(value - 1)
          else if (event.key === 'Enter' && typed !== undefined) {
            // Takes what was typed; it is the next Enter that sends a form.
            event.preventDefault()
            set(Number(typed) || min)
          }
        }}
      />
      <button
        type="button"
        className={css.step}
        aria-label="增加"
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  )
}
