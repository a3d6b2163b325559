// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../calls/errors.ts'
import { createTokens, type Provided, type TokenProvider } from './tokens.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const counting = (seconds: number) => {
  let turn = 0
  return vi.fn(() => ({ token: `token-${++turn}`, expiresAt: inSeconds(seconds) }))
}

it('asks once for all who wait, and keeps the token until half a minute before its end', async () => {
  const provider = counting(900)
  const tokens = createTokens(provider)
  expect(await Promise.all([tokens(), tokens(), tokens()])).toEqual(['token-1', 'token-1', 'token-1'])
  vi.advanceTimersByTime(869_000)
  expect(await tokens()).toBe('token-1')
  vi.advanceTimersByTime(1000)
  expect(await Promise.all([tokens(), tokens()])).toEqual(['token-2', 'token-2'])
  expect(provider).toHaveBeenCalledTimes(2)
})

it('asks once more where a token was refused, however many calls it was refused to', async () => {
  const provider = counting(900)
  const tokens = createTokens(provider)
  await tokens()
  expect(await Promise.all([tokens('token-1'), tokens('token-1'), tokens()])).toEqual(Array(3).fill('token-2'))
  expect(await tokens('token-1')).toBe('token-2')
  expect(provider).toHaveBeenCalledTimes(2)
})

it('takes a bare text, and null for a visitor', async () => {
  expect(await createTokens(() => 'text')()).toBe('text')
  const visitor = vi.fn(async () => null)
  const tokens = createTokens(visitor)
  expect([await tokens(), await tokens()]).toEqual([null, null])
  expect(visitor).toHaveBeenCalledTimes(1)
})

it('on a clock that runs ahead, does not ask before each call', async () => {
  const provider = counting(-3600)
  const tokens = createTokens(provider)
  await tokens()
  await tokens()
  expect(provider).toHaveBeenCalledTimes(1)
})

const failing: [string, () => unknown][] = [
  [
    'throws',
    () => {
      throw new Error('secret of the partner')
    },
  ],
  ['rejects', () => Promise.reject(new TypeError('network'))],
  ['rejects with nothing', () => Promise.reject(undefined as unknown as Error)],
  ['answers undefined', () => undefined],
  ['answers a number', () => 7],
  ['answers an object without a token', () => ({ expiresAt: 'x' })],
  ['answers a token that is none', () => ({ token: { toString: () => 'x' } })],
  ['answers the empty text', () => ''],
  ['answers what would break a header', () => 'a\r\nx-evil: 1'],
  ['answers a megabyte', () => 'a'.repeat(1_000_000)],
]
it.each(failing)('a provider that %s is said in Chinese, and asked again by the next call', async (_, answer) => {
  const provider = vi.fn<() => unknown>(answer)
  const tokens = createTokens(provider as TokenProvider)
  const error = await tokens().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'TOKEN_FAILED', msg: expect.stringMatching(/^站点.*请重试$/) })
  provider.mockReturnValue('good')
  expect(await tokens()).toBe('good')
})

it('a provider that never answers keeps a call for ten seconds, and no later one', async () => {
  const provider = vi.fn<() => Promise<Provided>>(() => new Promise(() => {}))
  const tokens = createTokens(provider)
  const first = tokens().catch((error: unknown) => error)
  const second = tokens().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toMatchObject({ code: 'TOKEN_FAILED', msg: '站点未及时提供登录凭证，请重试' })
  expect(await second).toMatchObject({ code: 'TOKEN_FAILED' })
  provider.mockResolvedValue('good')
  expect(await tokens()).toBe('good')
  expect(vi.getTimerCount()).toBe(0)
})
