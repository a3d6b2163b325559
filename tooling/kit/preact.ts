import path from 'node:path'
import type { Plugin } from 'rollup'

const files: Record<string, string> = {
  react: 'react.ts',
  'react/jsx-runtime': 'jsx.ts',
  'react/jsx-dev-runtime': 'jsx.ts',
  'react-dom': 'reactDom.ts',
  'react-dom/client': 'reactDom.ts',
}

/** Puts `src/lite` in React's place: the lite build, of the same sources (docs/decisions/0009-lite-build.md). */
export function preact(): Plugin {
  const folder = path.resolve(import.meta.dirname, '../../src/lite')
  return {
    name: 'wotu:preact',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler: (id) => (files[id] ? path.join(folder, files[id]) : undefined),
    },
  }
}
