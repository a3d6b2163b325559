import { askEarly, isAsked } from '#core/element/early.ts'
import { settings } from '#core/page/settings.ts'

/** For a tag that shows everybody the same: the read that it shows first, and the attributes that its input holds. */
export type Firsts = Record<string, { path: string; input: Record<string, string> }>

/**
 * Asks beside a tag's code for what a visitor's tag will show. The page hears of it as of any call, and may prevent it.
 *
 * @param origin the platform's
 */
export function askFirst(origin: string, firsts: Firsts, element: Element): void {
  const { localName: tag } = element
  const first = firsts[tag]
  // What the server drew brings its answers along; a tag whose code is here asks by itself.
  if (!first || element.shadowRoot || settings.given.tokenProvider || customElements.get(tag)) return
  const input: Record<string, string> = {}
  for (const name in first.input) {
    const value = element.getAttribute(first.input[name]!)
    if (!value) return
    input[name] = value
  }
  if (isAsked(first.path, input)) return
  const detail = { kind: 'read', path: first.path, input }
  if (
    element.dispatchEvent(new CustomEvent('wotu-request', { detail, bubbles: true, composed: true, cancelable: true }))
  )
    askEarly(origin, first.path, input)
}

/** Does it once the page's own scripts have run: before, none of them hears what a tag asks for. */
export function whenHeard(ask: () => void): void {
  // A document that a script wrote has none.
  const timing = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (document.readyState === 'complete' || timing?.domContentLoadedEventStart) ask()
  else document.addEventListener('DOMContentLoaded', ask, { once: true })
}
