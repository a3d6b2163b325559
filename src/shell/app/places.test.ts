import { afterEach, expect, it, vi } from 'vitest'
import { hostPlace, memoryPlace } from './places.ts'
import { sections } from './sections.ts'

afterEach(() => history.replaceState(null, '', '/'))

const { transaction, goods } = sections

it('in memory, the host’s address stays what it is', () => {
  const place = memoryPlace('/transaction/index')
  const changed = vi.fn()
  const stop = place.subscribe(changed)
  place.go('/transaction/myOrder')
  expect(place.read()).toBe('/transaction/myOrder')
  expect(changed).toHaveBeenCalledTimes(1)
  expect(location.pathname).toBe('/')
  stop()
  place.replace('/transaction/index')
  expect(changed).toHaveBeenCalledTimes(1)
})

it('under a base the host’s address is the tag’s, with the state of the host’s own router kept', () => {
  history.replaceState({ host: 1 }, '', '/my/orders/myOrder?state=paid')
  const place = hostPlace(transaction, '/my/orders/', '/transaction/index')
  expect(place.read()).toBe('/transaction/myOrder?state=paid')
  const before = history.length
  place.go('/transaction/addressManage')
  place.go('/transaction/addressManage')
  expect(location.pathname).toBe('/my/orders/addressManage')
  expect(history.length).toBe(before + 1)
  expect(history.state).toEqual({ host: 1 })
  place.replace('/transaction/addressManage?kind=send')
  expect(location.search).toBe('?kind=send')
  expect(history.length).toBe(before + 1)
})

it('elsewhere in the host’s page the tag stays where it was, and so does its neighbour', () => {
  history.replaceState(null, '', '/other')
  const place = hostPlace(transaction, '/my/orders', '/transaction/index')
  const neighbour = hostPlace(goods, '/shop', '/goods/list')
  expect(place.read()).toBe('/transaction/index')
  place.go('/transaction/myOrder')
  neighbour.go('/goods/detail?id=1')
  expect(location.pathname).toBe('/shop/detail')
  expect(place.read()).toBe('/transaction/myOrder')
  expect(neighbour.read()).toBe('/goods/detail?id=1')
  // Back where both began.
  history.replaceState(null, '', '/other')
  expect(place.read()).toBe('/transaction/index')
  expect(neighbour.read()).toBe('/goods/list')
})

it('the base alone is the first page, and no base leads to another site', () => {
  history.replaceState(null, '', '/my/orders')
  expect(hostPlace(transaction, '/my/orders', '').read()).toBe('/transaction/index')
  history.replaceState(null, '', '/')
  const place = hostPlace(sections.home, 'https://evil.example/', '/')
  place.go('//evil.example')
  expect(location.href).toBe(`${location.origin}/evil.example`)
})

it('hears the host’s back button', () => {
  const place = hostPlace(transaction, '/my', '/transaction/index')
  const changed = vi.fn()
  place.subscribe(changed)
  dispatchEvent(new Event('popstate'))
  expect(changed).toHaveBeenCalled()
})

it('leaves the host’s history as it is', () => {
  const { pushState, replaceState } = history
  hostPlace(transaction, '/my', '/transaction/index').subscribe(() => {})
  expect(history.pushState).toBe(pushState)
  expect(history.replaceState).toBe(replaceState)
})
