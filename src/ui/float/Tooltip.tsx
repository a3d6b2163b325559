import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from '../tokens/cx.ts'
import { Float } from './Float.tsx'
import * as css from './Tooltip.css.ts'

interface Props {
  /** A few words that explain it. */
  text: ReactNode
  className?: string
  /** Something that takes the focus. */
  children: (described: { 'aria-describedby': string | undefined }) => ReactNode
}

/** Words that show while the pointer or the focus is on something. Never the only place where something is said: phones have none. */
export const Tooltip = ({ text, className, children }: Props) => {
  const anchor = useRef<HTMLSpanElement>(null)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const id = useId()
  const set = (shown: boolean, after = 0) => {
    clearTimeout(later.current)
    later.current = setTimeout(() => setOpen(shown), after)
  }
  useEffect(() => () => clearTimeout(later.current), [])

  // On leaving it stays long enough to go onto it.
  const onLeave = () => set(false, 120)
  return (
    <span
      ref={anchor}
      className={cx(css.anchor, className)}
      onMouseEnter={() => set(true, 300)}
      onMouseLeave={onLeave}
      onFocus={({ target }) => target.matches(':focus-visible') && set(true)}
      onBlur={() => set(false)}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      <Float open={open} onClose={() => set(false)}>
        {({ TooltipPanel }) => (
          <TooltipPanel
            anchor={anchor.current!}
            id={id}
            placement="top"
            onClose={() => set(false)}
            onEnter={() => set(true)}
            onLeave={onLeave}
          >
            {text}
          </TooltipPanel>
        )}
      </Float>
    </span>
  )
}
