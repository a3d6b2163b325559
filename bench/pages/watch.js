/**
 * What is looked for in a page.
 * @typedef {object} Wanted
 * @property {string} tag the element; or, of a script without one, the global that it leaves
 * @property {string} [content] what in its shadow root (or in itself) the visitor came for; absent: anything drawn
 * @property {string} [ready] the event that it must have sent
 * @property {string} [button] what is pressed in it, and the event that answers
 * @property {string} [answer]
 */

/** What was seen; times in ms from the navigation on, 0 where it didn't come. */
const seen = {
  painted: 0,
  content: 0,
  interactive: 0,
  blocking: 0,
  shift: 0,
  /** @type {string[]} */
  violations: [],
}

/**
 * Runs in each page before anything of its own. It looks once a frame: what is there then is painted in that frame.
 * @param {Wanted} wanted
 */
// oxlint-disable-next-line no-unused-vars -- pages/visit.ts calls it
function watch({ tag, content, ready, button, answer }) {
  if (window !== top) return
  Object.assign(window, { seen })
  let isReady = !ready
  if (ready) document.addEventListener(ready, () => (isReady = true))
  if (answer)
    document.addEventListener(answer, (event) => {
      event.preventDefault()
      seen.interactive ||= performance.now()
    })
  document.addEventListener('securitypolicyviolation', (event) =>
    seen.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
  )
  observe(
    'layout-shift',
    (entry) => (seen.shift += /** @type {{ value: number }} */ (/** @type {unknown} */ (entry)).value),
  )
  observe('longtask', ({ startTime, duration }) => {
    if (!seen.interactive || startTime < seen.interactive) seen.blocking += Math.max(0, duration - 50)
  })
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.painted = startTime))

  const look = () => {
    const element = tag.includes('-') ? document.querySelector(tag) : null
    const root = element?.shadowRoot ?? element
    if (!seen.content && (element ? shows(root, content) : Reflect.has(window, tag))) seen.content = performance.now()
    const pressed = button && isReady ? root?.querySelectorAll(button) : undefined
    // The last: the first may put goods into a cart, and this one's event can be prevented.
    if (seen.content && pressed?.length) /** @type {HTMLElement} */ (pressed[pressed.length - 1]).click()
    if (!button && isReady && seen.content) seen.interactive = seen.content
    if (seen.interactive) Reflect.get(window, 'tell')('')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** @param {ParentNode | null} root @param {string} [content] */
const shows = (root, content) =>
  content
    ? isShown(root?.querySelector(content))
    : [...(root?.children ?? [])].some(({ localName }) => localName !== 'style' && localName !== 'slot')

/**
 * Drawn, and not hidden until its styles are here. What can't be hidden is not measured, which would cost a layout.
 * @param {Element | null} [element]
 */
const isShown = (element) =>
  !!element?.textContent && (!element.closest('[hidden]') || element.getClientRects().length > 0)

/** @param {string} type @param {(entry: PerformanceEntry) => void} hear */
const observe = (type, hear) =>
  new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
