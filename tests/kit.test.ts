import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chromiumArgs, findChromium } from '../tooling/chromium.mjs'
import { builtAlone } from '../tooling/alone.ts'
import { kitBuilds, type KitBuild } from '../tooling/kit/builds.ts'
import { beside, build, kit } from '../tooling/kit/bundles.ts'

// The kit in both builds, of the fixture's two widgets and loaded by a partner's page on another origin, under a strict policy.

const repository = path.resolve(import.meta.dirname, '..')
const root = mkdtempSync(path.join(tmpdir(), 'wotu-kit-'))
const dist = path.join(root, 'dist/kit')
let kitServer: Server
let partner: Server
let browser: Browser
let page: Page
let body = ''
/** What the page asks for by the script's attribute. */
let pageBuild: KitBuild = 'lite'
const requested: string[] = []

beforeAll(async () => {
  for (const part of ['package.json', 'src/core', 'src/kit', 'src/lite'])
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true })
  cpSync(path.join(repository, 'tests/fixtures/widgets'), path.join(root, 'src/widgets'), { recursive: true })
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'))
  vi.stubEnv('NODE_ENV', 'production')
  for (const config of [...kitBuilds.map((name) => kit(root, name)), beside(root, 'wotu')]) await build(config)

  kitServer = createServer((request, response) => {
    requested.push(request.url!)
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript')
    response.end(readFileSync(dist + request.url))
  })
  partner = createServer((_request, response) => {
    const kit = originOf(kitServer)
    response.setHeader('content-security-policy', `default-src 'self'; script-src ${kit}; connect-src ${kit}`)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><script type="module" src="${kit}/wotu.js" data-build="${pageBuild}"></script>${body}`)
  })
  await Promise.all(
    [kitServer, partner].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
  )
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
}, 60_000)

afterAll(async () => {
  await browser?.close()
  kitServer?.close()
  partner?.close()
  rmSync(root, { recursive: true })
})

beforeEach(async () => {
  await page?.close()
  page = await browser.newPage()
  requested.length = 0
})

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const open = async (html: string) => {
  body = html
  await page.goto(originOf(partner))
}

describe.each(kitBuilds)('the %s build', (name) => {
  beforeEach(() => {
    pageBuild = name
  })

  it('loads nothing but itself while there is no tag', async () => {
    await open('<p>没有标签</p>')
    await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0)
    expect(requested).toEqual(['/wotu.js'])
  })

  it('loads a tag on sight, draws it in its own styles, and breaks no policy', async () => {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await open('<wotu-tally label="番茄" start="3"></wotu-tally>')
    const button = page.getByRole('button', { name: '番茄 3' })
    await button.click()
    await page.getByRole('button', { name: '番茄 4' }).waitFor()
    expect(await page.locator('wotu-tally button').evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(1, 2, 3)',
    )
    expect(requested.filter((url) => url.endsWith('/ticker.js'))).toEqual([])
    expect(requested.some((url) => url.startsWith('/react/'))).toBe(name === 'react')
    expect(refused.filter((text) => !text.includes('favicon'))).toEqual([])
  })

  it('loads a tag that comes later', async () => {
    await open('<main></main>')
    await page.evaluate(() => (document.querySelector('main')!.innerHTML = '<div><wotu-ticker></wotu-ticker></div>'))
    await page.getByText('tick').waitFor()
  })

  it("sees a tag in a shadow root of the page's own once it is told of it", async () => {
    await open('<main></main>')
    // As text: the test runner rewrites an import that it sees.
    await page.evaluate(`(async () => {
      const shadow = document.querySelector('main').attachShadow({ mode: 'open' })
      const { watch } = await import('${originOf(kitServer)}/wotu.js')
      watch(shadow)
      shadow.innerHTML = '<wotu-ticker></wotu-ticker>'
    })()`)
    await page.getByText('tick').waitFor()
  })

  it('asks for all chunks of a tag at once: none waits for another', async () => {
    await open('<wotu-tally></wotu-tally>')
    await page.getByRole('button').waitFor()
    const preloaded = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const chunks = requested.filter((url) => url.includes('/chunks/'))
    expect(chunks.length).toBeGreaterThan(0)
    for (const url of chunks) expect(preloaded).toContain(originOf(kitServer) + url)
  })
})

it('the core draws nothing, and weighs 2.5 KB at the most', async () => {
  const core = await builtAlone(root, 'src/core/page/core.ts')
  expect(core).not.toContain('createElement(')
  expect(gzipSync(core, { level: 9 }).length).toBeLessThanOrEqual(2500)
})

it('describes every tag in custom-elements.json, and ships none of its words', () => {
  const manifest = JSON.parse(readFileSync(`${dist}/custom-elements.json`, 'utf8'))
  expect(manifest.modules.map((module: { path: string }) => module.path)).toEqual(['tally.js', 'ticker.js'])
  expect(manifest.modules[0].declarations[0]).toMatchObject({
    tagName: 'wotu-tally',
    description: 'Counts, for the tests of the kit.',
    members: [{ name: 'label' }, { name: 'start', type: { text: 'number' }, default: '1' }, { name: 'format' }],
    attributes: [{ name: 'label', fieldName: 'label' }, { name: 'start' }, { name: 'density' }, { name: 'scheme' }],
    events: ['tallied', 'ready', 'error', 'navigate', 'request'].map((name) => ({ name: `wotu-${name}` })),
  })
  expect(readFileSync(`${dist}/tally.js`, 'utf8')).not.toContain('What is counted')
})
