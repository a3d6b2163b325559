import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { FromFrame } from '#core/session/frame.ts'
import { base } from '#ui/tokens/base.css.ts'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { cx } from '#ui/tokens/cx.ts'
import * as css from './FrameShell.css.ts'
import { useSeen, type Seen } from './useSeen.ts'

interface Props {
  title: string
  say: (word: FromFrame) => void
  /** The same on a page of the platform's own, where nothing can lie over it. */
  windowHref?: string
  children: ReactNode
}

/** What stands around a frame's page, once the browser says whether the user sees what is pressed in it. */
export const FrameShell = (props: Props) => {
  const content = useRef<HTMLFieldSetElement>(null)
  return <FrameView {...props} content={content} seen={useSeen(content)} />
}

const notices: Record<Seen, string> = {
  yes: '由平台提供，所在页面看不到您输入的内容',
  waiting: '正在确认本框未被遮挡…',
  no: '页面被遮挡或未完整显示，暂不能操作',
  unknown: '此浏览器无法确认本框未被遮挡，请在平台窗口中办理',
}

/** Whatever is pressed while the user doesn't see what he presses does nothing; he may still leave. */
const refuse = (event: SyntheticEvent) => {
  if ('key' in event && (event.key === 'Tab' || event.key === 'Escape')) return
  event.preventDefault()
  event.stopPropagation()
}

/** Links lead to pages that no frame shows: they open in a window of the platform's. */
const openLink = (event: SyntheticEvent) => {
  const link = (event.target as Element).closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target) return
  event.preventDefault()
  open(link.href, '_blank', 'noopener')
}

interface ViewProps extends Props {
  seen: Seen
  /** What has to be seen whole: what is paid, and what is pressed for it. */
  content?: RefObject<HTMLFieldSetElement | null>
}

export const FrameView = ({ title, say, windowHref, seen, content, children }: ViewProps) => {
  const main = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<Element>(null)
  const blocked = seen !== 'yes'
  const tell = useEffectEvent(say)

  // Whoever comes in begins at the title, or goes on where he was.
  useEffect(() => {
    const enter = () => document.activeElement === document.body && heading.current?.focus({ preventScroll: true })
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && tell({ say: 'close' })
    addEventListener('focus', enter)
    addEventListener('keydown', onKey)
    const content = main.current!
    const observer = new ResizeObserver(() => tell({ say: 'height', height: content.offsetHeight + 2 }))
    observer.observe(content)
    tell({ say: 'ready' })
    return () => {
      removeEventListener('focus', enter)
      removeEventListener('keydown', onKey)
      observer.disconnect()
    }
  }, [])
  // What is disabled loses the focus; it has it again once it is not.
  useEffect(() => {
    if (
      !blocked &&
      document.hasFocus() &&
      document.activeElement === document.body &&
      last.current instanceof HTMLElement
    )
      last.current.focus({ preventScroll: true })
  }, [blocked])

  return (
    <main ref={main} className={cx(base, css.shell)} data-seen={seen === 'yes'}>
      <header className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <Button tone="quiet" small onClick={() => say({ say: 'close' })}>
          关闭
        </Button>
      </header>
      <div className={css.guard} role="status" data-warm={seen === 'no' || seen === 'unknown' ? '' : undefined}>
        <p className={css.words}>{notices[seen]}</p>
        {(seen === 'no' || seen === 'unknown') && windowHref && (
          <LinkButton small href={windowHref} target="_blank" rel="noopener">
            在平台窗口中办理
          </LinkButton>
        )}
      </div>
      {seen !== 'unknown' && (
        <div
          {...(blocked && {
            onClickCapture: refuse,
            onPointerDownCapture: refuse,
            onKeyDownCapture: refuse,
            onSubmitCapture: refuse,
          })}
          onClick={openLink}
          onFocusCapture={(event) => (last.current = event.target)}
        >
          <fieldset ref={content} className={css.content} disabled={blocked} aria-label={title}>
            {children}
          </fieldset>
        </div>
      )}
    </main>
  )
}
