import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rollup'
import { packageName } from '../derive/index.ts'
import type { KitBuild } from './builds.ts'
import { readDeclarations, versionOf, widgetNames } from '../widgets.ts'
import { spacesOf } from '../plugins/spaces.ts'

/** The address that the core takes for its platform's: its own script's, which in a bundled page is the page's. */
const scriptAddress = 'import.meta.url'
const platformAddress = `(document.querySelector('meta[name="wotu-origin"]')?.content || location.href)`

/** Takes the platform's address from the page's head, and makes the package: its package.json, README and licence. */
export function npmFiles(root: string, build: KitBuild): Plugin {
  let found = false
  return {
    name: 'wotu:npm-files',
    transform: {
      filter: { id: /\/src\/core\/page\/config\.ts$/ },
      handler(code) {
        if (!code.includes(scriptAddress))
          throw new Error('src/core/page/config.ts learns its platform’s address otherwise now')
        found = true
        return { code: code.replace(scriptAddress, platformAddress), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !found) throw new Error('src/core/page/config.ts is not in the package any more')
    },
    async generateBundle() {
      if (build === 'lite') return
      this.emitFile({ type: 'asset', fileName: 'wotu.css', source: spacesOf(await readDeclarations(root)) })
      const source = `${JSON.stringify(packageJson(root), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'package.json', source })
      for (const [fileName, file] of Object.entries({ 'README.md': 'docs/npm.md', LICENSE: 'LICENSE' }))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(root, file)) })
    },
  }
}

const packageJson = (root: string, names = widgetNames(root)) => ({
  name: packageName,
  version: versionOf(root),
  description: `Tags for trading farm goods: ${names.join(', ')}`,
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: ['*.js', '*.css'],
  exports: {
    ...modulesIn('.', names),
    ...modulesIn('./lite', names),
    './wotu.css': './wotu.css',
    ...Object.fromEntries(['react', 'react-18', 'vue'].map((name) => [`./${name}`, { types: `./types/${name}.d.ts` }])),
    ...Object.fromEntries(
      ['custom-elements', 'html-custom-data', 'web-types', 'package'].map((name) => [
        `./${name}.json`,
        `./${name}.json`,
      ]),
    ),
  },
  types: './types/index.d.ts',
  customElements: './custom-elements.json',
  'web-types': './web-types.json',
  // Since 19.2 React has the hooks that the tags are written with; those of `lite` bring what draws them.
  peerDependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
  peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true } },
})

/** A build's loader and its module a tag, each with its types. */
const modulesIn = (folder: string, names: string[]) => ({
  [folder]: { types: './types/index.d.ts', default: `${folder}/index.js` },
  ...Object.fromEntries(
    names.map((name) => [`${folder}/${name}`, { types: './types/elements.d.ts', default: `${folder}/${name}.js` }]),
  ),
})
