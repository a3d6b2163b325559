import type { Plugin, UserConfig } from 'vite'
import pkg from './package.json' with { type: 'json' }
import { kitFiles } from './scripts/plugins/kitFiles.ts'
import { manifest } from './scripts/plugins/manifest.ts'
import { precompress } from './scripts/plugins/precompress.ts'
import { react } from './scripts/plugins/react.ts'
import { schema } from './scripts/plugins/schema.ts'
import { styles } from './scripts/plugins/styles.ts'
import { widgetNames } from './scripts/widgets.ts'

/** Vite's own preload helper would weigh on every page: the autoloader preloads. Vite leaves it out of workers only. */
const plainImports: Plugin = {
  name: 'wotu:plain-imports',
  configResolved: (config) => void Object.assign(config, { isWorker: true }),
}

/** What nearly every tag shows. In one file it is smaller than in many, and most pages need all of it. */
const everywhere =
  /\/src\/(core\/|screens\/Failure|ui\/(base|tokens|cx|Button|ImageBox|Money|Skeleton\.|State|VisuallyHidden|icons\/(icon|Box|Image|Lock|Warning)\.))/

/**
 * The kit of partner pages, `/kit/1/`: the autoloader, a module a tag, and the chunks they share. React is a chunk of its own
 * that no other pulls in by accident: the core imports no React.
 */
export const kit = (root: string): UserConfig => ({
  root,
  base: './',
  publicDir: false,
  plugins: [react(), styles(pkg.version), schema(), plainImports, kitFiles(root), manifest(root), precompress()],
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
      // React looks for parts of the scheduler that only its experimental builds have.
      checks: { importIsUndefined: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          // A group takes its modules and all that they need; what is lowest comes first.
          groups: [
            { name: 'core', test: /\/src\/core\/core\.ts$/, priority: 3 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'base', test: everywhere, minShareCount: 2 },
          ],
        },
      },
    },
  },
})

export default kit(import.meta.dirname)
