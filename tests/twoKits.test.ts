import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import pkg from '../package.json' with { type: 'json' }
import { chromiumArgs, findChromium } from '../tooling/chromium.mjs'
import { beside, build, kit } from '../tooling/kit/bundles.ts'

// Two kits that differ on one page: of one tag they have different drawings and styles, and each has a tag of its own.

const repository = path.resolve(import.meta.dirname, '..')
const root = mkdtempSync(path.join(tmpdir(), 'wotu-kits-'))
const kits = {
  older: { version: pkg.version, own: 'wotu-older', colour: 'rgb(1, 2, 3)', words: '番茄' },
  newer: { version: `${pkg.version}-next`, own: 'wotu-newer', colour: 'rgb(9, 8, 7)', words: '新品番茄' },
}
type Kit = keyof typeof kits
let server: Server
let browser: Browser

/** It shows what the page has said of all tags, in the style of the tag that both kits have. */
const ownTag = (tag: string) => ({
  'define.ts': `
    import { defineWidget } from '#core/element/defineWidget.tsx'
    import { Own } from './Own.tsx'
    defineWidget('${tag}', Own, { doc: 'A tag of its own.', props: {}, events: {} })`,
  'Own.tsx': `
    import { settings } from '#core/page/settings.ts'
    import { button } from '../tally/Tally.css.ts'
    export const Own = () => <p className={button}>{settings.given.attribution}</p>`,
})

async function buildKit(name: Kit) {
  const { version, own, colour, words } = kits[name]
  const folder = path.join(root, name)
  for (const part of ['src/ui/tokens/tokens.ts', 'src/core', 'src/kit', 'src/lite'])
    cpSync(path.join(repository, part), path.join(folder, part), { recursive: true })
  cpSync(path.join(repository, 'tests/fixtures/widgets'), path.join(folder, 'src/widgets'), { recursive: true })
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  const rewrite = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(repository, file.replace('src/widgets', 'tests/fixtures/widgets')), 'utf8')
    writeFileSync(path.join(folder, file), text.replace(from, to))
  }
  rewrite('package.json', `"version": "${pkg.version}"`, `"version": "${version}"`)
  rewrite('src/widgets/tally/Tally.css.ts', kits.older.colour, colour)
  rewrite('src/widgets/tally/Tally.tsx', '{label}', words)
  const place = path.join(folder, 'src/widgets', own.slice('wotu-'.length))
  mkdirSync(place)
  for (const [file, text] of Object.entries(ownTag(own))) writeFileSync(path.join(place, file), text)
  for (const bundle of [kit(folder, 'lite'), kit(folder, 'react'), beside(folder, 'wotu')]) await build(bundle)
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  for (const name of Object.keys(kits) as Kit[]) await buildKit(name)
  server = createServer((request, response) => {
    const [, name, ...file] = request.url!.split('/')
    response.setHeader('content-type', name ? 'text/javascript' : 'text/html')
    response.end(
      name
        ? readFileSync(path.join(root, name, 'dist/kit', ...file))
        : '<!doctype html><link rel="icon" href="data:,"><title>两个版本</title>',
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(root, { recursive: true })
})

it.each<[Kit, Kit]>([
  ['older', 'newer'],
  ['newer', 'older'],
])('where the %s kit is, the %s one comes too: each draws its own, and both hear what the page said', async (a, b) => {
  const [first, second] = [kits[a], kits[b]]
  const page = await browser.newPage()
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const add = (html: string) => page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html)
  // As text: the test runner rewrites an import that it sees.
  const load = (kit: Kit, then = '') => page.evaluate(`import('/${kit}/wotu.js').then(({ configure }) => { ${then} })`)
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color)

  await add('<wotu-tally start="3"></wotu-tally>')
  await load(a, "configure({ attribution: '秋收' })")
  await page.getByRole('button', { name: `${first.words} 3` }).click()
  await load(b)
  await add(`<${second.own}></${second.own}><${first.own}></${first.own}><wotu-tally start="7"></wotu-tally>`)
  await page.locator(second.own).getByText('秋收').waitFor()
  await page.locator(first.own).getByText('秋收').waitFor()

  // The tag that both have stays the first one's, those that come later too, with what it held.
  await page.getByRole('button', { name: `${first.words} 4` }).waitFor()
  await page.getByRole('button', { name: `${first.words} 7` }).click()
  await page.getByRole('button', { name: `${first.words} 8` }).waitFor()
  expect(await colourOf('wotu-tally button')).toBe(first.colour)
  expect(await colourOf(`${first.own} p`)).toBe(first.colour)
  expect(await colourOf(`${second.own} p`)).toBe(second.colour)
  expect(wrong).toEqual([])
})
