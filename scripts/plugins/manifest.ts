import type { Plugin } from 'vite'
import { customElements } from '../customElements.ts'
import { readDeclarations } from '../widgets.ts'

/** Puts custom-elements.json beside the widgets, and keeps the words of their declarations out of the code. */
export function manifest(root: string): Plugin {
  return {
    name: 'wotu:manifest',
    transform: {
      filter: { id: /\/src\/widgets\/[^/]+\/define\.ts$/ },
      handler(code) {
        const docs: { start: number; end: number }[] = []
        walk(this.parse(code), (node) => {
          if (node.type === 'Property' && (node.key as Node).name === 'doc') docs.push(node.value as Node)
        })
        // From the last to the first, so that the positions of those before stay right.
        for (const { start, end } of docs.reverse()) code = `${code.slice(0, start)}''${code.slice(end)}`
        return { code, map: null }
      },
    },
    async generateBundle() {
      const source = JSON.stringify(customElements(await readDeclarations(root)), null, 2)
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source })
    },
  }
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!value || typeof value !== 'object') return
  if ('type' in value) visit(value as Node)
  for (const child of Object.values(value)) walk(child, visit)
}
