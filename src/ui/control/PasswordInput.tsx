import { useState, type ComponentProps } from 'react'
import { toggle } from './PasswordInput.css.ts'
import { TextInput } from './TextInput.tsx'

/** A password, hidden unless its owner wants to see it. Give `autoComplete`: password managers go by it. */
export const PasswordInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'affix'>) => {
  const [shown, setShown] = useState(false)
  const label = shown ? '隐藏' : '显示'
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      affix={
        <button type="button" className={toggle} aria-label={`${label}密码`} onClick={() => setShown(!shown)}>
          {label}
        </button>
      }
    />
  )
}
