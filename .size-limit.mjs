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
const chunk = (/** @type {string} */ name) =>
  Object.values(kit).filter(({ file }) => file.startsWith(`chunks/${name}-`))
const shared = new Set([...['react', 'core', 'widget'].flatMap(chunk).map(({ file }) => file), kit[loader]?.file])

const app = modulesOf('app')
const home = loadedWith(app, ['index.html'])
const routes = Object.values(app).filter((module) => module.isDynamicEntry && !home.has(module.file))

const gzip = true
const inKit = (/** @type {Iterable<string>} */ files) => [...files].map((file) => `dist/kit/${file}`)

export default [
  { name: 'autoloader', path: inKit([kit[loader]?.file ?? 'wotu.js']), limit: '2 kB', gzip },
  ...chunk('core').map(({ file }) => ({ name: 'core', path: inKit([file]), limit: '2.5 kB', gzip })),
  ...chunk('widget').map(({ file }) => ({
    name: 'defineWidget (1.1 kB) with its frame and alert',
    path: inKit([file]),
    limit: '1.5 kB',
    gzip,
  })),
  ...tags.map((name) => {
    const all = [...loadedWith(kit, [loader, define(name)])]
    return name === 'goods-card'
      ? { name: 'wotu-goods-card: all that its page loads', path: inKit(all), limit: '75 kB', gzip }
      : {
          name: `wotu-${name}: what it adds to the chunks of all tags`,
          path: inKit(all.filter((file) => !shared.has(file))),
          limit: '8 kB',
          gzip,
        }
  }),
  { name: 'app, first load', path: [...home].map((file) => `dist/app/${file}`), limit: '110 kB', gzip },
  ...routes.map(({ src, file }) => ({ name: `app, ${src ?? file}`, path: `dist/app/${file}`, limit: '40 kB', gzip })),
]
