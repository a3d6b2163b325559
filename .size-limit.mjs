import { existsSync, readFileSync } from 'node:fs'

/**
 * Gzipped sizes of what is built; KB = 1000 bytes. Tags and routes are read from the build, so that a new one has its
 * limit from its first day.
 */

/** @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, src?: string, imports?: string[] }} Module */

/** @param {'kit' | 'app'} part */
const modulesOf = (part) => {
  const file = `dist/${part}/modules.json`
  /** @type {Record<string, Module>} */
  const modules = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return modules
}

/**
 * The files that a browser loads at once for these modules: they and what they import, at any depth.
 * @param {Record<string, Module>} modules
 * @param {string[]} names
 * @returns {Set<string>}
 */
const loadedWith = (modules, names, loaded = new Set()) => {
  for (const name of names) {
    const module = modules[name]
    if (!module || loaded.has(module.file)) continue
    loaded.add(module.file)
    loadedWith(modules, module.imports ?? [], loaded)
  }
  return loaded
}

const kit = modulesOf('kit')
const loader = 'src/kit/wotu.ts'
const define = (/** @type {string} */ name) => `src/widgets/${name}/define.ts`
const tags = Object.keys(kit).flatMap((key) => /^src\/widgets\/(.+)\/define\.ts$/.exec(key)?.[1] ?? [])
const first = loadedWith(kit, [loader, define('goods-card')])
const core = Object.values(kit).filter(({ file }) => file.startsWith('chunks/core-'))

const app = modulesOf('app')
const home = loadedWith(app, ['index.html'])
const routes = Object.values(app).filter((module) => module.isDynamicEntry && !home.has(module.file))

const gzip = true
const inKit = (/** @type {Iterable<string>} */ files) => [...files].map((file) => `dist/kit/${file}`)

export default [
  { name: 'autoloader', path: inKit([kit[loader]?.file ?? 'wotu.js']), limit: '2 kB', gzip },
  ...core.map(({ file }) => ({ name: 'core', path: inKit([file]), limit: '2.5 kB', gzip })),
  ...tags.map((name) =>
    name === 'goods-card'
      ? { name: 'wotu-goods-card: all that its page loads', path: inKit(first), limit: '75 kB', gzip }
      : {
          // The median, at most 8 kB, is in the bench's table.
          name: `wotu-${name}: what it adds to that page`,
          path: inKit([...loadedWith(kit, [loader, define(name)])].filter((file) => !first.has(file))),
          limit: '10 kB',
          gzip,
        },
  ),
  { name: 'app, first load', path: [...home].map((file) => `dist/app/${file}`), limit: '110 kB', gzip },
  ...routes.map(({ src, file }) => ({ name: `app, ${src ?? file}`, path: `dist/app/${file}`, limit: '40 kB', gzip })),
]
