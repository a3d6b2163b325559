import type { ComponentProps } from 'react'
import { cx } from '../tokens/cx.ts'
import { useFieldProps } from './field.ts'
import { ChevronDownIcon } from '../icons/ChevronDown.ts'
import * as css from './Select.css.ts'

export interface Option {
  value: string
  label: string
}

interface Props extends ComponentProps<'select'> {
  options: readonly Option[]
  /** The first, empty choice: 请选择, or 全部 in a filter. */
  placeholder?: string
}

/** The browser's own list of choices. */
export const Select = ({ options, placeholder, className, ...rest }: Props) => {
  const field = useFieldProps()
  return (
    <span className={css.frame}>
      <select className={cx(css.select, className)} {...field} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <ChevronDownIcon size={16} />
      </span>
    </span>
  )
}
