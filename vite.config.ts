import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { kitFiles } from './tooling/plugins/kitFiles.ts'
import { precompress } from './tooling/plugins/precompress.ts'
import { withoutSamples } from './tooling/plugins/samples.ts'
import { schema } from './tooling/plugins/schema.ts'
import { styles } from './tooling/plugins/styles.ts'

/** What `npm run dev` serves by Node behind Vite; see tooling/dev.mjs. */
const server = `http://localhost:${process.env.SERVER_PORT ?? 4602}`
const serverPaths = [
  '/api',
  '/openapi',
  '/live',
  '/files',
  '/demo',
  '/sandbox',
  '/export',
  '/healthz',
  '/readyz',
  '/metrics',
]

/** The platform's app, and the plugins that everything of the browser is built with: kit, Storybook and tests too. */
export default defineConfig({
  plugins: [styles(manifest.version), schema(), react(), withoutSamples, kitFiles(import.meta.dirname), precompress()],
  // Known from the start: a dependency that is discovered late reloads the page, in the middle of a test.
  optimizeDeps: {
    // Of all the pages in the repository, the app's.
    entries: ['index.html'],
    include: [
      '@floating-ui/react',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'wouter',
      'wouter/use-browser-location',
      'zustand/vanilla',
    ],
  },
  server: {
    port: Number(process.env.PORT ?? 4600),
    strictPort: true,
    cors: true,
    // The server knows its tenant by the address that the browser asked for, so that is kept.
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    manifest: 'modules.json',
    cssMinify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // The platform has from the start what a tag loads when it first needs it.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
})
