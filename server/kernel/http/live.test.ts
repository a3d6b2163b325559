import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { read, write } from '@wotu/contract/call.ts'
import { done, id, nothing } from '@wotu/contract/fields.ts'
import type { App } from '../../app.ts'
import type { Handlers } from '../call/handlers.ts'
import { newId } from '../db/ids.ts'
import { testApp } from '../testing/call.ts'

const calls = {
  '/api/l/login': write({
    title: '登录',
    who: 'visitor',
    input: z.strictObject({ memberId: id }),
    output: done,
    example: { memberId: '1' },
  }),
  '/api/l/add': write({
    title: '加入',
    who: 'member',
    input: nothing,
    output: done,
    stale: ['/api/l/cart', '/api/l/wallet'],
    example: {},
  }),
  '/api/l/cart': read({ title: '购物车', who: 'member', scope: 'cart', input: nothing, output: done, example: {} }),
  '/api/l/wallet': read({ title: '余额', who: 'member', scope: 'wallet', input: nothing, output: done, example: {} }),
  '/api/l/token': write({
    title: '换取令牌',
    who: 'member',
    secret: true,
    input: nothing,
    output: z.object({ token: z.string() }),
    example: {},
  }),
  '/api/l/employer': write({ title: '切换主体', who: 'member', input: nothing, output: done, example: {} }),
  '/api/l/logout': write({ title: '退出', who: 'member', input: nothing, output: done, example: {} }),
  '/api/l/password': write({ title: '改密码', who: 'member', input: nothing, output: done, example: {} }),
}
const partner = 'http://127.0.0.1:4601'
const handlers: Handlers<typeof calls> = {
  '/api/l/login': async ({ input, session }) => {
    await session.open({ ...input, boId: input.memberId })
    return null
  },
  '/api/l/add': () => null,
  '/api/l/cart': () => null,
  '/api/l/wallet': () => null,
  '/api/l/token': async ({ actor, session }) => {
    const { token } = await session.issue({
      memberId: actor.memberId,
      boId: actor.boId,
      origin: partner,
      scopes: ['cart'],
    })
    return { token }
  },
  '/api/l/employer': async ({ session }) => {
    await session.actFor(newId())
    return null
  },
  '/api/l/logout': async ({ session }) => {
    await session.close()
    return null
  },
  '/api/l/password': async ({ actor, session }) => {
    await session.closeAll(actor.memberId)
    return null
  },
}

let app: App
let address: string
beforeAll(async () => {
  app = await testApp(calls, handlers)
  address = await app.http.listen({ port: 0, host: '127.0.0.1' })
})

const origin = 'http://localhost:4600'
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-system-id': '1001', ...headers },
    body: JSON.stringify(body),
  })

const signIn = async (memberId = newId()) => {
  const login = await post('/api/l/login', { memberId })
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
/** Opens a stream. @returns all that it says, once the server has ended it */
const listen = async (headers: Record<string, string>) => {
  const stream = await fetch(`${address}/live`, { headers: { origin, ...headers } })
  return { said: stream.text() }
}

it.each(['/api/l/logout', '/api/l/password', '/api/l/employer'] as const)(
  'a stream ends with its session: %s',
  async (path) => {
    const member = newId()
    const [own, other] = [await signIn(member), await signIn(member)]
    const { said } = await listen({ cookie: own })
    const staying = await listen({ cookie: other })
    await post(path, {}, { cookie: own })
    expect(await said).not.toContain('data')
    // Another session of theirs goes on, unless all were ended.
    await post('/api/l/logout', {}, { cookie: other })
    expect(await staying.said).not.toContain('data')
  },
)

it('a partner’s page hears of what its token may read, and of nothing else', async () => {
  const cookie = await signIn()
  const { data } = (await (await post('/api/l/token', {}, { cookie })).json()) as { data: { token: string } }
  const stream = await fetch(`${address}/live`, { headers: { origin: partner, authorization: `Bearer ${data.token}` } })
  await post('/api/l/add', {}, { cookie })
  let heard = ''
  for await (const chunk of stream.body ?? []) {
    heard += Buffer.from(chunk).toString()
    if (heard.includes('stale')) break
  }
  expect(heard).toBe('retry: 2000\n\ndata: {"stale":["/api/l/cart"]}\n\n')
})

it('of eleven pages the first is sent away, and told not to come back at once', async () => {
  const cookie = await signIn()
  const pages = []
  for (let i = 0; i < 11; i += 1) pages.push(await listen({ cookie }))
  expect(await pages[0]!.said).toContain('data: {"ended":"crowded"}')
  await post('/api/l/logout', {}, { cookie })
  for (const { said } of pages.slice(1)) expect(await said).not.toContain('ended')
})

it('a page hears over HTTP what its member’s other page made stale, until the server stops', async () => {
  const login = await post('/api/l/login', { memberId: newId() })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const stream = await fetch(`${address}/live`, { headers: { origin, cookie } })
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('access-control-allow-origin')).toBe(origin)

  await post('/api/l/add', {}, { cookie })
  let heard = ''
  let closed: Promise<void> | undefined
  for await (const chunk of stream.body ?? []) {
    heard += Buffer.from(chunk).toString()
    if (heard.includes('stale')) closed ??= app.http.close()
  }
  await closed
  expect(heard).toBe('retry: 2000\n\ndata: {"stale":["/api/l/cart","/api/l/wallet"]}\n\n')
})

it('a visitor has nothing to hear', async () => {
  const visitor = await testApp(calls, handlers)
  const answer = await visitor.http.inject({ url: '/live', headers: { host: 'localhost:4600', origin } })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_SIGNED_IN'])
})
