import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const shared = ['package.json', 'package-lock.json', 'tooling', 'contract']

/**
 * Each part of dist/, the configurations that build it one after the other, and what it is built from. What partners load is
 * Rollup's, listed in rollup.config.mjs; the rest is Vite's.
 * @type {Record<string, { vite?: { config: string, modes?: string[] }, sources: string[] }>}
 */
const parts = {
  app: { vite: { config: 'vite.config.ts' }, sources: [...shared, 'vite.config.ts', 'index.html', 'src'] },
  kit: { sources: [...shared, 'rollup.config.mjs', 'src'] },
  render: { sources: [...shared, 'rollup.config.mjs', 'src'] },
  npm: { sources: [...shared, 'rollup.config.mjs', 'docs/npm.md', 'src'] },
  // The examples' pages that have a framework of their own, each built as its partner would.
  examples: {
    vite: { config: 'tooling/vite/examples.ts', modes: ['react-17', 'react-18', 'react-19', 'vue-3'] },
    sources: ['package-lock.json', 'tooling/vite/examples.ts', 'examples'],
  },
  server: { vite: { config: 'tooling/vite/server.ts' }, sources: [...shared, 'server'] },
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
  for (const [name, { vite, sources }] of wanted) {
    const state = stateOf(sources)
    await inProduction(() => (vite ? buildByVite(vite) : buildByRollup(name)))
    mkdirSync(path.dirname(markOf(name)), { recursive: true })
    writeFileSync(markOf(name), state)
  }
}

// Both take a while to load: only where there is something to build.

/** @param {{ config: string, modes?: string[] }} part */
async function buildByVite({ config, modes = ['production'] }) {
  const { build } = await import('vite')
  for (const mode of modes) await build({ root, mode, configFile: path.join(root, config), logLevel: 'warn' })
}

/** @param {string} part */
async function buildByRollup(part) {
  const { build, bundles } = await import('../rollup.config.mjs')
  rmSync(path.join(root, 'dist', part), { recursive: true, force: true })
  for (const bundle of bundles[/** @type {keyof typeof bundles} */ (part)]) await build(bundle)
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
