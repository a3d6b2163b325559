import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { builtAlone } from '../../tooling/alone.ts'
import { plainImports } from '../../tooling/plugins/plainImports.ts'

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
  const { output } = (await build({
    ...common,
    plugins: [
      plainImports,
      { name: 'wotu:own', enforce: 'pre', load: (id) => own.get(id) && { code: own.get(id)!, moduleType: 'js' } },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: wrapper,
        preserveEntrySignatures: 'strict',
        external: (id, importer) => importer !== undefined && !own.has(resolve(importer, '..', id)),
      },
    },
  })) as Rolldown.RolldownOutput
  return gzipSync(output[0].code, { level: 9 }).length
}

const wrapper = join(root, 'src/core/element/defineWidget.tsx')

/** `defineWidget`, and those modules of the core that nothing else in the kit imports, each as the kit's plugins leave it. */
const wrapperModules = async () => {
  const own = new Map<string, string>()
  await build({
    ...common,
    configFile: join(root, 'vite.kit.config.ts'),
    mode: 'lite',
    build: { write: false },
    plugins: [
      {
        name: 'wotu:wrapper',
        generateBundle() {
          const add = (id: string) => {
            const info = this.getModuleInfo(id)!
            own.set(id, info.code!)
            for (const imported of info.importedIds)
              if (!own.has(imported) && imported.includes('/src/core/') && isOnly(imported)) add(imported)
          }
          const isOnly = (id: string) => this.getModuleInfo(id)!.importers.every((importer) => own.has(importer))
          add(wrapper)
        },
      },
    ],
  })
  return own
}
