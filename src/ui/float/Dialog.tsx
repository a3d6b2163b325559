import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../control/Button.tsx'
import { cx } from '../tokens/cx.ts'
import * as css from './Dialog.css.ts'
import { CloseIcon } from '../icons/Close.ts'

interface Props {
  open: boolean
  /** Asked for by Esc, the cross or the backdrop. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  wide?: boolean
}

/** A modal dialog, the browser's own: it keeps the focus inside and gives it back on closing. A sheet on phones. */
export const Dialog = ({ open, onClose, title, children, footer, wide }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={ref}
      className={cx(css.dialog, wide && css.wide)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.body}>{children}</div>
      {footer && <footer className={css.footer}>{footer}</footer>}
      <Button tone="quiet" small className={css.close} aria-label="关闭" onClick={onClose}>
        <CloseIcon size={18} />
      </Button>
    </dialog>
  )
}
