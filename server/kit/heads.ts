import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Sites } from '#kernel/call/caller.ts'
import { listedPlatform } from '#kernel/http/asked.ts'
import { compressed } from '#kernel/http/compress.ts'
import { Refusal } from '#kernel/call/refuse.ts'

/** What each build of the kit says of itself: `files.json`, written by tooling/plugins/kitFiles.ts. */
interface KitFiles {
  version: string
  /** The chunk that takes over what the server drew. */
  take: string
  /** For each tag the chunks that its module imports, those that may come later, what it shows first, and what holds its place. */
  tags: Record<string, { now: string[]; later: string[]; first?: object; space: string }>
  /** Subresource integrity by file. */
  integrity: Record<string, string>
}

const folders: Record<string, string> = { lite: '', react: 'react/' }

/** The kit under `dist/kit`; undefined where none is built. */
export const readKit = (root: string) => {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'files.json'), 'utf8')) as KitFiles
  if (!existsSync(join(root, 'files.json')) || !existsSync(join(root, 'wotu.js'))) return
  const builds = Object.fromEntries(
    Object.entries(folders).flatMap(([build, folder]) =>
      existsSync(join(root, folder, 'files.json')) ? [[build, { folder, ...read(folder) }]] : [],
    ),
  )
  const loader = `sha384-${createHash('sha384')
    .update(readFileSync(join(root, 'wotu.js')))
    .digest('base64')}`
  const text = (file: string) => readFileSync(join(root, file), 'utf8').trim()
  return { version: builds.lite!.version, builds, loader, text }
}
export type Kit = NonNullable<ReturnType<typeof readKit>>

/** A query of one name each; a name that comes twice is a list. */
interface Asked {
  tags?: unknown
  /** Those of them that the server draws without their styles (http-render.ts). */
  drawn?: unknown
  build?: unknown
}

/** Where all that these tags load at once is, and the integrity of that and of what may come later. Undefined for an unknown tag or build. */
const pinned = (
  { version, builds, loader, text }: Kit,
  origin: string,
  { tags = '', drawn = '', build = 'lite' }: Asked,
) => {
  if (typeof build !== 'string' || !Object.hasOwn(builds, build)) return
  const kit = builds[build]
  const names = namesOf(tags)
  const dressed = namesOf(drawn)
  if (!kit || names.length === 0 || [...names, ...dressed].some((name) => !Object.hasOwn(kit.tags, name))) return
  const base = `${origin}/kit/${version}/`
  const href = (file: string) => base + kit.folder + file
  const now = new Set([
    ...names.flatMap((name) => [`${name}.js`, ...kit.tags[name]!.now]),
    ...(dressed.length ? [kit.take] : []),
  ])
  // What the loader may ask for whatever the tag is.
  const all = new Set([...now, 'presses.js', ...names.flatMap((name) => kit.tags[name]!.later)])
  const integrity = Object.fromEntries([...all].map((file) => [href(file), kit.integrity[file]!]))
  const known = {
    origin,
    space: names.map((name) => kit.tags[name]!.space).join(''),
    firsts: Object.fromEntries(
      names.flatMap((name) => (kit.tags[name]!.first ? [[`wotu-${name}`, kit.tags[name]!.first]] : [])),
    ),
    styles: Object.fromEntries(dressed.map((name) => [`wotu-${name}`, text(`styles/${name}.css`)])),
  }
  return {
    loader: { href: `${base}wotu.js`, integrity: loader },
    now: [...now].map((file) => ({ href: href(file), integrity: kit.integrity[file]! })),
    map: { integrity: { [`${base}wotu.js`]: loader, ...integrity } },
    script: text('head.js').replace('__HEAD__', () => JSON.stringify(known).replaceAll('<', '\\u003c')),
    build,
  }
}

/**
 * What a partner pastes into his page's head where nothing may change unseen: the kit of one version, each file with its
 * integrity, lazy ones too; all that the tags need is asked for at once, their first answers too. What stands in the page itself,
 * the import map and a script (src/kit/head.ts), his policy must name by its hash: the first line says them.
 */
const headOf = ({ loader, now, map, script, build }: NonNullable<ReturnType<typeof pinned>>) => {
  const text = JSON.stringify(map)
  const hashes = [text, script].map(hashOf)
  return [
    `<!-- script-src ${new URL(loader.href).origin} ${hashes.join(' ')} -->`,
    `<script type="importmap">${text}</script>`,
    ...now.map(
      ({ href, integrity }) =>
        `<link rel="modulepreload" href="${href}" integrity="${integrity}" crossorigin="anonymous" />`,
    ),
    `<script>${script}</script>`,
    `<script async type="module" src="${loader.href}" integrity="${loader.integrity}" crossorigin="anonymous" data-build="${build}"></script>`,
    '',
  ].join('\n')
}

const namesOf = (list: unknown) => (typeof list === 'string' ? list.split(',').filter(Boolean) : [])

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `/kit/<version>/head.html` and `importmap.json`, for `?tags=goods-card,cart&drawn=goods-card&build=lite`. */
export const registerKitHead = (app: FastifyInstance, kit: Kit, sites: Sites) => {
  const unknown = () => new Refusal('NOT_FOUND', { params: { what: '标签' } }).envelope
  app.get<{ Querystring: Asked }>(`/kit/${kit.version}/head.html`, { compress: compressed }, async (request, reply) => {
    const files = pinned(kit, await listedPlatform(sites, request.askedOrigin), request.query)
    return files ? reply.type('text/html; charset=utf-8').send(headOf(files)) : reply.code(404).send(unknown())
  })
  app.get<{ Querystring: Asked }>(`/kit/${kit.version}/importmap.json`, async (request, reply) => {
    const files = pinned(kit, await listedPlatform(sites, request.askedOrigin), request.query)
    return files ? reply.send(files.map) : reply.code(404).send(unknown())
  })
}
