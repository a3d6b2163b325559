import type { Plugin, Rolldown } from 'vite'
import { widgetNames } from '../widgets.ts'

const slot = '__KIT_FILES__'
const loader = /\/src\/kit\/wotu\.ts$/

/**
 * Tells the autoloader which tags there are and which chunks each imports, and serves the kit from source in dev:
 * `/kit/1/wotu.js` and `/kit/1/<name>.js` are example pages' addresses there too, and see every edit.
 */
export function kitFiles(root: string): Plugin {
  let dev = false
  return {
    name: 'wotu:kit-files',
    configResolved(config) {
      dev = config.command === 'serve'
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url
          ?.replace(/^\/kit\/1\/wotu\.js/, '/src/kit/wotu.ts')
          .replace(/^\/kit\/1\/([\w-]+)\.js/, '/src/widgets/$1/define.ts')
        next()
      })
    },
    transform: {
      filter: { id: loader },
      handler: (code) =>
        dev
          ? code.replaceAll(slot, JSON.stringify(Object.fromEntries(widgetNames(root).map((name) => [name, []]))))
          : null,
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const files = Object.fromEntries(
        chunks
          .filter((chunk) => chunk.facadeModuleId?.endsWith('/define.ts'))
          .map((chunk) => [chunk.name, [...importedBy(chunk, bundle)].map((file) => `./${file}`)]),
      )
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(slot, JSON.stringify(files))
    },
  }
}

/** The chunks that this one needs before it can run, at any depth. */
function importedBy(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (found.has(file) || imported?.type !== 'chunk') continue
    found.add(file)
    importedBy(imported, bundle, found)
  }
  return found
}
