import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../calls/api.ts'
import { askEarly, isAsked } from '../element/early.ts'
import { callOrigin, createConfig, platformOrigin, type ProjectConfig } from './config.ts'
import { createEvents } from '../element/events.ts'
import { createSession, ticketName, type Session } from '../session/session.ts'
import { createTokens, type TokenProvider } from '../session/tokens.ts'

const project = { systemId: 7, appToken: 'token', env: 'test', redirectHosts: [] as readonly string[] } as ProjectConfig
const cartCount = '/api/buyer/trading/cart/selCartCount'
const addToCart = '/openapi/trading/cart/addOrderCartV2/1.0'

/** What the server got, and what it says next. */
const requests: {
  path: string
  headers: Record<string, string>
  body: Record<string, unknown>
  credentials?: string
}[] = []
const answers: (() => Response | Promise<Response>)[] = []
const answer = (data: unknown, headers?: HeadersInit) => () =>
  new Response(JSON.stringify({ code: '0', msg: '', data }), { headers })
const refusal =
  (code: string, status = 200) =>
  () =>
    new Response(JSON.stringify({ code, msg: code, data: null }), { status })

beforeEach(() => {
  requests.length = answers.length = 0
  localStorage.clear()
  document.cookie = `${ticketName(project)}=; max-age=0`
  // The browser's own signals and jsdom's don't mix; what is under test here does not abort.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    const path = new URL(String(url)).pathname
    requests.push({
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)),
      credentials: init.credentials,
    })
    if (path.endsWith('/system/project/config')) return answer(project)()
    return (answers.shift() ?? answer(null))()
  })
})
afterEach(() => vi.restoreAllMocks())

const assemble = (embedded = false) => {
  const config = { ...createConfig(), embedded }
  const session = createSession(config)
  const announce = vi.fn()
  const stale = vi.fn()
  const ask = vi.fn((_asked: object) => true)
  return { config, session, announce, stale, ask, api: createApi({ config, session, announce, ask, stale }) }
}
const calls = () => requests.filter(({ path }) => !path.endsWith('/config'))
/** What the reads of a partner's page showed of who asks. */
const tokens = () => calls().map(({ body }) => body.bearer)

it('asks for the project config once, and keeps it under environment-info and host', async () => {
  const { config } = assemble()
  await Promise.all([config.load(), config.load()])
  expect(requests.map(({ path }) => path)).toEqual(['/api/buyer/basic/system/project/config'])
  expect(requests[0]?.body).toEqual({ url: location.href })
  expect(JSON.parse(localStorage.getItem('environment-info') ?? '')).toEqual(project)
  expect(localStorage.getItem('host')).toBe(location.host)
})

it('the platform is where the script came from, or the page itself where that is no web address', () => {
  expect(platformOrigin('https://wotu.example/kit/1/core.js', 'https://partner.example')).toBe('https://wotu.example')
  expect(platformOrigin('file:///src/core/config.ts', 'http://localhost:3000')).toBe('http://localhost:3000')
})

it('on localhost calls go to the fixed test host where there is one, else to the same origin', () => {
  expect(callOrigin('http://localhost:4600', 'https://test.example/')).toBe('https://test.example')
  expect(callOrigin('http://localhost:4600', undefined)).toBe('http://localhost:4600')
  expect(callOrigin('https://wotu.example', 'https://test.example')).toBe('https://wotu.example')
})

it('the ticket cookie’s name comes from the record kept for this host, and from no other host’s', async () => {
  const { session } = assemble()
  document.cookie = `${ticketName({ ...project, systemId: 9 })}=1; path=/`
  localStorage.setItem('environment-info', JSON.stringify({ ...project, systemId: 9 }))
  localStorage.setItem('host', 'another.example')
  expect(await session.check()).toBe(false)
  localStorage.setItem('environment-info', JSON.stringify({ ...project, systemId: 9 }))
  localStorage.setItem('host', location.host)
  expect(await session.check()).toBe(true)
  document.cookie = `${ticketName({ ...project, systemId: 9 })}=; max-age=0; path=/`
})

