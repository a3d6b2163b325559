import { expect, it, vi } from 'vitest'
import { announce } from './announce.ts'
import type { OwnErrors } from '../calls/api.ts'
import { ApiError } from '../calls/errors.ts'

const said = (answer: Partial<ApiError>, own: OwnErrors = {}) => {
  const emit = vi.fn((_type: string, _detail: object) => true)
  const signOut = vi.fn()
  const error = new ApiError({ code: 'X', msg: '库存不足', status: 200, ...answer })
  announce(error, own, { emit, signOut, redirectHosts: ['pay.example.com'] })
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
  const { events, signOut } = said({ code }, { silent: true })
  expect(signOut).toHaveBeenCalledWith(code)
  expect(events).toEqual([['navigate', '/user/login']])
})

it('any other code shows its message in a box titled 提示', () =>
  expect(said({ code: 'STOCK_SHORT' }).events).toEqual([['notice', { title: '提示', message: '库存不足' }]]))

it.each(['NETWORK', 'TIMEOUT', 'BAD_ANSWER'])('%s shows its message for 5 s', (code) =>
  expect(said({ code, status: 0, msg: '网络异常' }).events).toEqual([['notice', { message: '网络异常', ms: 5000 }]]),
)

it('a quiet call answers its refusals; what has a page or got no answer is said all the same', () => {
  expect(said({ code: 'STOCK_SHORT' }, { quiet: true }).events).toEqual([])
  expect(said({ status: 403 }, { quiet: true }).events).toEqual([['navigate', '/403']])
  expect(said({ status: 500 }, { quiet: true }).events).toEqual([['navigate', '/500']])
  expect(said({ status: 404 }, { quiet: true }).events).toEqual([['navigate', '/404']])
  expect(said({ code: 'NETWORK', status: 0, msg: '网络异常' }, { quiet: true }).events).toEqual([
    ['notice', { message: '网络异常', ms: 5000 }],
  ])
})

it('a part of a page says what failed, and leads nobody away', () => {
  for (const status of [403, 404, 500])
    expect(said({ status }, { part: true }).events).toEqual([['notice', { message: '库存不足', ms: 5000 }]])
  expect(said({ code: 'RANGE_TOO_LONG' }, { part: true }).events).toEqual([
    ['notice', { title: '提示', message: '库存不足' }],
  ])
})

it('a silent call says nothing', () => {
  for (const answer of [
    { code: 'STOCK_SHORT' },
    { status: 403 },
    { status: 404 },
    { status: 500 },
    { code: 'NETWORK', status: 0 },
  ])
    expect(said(answer, { silent: true }).events).toEqual([])
})

it('what diverts the session is said whatever the call asks for, and once', () => {
  expect(said({ status: 401 }, { silent: true }).events).toEqual([['navigate', '/401']])
  expect(said({ code: '002102' }, { part: true }).events).toEqual([['navigate', '/manage/noManufacturer']])
  const error = new ApiError({ code: '001107', msg: '登录已失效', status: 200 })
  const emit = vi.fn(() => true)
  for (let i = 0; i < 2; i++) announce(error, { silent: i === 0 }, { emit, signOut: () => {} })
  expect(emit).toHaveBeenCalledTimes(1)
})

it('a call that was called off says nothing', () => expect(said({ code: 'ABORTED', status: 0 }).events).toEqual([]))
