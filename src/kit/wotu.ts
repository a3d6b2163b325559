/**
 * The autoloader, the one script of a partner's page. Each tag's module is loaded when the tag is first seen, together with
 * all the chunks that it imports: nothing waits for anything.
 */

/** For each tag's name the chunks that its module imports; filled in by scripts/plugins/kitFiles.ts. */
declare const __KIT_FILES__: Record<string, string[]>

const waiting = new Map(
  Object.entries(__KIT_FILES__).map(([name, chunks]) => [`wotu-${name}`, [`./${name}.js`, ...chunks]]),
)

function load(element: Element): void {
  const tag = element.localName
  const files = waiting.get(tag)
  if (!files) return
  waiting.delete(tag)
  const [module, ...chunks] = files.map((file) => new URL(file, import.meta.url).href)
  chunks.forEach(preload)
  import(/* @vite-ignore */ module!).catch((error: unknown) => {
    // The next such tag tries again: a partner's page outlives a lost connection.
    waiting.set(tag, files)
    reportError(error)
  })
}

function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
}

function loadWithin(root: ParentNode): void {
  if (root instanceof Element) load(root)
  for (const element of root.querySelectorAll(':not(:defined)')) load(element)
}

const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) loadWithin(node)
})

/**
 * Loads the tags in this root, now and later. The document is watched by itself; a shadow root of the
 * page's own is seen only once it is given here.
 */
export function watch(root: Document | ShadowRoot): void {
  loadWithin(root)
  observer.observe(root, { childList: true, subtree: true })
}

watch(document)