it('every call carries the system id in its body, and the system id and app token in its headers', async () => {
  const { api } = assemble()
  answers.push(answer({ count: 3 }))
  expect(await api.read(cartCount, {})).toEqual({ count: 3 })
  expect(calls()).toEqual([
    expect.objectContaining({
      path: cartCount,
      body: { systemId: 7 },
      headers: expect.objectContaining({ 'x-system-id': '7', 'x-app-token': 'token' }),
      credentials: 'include',
    }),
  ])
})

it('a write carries a key, and a refusal ends its intent', async () => {
  const { api, announce } = assemble()
  answers.push(refusal('STOCK_SHORT'), answer(null))
  const input = { specId: '1', quantity: 2 }
  await expect(api.write(addToCart, input)).rejects.toMatchObject({ code: 'STOCK_SHORT' })
  expect(announce).toHaveBeenCalledTimes(1)
  await api.write(addToCart, input)
  const [first, second] = calls().map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^[\w-]{36}$/)
  expect(second).not.toBe(first)
})

it('a write whose answer was lost is sent again with the same key; another intent has its own', async () => {
  const { api } = assemble()
  const lost = () => Promise.reject(new TypeError('network'))
  const page = () => new Response('<!doctype html>')
  answers.push(lost, page, refusal('SERVER_FAULT', 500), answer(null), answer(null))
  await expect(api.write(addToCart, { specId: '1', quantity: 2 })).rejects.toMatchObject({ code: 'NETWORK' })
  await expect(api.write(addToCart, { specId: '1', quantity: 2 })).rejects.toMatchObject({ code: 'BAD_ANSWER' })
  await expect(api.write(addToCart, { specId: '1', quantity: 2 })).rejects.toMatchObject({ status: 500 })
  await api.write(addToCart, { specId: '1', quantity: 2 })
  await api.write(addToCart, { specId: '1', quantity: 3 })
  const [a, b, c, d, e] = calls().map(({ headers }) => headers['idempotency-key'])
  expect([b, c, d]).toEqual([a, a, a])
  expect(e).not.toBe(a)
})

it('a write says which reads it has made stale', async () => {
  const { api, stale } = assemble()
  answers.push(answer(null, { 'x-wotu-stale': '/a,/b' }))
  await api.write(addToCart, { specId: '1', quantity: 2 })
  expect(stale).toHaveBeenCalledWith(['/a', '/b'])
})

