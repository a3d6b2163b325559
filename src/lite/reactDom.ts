/** `react-dom` and `react-dom/client` of the lite build. */
import { hydrate, options, render, type ComponentChild, type ContainerNode } from 'preact'
import './react.ts'

export { createPortal } from 'preact'

/** What the work changes is drawn when it returns. */
export const flushSync = <T>(work: () => T): T => {
  const { debounceRendering } = options
  // After it, not within: what fails while it is drawn would be drawn again before its boundary is through.
  const due: (() => void)[] = []
  options.debounceRendering = (draw) => void due.push(draw)
  try {
    return work()
  } finally {
    options.debounceRendering = debounceRendering
    for (const draw of due) draw()
  }
}

export const createRoot = (container: ContainerNode) => ({
  render: (content: ComponentChild) => render(content, container),
  unmount: () => render(null, container),
})

export const hydrateRoot = (container: ContainerNode, content: ComponentChild) => {
  hydrate(content, container)
  return createRoot(container)
}

export type Root = ReturnType<typeof createRoot>
