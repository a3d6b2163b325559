import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rollup } from 'rollup'
import { build } from 'vite'
import { builtAlone } from '../../tooling/alone.ts'
import { kit } from '../../tooling/kit/bundles.ts'

const root = join(import.meta.dirname, '../..')
const common = { root, configFile: false, logLevel: 'warn', publicDir: false } as const

/** Bundles what ours is measured against. @returns the folder of `floor.js` and `least.js` */
export const buildFloor = async (): Promise<string> => {
  const outDir = join(root, 'dist/bench')
  await build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { floor: join(import.meta.dirname, 'floor.tsx'), least: join(import.meta.dirname, 'least.js') },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return outDir
}

/** What the core weighs, minified and gzipped, by itself: in the kit it stands in one chunk with what draws on it. */
export const coreSize = async (): Promise<number> =>
  gzipSync(await builtAlone(root, 'src/core/page/core.ts'), { level: 9 }).length

/** What the wrapper weighs, minified and gzipped: it stands in one chunk with others, so it is bundled by itself here. */
export const wrapperSize = async (): Promise<number> => {
  const own = await wrapperModules()
  const code = await builtAlone(root, wrapper, {
    plugins: [{ name: 'wotu:own', load: (id) => own.get(id) }],
    external: (id, importer) => importer !== undefined && !own.has(resolve(importer, '..', id)),
  })
  return gzipSync(code, { level: 9 }).length
}

const wrapper = 'src/core/element/defineWidget.tsx'

/** `defineWidget`, and those modules of the core that nothing else in the kit imports, each as the kit's plugins leave it. */
const wrapperModules = async () => {
  const { output: _, ...input } = kit(root, 'lite')
  const { modules } = (await rollup(input)).cache!
  const byId = new Map(modules.map((module) => [module.id, module]))
  const own = new Map<string, string>()
  const importersOf = (id: string) => modules.filter(({ dependencies }) => dependencies.includes(id))
  const add = (id: string) => {
    const { code, dependencies } = byId.get(id)!
    own.set(id, code)
    for (const imported of dependencies)
      if (!own.has(imported) && imported.includes('/src/core/') && importersOf(imported).every(({ id }) => own.has(id)))
        add(imported)
  }
  add(join(root, wrapper))
  return own
}
