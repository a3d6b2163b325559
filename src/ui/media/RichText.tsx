import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import * as css from './RichText.css.ts'

/** What a writer's rich text may hold; of anything else only the words are shown. */
const allowed = new Set('P BR H3 H4 UL OL LI STRONG B EM I U S BLOCKQUOTE TABLE THEAD TBODY TR TH TD HR'.split(' '))
/** Whose words are no words. */
const dropped = new Set('SCRIPT STYLE TEMPLATE IFRAME OBJECT NOSCRIPT TITLE'.split(' '))

const draw = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return null
  const tag = node.tagName.toUpperCase()
  // Pictures only of the platform's own files.
  const src = tag === 'IMG' ? node.getAttribute('src') : null
  if (src) return /^\/files\/[\w-]+\.\w+$/.test(src) ? <img key={key} src={src} alt="" loading="lazy" /> : null
  const children = [...node.childNodes].map(draw)
  if (!allowed.has(tag)) return <Fragment key={key}>{children}</Fragment>
  return createElement(tag.toLowerCase(), { key }, ...children)
}

/** Rich text that somebody wrote: no address, style or script of his reaches the page, whatever was stored. */
export const RichText = ({ html }: { html: string }) => {
  const content = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(draw),
    [html],
  )
  return <div className={css.rich}>{content}</div>
}
