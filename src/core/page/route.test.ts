import { expect, it } from 'vitest'
import { createMatcher, type Route } from './route.ts'

const load = async () => ({ Screen: () => null })
const matcherOf = (...paths: string[]) => {
  const match = createMatcher(paths.map((path): Route => ({ path, title: path, load })))
  return (pathname: string) => {
    const found = match(pathname)
    return found && [found.route.path, found.params]
  }
}

it('matches a path with and without a slash at its end, and nothing longer', () => {
  const match = matcherOf('/goods/list', '/')
  expect(match('/goods/list')).toEqual(['/goods/list', {}])
  expect(match('/goods/list/')).toEqual(['/goods/list', {}])
  expect(match('/goods/list/1')).toBeUndefined()
  expect(match('/goods/listing')).toBeUndefined()
  expect(match('/')).toEqual(['/', {}])
})

it('gives parameters decoded, and survives what cannot be decoded', () => {
  const match = matcherOf('/detail/:id')
  expect(match('/detail/%E8%8B%B9%E6%9E%9C%2F1')).toEqual(['/detail/:id', { id: '苹果/1' }])
  expect(match('/detail/%E8%8')).toEqual(['/detail/:id', { id: '%E8%8' }])
})

it('an optional parameter may be left out', () => {
  const match = matcherOf('/setup/wdzl/:isIntro?')
  expect(match('/setup/wdzl')).toEqual(['/setup/wdzl/:isIntro?', {}])
  expect(match('/setup/wdzl/1')).toEqual(['/setup/wdzl/:isIntro?', { isIntro: '1' }])
})

it('reads several parameters from one segment', () => {
  const path = '/children/:id&:shopId&:name'
  const match = matcherOf(path)
  expect(match('/children/1&2&%E8%8B%B9%26%E6%9E%9C')).toEqual([path, { id: '1', shopId: '2', name: '苹&果' }])
  expect(match('/children/1&2')).toBeUndefined()
})

it('landsId and listingDetailId take digits only', () => {
  const path = '/pubDemand/:categoryId?/:landsId?/:startDate?/:endDate?/:listingDetailId?'
  const match = matcherOf(path, '/land/:landsId')
  expect(match('/pubDemand')).toEqual([path, {}])
  expect(match('/pubDemand/c/12/2026-01-01/2026-01-02/34')).toEqual([
    path,
    { categoryId: 'c', landsId: '12', startDate: '2026-01-01', endDate: '2026-01-02', listingDetailId: '34' },
  ])
  expect(match('/pubDemand/c/2026-01-01')).toEqual([path, { categoryId: 'c', startDate: '2026-01-01' }])
  expect(match('/land/12')).toBeTruthy()
  expect(match('/land/12a')).toBeUndefined()
})

it('fixed words win over parameters, wherever they stand in the table', () => {
  const match = matcherOf('/open/:channel/:x?', '/open/:a/:b', '/open/LDYS/:type', '/open/LDYS/now')
  expect(match('/open/LDYS/person')?.[0]).toBe('/open/LDYS/:type')
  expect(match('/open/LDYS/now')?.[0]).toBe('/open/LDYS/now')
  expect(match('/open/SEF/person')?.[0]).toBe('/open/:a/:b')
  expect(match('/open/SEF')?.[0]).toBe('/open/:channel/:x?')
})

it('a page answers at its further paths under its own pattern', () => {
  const match = createMatcher([{ path: '/a/:id', also: ['/b/c/:id'], title: '', load }])
  expect(match('/b/c/7')).toMatchObject({ route: { path: '/a/:id' }, params: { id: '7' } })
})
