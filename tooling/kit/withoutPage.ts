import path from 'node:path'
import type { Plugin } from 'rollup'

/** Where there is no page, `src/kit/render` stands in for the core. */
export const withoutPage = (root: string): Plugin => {
  const folder = path.join(root, 'src/kit/render')
  const standIns: Record<string, string> = {
    'core.ts': path.join(folder, 'core.ts'),
    'defineWidget.tsx': path.join(folder, 'defineWidget.ts'),
  }
  return {
    name: 'wotu:without-page',
    resolveId: {
      filter: { id: /^(#core\/|\.{1,2}\/).*\b(core\.ts|defineWidget\.tsx)$/ },
      handler(id, importer) {
        const ofCore = id.startsWith('#core/') || (importer ?? '').startsWith(path.join(root, 'src/core/'))
        return ofCore ? standIns[id.replace(/^.*\//, '')] : undefined
      },
    },
  }
}
