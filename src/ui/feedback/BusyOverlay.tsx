import { useLayoutEffect, useRef } from 'react'
import { spinner } from '../control/Button.css.ts'
import * as css from './BusyOverlay.css.ts'

/** Locks the screen while something is sent. Mount it for as long as that takes. */
export const BusyOverlay = ({ text = '正在提交信息' }: { text?: string }) => {
  const ref = useRef<HTMLDialogElement>(null)
  // As in Dialog: closed before it is taken away, it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} className={css.overlay} aria-label={text} onCancel={(event) => event.preventDefault()}>
      <div className={css.box} role="status">
        <span className={spinner} />
        {text}
      </div>
    </dialog>
  )
}
