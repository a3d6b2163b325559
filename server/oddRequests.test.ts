import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wotu/contract/index.ts'
import { setChannel } from '#adapters/channel/channel.ts'
import { sandboxKey } from '#adapters/channel/sandbox/index.ts'
import { signed } from '#adapters/channel/sandbox/notices.ts'
import { setFilesDir } from '#adapters/files.ts'
import { clock } from '#kernel/clock.ts'
import { hashToken } from '#kernel/call/session.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testApp } from '#kernel/testing/call.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import type { App } from './app.ts'
import { domains, identify } from './domains.ts'
import { makeMember } from './testing/market.ts'

// What is served beside the calls, asked for what nobody's page asks: a refusal or an answer, never a fault.

const folder = mkdtempSync(join(tmpdir(), 'wotu-odd-'))
const version = '1.0.0'
const dist = join(folder, 'dist')
/** A kit of one tag, as little as its head needs. */
const makeKit = () => {
  const kit = join(dist, 'kit')
  mkdirSync(join(kit, 'styles'), { recursive: true })
  const tags = { cart: { now: [], later: [], space: '' } }
  writeFileSync(join(kit, 'files.json'), JSON.stringify({ version, take: 'take.js', tags, integrity: {} }))
  for (const name of ['wotu.js', 'head.js', 'styles/cart.css']) writeFileSync(join(kit, name), '')
}

let app: App
const token = 'odd'
beforeAll(async () => {
  setFilesDir(join(folder, 'files'))
  makeKit()
  app = await testApp(contract, {} as never, {
    config: { environment: 'test', demo: true, perAddress: null, trustProxy: [] },
    domains,
    identify,
    dist,
  })
  const { db } = await testDb()
  await inTenant(wotu, async () => {
    const { id } = await makeMember(db)
    const session = { id: hashToken(token), memberId: id, boId: id, kind: 'cookie' as const, origin: null }
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)]
    await db
      .insertInto('session')
      .values({ ...session, systemId: wotu, createdAt, expiresAt })
      .execute()
  })
  return () => setChannel(null)
})

const headers = { host: 'localhost:4600', 'sec-fetch-site': 'same-origin', cookie: `wotu_session=${token}` }
const get = (url: string) => app.http.inject({ url, headers })

const odd = [
  '%00',
  'a%00b',
  '%ff',
  '%',
  '%2f..%2f..%2fetc',
  '..',
  '__proto__',
  'constructor',
  '%ED%A0%80',
  'a'.repeat(5000),
  '1e99',
  "'",
]
const paths = [
  '/sandbox/pay/',
  '/files/',
  '/files/abc.',
  '/kit/1/',
  '/kit/1/render/',
  `/kit/${version}/`,
  '/embed/frame/',
  '/',
]
const queries = [
  ...['kind', 'from', 'to', 'serial'].map((name) => `/export/statement?${name}=`),
  ...['tags', 'drawn', 'build', 'tags=cart&drawn', 'tags=cart&build'].map(
    (name) => `/kit/${version}/head.html?${name}=`,
  ),
  `/kit/${version}/importmap.json?tags=cart&build=`,
  '/kit/1/render/wotu-cart?a=',
  '/embed/frame/pay/1?origin=',
  '/demo/outbox?a=',
  '/sandbox/control?a=',
  '/live?a=',
]

