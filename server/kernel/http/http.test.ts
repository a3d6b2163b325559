import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { read, write } from '@wotu/contract/call.ts'
import { done, line, nothing, quantity } from '@wotu/contract/fields.ts'
import type { App } from '../../app.ts'
import type { Handlers } from '../call/handlers.ts'
import { testApp } from '../testing/call.ts'

const calls = {
  '/api/t/save': write({
    title: '保存',
    who: 'visitor',
    input: z.strictObject({ name: line(20).meta({ title: '名称' }), quantity: quantity.optional() }),
    output: z.string(),
    stale: ['/api/t/list', '/api/t/count'],
    example: { name: '大米' },
  }),
  '/api/t/any': write({
    title: '任意',
    who: 'visitor',
    input: z.strictObject({ any: z.unknown() }),
    output: done,
    example: { any: 1 },
  }),
  '/api/t/list': read({ title: '列表', who: 'visitor', input: nothing, output: z.array(z.string()), example: {} }),
  '/api/t/long': read({
    title: '长列表',
    who: 'visitor',
    input: nothing,
    output: z.array(z.string()),
    example: {},
  }),
  '/api/t/token': write({ title: '令牌', who: 'visitor', input: nothing, output: z.string(), example: {} }),
  '/api/t/mine': read({ title: '我的', who: 'member', input: nothing, output: z.string(), example: {} }),
  '/api/t/fault': read({ title: '故障', who: 'visitor', input: nothing, output: done, example: {} }),
  '/api/t/secret': write({
    title: '保密输入',
    who: 'visitor',
    platformOnly: true,
    input: nothing,
    output: done,
    example: {},
  }),
}
const handlers: Handlers<typeof calls> = {
  '/api/t/save': ({ input }) => input.name,
  '/api/t/any': () => null,
  '/api/t/list': () => ['大米'],
  '/api/t/long': () => Array.from({ length: 200 }, (_, i) => `东北五常大米第${i}号`),
  '/api/t/token': () => 'x'.repeat(4000),
  '/api/t/mine': ({ actor }) => actor.memberId,
  '/api/t/secret': () => null,
  '/api/t/fault': () => {
    throw new Error('a secret detail')
  },
}

const platform = 'http://localhost:4600'
const partner = 'http://127.0.0.1:4601'
let app: App
beforeAll(async () => {
  app = await testApp(calls, handlers)
})

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:4600',
      origin: platform,
      'content-type': 'application/json',
      'x-system-id': '1001',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

describe('bad input gets a coded Chinese answer, HTTP 200', () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000)
  it.each([
    ['an unknown field', '{"name":"a","price":1}', 'PARAM_INVALID', '不支持的参数：price'],
    ['a wrong type', '{"name":7}', 'PARAM_INVALID', '名称必须是文字'],
    ['a missing field', '{}', 'PARAM_INVALID', '请填写名称'],
    ['text too long', `{"name":"${'长'.repeat(21)}"}`, 'PARAM_INVALID', '名称最多20个字'],
    ['a number out of bounds', '{"name":"a","quantity":0}', 'PARAM_INVALID', '数量必须是1到1000000之间的整数'],
    ['a lone surrogate', '{"name":"\\ud800"}', 'PARAM_INVALID', '内容含有不支持的字符'],
    ['a NUL', '{"name":"\\u0000"}', 'PARAM_INVALID', '内容含有不支持的字符'],
    ['an array for a body', '[]', 'PARAM_INVALID', '参数格式不正确'],
    ['null for a body', 'null', 'PARAM_INVALID', '参数格式不正确'],
    ['no body', '', 'BODY_INVALID', '请求内容不是有效的 JSON'],
    ['half a JSON', '{"name":', 'BODY_INVALID', '请求内容不是有效的 JSON'],
    ['__proto__', '{"name":"a","__proto__":{"x":1}}', 'BODY_INVALID', '请求内容不是有效的 JSON'],
    ['constructor.prototype', '{"name":"a","constructor":{"prototype":{}}}', 'BODY_INVALID', '请求内容不是有效的 JSON'],
    ['another tenant’s system id', '{"name":"a","systemId":1002}', 'TENANT_MISMATCH', '请求与当前站点不符'],
    ['an object for it', '{"name":"a","systemId":{"toString":"1001"}}', 'TENANT_MISMATCH', '请求与当前站点不符'],
    ['a list for it', '{"name":"a","systemId":[1001]}', 'TENANT_MISMATCH', '请求与当前站点不符'],
    ['1 MB', `{"name":"${'x'.repeat(2 ** 20)}"}`, 'BODY_TOO_LARGE', '提交的内容过大'],
    ['JSON 10,000 deep', deep, 'BODY_INVALID', '请求内容不是有效的 JSON'],
  ])('%s', async (_, payload, code, msg) => {
    const answer = await post('/api/t/save', payload)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code, msg })
  })
  it('JSON 10,000 deep where the schema takes anything', async () => {
    expect((await post('/api/t/any', `{"any":${deep}}`)).json()).toMatchObject({ code: 'BODY_INVALID' })
  })
  it('messages by field', async () => {
    const { data } = (await post('/api/t/save', { quantity: 1.5 })).json()
    expect(data).toEqual({ fields: { name: '请填写名称', quantity: '数量必须是1到1000000之间的整数' } })
  })
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'a body of %s',
    async (type) => {
      expect((await post('/api/t/save', '{"name":"a"}', { 'content-type': type })).json()).toMatchObject({
        code: 'BODY_INVALID',
      })
    },
  )
})

