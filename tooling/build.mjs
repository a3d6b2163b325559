import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const shared = ['package.json', 'package-lock.json', 'tooling', 'contract']

/**
 * Each part of dist/, the configuration that builds it, in these modes one after the other, and what it is built from.
 * @type {Record<string, { config: string, modes?: string[], sources: string[] }>}
 */
const parts = {
  app: { config: 'vite.config.ts', sources: [...shared, 'vite.config.ts', 'index.html', 'src'] },
  // Its two builds, then the loader, which knows the files of both, and the script of the pinned head.
  kit: {
    config: 'vite.kit.config.ts',
    modes: ['lite', 'react', 'wotu', 'head'],
    sources: [...shared, 'vite.kit.config.ts', 'src'],
  },
  render: { config: 'vite.render.config.ts', sources: [...shared, 'vite.render.config.ts', 'src'] },
  // The modules on the page's own React, and those that bring preact, in a folder of theirs.
  npm: {
    config: 'vite.npm.config.ts',
    modes: ['react', 'lite'],
    sources: [...shared, 'vite.npm.config.ts', 'docs/npm.md', 'src'],
  },
  // The examples' pages that have a framework of their own, each built as its partner would.
  examples: {
    config: 'vite.examples.config.ts',
    modes: ['react-17', 'react-18', 'react-19', 'vue-3'],
    sources: ['package-lock.json', 'vite.examples.config.ts', 'examples'],
  },
  server: { config: 'vite.server.config.ts', sources: [...shared, 'vite.server.config.ts', 'server'] },
}

const markOf = (/** @type {string} */ name) => path.join(root, 'dist', `${name}.built`)

/** The parts whose sources have changed since they were built. */
export const staleParts = () =>
  Object.entries(parts)
    .filter(([name, { sources }]) => {
      const mark = markOf(name)
      return !existsSync(mark) || readFileSync(mark, 'utf8') !== stateOf(sources)
    })
    .map(([name]) => name)

/**
 * Builds the parts whose sources have changed since they were built.
 * @param {{ all?: boolean }} [options] `all` builds everything
 */
export async function buildStale({ all = false } = {}) {
  const stale = staleParts()
  const wanted = Object.entries(parts).filter(([name]) => all || stale.includes(name))
  if (wanted.length === 0) return
  // Vite takes a while to load: only where there is something to build.
  const { build } = await import('vite')
  for (const [name, { config, modes = ['production'], sources }] of wanted) {
    const state = stateOf(sources)
    for (const mode of modes)
      await inProduction(() => build({ root, mode, configFile: path.join(root, config), logLevel: 'warn' }))
    mkdirSync(path.dirname(markOf(name)), { recursive: true })
    writeFileSync(markOf(name), state)
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
