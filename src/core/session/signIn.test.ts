// @vitest-environment node
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../calls/errors.ts'
import { configure } from '../page/settings.ts'
import type { TokenProvider } from './tokens.ts'

const origin = 'https://wotu.example'
const write = vi.fn<(path: string, input: { code: string; verifier: string }, options: object) => Promise<object>>()
const emit = vi.fn()
let provider: TokenProvider = async () => null
const provideToken = async (next: TokenProvider) => {
  provider = next
  return (await next()) !== null
}
vi.mock('../page/core.ts', () => ({ api: { write }, config: { origin }, events: { emit } }))
vi.mock('./provideToken.ts', () => ({ provideToken }))
const { signInThrough } = await import('./signIn.ts')

const page = new EventTarget()
const popup = { closed: false, location: { replace: vi.fn<(href: string) => void>() } }
const asked = () => new URL(popup.location.replace.mock.calls[0]![0])
const signIn = () => signInThrough(popup as unknown as Window)
/** The window of the platform has been opened, and says this. */
const answer = async (data: object, from: object = {}) => {
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
  const state = asked().searchParams.get('state')
  page.dispatchEvent(
    Object.assign(new Event('message'), {
      origin,
      source: popup,
      data: { type: 'wotu-sign-in', state, ...data },
      ...from,
    }),
  )
}

beforeEach(() => {
  popup.closed = false
  vi.stubGlobal('location', { origin: 'https://partner.example' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('sends the platform a challenge, and turns its code into tokens with the verifier', async () => {
  write.mockImplementation(async (_, { code }) => ({ token: `token for ${code}`, nextCode: `after ${code}` }))
  const done = signIn()
  await answer({ code: 'first' })
  expect(await done).toBeUndefined()

  const { href, searchParams } = asked()
  expect(href).toMatch(`${origin}/embed/authorize?`)
  expect(searchParams.get('origin')).toBe('https://partner.example')
  const [path, { verifier }, options] = write.mock.calls[0]!
  expect(path).toBe('/api/basic/member/login/embedToken')
  expect(options).toEqual({ silent: true, visitor: true })
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(searchParams.get('challenge'))
  expect(await provider()).toMatchObject({ token: 'token for after first' })
})

it('where the partner’s backend vouches, asks for that too, and links its user once he is signed in', async () => {
  const sign = vi.fn(async () => 'signed')
  configure({ link: sign })
  write.mockResolvedValueOnce({ token: 'a', nextCode: 'b' }).mockRejectedValueOnce(new Error('no link'))
  const done = signIn()
  await answer({ code: 'first' })
  expect(await done).toBeUndefined()
  configure({ link: undefined })
  expect(asked().searchParams.get('link')).toBe('1')
  expect(write.mock.calls.at(-1)).toEqual([
    '/api/basic/member/login/vouchLink',
    { assertion: 'signed' },
    { silent: true },
  ])
})

it('hears nobody but the platform’s own window, and only its own question’s answer', async () => {
  const done = signIn()
  await answer({ code: 'x' }, { origin: 'https://evil.example' })
  await answer({ code: 'x' }, { source: {} })
  await answer({ code: 'x', state: 'another' })
  await answer({ code: 'x', type: 'other' })
  await answer({ error: 'denied' })
  expect(await done).toBe('您没有同意授权')
  expect(write).not.toHaveBeenCalled()
})

it('says that the window was held back, or closed', async () => {
  expect(await signInThrough(null)).toContain('拦截')
  expect(emit).toHaveBeenCalledWith('sign-in-held', {})
  vi.useFakeTimers()
  const done = signIn()
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
  popup.closed = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(await done).toContain('已关闭')
  vi.useRealTimers()
})

it('has no more tokens once the consent has ended; a lost connection ends nothing', async () => {
  write.mockResolvedValueOnce({ token: 'a', nextCode: 'second' })
  const done = signIn()
  await answer({ code: 'first' })
  await done
  write.mockRejectedValueOnce(new ApiError({ code: 'NETWORK', msg: '', status: 0 }))
  await expect(provider()).rejects.toMatchObject({ code: 'NETWORK' })
  write.mockRejectedValueOnce(new ApiError({ code: 'CODE_INVALID', msg: '', status: 200 }))
  expect(await provider()).toBeNull()
  expect(write.mock.calls.at(-1)![1].code).toBe('second')
  expect(await provider()).toBeNull()
  expect(write).toHaveBeenCalledTimes(3)
})
