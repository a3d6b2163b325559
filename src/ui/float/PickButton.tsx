import { useId, useRef, useState, type ReactNode } from 'react'
import type * as Panels from './panel/panels.ts'
import { Float } from './Float.tsx'
import * as css from './PickButton.css.ts'
import { useFieldProps } from '../control/field.ts'
import { ChevronDownIcon } from '../icons/ChevronDown.ts'

interface Props {
  /** Its name, where no Field gives one. */
  label?: string | undefined
  /** What is chosen; empty where nothing is. */
  shown: string
  placeholder: string
  icon?: ReactNode
  onOpen?: (() => void) | undefined
  /** Draws what it opens. */
  children: (panels: typeof Panels, opened: { anchor: Element; id: string; onClose: () => void }) => ReactNode
}

/** A control that shows what is chosen, and opens beside itself what one chooses from. */
export const PickButton = ({ label, shown, placeholder, icon, onOpen, children }: Props) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const field = useFieldProps()
  const id = useId()
  const onClose = () => setOpen(false)
  const show = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        // Not a mere button: so a screen reader says its label and what is chosen, both.
        role="combobox"
        className={css.button}
        {...field}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? onClose() : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return
          event.preventDefault()
          show()
        }}
      >
        <span className={css.text} data-empty={shown ? undefined : ''}>
          {shown || placeholder}
        </span>
        {icon ?? <ChevronDownIcon size={16} />}
      </button>
      <Float open={open} onClose={onClose}>
        {(panels) => children(panels, { anchor: anchor.current!, id, onClose })}
      </Float>
    </>
  )
}
