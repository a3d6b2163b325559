import type { CoreEvents } from '../element/events.ts'
import * as css from './notice.css.ts'

export type Notice = CoreEvents['notice'] | { href: string }

/** Milliseconds that a line stays. */
const shownMs = 5000

const element = <K extends keyof HTMLElementTagNameMap>(name: K, props: Partial<HTMLElementTagNameMap[K]>) =>
  Object.assign(document.createElement(name), props)

/**
 * Shows a message within a tag of a partner's page, above everything: a line that goes by itself, or a box that the user
 * closes where it has a title or leads somewhere. The same message twice at a time says nothing new.
 */
export const showNotice = (tag: Element, notice: Notice): void => {
  const portal = tag.shadowRoot!.getElementById('portal')!
  const said = 'href' in notice ? undefined : notice
  const parts = said ? wordsOf(said) : linkOf((notice as { href: string }).href)
  const words = element('div', { className: css.words })
  words.append(...parts)
  if ([...portal.children].some(({ firstChild }) => firstChild?.textContent === words.textContent)) return

  const box = element('div', {
    className: css.notice,
    popover: 'manual',
    role: said?.tone && !isAlert(said.tone) ? 'status' : 'alert',
  })
  const close = element('button', { className: css.close, type: 'button', ariaLabel: '关闭', textContent: '✕' })
  close.onclick = () => box.remove()
  box.append(words, ...actionsOf(said, () => box.remove()), close)
  portal.append(box)
  box.showPopover()
  if (parts.length === 1) goesAfter(said?.ms ?? shownMs, box)
}

const isAlert = (tone: string) => tone === 'warning' || tone === 'danger'

const actionsOf = (said: CoreEvents['notice'] | undefined, done: () => void) => {
  if (!said?.action) return []
  const { label, run } = said.action
  const onclick = () => {
    done()
    run()
  }
  return [element('button', { className: css.action, type: 'button', textContent: label, onclick })]
}

/** Removes it after so long; not while the pointer or the focus is on it, and then after as long again. */
const goesAfter = (ms: number, box: HTMLElement) => {
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => (box.matches(':hover, :focus-within') ? wait() : box.remove()), ms)
  }
  box.onmouseleave = wait
  box.addEventListener('focusout', wait)
  wait()
}

const wordsOf = ({ title, message }: CoreEvents['notice']) => [
  ...(title ? [element('strong', { textContent: title })] : []),
  element('span', { textContent: message }),
]

const linkOf = (href: string) => [
  element('span', { textContent: '即将离开本页，前往以下页面继续办理：' }),
  element('a', { className: css.link, href, target: '_blank', rel: 'noreferrer', textContent: new URL(href).host }),
]
