import { defineConfig, type UserConfig } from 'vite'
import pkg from './package.json' with { type: 'json' }
import type { KitBuild } from './tooling/kitBuilds.ts'
import { manifest } from './tooling/plugins/manifest.ts'
import { npmFiles } from './tooling/plugins/npmFiles.ts'
import { preact } from './tooling/plugins/preact.ts'
import { schema } from './tooling/plugins/schema.ts'
import { styles } from './tooling/plugins/styles.ts'
import { widgetModules } from './tooling/widgets.ts'

/**
 * The package @wotu/widgets, for pages that are bundled: a module a tag and the chunks they share, on the page's own React. In
 * `lite` stands the same on preact, which it brings: for pages without React, or with an older one.
 */
export const npm = (root: string, build: KitBuild): UserConfig => ({
  root,
  publicDir: false,
  plugins: [
    build === 'lite' && preact(),
    styles(pkg.version),
    schema(),
    manifest(root, { files: build === 'react' }),
    npmFiles(root, build),
  ],
  build: {
    outDir: build === 'lite' ? 'dist/npm/lite' : 'dist/npm',
    target: 'es2022',
    minify: false,
    reportCompressedSize: false,
    lib: {
      formats: ['es'],
      entry: {
        index: 'src/kit/package.ts',
        ...widgetModules(root),
      },
    },
    rolldownOptions: {
      external: build === 'lite' ? [] : /^(react|react-dom)(\/|$)/,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})

export default defineConfig(({ mode }) => npm(import.meta.dirname, mode as KitBuild))
