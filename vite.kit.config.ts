import { defineConfig, type UserConfig } from 'vite'
import pkg from './package.json' with { type: 'json' }
import { kitFolder, type KitBuild } from './tooling/kitBuilds.ts'
import { floating } from './tooling/plugins/floating.ts'
import { kitChunks } from './tooling/plugins/kitChunks.ts'
import { kitFiles } from './tooling/plugins/kitFiles.ts'
import { manifest } from './tooling/plugins/manifest.ts'
import { plainImports } from './tooling/plugins/plainImports.ts'
import { preact } from './tooling/plugins/preact.ts'
import { precompress } from './tooling/plugins/precompress.ts'
import { react } from './tooling/plugins/react.ts'
import { schema } from './tooling/plugins/schema.ts'
import { styles } from './tooling/plugins/styles.ts'
import { widgetModules } from './tooling/widgets.ts'

/** One build of the tags, `/kit/1/<name>.js` or `/kit/1/react/<name>.js`: a module a tag, and the chunks they share. */
export const kit = (root: string, build: KitBuild, chunks = kitChunks(build)): UserConfig => ({
  root,
  base: './',
  publicDir: false,
  plugins: [
    build === 'lite' ? preact() : react(),
    styles(pkg.version),
    schema(),
    floating,
    plainImports,
    chunks.plugin,
    kitFiles(root),
    manifest(root, { files: build === 'lite' }),
    precompress(),
  ],
  build: {
    outDir: kitFolder(build),
    target: 'es2022',
    manifest: 'modules.json',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { presses: 'src/kit/presses.ts', ...widgetModules(root) },
      preserveEntrySignatures: 'exports-only',
      // React looks for parts of the scheduler that only its experimental builds have.
      checks: { importIsUndefined: false },
      output: {
        entryFileNames: '[name].js',
        // A tag's files are small, and what is in them is wanted when they come: Chromium compiles it while they arrive, not
        // bit by bit while the tag is drawn, which takes half of that time on the page's own thread.
        postBanner: '//# allFunctionsCalledOnLoad',
        // The names of all that share a chunk would be loaded by every page, with the loader.
        chunkFileNames: ({ name }) => `chunks/${name.includes('-') ? '' : '[name]-'}[hash].js`,
        codeSplitting: { groups: chunks.groups },
      },
    },
  },
})

/**
 * What stands beside the tags: the autoloader, `/kit/1/wotu.js`, and the script of the pinned head, which the server writes into
 * that. Built last, for the loader knows the files of both builds.
 */
export const beside = (root: string, file: 'wotu' | 'head'): UserConfig => ({
  root,
  base: './',
  publicDir: false,
  plugins: [plainImports, kitFiles(root), precompress()],
  build: {
    outDir: 'dist/kit',
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { [file]: `src/kit/${file}.ts` },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: '[name].js', format: file === 'head' ? 'iife' : 'es' },
    },
  },
})

export default defineConfig(({ mode }) =>
  mode === 'wotu' || mode === 'head' ? beside(import.meta.dirname, mode) : kit(import.meta.dirname, mode as KitBuild),
)
