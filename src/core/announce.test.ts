import { expect, it, vi } from 'vitest'
import { announce } from './announce.ts'
import { ApiError } from './errors.ts'

const said = (answer: Partial<ApiError>, quiet = false) => {
  const emit = vi.fn((_type: string, _detail: object) => true)
  const signOut = vi.fn()
  const error = new ApiError({ code: 'X', msg: '库存不足', status: 200, ...answer })
  announce(error, quiet, { emit, signOut, redirectHosts: ['pay.example.com'] })
  return { events: emit.mock.calls.map(([type, detail]) => [type, 'to' in detail ? detail.to : detail]), signOut }
}

it.each([
  [401, '/401'],
  [403, '/403'],
  [404, '/404'],
  [409, '/404'],
  [421, '/404'],
  [500, '/500'],
  [502, '/500'],
  [504, '/500'],
])('HTTP %i goes to %s', (status, page) => expect(said({ status }).events).toEqual([['navigate', page]]))

it.each([422, 429, 505])('HTTP %i has no page: its message is shown', (status) =>
  expect(said({ status }).events).toEqual([['notice', { title: '提示', message: '库存不足' }]]),
)

it('401 forgets the session that the server does not know', () =>
  expect(said({ status: 401, code: 'NOT_SIGNED_IN' }).signOut).toHaveBeenCalledWith('NOT_SIGNED_IN'))

it('002102 goes to /manage/noManufacturer', () =>
  expect(said({ code: '002102' }).events).toEqual([['navigate', '/manage/noManufacturer']]))

it('021101 with a listed address redirects there', () =>
  expect(said({ code: '021101', data: 'https://pay.example.com/a' }).events).toEqual([
    ['redirect', { href: 'https://pay.example.com/a' }],
  ]))

it.each([null, 'https://evil.cn/'])('021101 with %j shows its message instead', (data) =>
  expect(said({ code: '021101', data }).events).toEqual([['notice', { title: '提示', message: '库存不足' }]]),
)

it.each(['001107', '001108'])('%s clears the session and goes to the login', (code) => {
  const { events, signOut } = said({ code }, true)
  expect(signOut).toHaveBeenCalledWith(code)
  expect(events).toEqual([['navigate', '/user/login']])
})

it('any other code shows its message in a box titled 提示', () =>
  expect(said({ code: 'STOCK_SHORT' }).events).toEqual([['notice', { title: '提示', message: '库存不足' }]]))

it.each(['NETWORK', 'TIMEOUT', 'BAD_ANSWER'])('%s shows its message for 5 s', (code) =>
  expect(said({ code, status: 0, msg: '网络异常' }).events).toEqual([['notice', { message: '网络异常', ms: 5000 }]]),
)

it('a quiet call shows its own errors', () => {
  for (const answer of [
    { code: 'STOCK_SHORT' },
    { status: 403 },
    { status: 404 },
    { status: 500 },
    { code: 'NETWORK', status: 0 },
  ])
    expect(said(answer, true).events).toEqual([])
})

it('what diverts the session is said even for a quiet call', () => {
  expect(said({ status: 401 }, true).events).toEqual([['navigate', '/401']])
  expect(said({ code: '002102' }, true).events).toEqual([['navigate', '/manage/noManufacturer']])
})

it('a call that was called off says nothing', () => expect(said({ code: 'ABORTED', status: 0 }).events).toEqual([]))
