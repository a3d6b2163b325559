import { useEffect, useRef } from 'react'
import { CloseIcon } from '../icons/Close.ts'
import { SuccessIcon } from '../icons/Success.ts'
import { WarningIcon } from '../icons/Warning.ts'
import * as css from './Notices.css.ts'

export interface Notice {
  id: string
  tone: 'good' | 'warm'
  title?: string
  text: string
}

interface Props {
  notices: readonly Notice[]
  /** Called after 5 s, or when the reader closes it. */
  onClose: (id: string) => void
}

const shownMs = 5000

const Item = ({ id, tone, title, text, onClose }: Notice & Pick<Props, 'onClose'>) => {
  // The timer starts once, however often the region is drawn again.
  const close = useRef(() => {})
  close.current = () => onClose(id)
  useEffect(() => {
    const timer = setTimeout(() => close.current(), shownMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={css.notice} role={tone === 'warm' ? 'alert' : 'status'}>
      <span className={css[tone]}>{tone === 'warm' ? <WarningIcon /> : <SuccessIcon />}</span>
      <span>
        {title && <strong className={css.title}>{title}</strong>}
        {text}
      </span>
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
