import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../app.ts'
import { createPartner } from '../../partner.ts'
import { createBackend } from '../../partnerBackend.ts'
import { testApp } from '../testing/call.ts'

const dist = mkdtempSync(join(tmpdir(), 'wotu-dist-'))
const files = {
  'app/index.html': '<title>沃土</title>',
  'app/assets/main-a1b2c3d4.js': 'plain',
  'app/assets/main-a1b2c3d4.js.br': 'compressed',
  'kit/wotu.js': 'kit',
  'kit/head.js': 'begin(__HEAD__)\n',
  'kit/styles/cart.css': 'a{b:"</script>"}\n',
  'kit/custom-elements.json': '{}',
  'kit/goods-card.js': 'tag',
  'kit/chunks/core-a1b2c3d4.js': 'chunk',
  'kit/chunks/live-a1b2c3d4.js': 'later',
  'kit/files.json': JSON.stringify({
    version: '1.2.3',
    take: 'chunks/live-a1b2c3d4.js',
    tags: {
      'goods-card': {
        now: ['chunks/core-a1b2c3d4.js'],
        later: ['chunks/live-a1b2c3d4.js'],
        first: { path: '/api/goods', input: { id: 'goods-id' } },
        space: 'card{}',
      },
      cart: { now: [], later: [], space: 'cart{}' },
    },
    integrity: {
      'cart.js': 'sha384-cart',
      'goods-card.js': 'sha384-tag',
      'presses.js': 'sha384-presses',
      'chunks/core-a1b2c3d4.js': 'sha384-core',
      'chunks/live-a1b2c3d4.js': 'sha384-live',
    },
  }),
}
let app: App
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  app = await testApp({}, {}, { dist })
})
afterAll(() => rmSync(dist, { recursive: true }))

const get = (url: string, headers = {}) => app.http.inject({ url, headers: { host: 'localhost:4600', ...headers } })

describe('the built files', () => {
  it.each(['/', '/user/login', '/goods/detail?id=1', '/transaction/recommendGoods/1&2'])(
    'the page %s is index.html, fresh',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        200,
        files['app/index.html'],
        'no-cache',
      ])
    },
  )
  it('hashed files never change, compressed or not', async () => {
    const plain = await get('/assets/main-a1b2c3d4.js')
    const compressed = await get('/assets/main-a1b2c3d4.js', { 'accept-encoding': 'br' })
    expect([plain.body, compressed.body, compressed.headers['content-encoding']]).toEqual(['plain', 'compressed', 'br'])
    for (const { headers } of [plain, compressed])
      expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' })
  })
  it.each(['/assets/gone-a1b2c3d4.js', '/kit/1/gone', '/api/gone', '/../package.json', '/%2e%2e/kit/wotu.js'])(
    '%s is not there',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
  it.each(['wotu.js', 'goods-card.js', 'custom-elements.json'])(
    'a partner’s page asks afresh for /kit/1/%s, whose name never changes',
    async (name) => expect((await get(`/kit/1/${name}`)).headers['cache-control']).toBe('no-cache'),
  )
  it('the kit’s chunks never change', async () =>
    expect((await get('/kit/1/chunks/core-a1b2c3d4.js')).headers['cache-control']).toContain('immutable'))
  it('the kit is for every origin', async () => {
    const answer = await get('/kit/1/wotu.js', { origin: 'https://anyone.example' })
    expect([answer.body, answer.headers['access-control-allow-origin']]).toEqual(['kit', '*'])
  })
})

describe('the kit of one version', () => {
  it('never changes, whatever its files are called', async () => {
    const answer = await get('/kit/1.2.3/wotu.js')
    expect([answer.body, answer.headers['cache-control']]).toEqual(['kit', 'public, max-age=31536000, immutable'])
    expect((await get('/kit/1.2.4/wotu.js')).statusCode).toBe(404)
  })
  it('its import map holds the integrity of every file of these tags, lazy ones too', async () => {
    const base = 'http://localhost:4600/kit/1.2.3/'
    expect((await get('/kit/1.2.3/importmap.json?tags=goods-card')).json()).toEqual({
      integrity: {
        [`${base}wotu.js`]: expect.stringMatching(/^sha384-.{64}$/),
        [`${base}goods-card.js`]: 'sha384-tag',
        [`${base}chunks/core-a1b2c3d4.js`]: 'sha384-core',
        [`${base}chunks/live-a1b2c3d4.js`]: 'sha384-live',
        [`${base}presses.js`]: 'sha384-presses',
      },
    })
  })
  const headOf = async (tags: string) => (await get(`/kit/1.2.3/head.html?tags=${tags}`)).body
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('its head asks for all that the tags need at once, their first answers too', async () => {
    const head = await headOf('goods-card')
    expect(head.match(/rel="modulepreload"/g)).toHaveLength(2)
    expect(head).not.toMatch(/modulepreload.*live/)
    expect(head).toContain(
      'begin({"origin":"http://localhost:4600","space":"card{}","firsts":{"wotu-goods-card":{"path":"/api/goods","input":{"id":"goods-id"}}},"styles":{}})',
    )
  })
  it('its head brings the styles of what the server draws and asks for what takes that over; no text of theirs ends its script', async () => {
    const head = await headOf('goods-card,cart&drawn=cart')
    expect(head).toMatch(/modulepreload.*live/)
    expect(head).toContain('"space":"card{}cart{}"')
    expect(head).toContain('"styles":{"wotu-cart":"a{b:\\"\\u003c/script>\\"}"}')
  })
  it.each(['goods-card', 'cart&drawn=cart'])('its head says first the hashes that a policy needs: %s', async (tags) => {
    const head = await headOf(tags)
    const texts = [...head.matchAll(/<script(?: type="importmap")?>(.*)<\/script>/g)].map(([, text]) => hashOf(text!))
    expect(head.split('\n')[0]).toBe(`<!-- script-src http://localhost:4600 ${texts.join(' ')} -->`)
  })
  it.each(['head.html', 'importmap.json'])(
    'its %s names the platform’s own origin, and no other that a client writes',
    async (file) => {
      for (const host of ['evil.example', 'a"b', '127.0.0.1:4601', 'localhost:4600.evil.example', 'localhost']) {
        const answer = await get(`/kit/1.2.3/${file}?tags=cart`, { host })
        expect([host, answer.json().code]).toEqual([host, 'NOT_FOUND'])
      }
    },
  )
  it.each([
    'head.html',
    'importmap.json?tags=',
    'head.html?tags=gone',
    'head.html?tags=cart&drawn=gone',
    'head.html?tags=goods-card&build=react',
    'importmap.json?tags=__proto__',
  ])('of tags and builds that are not there it gives none: %s', async (query) =>
    expect((await get(`/kit/1.2.3/${query}`)).statusCode).toBe(404),
  )
})

it('a partner’s page allows itself and the platform only', async () => {
  const platform = 'http://localhost:4600'
  const backend = createBackend({ origin: 'http://127.0.0.1:4601', platform })
  const partner = await createPartner({ folders: [join(dist, 'app')], platform, backend })
  const { headers, body } = await partner.inject('/index.html')
  await partner.close()
  expect(body).toBe(files['app/index.html'])
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' http://localhost:4600; connect-src 'self' http://localhost:4600; style-src 'self' http://localhost:4600; " +
      "img-src 'self' http://localhost:4600 data:; frame-src http://localhost:4600",
  )
})
