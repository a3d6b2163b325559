/**
 * The script that stands in the pinned head itself (server/kit/heads.ts): it holds the places of the page's
 * tags, dresses those that the server drew, and asks for what the others show first, while their code is still on its way. As
 * text of the page it costs no way there and back.
 */
import { askFirst, whenHeard, type Firsts } from './first.ts'
import { createWatch } from './watch.ts'

/** Told by the server. */
declare const __HEAD__: {
  /** The platform's. */
  origin: string
  /** What holds the places of the page's tags. */
  space: string
  firsts: Firsts
  /** The styles of those tags that the platform's server draws. */
  styles: Record<string, string>
}

const { origin, space, firsts, styles } = __HEAD__

/** Styles set by script, which every policy of styles allows. */
const adopt = (root: Document | ShadowRoot, css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
adopt(document, space)

/** The tags that the server drew and that have no styles yet. */
const bare = new Set<Element>()
const dress = (elements: Element[]) => {
  for (const element of elements) if (styles[element.localName] && element.hasAttribute('drawn')) bare.add(element)
  for (const element of bare) {
    const { localName, shadowRoot } = element
    // The last of its content: half of it would be seen to move when the rest of the page arrives.
    if (!shadowRoot?.getElementById('portal')) continue
    bare.delete(element)
    // The tag's own code may have been sooner.
    if (!shadowRoot.adoptedStyleSheets.length) adopt(shadowRoot, styles[localName]!)
  }
}
if (Object.keys(styles).length) createWatch(dress)(document)

whenHeard(() => {
  // No further element was seen after the last of them.
  dress([])
  for (const element of document.querySelectorAll(':not(:defined)')) askFirst(origin, firsts, element)
})
