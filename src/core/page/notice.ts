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
  const parts = 'href' in notice ? linkOf(notice.href) : wordsOf(notice)
  const words = element('div', { className: css.words })
  words.append(...parts)
  if ([...portal.children].some(({ firstChild }) => firstChild?.textContent === words.textContent)) return

  const box = element('div', { className: css.notice, popover: 'manual', role: 'alert' })
  const close = element('button', { className: css.close, type: 'button', ariaLabel: '关闭', textContent: '✕' })
  close.onclick = () => box.remove()
  box.append(words, close)
  portal.append(box)
  box.showPopover()
  if (parts.length === 1) setTimeout(() => box.remove(), ('ms' in notice && notice.ms) || shownMs)
}

const wordsOf = ({ title, message }: CoreEvents['notice']) => [
  ...(title ? [element('strong', { textContent: title })] : []),
  element('span', { textContent: message }),
]

const linkOf = (href: string) => [
  element('span', { textContent: '即将离开本页，前往以下页面继续办理：' }),
  element('a', { className: css.link, href, target: '_blank', rel: 'noreferrer', textContent: new URL(href).host }),
]
