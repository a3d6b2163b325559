import { useId, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../control/Button.tsx'
import { Float } from './Float.tsx'

interface Props extends Omit<ButtonProps, 'children'> {
  /** What it is called, for a screen reader. */
  label: string
  /** On the button. */
  button: ReactNode
  children: (close: () => void) => ReactNode
}

/** A button, and what it opens beside itself. */
export const Popover = ({ label, button, children, ...look }: Props) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Button
        {...look}
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Button>
      <Float open={open} onClose={close}>
        {({ PopoverPanel }) => (
          <PopoverPanel anchor={anchor.current!} id={id} label={label} onClose={close}>
            {children(close)}
          </PopoverPanel>
        )}
      </Float>
    </>
  )
}
