import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { read, scopeNames, write } from '@wotu/contract/call.ts'
import { done, id, nothing } from '@wotu/contract/fields.ts'
import type { App } from '../../app.ts'
import { advanceClock, setClock } from '../clock.ts'
import type { Handlers } from './handlers.ts'
import { newId } from '../db/ids.ts'
import { cookieSeconds, embedSeconds, frameSeconds, sessionControl } from './session.ts'
import { inTenant } from './tenant.ts'
import { testDb, wotu } from '../testing/testing.ts'
import { testApp } from '../testing/call.ts'

const memberId = z.strictObject({ memberId: id })
const calls = {
  '/api/s/login': write({ title: '登录', who: 'visitor', input: memberId, output: done, example: { memberId: '1' } }),
  '/api/s/refused': write({
    title: '登录失败',
    who: 'visitor',
    input: memberId,
    output: done,
    example: { memberId: '1' },
  }),
  '/api/s/token': write({
    title: '换取令牌',
    who: 'visitor',
    input: memberId.extend({ scopes: z.array(z.enum(scopeNames)).default(['cart']) }),
    output: z.string(),
    example: { memberId: '1' },
  }),
  '/api/s/frame': write({
    title: '换取框内令牌',
    who: 'visitor',
    input: memberId,
    output: z.string(),
    example: { memberId: '1' },
  }),
  '/api/s/pay': write({
    title: '框内付款',
    who: 'member',
    framed: true,
    platformOnly: true,
    input: nothing,
    output: done,
    example: {},
  }),
  '/api/s/me': read({
    title: '我',
    who: 'member',
    scope: 'cart',
    input: nothing,
    output: z.object({ memberId: id, boId: id }),
    example: {},
  }),
  '/api/s/visit': read({ title: '访问', who: 'visitor', input: nothing, output: z.boolean(), example: {} }),
  '/api/s/employer': write({
    title: '切换主体',
    who: 'member',
    input: z.strictObject({ boId: id }),
    output: done,
    example: { boId: '1' },
  }),
  '/api/s/password': write({ title: '改密码', who: 'member', input: nothing, output: done, example: {} }),
  '/api/s/logout': write({ title: '退出', who: 'member', scope: 'cart', input: nothing, output: done, example: {} }),
}
const partner = 'http://127.0.0.1:4601'
const handlers: Handlers<typeof calls> = {
  '/api/s/login': async ({ input, session }) => {
    await session.open({ ...input, boId: input.memberId })
    return null
  },
  '/api/s/refused': async ({ input, session, refuse }) => {
    await session.open({ ...input, boId: input.memberId })
    return refuse('NO_PERMISSION')
  },
  '/api/s/token': async ({ input, session }) =>
    (await session.issue({ ...input, boId: input.memberId, origin: partner })).token,
  '/api/s/frame': async ({ input, session }) =>
    (await session.issueToFrame({ ...input, boId: input.memberId, origin: partner })).token,
  '/api/s/pay': () => null,
  '/api/s/me': ({ actor }) => ({ memberId: actor.memberId, boId: actor.boId }),
  '/api/s/visit': ({ actor }) => actor !== null,
  '/api/s/employer': async ({ input, session }) => {
    await session.actFor(input.boId)
    return null
  },
  '/api/s/password': async ({ actor, session }) => {
    await session.closeAll(actor.memberId, 'keepThis')
    return null
  },
  '/api/s/logout': async ({ session }) => {
    await session.close()
    return null
  },
}

let app: App
beforeAll(async () => {
  app = await testApp(calls, handlers)
})
afterEach(() => setClock('running'))

