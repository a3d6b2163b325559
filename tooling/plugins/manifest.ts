import type { Plugin } from 'vite'
import { derivedFiles } from '../derive/index.ts'
import { readDeclarations, versionOf } from '../widgets.ts'
import { withoutProperties } from './withoutProperties.ts'

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
        return { code: withoutProperties(code, this.parse(code), forReaders), map: null }
      },
    },
    async generateBundle() {
      const derived = files ? derivedFiles(await readDeclarations(root), versionOf(root)) : {}
      for (const [fileName, source] of Object.entries(derived)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
