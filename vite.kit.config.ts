import type { Plugin, UserConfig } from 'vite'
import pkg from './package.json' with { type: 'json' }
import { kitFiles } from './scripts/plugins/kitFiles.ts'
import { manifest } from './scripts/plugins/manifest.ts'
import { precompress } from './scripts/plugins/precompress.ts'
import { schema } from './scripts/plugins/schema.ts'
import { styles } from './scripts/plugins/styles.ts'
import { widgetNames } from './scripts/widgets.ts'

/** Vite's own preload helper would weigh on every page: the autoloader preloads, and there are no style files. */
const plainImports: Plugin = {
  name: 'wotu:plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * The kit of partner pages, `/kit/1/`: the autoloader, a module a tag, and the chunks they share. React is a chunk of its own
 * that no other pulls in by accident: the core imports no React.
 */
export const kit = (root: string): UserConfig => ({
  root,
  base: './',
  publicDir: false,
  plugins: [styles(pkg.version), schema(), plainImports, kitFiles(root), manifest(root), precompress()],
  build: {
    outDir: 'dist/kit',
    target: 'es2022',
    manifest: 'modules.json',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        wotu: 'src/kit/wotu.ts',
        ...Object.fromEntries(widgetNames(root).map((name) => [name, `src/widgets/${name}/define.ts`])),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          // The first that fits takes a module and all it needs: what is lowest stands first.
          groups: [
            {
              name: 'core',
              test: /node_modules\/(zustand|redaxios)\/|\/src\/core\/(?!defineWidget|widget|react|live)/,
              priority: 3,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@r2wc)\//, priority: 2 },
            { name: 'widget', test: /\/src\/core\/(defineWidget|widget)/, priority: 1 },
          ],
        },
      },
    },
  },
})

export default kit(import.meta.dirname)
