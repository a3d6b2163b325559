import type { ComponentProps } from 'react'
import { label } from './Checkbox.css.ts'
import { toggle } from './Switch.css.ts'

/** On or off, at once: for settings that need no saving. */
export const Switch = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className={label}>
    <input type="checkbox" role="switch" className={toggle} {...rest} />
    {children}
  </label>
)
