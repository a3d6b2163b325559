import { existsSync, readFileSync } from 'node:fs'

/**
 * Gzipped sizes of what is built; KB = 1000 bytes. Tags and routes are read from the build, so that a new one has its
 * limit from its first day.
 */

/** @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, src?: string, imports?: string[] }} Module */

const modulesOf = () => {
  const file = 'dist/app/modules.json'
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

/** @typedef {{ tags: Record<string, { now: string[], later: string[] }> }} KitFiles */

/** Where each build of the kit stands, the folder of the first tag's page, and its limits. */
const kitBuilds = [
  { name: 'lite', folder: 'dist/kit', first: '20 kB', further: '7 kB' },
  { name: 'react', folder: 'dist/kit/react', first: '71.2 kB', further: '8 kB' },
]
const firstTag = 'goods-card'

const kitSizes = kitBuilds.flatMap(({ name, folder, first, further }) => {
  const file = `${folder}/files.json`
  if (!existsSync(file)) return []
  /** @type {KitFiles} */
  const { tags } = JSON.parse(readFileSync(file, 'utf8'))
  const filesOf = (/** @type {string} */ tag) =>
    [`${tag}.js`, ...(tags[tag]?.now ?? [])].map((one) => `${folder}/${one}`)
  const loaded = ['dist/kit/wotu.js', ...filesOf(firstTag)]
  return [
    { name: `wotu-${firstTag}, ${name}: all that its page loads`, path: loaded, limit: first, gzip: true },
    // The median is in the bench's table.
    ...Object.keys(tags)
      .filter((tag) => tag !== firstTag)
      .map((tag) => ({
        name: `wotu-${tag}, ${name}: what it adds to that page`,
        path: filesOf(tag).filter((one) => !loaded.includes(one)),
        limit: further,
        gzip: true,
      })),
  ]
})

const app = modulesOf()
const home = loadedWith(app, ['index.html'])
const routes = Object.values(app).filter((module) => module.isDynamicEntry && !home.has(module.file))

const gzip = true

export default [
  { name: 'autoloader', path: 'dist/kit/wotu.js', limit: '2.1 kB', gzip },
  ...kitSizes,
  { name: 'app, first load', path: [...home].map((file) => `dist/app/${file}`), limit: '110 kB', gzip },
  ...routes.map(({ src, file }) => ({ name: `app, ${src ?? file}`, path: `dist/app/${file}`, limit: '40 kB', gzip })),
]
