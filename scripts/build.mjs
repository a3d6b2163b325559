import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')

/** Each part of dist/, the configuration that builds it, and what it is built from. */
const shared = ['package.json', 'package-lock.json', 'scripts', 'contract']
const parts = {
  app: { config: 'vite.config.ts', sources: [...shared, 'vite.config.ts', 'index.html', 'src'] },
  kit: { config: 'vite.kit.config.ts', sources: [...shared, 'vite.kit.config.ts', 'src'] },
  server: { config: 'vite.server.config.ts', sources: [...shared, 'vite.server.config.ts', 'server'] },
}

/**
 * Builds the parts whose sources have changed since they were built.
 * @param {{ all?: boolean }} [options] `all` builds everything
 */
export async function buildStale({ all = false } = {}) {
  for (const [name, { config, sources }] of Object.entries(parts)) {
    const mark = path.join(root, 'dist', `${name}.built`)
    const state = stateOf(sources)
    if (!all && existsSync(mark) && readFileSync(mark, 'utf8') === state) continue
    // Vite takes a while to load: only where there is something to build.
    const { build } = await import('vite')
    await inProduction(() => build({ root, configFile: path.join(root, config), logLevel: 'warn' }))
    mkdirSync(path.dirname(mark), { recursive: true })
    writeFileSync(mark, state)
  }
}

/**
 * Builds made by tests are what is shipped: Vite would take their NODE_ENV for its own.
 * @param {() => Promise<unknown>} work
 */
async function inProduction(work) {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await work()
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

/**
 * Names, sizes and times of all source files, in one short text: a few milliseconds, where reading them takes longer.
 * @param {string[]} sources
 */
function stateOf(sources) {
  const hash = createHash('sha256')
  /** @param {string} name */
  const add = (name) => {
    const file = path.join(root, name)
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return
    if (stats.isDirectory()) for (const entry of readdirSync(file).sort()) add(path.join(name, entry))
    else if (!isTest.test(name)) hash.update(`${name} ${stats.size} ${stats.mtimeMs}\n`)
  }
  sources.forEach(add)
  return hash.digest('hex')
}

const isTest = /\.(test|stories)\.tsx?$|node_modules/

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStale({ all: !process.argv.includes('--stale') })
