import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import pkg from './package.json' with { type: 'json' }
import { schema } from './tooling/plugins/schema.ts'
import { styles } from './tooling/plugins/styles.ts'

const folder = path.join(import.meta.dirname, 'src/kit/render')
const standIns: Record<string, string> = {
  'core.ts': path.join(folder, 'core.ts'),
  'defineWidget.tsx': path.join(folder, 'defineWidget.ts'),
}

/** Where there is no page, `src/kit/render` stands in for the core. */
const withoutPage: Plugin = {
  name: 'wotu:without-page',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(#core\/|\.{1,2}\/).*\b(core\.ts|defineWidget\.tsx)$/ },
    handler(id, importer) {
      const ofCore = id.startsWith('#core/') || (importer ?? '').startsWith(path.join(import.meta.dirname, 'src/core/'))
      return ofCore ? standIns[id.replace(/^.*\//, '')] : undefined
    },
  },
}

/** What draws the tags on the server, `dist/render/render.cjs`: the same components, by React's own server (decision 11). */
export default defineConfig({
  publicDir: false,
  plugins: [withoutPage, styles(pkg.version), schema()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/kit/render/index.tsx',
    outDir: 'dist/render',
    target: 'node20',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'render.cjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
})
