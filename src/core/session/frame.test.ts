import { expect, it, vi } from 'vitest'
import { frameAddress, openWire, sensibleHeight, type FromFrame, type ToFrame } from './frame.ts'

const origin = 'https://wotu.example'
const say = (data: unknown, from: object = {}) =>
  dispatchEvent(Object.assign(new Event('message'), { origin, source: null, data, ...from }))

it('hears its own window only, from its own origin, about its own opening', () => {
  const window = { postMessage: vi.fn() } as unknown as Window
  const hear = vi.fn<(word: FromFrame) => void>()
  const wire = openWire<ToFrame, FromFrame>({ window: () => window, origin, nonce: 'n' }, hear)
  const word = { type: 'wotu-frame', nonce: 'n', say: 'ready' }
  const ours = { source: window }
  say(word, { ...ours, origin: 'https://evil.example' })
  say(word, { ...ours, origin: 'null' })
  say(word, { source: {} })
  say(word)
  say({ ...word, nonce: 'of another' }, ours)
  say({ ...word, type: 'other' }, ours)
  for (const junk of [null, undefined, 'ready', 7, []]) say(junk, ours)
  expect(hear).not.toHaveBeenCalled()
  say(word, ours)
  expect(hear).toHaveBeenCalledExactlyOnceWith(word)

  wire.say({ say: 'token', token: 'secret' })
  expect(window.postMessage).toHaveBeenCalledExactlyOnceWith({ ...word, say: 'token', token: 'secret' }, origin)
  wire.close()
  say(word, ours)
  expect(hear).toHaveBeenCalledTimes(1)
})

it('hears nobody while the frame has no window', () => {
  const hear = vi.fn()
  const wire = openWire({ window: () => null, origin, nonce: 'n' }, hear)
  say({ type: 'wotu-frame', nonce: 'n' })
  wire.say({ say: 'token' })
  wire.close()
  expect(hear).not.toHaveBeenCalled()
})

it('names the page that asks in the address, whatever it is opened for', () => {
  const address = new URL(frameAddress(origin, 'pay/1', { nonce: 'a&origin=https://evil.example' }))
  expect(address.pathname).toBe('/embed/frame/pay/1')
  expect(address.searchParams.getAll('origin')).toEqual([location.origin])
})

it.each([
  [333.2, 334],
  [0, 120],
  [-5, 120],
  [1e9, 1600],
  [NaN, 120],
  [Infinity, 120],
  ['400', 120],
  [undefined, 120],
])('a frame that asks for %s is %s px high', (asked, height) => expect(sensibleHeight(asked)).toBe(height))
