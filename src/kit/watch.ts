/**
 * Tells of the elements of a root that may be tags of ours, those that are there and those to come.
 *
 * @param found hears of them, a root or an addition at a time: each without a definition, and what was added itself
 * @returns a function that watches one more root: a shadow root of the page's own is seen only once it is given
 */
export const createWatch = (found: (elements: Element[]) => void) => {
  const look = (root: ParentNode) =>
    found([...root.querySelectorAll(':not(:defined)'), ...(root instanceof Element ? [root] : [])])
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node)
  })
  return (root: Document | ShadowRoot): void => {
    look(root)
    observer.observe(root, { childList: true, subtree: true })
  }
}
