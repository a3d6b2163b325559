/**
 * Every `.css.ts` registers its text here, at import; `adopt` shows all of them, present and future, to a root.
 * One constructable sheet serves every root, so a hot edit replaces its text once and is seen everywhere.
 */
type Root = Document | ShadowRoot

/** By the file's path where edits arrive, else by itself. */
const sheets = new Map<string | CSSStyleSheet, CSSStyleSheet>()
const roots = new Set<WeakRef<Root>>()

/**
 * @param css the rules of a style file
 * @param documentCss those of its rules that work nowhere but in a document: `@font-face` and `@property`
 * @param id the file's path, by which an edit of it is known; not in what is built
 */
export function register(css: string, documentCss?: string, id?: string): void {
  // Node and jsdom have no constructable sheets, and draw nothing.
  if (!globalThis.CSSStyleSheet?.prototype.replaceSync) return
  const known = id && sheets.get(id)
  const sheet = known || new CSSStyleSheet()
  sheet.replaceSync(css)
  if (known) return
  sheets.set(id ?? sheet, sheet)
  if (documentCss) {
    const documentSheet = new CSSStyleSheet()
    documentSheet.replaceSync(documentCss)
    document.adoptedStyleSheets.push(documentSheet)
  }
  for (const ref of roots) {
    const root = ref.deref()
    if (root) root.adoptedStyleSheets.push(sheet)
    else roots.delete(ref)
  }
}

/** Applies every registered sheet to a shadow root, or to the document of the assembled app. */
export function adopt(root: Root): void {
  if (!root.adoptedStyleSheets) return
  roots.add(new WeakRef(root))
  root.adoptedStyleSheets.push(...sheets.values())
}
