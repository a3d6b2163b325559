/**
 * What `import '@wotu/widgets'` runs: the autoloader of a page that is bundled. Each tag's module is loaded when the tag is
 * first seen, as a chunk of the page's own build.
 */
import { load as modules } from 'wotu:tags'
import { createWatch } from './watch.ts'

export { configure } from '#core/page/settings.ts'

const waiting = new Map(Object.entries(modules))

function load(element: Element): void {
  const tag = element.localName
  const loadModule = waiting.get(tag)
  if (!loadModule) return
  waiting.delete(tag)
  loadModule().catch((error: unknown) => {
    // The next such tag tries again: a page outlives a lost connection.
    waiting.set(tag, loadModule)
    reportError(error)
  })
}

// Where a page is rendered on a server, there is nothing to watch.
const watchRoot = typeof document === 'object' ? createWatch((elements) => elements.forEach(load)) : undefined

/**
 * Loads the tags in this root, now and later. The document is watched by itself; a shadow root of the
 * page's own is seen only once it is given here.
 */
export const watch = (root: Document | ShadowRoot): void => watchRoot?.(root)

watchRoot?.(document)