describe('a plain read, for which no browser asks leave', () => {
  const ask = (url: string, body: string, origin = partner) => {
    const headers = { host: 'localhost:4600', origin, 'content-type': 'text/plain' }
    return app.http.inject({ method: 'POST', url, headers, payload: body })
  }
  it('is answered, its token taken from its body', async () => {
    expect((await ask('/api/t/list', '{}')).json().data).toEqual(['大米'])
    expect((await ask('/api/t/mine', '{"bearer":"nobody"}')).statusCode).toBe(401)
  })
  it('is of a listed origin, like every call', async () => {
    const answer = await ask('/api/t/list', '{}', 'https://stranger.example')
    expect(answer.json().code).toBe('TENANT_MISMATCH')
  })
  it.each(['{"name":', 'bearer=1', '{"__proto__":{}}'])('is JSON all the same: %s is refused', async (body) => {
    expect((await ask('/api/t/list', body)).json().code).toBe('BODY_INVALID')
  })
})

describe('answers', () => {
  it('success carries the data, what is stale, and the request id', async () => {
    const answer = await post('/api/t/save', { name: ' 大米 ' }, { 'x-request-id': 'request-0001' })
    expect(answer.json()).toEqual({ code: '0', msg: '', data: '大米' })
    expect(answer.headers).toMatchObject({ 'x-wotu-stale': '/api/t/list,/api/t/count', 'x-request-id': 'request-0001' })
  })
  it('a fault is 500, coded, traceable, and tells nothing', async () => {
    const answer = await post('/api/t/fault', {})
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      code: 'SERVER_FAULT',
      msg: '服务开小差了，请稍后重试',
      data: { requestId: answer.headers['x-request-id'] },
    })
    expect(answer.body).not.toContain('secret')
  })
  it('not signed in is 401', async () => {
    const answer = await post('/api/t/mine', {})
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_SIGNED_IN'])
  })
  it.each(['/api/no/such', '/openapi/no/such', '/nowhere'])('an unknown path %s is 404, coded', async (url) => {
    const answer = await post(url, {})
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('what goes over the wire', () => {
  const accept = { 'accept-encoding': 'gzip, deflate, br' }
  it('a long answer to a read is compressed, as the reader likes it', async () => {
    const plain = await post('/api/t/long', {})
    const brotli = await post('/api/t/long', {}, accept)
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(plain.json())
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    const gzip = await post('/api/t/long', {}, { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
  })
  it('a short answer is not, nor what may hold a secret beside words of a stranger', async () => {
    expect((await post('/api/t/list', {}, accept)).headers['content-encoding']).toBeUndefined()
    expect((await post('/api/t/token', {}, accept)).headers['content-encoding']).toBeUndefined()
  })
  it('the document of all calls is compressed', async () => {
    const { headers } = await app.http.inject({ url: '/openapi.json', headers: accept })
    expect(headers['content-encoding']).toBe('br')
  })
})

describe('tenants and origins', () => {
  it.each([
    ['an unknown origin', { origin: 'http://evil.example' }],
    ['the origin null', { origin: 'null' }],
    ['an origin that only begins like ours', { origin: 'http://localhost:4600.evil.example' }],
    ['another tenant’s origin', { origin: 'http://another.localhost:4600' }],
    ['another tenant’s page, at this one’s host', { origin: 'http://another.localhost:4600', 'x-system-id': '1002' }],
    ['another tenant’s system id', { 'x-system-id': '1002' }],
    ['another tenant’s app token', { 'x-app-token': 'another-app' }],
  ])('%s is refused', async (_, headers) => {
    expect((await post('/api/t/save', { name: 'a' }, headers)).json()).toMatchObject({ code: 'TENANT_MISMATCH' })
  })
  it('a write without our header, which needs no preflight, is refused', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/t/save',
      payload: '{"name":"a"}',
      headers: { host: 'localhost:4600', origin: platform, 'content-type': 'application/json' },
    })
    expect(answer.json()).toMatchObject({ code: 'TENANT_MISMATCH' })
  })
  it('what takes a secret is refused to a partner’s page', async () => {
    expect((await post('/api/t/secret', {})).json()).toMatchObject({ code: '0' })
    expect((await post('/api/t/secret', {}, { origin: partner })).json()).toMatchObject({ code: 'PLATFORM_ONLY' })
  })
  it('CORS names the exact origin, with credentials for the platform only', async () => {
    const headersFor = async (origin: string) => (await post('/api/t/list', {}, { origin })).headers
    expect(await headersFor(platform)).toMatchObject({
      'access-control-allow-origin': platform,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    })
    const partners = await headersFor(partner)
    expect(partners['access-control-allow-origin']).toBe(partner)
    expect(partners['access-control-allow-credentials']).toBeUndefined()
    expect((await headersFor('http://evil.example'))['access-control-allow-origin']).toBeUndefined()
  })
  it('a preflight is answered and cached for listed origins only', async () => {
    const preflight = (origin: string) =>
      app.http.inject({ method: 'OPTIONS', url: '/api/t/save', headers: { host: 'localhost:4600', origin } })
    const allowed = await preflight(partner)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers['access-control-allow-headers']).toContain('x-system-id')
    expect(allowed.headers['access-control-max-age']).toBe('7200')
    expect((await preflight('http://evil.example')).headers['access-control-allow-headers']).toBeUndefined()
  })
  it('only a frame’s page may be framed, and only by the partner that its address names', async () => {
    const policyOf = async (url: string) =>
      (await app.http.inject({ url, headers: { host: 'localhost:4600' } })).headers['content-security-policy']
    const frame = (origin: string) => policyOf(`/embed/frame/pay/1?origin=${encodeURIComponent(origin)}`)
    expect(await frame(partner)).toMatch(new RegExp(`frame-ancestors ${partner}$`))
    for (const stranger of ['http://evil.example', platform, `${partner} http://evil.example`, '*', '', `${partner}/`])
      expect(await frame(stranger)).toContain("frame-ancestors 'none'")
    for (const url of ['/user/login', '/embed/authorize', `/embed/authorize?origin=${partner}`, '/embed/frame/pay/1'])
      expect(await policyOf(url)).toContain("frame-ancestors 'none'")
  })
})

