import type { ComponentProps } from 'react'
import { cx } from '../tokens/cx.ts'
import { useFieldProps } from './field.ts'
import * as css from './TextArea.css.ts'

interface Props extends ComponentProps<'textarea'> {
  value: string
  /** Shows a counter. More can be typed, so that nothing pasted is cut off unseen; the form refuses it. */
  max?: number
}

/** Several lines of text; grows with what is typed. */
export const TextArea = ({ max, className, value, ...rest }: Props) => {
  const field = useFieldProps()
  return (
    <span className={css.frame}>
      <textarea className={cx(css.area, className)} value={value} {...field} {...rest} />
      {max !== undefined && (
        <span className={cx(css.count, value.length > max && css.over)}>
          {value.length}/{max}
        </span>
      )}
    </span>
  )
}
