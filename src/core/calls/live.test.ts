// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Config } from '../page/config.ts'
import { startLive } from './live.ts'
import type { Session } from '../session/session.ts'

const config = { origin: 'http://localhost', embedded: true, load: async () => ({ systemId: 7 }) } as unknown as Config
const session = { token: async () => 'secret' } as unknown as Session

/** A stream that the test feeds. */
const stream = () => {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) })
  return {
    answer: () => new Response(body),
    say: (bytes: Uint8Array | string) =>
      feed?.enqueue(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes),
    end: () => feed?.close(),
  }
}

const answers: (() => Response)[] = []
const asked = vi.fn(async (_url: string, _init: { headers: Record<string, string>; signal: AbortSignal }) => {
  const answer = answers.shift()
  if (!answer) throw new TypeError('network')
  return answer()
})
const stale = vi.fn()
const settle = () => vi.advanceTimersByTimeAsync(0)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  stale.mockClear()
  answers.length = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('says what the server says is stale, also where a line comes in pieces', async () => {
  const live = stream()
  answers.push(live.answer)
  stop = startLive({ config, session, stale })
  await settle()
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ 'x-system-id': '7', authorization: 'Bearer secret' })
  live.say(': heartbeat\n\ndata: {"stale":["/a"')
  await settle()
  expect(stale).not.toHaveBeenCalled()
  live.say(',"/b"]}\n\n')
  await settle()
  expect(stale.mock.calls).toEqual([[['/a', '/b']]])
})

it('comes back after a lost connection, later each time, and then takes everything for stale', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const first = stream()
  answers.push(first.answer)
  stop = startLive({ config, session, stale })
  await settle()
  first.end()
  await settle()
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1900)
  expect(asked).toHaveBeenCalledTimes(2)
  answers.push(stream().answer)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(stale.mock.calls).toEqual([[]])
})

it('stays away for a while where the server says that too many of the member’s pages are open', async () => {
  const live = stream()
  answers.push(live.answer)
  stop = startLive({ config, session, stale })
  await settle()
  live.say('data: {"ended":"crowded"}\n\n')
  live.end()
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  answers.push(stream().answer)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(stale.mock.calls).toEqual([[]])
})

it('comes back where the server is full, which says nothing of the session', async () => {
  const full = () =>
    new Response('{"code":"TOO_OFTEN"}', { status: 503, headers: { 'content-type': 'application/json' } })
  answers.push(full, stream().answer)
  stop = startLive({ config, session, stale })
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('takes another token where one is refused, and ends where that is refused too', async () => {
  const token = vi.spyOn(session, 'token').mockImplementation(async (refused) => (refused ? 'next' : 'secret'))
  const ended = () => new Response('{"code":"001107"}', { headers: { 'content-type': 'application/json' } })
  const live = stream()
  answers.push(ended, live.answer)
  stop = startLive({ config, session, stale })
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked.mock.calls.map(([, { headers }]) => headers.authorization)).toEqual(['Bearer secret', 'Bearer next'])
  expect(token).toHaveBeenLastCalledWith('secret')
  answers.push(ended, ended)
  live.end()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(4)
})

it('ends where there is no session', async () => {
  vi.spyOn(session, 'token').mockResolvedValue(null)
  answers.push(() => new Response(null, { status: 401 }))
  stop = startLive({ config, session, stale })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('ends when told to', async () => {
  answers.push(stream().answer)
  stop = startLive({ config, session, stale })
  await settle()
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]?.[1].signal.aborted).toBe(true)
})
