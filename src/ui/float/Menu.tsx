import { useId, useRef, useState, type ReactNode } from 'react'
import { Float } from './Float.tsx'

/** A place to go to, or something to do. */
export type MenuItem = { label: string; key?: string } & ({ href: string } | { onPick: () => void })

export interface MenuProps {
  /** The button's name, and the menu's. */
  label: string
  items: readonly MenuItem[]
  /** Stands above the choices. */
  head?: ReactNode
  /** On the button. */
  children: ReactNode
  /** The button's style. */
  className?: string
}

/** A button that opens a list of places and actions. */
export const Menu = ({ label, items, head, children, className }: MenuProps) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      <Float open={open} onClose={close}>
        {({ MenuPanel }) => (
          <MenuPanel
            anchor={anchor.current!}
            id={id}
            label={label}
            head={head}
            items={items}
            placement="bottom-end"
            onClose={close}
          />
        )}
      </Float>
    </>
  )
}
