import { afterEach, expect, it } from 'vitest'
import { session } from '#core/core.ts'
import { fakeApi, refuse } from '#testing/fakeApi.ts'
import { signIn, signOut } from './tokens.ts'

const path = '/api/basic/member/login/embedToken'
let restore = () => {}
afterEach(async () => {
  await signOut()
  restore()
})

it('gives the token, and another one by the next code when that was refused', async () => {
  const codes: string[] = []
  restore = fakeApi({
    [path]: ({ code }) => {
      codes.push(code)
      return { token: `token-${codes.length}`, expiresAt: '2026-11-20T08:00:00.000Z', nextCode: `code-${codes.length}` }
    },
  })
  await signIn('first', 'verifier')
  expect(await session.token()).toBe('token-1')
  expect(await session.token('token-1')).toBe('token-2')
  expect(await session.token('token-2')).toBe('token-3')
  expect(codes).toEqual(['first', 'code-1', 'code-2'])
})

it('has no token any more when the consent has run out, and after signing out', async () => {
  let over = false
  const answer = { token: 'token', expiresAt: '2026-11-20T08:00:00.000Z', nextCode: 'code' }
  restore = fakeApi({ [path]: () => (over ? refuse('CODE_INVALID') : answer) })
  await signIn('first', 'verifier')
  expect(await session.token()).toBe('token')
  over = true
  expect(await session.token('token')).toBeNull()

  over = false
  await signIn('second', 'verifier')
  await signOut()
  expect(await session.token()).toBeNull()
})
