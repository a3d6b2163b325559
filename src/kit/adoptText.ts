/** Styles of ours for a root that the tags' own code has not reached yet: set by script, which every policy of styles allows. */
export function adoptText(root: Document | ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