const platform = 'http://localhost:4600'
const post = (url: keyof typeof calls, payload: object, headers: Record<string, string | undefined> = {}) => {
  const usual = { host: 'localhost:4600', origin: platform, 'content-type': 'application/json', 'x-system-id': '1001' }
  const sent = Object.entries({ ...usual, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return app.http.inject({ method: 'POST', url, headers: Object.fromEntries(sent), payload: JSON.stringify(payload) })
}
const signIn = async (member = newId()) => {
  const { cookies } = await post('/api/s/login', { memberId: member })
  return { member, cookie: `wotu_session=${cookies[0]?.value}`, cookies }
}
const codeOf = async (...args: Parameters<typeof post>) => (await post(...args)).json().code

describe('signing in on the platform', () => {
  it('gives a cookie that no script reads, and a readable ticket that holds no secret', async () => {
    const { cookies } = await signIn()
    expect(cookies[0]).toMatchObject({ name: 'wotu_session', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookies[1]).toMatchObject({ name: 'wotu_ticket_1001_test', value: '1' })
    expect(cookies[1]).not.toHaveProperty('httpOnly')
  })
  it('stores the hash of the token only', async () => {
    const { member, cookies } = await signIn()
    const { db } = await testDb()
    const rows = await inTenant(wotu, () =>
      db.selectFrom('session').selectAll().where('memberId', '=', member).execute(),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(cookies[0]?.value)
  })
  it('is undone with a refusal: no row, no cookie', async () => {
    const answer = await post('/api/s/refused', { memberId: newId() })
    expect(answer.json().code).toBe('NO_PERMISSION')
    expect(answer.cookies).toEqual([])
  })
  it('lets the member act, for himself or for an employer', async () => {
    const { member, cookie } = await signIn()
    expect((await post('/api/s/me', {}, { cookie })).json().data).toEqual({ memberId: member, boId: member })
    const boId = newId()
    await post('/api/s/employer', { boId }, { cookie })
    expect((await post('/api/s/me', {}, { cookie })).json().data).toEqual({ memberId: member, boId })
  })
  it('the cookie counts only for a page of the platform', async () => {
    const { cookie } = await signIn()
    expect(await codeOf('/api/s/me', {}, { cookie, origin: partner })).toBe('NOT_SIGNED_IN')
    expect(await codeOf('/api/s/me', {}, { cookie, origin: undefined })).toBe('NOT_SIGNED_IN')
    expect(await codeOf('/api/s/me', {}, { cookie, origin: undefined, 'sec-fetch-site': 'cross-site' })).toBe(
      'NOT_SIGNED_IN',
    )
    expect(await codeOf('/api/s/me', {}, { cookie, origin: undefined, 'sec-fetch-site': 'same-origin' })).toBe('0')
  })
  it('the cookie of one tenant is nobody in another', async () => {
    const { cookie } = await signIn()
    const other = { host: 'another.localhost:4600', origin: 'http://another.localhost:4600', 'x-system-id': '1002' }
    expect(await codeOf('/api/s/me', {}, { ...other, cookie })).toBe('NOT_SIGNED_IN')
  })
})

describe('a session ends', () => {
  it('by time: 001107, and visitors’ calls still answer', async () => {
    const { cookie } = await signIn()
    advanceClock((cookieSeconds - 1) * 1000)
    expect(await codeOf('/api/s/me', {}, { cookie })).toBe('0')
    advanceClock(1000)
    expect(await codeOf('/api/s/me', {}, { cookie })).toBe('001107')
    expect((await post('/api/s/visit', {}, { cookie })).json()).toMatchObject({ code: '0', data: false })
  })
  it('by signing out: 001108, and the cookies are cleared', async () => {
    const { cookie } = await signIn()
    const { cookies } = await post('/api/s/logout', {}, { cookie })
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['wotu_session', ''],
      ['wotu_ticket_1001_test', ''],
    ])
    expect(await codeOf('/api/s/me', {}, { cookie })).toBe('001108')
  })
  it('by signing out, and no other of that member does', async () => {
    const here = await signIn()
    const there = await signIn(here.member)
    await post('/api/s/logout', {}, { cookie: here.cookie })
    expect(await codeOf('/api/s/me', {}, { cookie: there.cookie })).toBe('0')
  })
  it('once: what ends the others later leaves its time', async () => {
    setClock(new Date('2026-03-01T00:00:00Z'))
    const here = await signIn()
    await post('/api/s/logout', {}, { cookie: (await signIn(here.member)).cookie })
    advanceClock(1000)
    await signIn(here.member)
    await post('/api/s/password', {}, { cookie: here.cookie })
    const { db } = await testDb()
    const ended = await inTenant(wotu, () =>
      db.selectFrom('session').select('revokedAt').where('memberId', '=', here.member).execute(),
    )
    expect(ended.map(({ revokedAt }) => revokedAt?.toISOString().slice(17, 19)).sort()).toEqual(['00', '01', undefined])
  })
  it('a visitor has none to act with', async () => {
    const { db } = await testDb()
    const nothing = { change: () => {}, changed: () => {} }
    const visitor = sessionControl({ db, systemId: wotu, actor: null, ...nothing })
    await expect(visitor.actFor('1')).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
  it('on the other devices when the password changes', async () => {
    const here = await signIn()
    const there = await signIn(here.member)
    const stranger = await signIn()
    await post('/api/s/password', {}, { cookie: here.cookie })
    expect(await codeOf('/api/s/me', {}, { cookie: here.cookie })).toBe('0')
    expect(await codeOf('/api/s/me', {}, { cookie: there.cookie })).toBe('001108')
    expect(await codeOf('/api/s/me', {}, { cookie: stranger.cookie })).toBe('0')
  })
})

describe('a token in a partner’s page', () => {
  const tokenOf = async () => (await post('/api/s/token', { memberId: newId() })).json().data

  it('counts from the partner’s origin only, and for minutes', async () => {
    const authorization = `Bearer ${await tokenOf()}`
    expect(await codeOf('/api/s/me', {}, { authorization, origin: partner })).toBe('0')
    expect(await codeOf('/api/s/me', {}, { authorization, origin: platform })).toBe('NOT_SIGNED_IN')
    expect(await codeOf('/api/s/me', {}, { authorization, origin: undefined })).toBe('NOT_SIGNED_IN')
    advanceClock(embedSeconds * 1000)
    expect(await codeOf('/api/s/me', {}, { authorization, origin: partner })).toBe('001107')
  })
  it('makes the calls of its scopes only, and is a visitor’s where anybody may ask', async () => {
    const authorization = `Bearer ${await tokenOf()}`
    for (const path of ['/api/s/password', '/api/s/employer'] as const)
      expect(await codeOf(path, { boId: newId() }, { authorization, origin: partner })).toBe('PLATFORM_ONLY')
    expect((await post('/api/s/visit', {}, { authorization, origin: partner })).json().data).toBe(false)
    expect((await post('/api/s/visit', {}, { cookie: (await signIn()).cookie })).json().data).toBe(true)
    const bare = await post('/api/s/token', { memberId: newId(), scopes: ['wallet'] })
    expect(await codeOf('/api/s/me', {}, { authorization: `Bearer ${bare.json().data}`, origin: partner })).toBe(
      'PLATFORM_ONLY',
    )
  })
  it('is no cookie, and a cookie’s token is no bearer token', async () => {
    const { cookies } = await signIn()
    expect(await codeOf('/api/s/me', {}, { cookie: `wotu_session=${await tokenOf()}` })).toBe('NOT_SIGNED_IN')
    expect(await codeOf('/api/s/me', {}, { authorization: `Bearer ${cookies[0]?.value}` })).toBe('NOT_SIGNED_IN')
    expect(await codeOf('/api/s/me', {}, { authorization: `Bearer ${cookies[0]?.value}`, origin: undefined })).toBe(
      'NOT_SIGNED_IN',
    )
  })
})

describe('a token of the platform’s frame in a partner’s page', () => {
  const frameOf = async (member = newId()) => `Bearer ${(await post('/api/s/frame', { memberId: member })).json().data}`

  it('counts from the platform only, for the calls of a frame only, and for minutes', async () => {
    const authorization = await frameOf()
    expect(await codeOf('/api/s/pay', {}, { authorization })).toBe('0')
    expect(await codeOf('/api/s/pay', {}, { authorization, origin: partner })).toBe('PLATFORM_ONLY')
    expect(await codeOf('/api/s/pay', {}, { authorization, origin: undefined })).toBe('PLATFORM_ONLY')
    for (const path of ['/api/s/me', '/api/s/visit', '/api/s/password'] as const) {
      expect(await codeOf(path, {}, { authorization })).toBe('PLATFORM_ONLY')
      expect(await codeOf(path, {}, { authorization, origin: partner })).not.toBe('PLATFORM_ONLY')
    }
    expect(await codeOf('/api/s/me', {}, { authorization, origin: partner })).toBe('NOT_SIGNED_IN')
    advanceClock(frameSeconds * 1000)
    expect(await codeOf('/api/s/pay', {}, { authorization })).toBe('001107')
  })
  it('the partner’s own token makes none of the platform’s calls, whatever origin it claims', async () => {
    const authorization = `Bearer ${(await post('/api/s/token', { memberId: newId() })).json().data}`
    expect(await codeOf('/api/s/pay', {}, { authorization, origin: partner })).toBe('PLATFORM_ONLY')
    expect(await codeOf('/api/s/pay', {}, { authorization })).toBe('NOT_SIGNED_IN')
  })
  it('ends when the member signs out of the page that it stands in, and no cookie of it counts', async () => {
    const member = newId()
    const [authorization, other] = [await frameOf(member), await frameOf()]
    const page = `Bearer ${(await post('/api/s/token', { memberId: member })).json().data}`
    expect(await codeOf('/api/s/pay', {}, { cookie: authorization.replace('Bearer ', 'wotu_session=') })).toBe(
      'NOT_SIGNED_IN',
    )
    await post('/api/s/logout', {}, { authorization: page, origin: partner })
    expect(await codeOf('/api/s/pay', {}, { authorization })).toBe('001108')
    expect(await codeOf('/api/s/pay', {}, { authorization: other })).toBe('0')
  })
})
