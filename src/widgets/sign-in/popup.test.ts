import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { config } from '#core/core.ts'
import { askInPopup, prepare, type Answer } from './popup.ts'

const popup = { closed: false }
const opened = vi.fn((_url: string) => popup as Window | typeof popup | null)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('open', opened)
  popup.closed = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (more: { origin?: string; source?: unknown; data?: object }) =>
  dispatchEvent(Object.assign(new Event('message'), { origin: config.origin, source: popup, ...more }))

it('opens the platform with the challenge, and never with the verifier', async () => {
  const attempt = await prepare()
  void askInPopup(attempt)
  const url = new URL(opened.mock.lastCall![0])
  expect(url.origin + url.pathname).toBe(`${config.origin}/embed/authorize`)
  expect(url.searchParams.get('challenge')).toBe(attempt.challenge)
  expect(url.href).not.toContain(attempt.verifier)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(attempt.verifier))
  expect(attempt.challenge).toBe(Buffer.from(digest).toString('base64url'))
})

it('hears the code from that window of the platform alone, and for this attempt', async () => {
  const attempt = await prepare()
  const heard: Answer[] = []
  const asked = askInPopup(attempt).then((answer) => heard.push(answer))
  const data = { type: 'wotu-sign-in', state: attempt.state, code: 'forged' }
  say({ data, origin: 'https://evil.example' })
  say({ data, source: {} })
  say({ data: { ...data, state: 'of another attempt' } })
  say({ data: { ...data, type: 'something-else' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual([])
  say({ data: { ...data, code: 'right' } })
  await asked
  expect(heard).toEqual([{ code: 'right' }])
})

it('tells a window that was closed from one that was blocked and from a member who did not agree', async () => {
  const closed = askInPopup(await prepare())
  popup.closed = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(await closed).toEqual({ refused: 'closed' })

  popup.closed = false
  const attempt = await prepare()
  const denied = askInPopup(attempt)
  say({ data: { type: 'wotu-sign-in', state: attempt.state, error: 'denied' } })
  expect(await denied).toEqual({ refused: 'denied' })

  opened.mockReturnValueOnce(null)
  expect(await askInPopup(await prepare())).toEqual({ refused: 'blocked' })
})
