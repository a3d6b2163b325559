import type { Plugin } from 'vite'
import { derivedFiles } from '../derive/index.ts'
import { readDeclarations, versionOf } from '../widgets.ts'

/** What of a declaration the running tag has no use for; `first` and `space` are the loader's, which the build tells. */
const forReaders = new Set(['doc', 'detail', 'ts', 'options', 'slots', 'parts', 'first', 'space'])

/**
 * Puts what tools read of the tags beside them (tooling/derive), and keeps the words of their declarations out of the code.
 *
 * @param files false for a build that stands beside another's files
 */
export function manifest(root: string, { files = true } = {}): Plugin {
  return {
    name: 'wotu:manifest',
    transform: {
      filter: { id: /\/src\/(widgets|shell)\/[^/]+\/define\.ts$/ },
      handler(code) {
        const words: Node[] = []
        walk(this.parse(code), (node) => {
          if (node.type !== 'Property' || !forReaders.has((node.key as Node).name as string)) return
          words.push(node)
          return false
        })
        // From the last to the first, so that the positions of those before stay right.
        for (const { start, end } of words.reverse()) code = code.slice(0, start) + code.slice(end).replace(/^\s*,/, '')
        return { code, map: null }
      },
    },
    async generateBundle() {
      const derived = files ? derivedFiles(await readDeclarations(root), versionOf(root)) : {}
      for (const [fileName, source] of Object.entries(derived)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

/** @param visit answers false where what is within is not to be visited */
function walk(value: unknown, visit: (node: Node) => false | void): void {
  if (!value || typeof value !== 'object') return
  if ('type' in value && visit(value as Node) === false) return
  for (const child of Object.values(value)) walk(child, visit)
}
