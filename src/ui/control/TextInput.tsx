import type { ComponentProps, ReactNode } from 'react'
import * as css from './control.css.ts'
import { cx } from '../tokens/cx.ts'
import { useFieldProps } from './field.ts'

interface Props extends ComponentProps<'input'> {
  /** A unit, or a button, at the end of the line. */
  affix?: ReactNode
}

/** One line of text. */
export const TextInput = ({ affix, className, ...rest }: Props) => {
  const field = useFieldProps()
  const input = (
    <input type="text" className={cx(css.control, affix && css.withAffix, className)} {...field} {...rest} />
  )
  if (!affix) return input
  return (
    <span className={css.affixed}>
      {input}
      <span className={css.affix}>{affix}</span>
    </span>
  )
}
