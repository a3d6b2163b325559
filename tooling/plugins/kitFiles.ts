import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { kitBuilds, readKitFiles, type KitFiles, type TagFiles } from '../kit/builds.ts'
import { readDeclarations, versionOf, widgetModules, widgetNames, type WidgetDeclaration } from '../widgets.ts'
import { spaceOf, spacesOf } from './spaces.ts'
import { builtStyles } from './styles.ts'

const filesSlot = '__KIT_FILES__'
const firstSlot = '__KIT_FIRST__'
const loader = /\/src\/kit\/wotu\.ts$/

/**
 * Writes `files.json` beside the tags, and tells the autoloader, which is built after them, which tags there are and which
 * chunks each imports; beside that stands `wotu.css`, which holds the places of all tags. In dev it serves the kit from source:
 * `/kit/1/wotu.js`, `/kit/1/wotu.css` and `/kit/1/<name>.js` are addresses there too.
 */
export function kitFiles(root: string, dist = path.join(root, 'dist')): Plugin {
  let dev = false
  return {
    name: 'wotu:kit-files',
    configResolved(config) {
      dev = config.command === 'serve'
    },
    configureServer({ middlewares }) {
      const modules = widgetModules(root)
      middlewares.use((request, _response, next) => {
        request.url = request.url
          ?.replace(/^\/kit\/1\/wotu\.js/, '/src/kit/wotu.ts')
          .replace(/^\/kit\/1\/(?:react\/)?presses\.js/, '/src/kit/presses.ts')
          .replace(/^\/kit\/1\/(?:react\/)?([\w-]+)\.js/, (address, name: string) =>
            modules[name] ? `/${modules[name]}` : address,
          )
        next()
      })
      middlewares.use('/kit/1/wotu.css', (_request, response, next) => {
        const send = (sheet: string) => response.setHeader('content-type', 'text/css').end(sheet)
        readDeclarations(root).then(spacesOf).then(send, next)
      })
    },
    transform: {
      filter: { id: loader },
      handler: async (code) => {
        const known = code
          .replaceAll(filesSlot, JSON.stringify(dev ? inSource(root) : built(dist)))
          .replaceAll(firstSlot, JSON.stringify(firstReads(await readDeclarations(root))))
        // React's plugin looks for what it has put into the app's own page, and a partner's page is none of Vite's.
        return dev ? `import '@vitejs/plugin-react/preamble'\n${known}` : known
      },
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
      const entries = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith('/define.ts'))
      if (chunkOf('/src/kit/wotu.ts'))
        this.emitFile({ type: 'asset', fileName: 'wotu.css', source: spacesOf(await readDeclarations(root)) })
      if (!entries.length) return
      const declarations = await readDeclarations(root)
      const files: KitFiles = {
        version: versionOf(root),
        take: chunkOf('/src/core/element/take.ts')!.fileName,
        tags: Object.fromEntries(
          entries.map((chunk) => {
            const declaration = declarations.find(({ tag }) => tag === `wotu-${chunk.name}`)!
            const { first } = declaration
            return [chunk.name, { ...filesOf(chunk, bundle), first, space: spaceOf(declaration) }]
          }),
        ),
        integrity: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, integrityOf(code)])),
      }
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) })
      for (const entry of entries)
        this.emitFile({ type: 'asset', fileName: `styles/${entry.name}.css`, source: stylesOf(entry, bundle) })
    },
  }
}

const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`

/**
 * What the loader knows of each build: its chunks, what takes over a drawn tag first, and of each tag which of them its module
 * imports, by their numbers. Said in as few bytes as can be, for every page pays for both builds.
 */
const built = (dist: string) =>
  Object.fromEntries(
    kitBuilds.flatMap((build) => {
      const files = readKitFiles(dist, build)
      if (!files) return []
      const tags = Object.entries(files.tags)
      const chunks = [...new Set([files.take, ...tags.flatMap(([, { now }]) => now)])]
      const names = chunks.map((file) => file.slice('chunks/'.length, -'.js'.length))
      const numbers = tags.map(([name, { now }]) => [name, now.map((file) => chunks.indexOf(file))])
      return [[build, [names.join(' '), Object.fromEntries(numbers)]]]
    }),
  )

const firstReads = (declarations: WidgetDeclaration[]) =>
  Object.fromEntries(declarations.flatMap(({ tag, first }) => (first ? [[tag, first]] : [])))

const inSource = (root: string) => {
  const tags = Object.fromEntries(widgetNames(root).map((name) => [name, []]))
  return Object.fromEntries(kitBuilds.map((build) => [build, ['', tags]]))
}

/** A chunk of Rollup's, as Vite's types say it. */
type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

/** The chunks that this one needs before it can run, at any depth, and those that they may ask for later. */
function filesOf(entry: Chunk, bundle: Bundle): Pick<TagFiles, 'now' | 'later'> {
  const now = reached([entry.fileName], bundle, ({ imports }) => imports)
  const all = reached([entry.fileName], bundle, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  const others = (files: Set<string>) => [...files].filter((file) => file !== entry.fileName)
  return { now: others(now), later: others(all).filter((file) => !now.has(file)) }
}

/** The style files that the tag's module and its chunks hold, in the order in which they would be adopted. */
function stylesOf(entry: Chunk, bundle: Bundle): string {
  const chunks = [...reached([entry.fileName], bundle, ({ imports }) => imports)].reverse()
  return chunks.flatMap((file) => (bundle[file] as Chunk).moduleIds.map((id) => builtStyles.get(id) ?? '')).join('')
}

function reached(
  files: string[],
  bundle: Bundle,
  next: (chunk: Chunk) => string[],
  found = new Set<string>(),
): Set<string> {
  for (const file of files) {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') continue
    found.add(file)
    reached(next(chunk), bundle, next, found)
  }
  return found
}
