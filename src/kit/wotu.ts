/**
 * The autoloader, the one script of a partner's page. Each tag's module is loaded when the tag is first seen, together with
 * all the chunks that it imports: nothing waits for anything.
 *
 * What the page says of all its tags stands on the script: `data-build` (`lite`, or `react` for the build on React) and
 * `data-attribution` (a short mark that orders carry); what no attribute can hold is given to `configure`.
 */
import { configure } from '#core/page/settings.ts'
import { askFirst, whenHeard, type Firsts } from './first.ts'
import { createWatch } from './watch.ts'

export { configure }

/**
 * For each build its chunks' names, first that which takes over what the server drew, and for each tag the numbers of those that
 * its module imports; filled in by tooling/plugins/kitFiles.ts.
 */
declare const __KIT_FILES__: Record<string, [chunks: string, tags: Record<string, number[]>]>
declare const __KIT_FIRST__: Firsts

// Not `document.scripts`: whoever may write a name into the page could hide it.
const script = [...document.querySelectorAll('script')].find(({ src }) => src === import.meta.url)
const { build = 'lite', attribution } = script?.dataset ?? {}
const folder = build === 'react' ? './react/' : './'
const builds = __KIT_FILES__
const [names, tags] = builds[build] ?? builds.lite!
const chunks = names.split(' ')
const firsts = __KIT_FIRST__
const { origin } = new URL(import.meta.url)
const waiting = new Set(Object.keys(tags))
if (attribution) configure({ attribution })

const at = (file: string) => new URL(folder + file, import.meta.url).href

function load({ localName }: Element): void {
  const name = localName.slice('wotu-'.length)
  if (!localName.startsWith('wotu-') || !waiting.delete(name)) return
  tags[name]!.forEach(preload)
  import(/* @vite-ignore */ at(`${name}.js`)).catch((error: unknown) => {
    // The next such tag tries again: a partner's page outlives a lost connection.
    waiting.add(name)
    fail(localName, error)
  })
}

function preload(chunk: number): void {
  const href = at(`chunks/${chunks[chunk]}.js`)
  // From its sources the kit has no chunks.
  if (!chunks[chunk] || document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
}

/** For what the server drew: what takes it over is asked for, and what is pressed before that is here is kept, and done then. */
function takeOver(element: Element): void {
  preload(0)
  const pressed: EventTarget[] = []
  const keep = (event: Event) => pressed.push(event.composedPath()[0]!)
  const done = () => {
    element.removeEventListener('click', keep)
    if (pressed.length) void import(/* @vite-ignore */ at('presses.js')).then(({ pressAll }) => pressAll(pressed))
  }
  element.addEventListener('click', keep)
  element.addEventListener('wotu-ready', done, { once: true })
}

const watchRoot = createWatch((elements) => {
  for (const element of elements) {
    load(element)
    // Drawn by the server, and not taken over yet; its content may still be on its way.
    if (element.localName.startsWith('wotu-') && element.hasAttribute('drawn')) takeOver(element)
  }
  whenHeard(() => elements.forEach((element) => askFirst(origin, firsts, element)))
})

const roots = new Set<Document | ShadowRoot>()

/**
 * Loads the tags in this root, now and later. The document is watched by itself; a shadow root of the
 * page's own is seen only once it is given here.
 */
export function watch(root: Document | ShadowRoot): void {
  roots.add(root)
  watchRoot(root)
}

/** A tag whose code did not arrive says so, and offers to try again: nothing of ours is there to draw it. */
function fail(tag: string, error: unknown): void {
  reportError(error)
  for (const root of roots)
    for (const element of root.querySelectorAll(tag)) {
      element.dispatchEvent(new CustomEvent('wotu-error', { detail: { error }, bubbles: true, composed: true }))
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      if (shadow.querySelector('[role=alert]')) continue
      const alert = document.createElement('div')
      const retry = document.createElement('button')
      alert.role = 'alert'
      retry.textContent = '重试'
      // A module that failed once is not fetched again under its address.
      retry.onclick = () => location.reload()
      alert.append('这部分内容暂时无法加载 ', retry)
      shadow.append(alert)
    }
}

watch(document)