it('a failed call is announced with what its caller says itself', async () => {
  const { api, announce } = assemble()
  answers.push(refusal('NOT_FOUND'))
  await expect(api.read(cartCount, {}, { quiet: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(announce).toHaveBeenCalledWith(expect.objectContaining({ code: 'NOT_FOUND' }), { quiet: true })
})

it('the ticket cookie of this system and environment is a session; clearing takes it away', async () => {
  const { session } = assemble()
  document.cookie = 'wotu_ticket_8_test=1'
  expect(await session.check()).toBe(false)
  document.cookie = `${ticketName(project)}=1; path=/`
  expect(await session.check()).toBe(true)
  session.clear()
  expect(session.store.getState()).toEqual({ signedIn: false })
  expect(await session.check()).toBe(false)
})

const provide = (session: Session, provider: TokenProvider) => session.provideTokens(() => createTokens(provider))

it('in a partner’s page the token of its provider goes out instead of cookies, and is asked for once', async () => {
  const { api, session } = assemble(true)
  const provider = vi.fn(async () => 'secret')
  expect(await provide(session, provider)).toBe(true)
  await Promise.all([api.read(cartCount, {}), api.read(cartCount, {})])
  expect(provider).toHaveBeenCalledTimes(1)
  // A read's token is in its body: no header makes the browser ask leave.
  expect(calls().map(({ body }) => body)).toEqual([{ bearer: 'secret' }, { bearer: 'secret' }])
  await api.write(addToCart, { specId: '1', quantity: 2 })
  expect(calls().at(-1)?.headers.authorization).toBe('Bearer secret')
  for (const { credentials } of calls()) expect(credentials).not.toBe('include')
})

it('a token that was refused is renewed once, and the call made again', async () => {
  const { api, session, announce } = assemble(true)
  let turn = 0
  await provide(session, async () => `token-${++turn}`)
  answers.push(refusal('NOT_SIGNED_IN', 401), answer({ count: 1 }))
  expect(await api.read(cartCount, {})).toEqual({ count: 1 })
  expect(tokens()).toEqual(['token-1', 'token-2'])
  answers.push(refusal('NOT_SIGNED_IN', 401), refusal('NOT_SIGNED_IN', 401))
  await expect(api.read(cartCount, {})).rejects.toMatchObject({ status: 401 })
  expect(announce).toHaveBeenCalledTimes(1)
})

it.each(['001107', 'NOT_SIGNED_IN'])('a session that has ended by %s takes the next token', async (code) => {
  const { api, session, announce } = assemble(true)
  await provide(session, vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new'))
  answers.push(refusal(code, code === '001107' ? 200 : 401), answer({ count: 1 }))
  expect(await api.read(cartCount, {})).toEqual({ count: 1 })
  expect(tokens().at(-1)).toBe('new')
  expect(announce).not.toHaveBeenCalled()
})

it('a token that could not be fetched is asked for again', async () => {
  const { session } = assemble(true)
  const provider = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValue('new')
  await expect(provide(session, provider)).rejects.toMatchObject({ code: 'TOKEN_FAILED' })
  expect(await session.check()).toBe(true)
})

it('a call as a visitor waits for no token', async () => {
  const { api, session } = assemble(true)
  void provide(session, () => new Promise(() => {}))
  await api.write(addToCart, { specId: '1', quantity: 2 }, { visitor: true })
  expect(calls()[0]?.headers).not.toHaveProperty('authorization')
})

it('calls refused together wait for one new token', async () => {
  const { api, session } = assemble(true)
  const provider = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new')
  await provide(session, provider)
  answers.push(refusal('NOT_SIGNED_IN', 401), refusal('NOT_SIGNED_IN', 401))
  await Promise.all([api.read(cartCount, {}), api.read(cartCount, {})])
  expect(provider).toHaveBeenCalledTimes(2)
  expect(tokens()).toEqual(['old', 'old', 'new', 'new'])
})

it('a listener can prevent an event, and stop listening', () => {
  const { emit, on } = createEvents()
  const off = on('navigate', ({ to }, event) => to === '/401' && event.preventDefault())
  expect(emit('navigate', { to: '/401' })).toBe(false)
  expect(emit('navigate', { to: '/403' })).toBe(true)
  off()
  expect(emit('navigate', { to: '/401' })).toBe(true)
})

it('a visitor’s read from a partner’s page asks for no config and sends no header of ours: the browser need not ask leave', async () => {
  const { api } = assemble(true)
  answers.push(answer({ count: 3 }))
  expect(await api.read(cartCount, {})).toEqual({ count: 3 })
  expect(requests).toEqual([
    { path: cartCount, headers: { 'content-type': 'text/plain' }, body: {}, credentials: 'omit' },
  ])
})

it('what was asked for early and is never answered times out as every call does', async () => {
  const { api, config } = assemble(true)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(50_000)
    return AbortSignal.abort(new DOMException('', 'TimeoutError'))
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) =>
    init?.signal?.aborted ? Promise.reject(init.signal.reason as Error) : new Promise(() => {}),
  )
  askEarly(config.origin, cartCount, {})
  const answer = api.read(cartCount, {}).catch(({ code }: { code: string }) => code)
  const waited = new Promise((resolve) => setTimeout(resolve, 100, 'still waiting'))
  expect(await Promise.race([answer, waited])).toBe('TIMEOUT')
})

it('takes an answer that was asked for early, once', async () => {
  const { api, config } = assemble(true)
  answers.push(answer({ count: 3 }), answer({ count: 4 }))
  expect(isAsked(cartCount, {})).toBe(false)
  askEarly(config.origin, cartCount, {})
  expect(isAsked(cartCount, {})).toBe(true)
  expect(await api.read(cartCount, {})).toEqual({ count: 3 })
  expect(await api.read(cartCount, {})).toEqual({ count: 4 })
})

it('a call that the page prevents is not made; the page may answer it instead', async () => {
  const { api, ask } = assemble()
  ask.mockImplementationOnce(() => false)
  await expect(api.read(cartCount, {})).rejects.toMatchObject({ code: 'ABORTED' })
  ask.mockImplementationOnce((asked) => {
    Object.assign(asked, { answer: { count: 9 } })
    return false
  })
  expect(await api.write(addToCart, { specId: '1', quantity: 2 })).toEqual({ count: 9 })
  expect(requests).toEqual([])
})