describe('operations', () => {
  it('readiness asks the database, metrics count by path and code', async () => {
    expect((await app.http.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ok' })
    await post('/api/t/list', {})
    expect((await app.http.inject('/metrics')).body).toMatch(/wotu_calls_total\{path="\/api\/t\/list",code="0"\} [1-9]/)
  })
  it('the OpenAPI document has every call with its example, who and codes', async () => {
    const document = (await app.http.inject('/openapi.json')).json()
    expect(document.servers).toEqual([{ url: '/', description: '本文档所在的平台' }])
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(Object.keys(calls))
    const { post: save } = document.paths['/api/t/save']
    expect(save).toMatchObject({
      summary: '保存',
      'x-wotu-who': 'visitor',
      'x-wotu-stale': ['/api/t/list', '/api/t/count'],
    })
    expect(save.requestBody.content['application/json']).toMatchObject({
      example: { name: '大米' },
      schema: { required: ['name'], additionalProperties: false },
    })
    expect(Object.keys(document.paths['/api/t/mine'].post.responses)).toEqual(['200', '401', '408', '500', '503'])
  })
  it('an address that floods is refused before anything else', async () => {
    const guarded = await testApp(calls, handlers, {
      config: { environment: 'test', demo: false, perAddress: 3, trustProxy: [] },
    })
    const codes = []
    for (let i = 0; i < 8; i += 1)
      codes.push((await guarded.http.inject({ method: 'POST', url: '/api/none' })).json().code)
    expect(codes.slice(0, 3)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    expect(codes).toContain('TOO_OFTEN')
  })
  it('an address of IPv6 is its /64: whoever has one has all of its addresses', async () => {
    const guarded = await testApp(calls, handlers, {
      config: { environment: 'test', demo: false, perAddress: 3, trustProxy: [] },
    })
    const codeFor = async (remoteAddress: string) =>
      (await guarded.http.inject({ method: 'POST', url: '/api/none', remoteAddress })).json().code
    const codes = []
    for (let i = 0; i < 8; i += 1) codes.push(await codeFor(`2001:db8::${i}`))
    expect(codes).toContain('TOO_OFTEN')
    expect(await codeFor('2001:db8:0:1::1')).toBe('NOT_FOUND')
  })
})
