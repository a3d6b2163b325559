import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { write } from '@wotu/contract/call.ts'
import { done, id, nothing } from '@wotu/contract/fields.ts'
import type { App } from '../app.ts'
import type { Handlers } from './handlers.ts'
import { newId } from './ids.ts'
import { testApp } from './testing-call.ts'

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
    stale: ['/api/l/cart'],
    example: {},
  }),
}
const handlers: Handlers<typeof calls> = {
  '/api/l/login': async ({ input, session }) => {
    await session.open({ ...input, boId: input.memberId })
    return null
  },
  '/api/l/add': () => null,
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
  expect(heard).toBe('retry: 2000\n\ndata: {"stale":["/api/l/cart"]}\n\n')
})

it('a visitor has nothing to hear', async () => {
  const visitor = await testApp(calls, handlers)
  const answer = await visitor.http.inject({ url: '/live', headers: { host: 'localhost:4600', origin } })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_SIGNED_IN'])
})
