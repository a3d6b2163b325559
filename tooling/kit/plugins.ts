import path from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import type { Plugin } from 'rollup'
import { minify, transformWithOxc } from 'vite'
import { widgetModules } from '../widgets.ts'

/** What each bundle needs after its own plugins: packages are found, TypeScript and JSX become JavaScript. */
export const sources = (platform: 'browser' | 'node'): Plugin[] => [
  nodeResolve({
    extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
    exportConditions: ['production', platform],
    browser: platform === 'browser',
    preferBuiltins: platform === 'node',
  }),
  {
    name: 'wotu:oxc',
    transform: {
      filter: { id: /\.(ts|tsx|m?js)$/ },
      handler: (code, id) => transformWithOxc(code, id, { target: 'es2022', define: inProduction }),
    },
  },
  {
    name: 'wotu:json',
    transform: {
      filter: { id: /\.json$/ },
      handler: (code) => ({ code: `export default ${code}`, map: null }),
    },
  },
  commonjs({ include: /node_modules/ }),
]

const inProduction = {
  'process.env.NODE_ENV': '"production"',
  // Only dev and tests have variables of Vite's.
  'import.meta.env': 'undefined',
}

/** @param banner a comment that is to stand in the minified file */
export const minified = (banner = ''): Plugin => ({
  name: 'wotu:minified',
  renderChunk: async (code, { fileName }, { format }) => {
    const result = await minify(fileName, code, { module: format === 'es', compress: { target: 'es2022' } })
    if (result.errors.length) throw new Error(result.errors[0]!.message)
    return { code: banner + result.code, map: null }
  },
})

/** `import { load } from 'wotu:tags'`: by tag, what imports the module that defines it. */
export const tagLoaders = (root: string): Plugin =>
  tags(
    () =>
      `export const load = {${modulesOf(root)
        .map(([name, file]) => `'wotu-${name}': () => import(${file})`)
        .join()}}`,
  )

/** `import 'wotu:tags'`: all widgets are defined. What shows sections isn't: those are never drawn before there is a page. */
export const widgetsAtOnce = (root: string): Plugin =>
  tags(() =>
    modulesOf(root)
      .filter(([, file]) => file.includes('/src/widgets/'))
      .map(([, file]) => `import ${file}`)
      .join('\n'),
  )

const modulesOf = (root: string) =>
  Object.entries(widgetModules(root)).map(([name, file]) => [name, JSON.stringify(path.join(root, file))] as const)

const tags = (code: () => string): Plugin => ({
  name: 'wotu:tags',
  resolveId: (id) => (id === 'wotu:tags' ? `\0${id}` : undefined),
  load: (id) => (id === '\0wotu:tags' ? code() : undefined),
})
