import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { arrivedBy, noteArrival } from '../session/arrival.ts'
import { configure } from '../page/settings.ts'

const config = { embedded: true, origin: 'https://wotu.example' }
const emit = vi.fn()
vi.mock('../page/core.ts', () => ({ config, events: { emit } }))
const { attribution } = await import('./attribution.ts')
const { go, platformHref, signIn } = await import('../page/go.ts')

beforeEach(() => {
  config.embedded = true
  sessionStorage.clear()
  emit.mockClear()
})
afterEach(() => configure({ attribution: undefined }))

const said = `via=spring-2026%3Aa&from=${encodeURIComponent(location.origin)}`

it('goes along with every link to the platform from a partner’s page', () => {
  expect(platformHref('/goods/list')).toBe('https://wotu.example/goods/list')
  configure({ attribution: 'spring-2026:a' })
  expect(attribution()).toBe('spring-2026:a')
  expect(platformHref('/goods/list')).toBe(`https://wotu.example/goods/list?${said}`)
  expect(platformHref('/goods/detail?id=1')).toBe(`https://wotu.example/goods/detail?id=1&${said}`)
  go('/shoping/orders?lines=1')
  expect(emit).toHaveBeenCalledWith('navigate', { to: `/shoping/orders?lines=1&${said}` })
  // The way to sign in is known by its path.
  signIn()
  expect(emit).toHaveBeenLastCalledWith('navigate', { to: '/user/login' })
})

it('is of a partner’s page only', () => {
  configure({ attribution: 'spring' })
  config.embedded = false
  expect(platformHref('/goods/list')).toBe('/goods/list')
  go('/goods/list')
  expect(emit).toHaveBeenCalledWith('navigate', { to: '/goods/list' })
})

it.each(['a'.repeat(65), 'a b', '<script>', '春', 'a&from=https://evil.example', 7, null, undefined, {}])(
  'takes no %s',
  (text) => {
    configure({ attribution: text as string })
    expect(attribution()).toBe('')
  },
)

it('is kept in the tab of the platform that it led to, and goes into its orders', () => {
  noteArrival('?id=1')
  expect(arrivedBy()).toEqual({})
  noteArrival('?id=1&via=spring&from=https%3A%2F%2Fshop.example')
  expect(arrivedBy()).toEqual({ attribution: 'spring', partner: 'https://shop.example' })
  noteArrival('?page=2')
  expect(arrivedBy()).toEqual({ attribution: 'spring', partner: 'https://shop.example' })
  noteArrival(`?via=${'x'.repeat(65)}&from=https%3A%2F%2Fshop.example`)
  expect(arrivedBy()).toEqual({ attribution: 'spring', partner: 'https://shop.example' })
})

it('a tab without storage orders all the same', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  noteArrival('?via=spring&from=https%3A%2F%2Fshop.example')
  expect(arrivedBy()).toEqual({})
  vi.restoreAllMocks()
})
