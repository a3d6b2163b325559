/**
 * The script that stands in the pinned head itself (server/kernel/http-kit.ts): it holds the places of the page's
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

const dress = ({ localName, shadowRoot }: Element) => {
  if (styles[localName] && shadowRoot && !shadowRoot.adoptedStyleSheets.length) adopt(shadowRoot, styles[localName])
}
if (Object.keys(styles).length) createWatch((elements) => elements.forEach(dress))(document)

whenHeard(() => {
  for (const element of document.querySelectorAll(':not(:defined)')) {
    // It was seen before the parser had come to its content.
    dress(element)
    askFirst(origin, firsts, element)
  }
})
