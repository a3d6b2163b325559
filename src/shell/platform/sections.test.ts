import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createMatcher, type PageRoute } from '#core/page/route.ts'
import { routesOf, sections } from './sections.ts'

const routes = routesOf(sections)
const pages = routes.filter((route): route is PageRoute => 'load' in route)
const match = createMatcher(routes)

it('no path is written twice', () => {
  const paths = pages.flatMap(({ path, also = [] }) => [path, ...also])
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([])
})

it.each(pages.map((page) => [page.path, page] as const))('%s has a Chinese title and a screen', async (_, page) => {
  expect(page.title).toMatch(/^[\p{Script=Han}A-Za-z]{2,12}$/u)
  expect((await page.load()).Screen).toBeTypeOf('function')
})

/** Paths of the platform as sources write them: `href="/a"`, `` go(`/a/${id}?b`) ``, `back: '/a'`. */
const written = /(?:href=\{?|go\(|navigate\(|back=\{?|(?:href|back|redirect): )["'`](\/[^"'`?#]*)/g

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

it.each(pages.map((page) => [page.path, page] as const))('%s can be opened by its sample', (path, { sample }) => {
  if (sample?.never) return
  for (const at of [sample?.at ?? path.replace(/\/:\w+\?/g, '')].flat()) {
    const found = match(at.replace(/\?.*/, '').replace(/\{\w+\}/g, '1'))?.route ?? { path: '/404' }
    expect(found.path).toBe(path)
  }
})

it('every link leads to a page', () => {
  const src = path.resolve(import.meta.dirname, '../..')
  const dead = ['apps', 'screens', 'widgets'].flatMap((folder) =>
    sourcesIn(path.join(src, folder))
      .filter((file) => !file.endsWith('platform/menu.ts')) // which leaves out by itself what isn't built
      .flatMap((file) =>
        Array.from(readFileSync(file, 'utf8').matchAll(written), ([, to]) => to!.replaceAll(/\$\{[^}]*\}/g, '1'))
          .filter((to) => !match(to) && !to.startsWith('/files/'))
          .map((to) => `${path.relative(src, file)}: ${to}`),
      ),
  )
  expect(dead).toEqual([])
})

it('every section that has a base has a page at it, or leads to one', () => {
  const dead = sections.flatMap(({ base }) =>
    base && !match(base) && !['/cashier', '/shoping'].includes(base) ? [base] : [],
  )
  expect(dead).toEqual([])
})
