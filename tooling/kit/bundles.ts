import path from 'node:path'
import { rollup, type LogHandlerWithDefault, type OutputOptions, type Plugin, type RollupOptions } from 'rollup'
import type { Plugin as VitePlugin } from 'vite'
import { kitFiles } from '../plugins/kitFiles.ts'
import { manifest } from '../plugins/manifest.ts'
import { precompress } from '../plugins/precompress.ts'
import { withoutSamples } from '../plugins/samples.ts'
import { schema } from '../plugins/schema.ts'
import { styles } from '../plugins/styles.ts'
import { versionOf, widgetModules } from '../widgets.ts'
import { kitFolder, type KitBuild } from './builds.ts'
import { kitChunks } from './chunks.ts'
import { floating } from './floating.ts'
import { npmFiles } from './npmFiles.ts'
import { minified, sources, tagLoaders, widgetsAtOnce } from './plugins.ts'
import { preact } from './preact.ts'
import { react } from './react.ts'
import { withoutPage } from './withoutPage.ts'

/** One of the bundles that rollup.config.mjs lists. */
export interface Bundle extends RollupOptions {
  output: OutputOptions
}

const distOf = (root: string) => path.join(root, 'dist')
const from = (root: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.join(root, file)]))

/** A plugin that the app, Storybook and tests have too: Vite's are of Rollup's kind. */
const shared = (plugin: VitePlugin) => plugin as unknown as Plugin

/** What the styles and forms of our own sources need, in whatever bundle they are. */
const ours = (root: string) => [shared(styles(versionOf(root), root)), shared(schema(root))]

/**
 * A tag's files are small, and what is in them is wanted when they come: Chromium compiles it while they arrive, not bit by bit
 * while the tag is drawn, which takes half of that time on the page's own thread.
 */
const compileWhole = '//# allFunctionsCalledOnLoad\n'

/** React looks for parts of the scheduler that only its experimental builds have. */
const onLog: LogHandlerWithDefault = (level, log, handle) => {
  if (log.code !== 'MISSING_EXPORT' || !log.exporter?.includes('/scheduler/')) handle(level, log)
}

/** One build of the tags, `/kit/1/<name>.js` or `/kit/1/react/<name>.js`: a module a tag, and the chunks they share. */
export const kit = (root: string, build: KitBuild, dist = distOf(root)): Bundle => {
  const chunks = kitChunks(build)
  return {
    input: from(root, { presses: 'src/kit/presses.ts', ...widgetModules(root) }),
    preserveEntrySignatures: 'exports-only',
    onLog,
    plugins: [
      build === 'lite' ? preact() : react(),
      floating,
      ...ours(root),
      ...sources('browser'),
      shared(manifest(root, { files: build === 'lite' })),
      shared(withoutSamples),
      chunks.plugin,
      minified(compileWhole),
      shared(kitFiles(root)),
      shared(precompress()),
    ],
    output: {
      dir: path.join(dist, kitFolder(build)),
      entryFileNames: '[name].js',
      // The names of all that share a chunk would be loaded by every page, with the loader.
      chunkFileNames: ({ name }) => `chunks/${name.includes('-') ? '' : '[name]-'}[hash].js`,
      manualChunks: chunks.manualChunks,
    },
  }
}

/**
 * What stands beside the tags: the autoloader, `/kit/1/wotu.js`, and the script of the pinned head, which the server writes into
 * that. Built last, for the loader knows the files of both builds.
 */
export const beside = (root: string, file: 'wotu' | 'head', dist = distOf(root)): Bundle => ({
  input: from(root, { [file]: `src/kit/${file}.ts` }),
  preserveEntrySignatures: 'exports-only',
  plugins: [...sources('browser'), minified(), shared(kitFiles(root, dist)), shared(precompress())],
  output: {
    dir: path.join(dist, kitFolder('lite')),
    entryFileNames: '[name].js',
    format: file === 'head' ? 'iife' : 'es',
  },
})

/**
 * The package @wotu/widgets, for pages that are bundled: a module a tag and the chunks they share, on the page's own React. In
 * `lite` stands the same on preact, which it brings: for pages without React, or with an older one.
 */
export const npm = (root: string, build: KitBuild, dist = distOf(root)): Bundle => ({
  input: from(root, { index: 'src/kit/package.ts', ...widgetModules(root) }),
  external: build === 'lite' ? [] : /^(react|react-dom)(\/|$)/,
  plugins: [
    build === 'lite' && preact(),
    tagLoaders(root),
    ...ours(root),
    ...sources('browser'),
    shared(manifest(root, { files: build === 'react' })),
    shared(withoutSamples),
    npmFiles(root, build),
  ],
  output: {
    dir: path.join(dist, build === 'lite' ? 'npm/lite' : 'npm'),
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
})

/** What draws the tags on the server, `dist/render/render.cjs`: the same components, by React's own server (decision 11). */
export const render = (root: string, dist = distOf(root)): Bundle => ({
  input: from(root, { render: 'src/kit/render/index.tsx' }),
  plugins: [withoutPage(root), widgetsAtOnce(root), ...ours(root), ...sources('node')],
  output: {
    dir: path.join(dist, 'render'),
    format: 'cjs',
    entryFileNames: '[name].cjs',
    inlineDynamicImports: true,
  },
})

/** Builds a bundle and writes its files. */
export async function build({ output, ...input }: Bundle): Promise<void> {
  const bundle = await rollup({ logLevel: 'warn', ...input })
  await bundle.write(output)
  await bundle.close()
}
