import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'

const root = path.resolve(import.meta.dirname, '../..')

/** Single-file components. A partner has `@vitejs/plugin-vue` for it, with the same `isCustomElement`. */
const vue: Plugin = {
  name: 'wotu:vue',
  load(id) {
    if (!id.endsWith('.vue')) return
    const { descriptor } = parse(readFileSync(id, 'utf8'), { filename: id })
    const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('wotu-') }
    const { content } = compileScript(descriptor, { id, inlineTemplate: true, templateOptions: { compilerOptions } })
    return { code: content, moduleType: 'js' }
  },
}

/** The React that stands for `react` in each example; 19 is our own. */
const reacts: Record<string, string> = { 'react-17': '-17', 'react-18': '-18' }

/** One example's page, `examples/<mode>/src/main.*` → `dist/examples/<mode>/main.js`, in a build of its own as it would be. */
export default defineConfig(({ mode }) => ({
  root,
  publicDir: false,
  plugins: [vue],
  resolve: {
    alias: ['react', 'react-dom'].map((name) => ({
      find: new RegExp(`^${name}(?=$|/)`),
      replacement: name + (reacts[mode] ?? ''),
    })),
  },
  define: {
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  build: {
    outDir: path.join('dist/examples', mode),
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: path.join(root, 'examples', mode, mode === 'vue-3' ? 'src/main.js' : 'src/main.jsx'),
      external: /^http:/,
      output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name].js' },
    },
  },
}))
