import { beforeAll, describe, expect, it } from 'vitest'
import { read, write } from '@wotu/contract/call.ts'
import { done, id, nothing } from '@wotu/contract/fields.ts'
import type { App } from '../../app.ts'
import type { Config } from '../config.ts'
import type { Handlers } from '../call/handlers.ts'
import { newId } from '../db/ids.ts'
import { testApp } from '../testing/call.ts'
import { testDb, wotu } from '../testing/testing.ts'

const member = newId()
const calls = {
  '/api/t/signIn': write({ title: '登录', who: 'visitor', input: nothing, output: done, example: {} }),
  '/api/t/me': read({ title: '我', who: 'member', input: nothing, output: id, example: {} }),
}
const handlers: Handlers<typeof calls> = {
  '/api/t/signIn': async ({ session }) => {
    await session.open({ memberId: member, boId: member })
    return null
  },
  '/api/t/me': ({ actor }) => actor.memberId,
}

const config = { environment: 'test' as const, demo: false, perAddress: null, trustProxy: [] }
const origin = 'https://farm.example'
const host = 'farm.example'

describe('a platform whose origin is https, behind a proxy that nobody named', () => {
  let app: App
  beforeAll(async () => {
    const { db } = await testDb()
    await db.insertInto('systemOrigin').values({ origin, systemId: wotu, kind: 'platform' }).execute()
    app = await testApp(calls, handlers, { config: { ...config, platformOrigin: origin } })
  })
  const post = (url: string, headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url,
      payload: '{}',
      headers: { host, origin, 'content-type': 'application/json', 'x-system-id': '1001', ...headers },
    })

  it('gives its cookies for https alone, the session’s to this very host, and asks browsers to stay with https', async () => {
    const { cookies, headers } = await post('/api/t/signIn')
    expect(cookies).toMatchObject([
      { name: '__Host-wotu_session', secure: true, httpOnly: true, path: '/' },
      { name: 'wotu_ticket_1001_test', secure: true },
    ])
    expect(cookies[0]).not.toHaveProperty('domain')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
  it('knows a session by that cookie only: one that another host of the site has put there is none', async () => {
    const { value } = (await post('/api/t/signIn')).cookies[0]!
    expect((await post('/api/t/me', { cookie: `__Host-wotu_session=${value}` })).json().data).toBe(member)
    expect((await post('/api/t/me', { cookie: `wotu_session=${value}` })).json().code).toBe('NOT_SIGNED_IN')
  })
})

describe('the metrics', () => {
  const statusFor = async (
    metrics: Config['metrics'],
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => {
    const { http } = await testApp(calls, handlers, { config: { ...config, metrics } })
    return (await http.inject({ url: '/metrics', headers, remoteAddress })).body.includes('wotu_pool_connections')
  }
  it('are there for whom the configuration names', async () => {
    expect(await statusFor('open')).toBe(true)
    expect(await statusFor('closed')).toBe(false)
  })
  it('are shown to a token', async () => {
    const token = { token: 'x'.repeat(16) }
    expect(await statusFor(token, { authorization: `Bearer ${token.token}` })).toBe(true)
    for (const authorization of ['', 'Bearer ', 'Bearer y', token.token])
      expect(await statusFor(token, { authorization })).toBe(false)
  })
  it('are shown to this machine, and not to what a proxy on it passes on', async () => {
    expect(await statusFor('loopback')).toBe(true)
    expect(await statusFor('loopback', {}, '203.0.113.9')).toBe(false)
    expect(await statusFor('loopback', { 'x-forwarded-for': '203.0.113.9' })).toBe(false)
  })
})