describe('an odd request', () => {
  it.each(paths)('for a path beneath %s is no fault', async (path) => {
    for (const value of odd) expect((await get(path + value)).statusCode, value).toBeLessThan(500)
  })
  it.each(queries.filter((url) => !url.startsWith('/live')))('with a query %s is no fault', async (url) => {
    const name = /[?&](\w+)=$/.exec(url)![1]!
    for (const value of [...odd, '', 'a&' + name + '=b', 'a&__proto__=b'])
      expect((await get(url + value)).statusCode, value).toBeLessThan(500)
  })
  it.each(['host', 'origin', 'range', 'if-none-match', 'accept-encoding', 'cookie', 'x-request-id', 'authorization'])(
    'with an odd header %s is no fault',
    async (name) => {
      for (const value of ['', 'null', 'a:b:c', '%00', '\u00ff', '[', ',,;=', 'bytes=9-1', 'a'.repeat(5000)])
        for (const url of [
          '/',
          '/files/abc.jpg',
          `/kit/${version}/head.html?tags=cart`,
          '/kit/1/wotu.js',
          '/export/statement',
          '/demo/outbox',
          '/sandbox/control',
        ])
          expect((await app.http.inject({ url, headers: { ...headers, [name]: value } })).statusCode).toBeLessThan(500)
    },
  )
  it.each([
    '/sandbox/control',
    '/sandbox/pay/aaaaaaaaaaaaaaaaaaaa',
    '/sandbox/pay/%00',
    '/channel/sandbox/notice',
    '/channel/%00/notice',
  ])('with an odd body for %s is no fault', async (url) => {
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
      'a/b',
    ])
      for (const payload of [
        '',
        'null',
        '[]',
        '{"answer":{}}',
        '{"copies":{"toString":1}}',
        '"a"',
        'copies=1e999',
        'a=%00',
        '%ff',
        '\ud800',
      ])
        expect(
          (await app.http.inject({ method: 'POST', url, payload, headers: { ...headers, 'content-type': type } }))
            .statusCode,
          `${type} ${payload}`,
        ).toBeLessThan(500)
    expect((await app.http.inject({ method: 'POST', url, headers })).statusCode).toBeLessThan(500)
  })

  const right = { eventId: '1', systemId: wotu, kind: 'payment', bizId: '1', amountFen: 1, state: 'success' }
  it.each([
    'no JSON',
    'null',
    '[]',
    '\ud800',
    { ...right, eventId: 'a\0b' },
    { ...right, eventId: 'a'.repeat(5000) },
    { ...right, bizId: '9223372036854775808' },
    { ...right, bizId: '9999999999999999999' },
    { ...right, systemId: 2 ** 40 },
    { ...right, systemId: -1 },
    { ...right, systemId: 4711 },
    { ...right, amountFen: 1e300 },
    { ...right, kind: '__proto__' },
    { ...right, more: 1 },
    right,
  ])('that is a notice the channel truly signed: %j is refused', async (notice) => {
    const payload = typeof notice === 'string' ? notice : JSON.stringify(notice)
    const answer = await app.http.inject({
      method: 'POST',
      url: '/channel/sandbox/notice',
      headers: { 'content-type': 'application/json', ...signed(sandboxKey(), payload, clock.now()) },
      payload,
    })
    expect([answer.statusCode, answer.body]).toEqual([400, 'refused'])
  })
})

describe('a flood of notices', () => {
  const flooded = async () => {
    const guarded = await testApp(contract, {} as never, {
      config: { environment: 'test', demo: true, perAddress: 3, trustProxy: ['127.0.0.1'] },
      domains,
      identify,
      dist,
    })
    return (headers: Record<string, string>, payload: string) =>
      guarded.http.inject({
        method: 'POST',
        url: '/channel/sandbox/notice',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
  }
  const body = JSON.stringify({
    eventId: '1',
    systemId: wotu,
    kind: 'payment',
    bizId: '1',
    amountFen: 1,
    state: 'success',
  })

  it('that is not the channel’s is answered 429, never as taken, and its own are looked at all the while', async () => {
    const send = await flooded()
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send({}, body)).statusCode))
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
    // Truly signed, of no payment of ours.
    for (let i = 0; i < 20; i += 1)
      expect((await send(signed(sandboxKey(), body, clock.now()), body)).body).toBe('refused')
  })

  it('behind a proxy is counted by the address that the proxy names', async () => {
    const send = await flooded()
    for (let i = 0; i < 40; i += 1) await send({ 'x-forwarded-for': '203.0.113.1' }, body)
    expect((await send({ 'x-forwarded-for': '203.0.113.1' }, body)).statusCode).toBe(429)
    expect((await send({ 'x-forwarded-for': '203.0.113.2' }, body)).statusCode).toBe(400)
  })

  it('that is too long is answered 413', async () => {
    const send = await flooded()
    expect((await send({}, 'x'.repeat(20_000))).statusCode).toBe(413)
  })
})
