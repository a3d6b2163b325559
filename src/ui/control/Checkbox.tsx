import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import * as css from './Checkbox.css.ts'

interface Props extends ComponentProps<'input'> {
  /** Some but not all of what it stands for. */
  indeterminate?: boolean
}

/** A box with its words beside it; without words, give an `aria-label`. */
export const Checkbox = ({ indeterminate = false, children, ...rest }: Props) => {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={css.label}>
      <input ref={ref} type="checkbox" className={css.mark} {...rest} />
      {children}
    </label>
  )
}
