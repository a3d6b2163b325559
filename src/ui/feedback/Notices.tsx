import { useEffect, useRef, useState } from 'react'
import { Button } from '../control/Button.tsx'
import { CloseIcon } from '../icons/Close.ts'
import { SuccessIcon } from '../icons/Success.ts'
import { WarningIcon } from '../icons/Warning.ts'
import * as css from './Notices.css.ts'

export interface Notice {
  id: string
  tone: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  text: string
  /** A button in it, such as 撤销. Pressed, the notice goes. */
  action?: { label: string; run: () => void } | undefined
}

interface Props {
  /** The queue, the oldest first: on a phone one shows at a time. */
  notices: readonly Notice[]
  /** Called after 5 s, or when the reader closes it. */
  onClose: (id: string) => void
}

const shownMs = 5000

const Item = ({ id, tone, title, text, action, onClose }: Notice & Pick<Props, 'onClose'>) => {
  // Nobody loses what they are reading or about to press: its time begins when the pointer and the focus have left.
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const item = useRef<HTMLDivElement>(null)
  // The timer starts once, however often the region is drawn again.
  const close = useRef(() => {})
  close.current = () => onClose(id)
  useEffect(() => {
    if (hovered || focused) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      // One that waits for its turn on a phone is not drawn: its time begins with it.
      const drawn = item.current?.getClientRects().length !== 0
      timer = drawn ? setTimeout(() => close.current(), shownMs) : setTimeout(wait, 200)
    }
    wait()
    return () => clearTimeout(timer)
  }, [hovered, focused])

  const alarms = tone === 'warning' || tone === 'danger'
  return (
    <div
      ref={item}
      className={css.notice}
      role={alarms ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={css.tone[tone]}>{alarms ? <WarningIcon /> : <SuccessIcon />}</span>
      <span>
        {title && <strong className={css.title}>{title}</strong>}
        {text}
      </span>
      {action && (
        <Button
          tone="quiet"
          small
          onClick={() => {
            onClose(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className={css.close} aria-label="关闭" onClick={() => onClose(id)}>
        <CloseIcon size={16} />
      </button>
    </div>
  )
}

/** The place where short messages show for 5 s, above everything. One a page. */
export const Notices = ({ notices, onClose }: Props) => {
  const region = useRef<HTMLDivElement>(null)
  const newest = notices.at(-1)?.id

  // Hidden and shown again, it comes above a dialog that was opened meanwhile.
  useEffect(() => {
    if (newest === undefined) return
    const popover = region.current
    popover?.showPopover()
    return () => popover?.hidePopover()
  }, [newest])

  return (
    <div ref={region} className={css.region} popover="manual" hidden={notices.length === 0}>
      {notices.map((notice) => (
        <Item key={notice.id} {...notice} onClose={onClose} />
      ))}
    </div>
  )
}
