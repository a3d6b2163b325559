import { expect, it, vi } from 'vitest'
import { createCache, stableJson } from './cache.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

const cacheOf = (answers: unknown[]) => {
  const ask = vi.fn(async (_path: string, _input: object) => answers.shift())
  return { ask, cache: createCache(ask) }
}

it('inputs of equal content are one question', () => {
  expect(stableJson({ b: 1, a: { d: [2], c: 3 } })).toBe(stableJson({ a: { c: 3, d: [2] }, b: 1 }))
  const { cache } = cacheOf([])
  expect(cache.entry('/a', { x: 1, y: 2 })).toBe(cache.entry('/a', { y: 2, x: 1 }))
  expect(cache.entry('/a', { x: 1 })).not.toBe(cache.entry('/b', { x: 1 }))
})

it('several that show one read ask once', async () => {
  const { ask, cache } = cacheOf(['one'])
  const listen = vi.fn()
  cache.show(cache.entry('/a', {}), listen)
  cache.show(cache.entry('/a', {}), listen)
  await settle()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(cache.entry('/a', {}).store.getState()).toEqual({ data: 'one', error: undefined, loading: false })
  expect(listen).toHaveBeenCalled()
})

it('shown again, the last answer is there at once and a newer one is asked for', async () => {
  const { ask, cache } = cacheOf(['old', 'new'])
  const hide = cache.show(cache.entry('/a', {}), () => {})
  await settle()
  hide()
  cache.show(cache.entry('/a', {}), () => {})
  expect(cache.entry('/a', {}).store.getState()).toMatchObject({ data: 'old', loading: true })
  await settle()
  expect(cache.entry('/a', {}).store.getState()).toMatchObject({ data: 'new', loading: false })
  expect(ask).toHaveBeenCalledTimes(2)
})

it('a refresh asks only for what is on show of the stale paths', async () => {
  const { ask, cache } = cacheOf([])
  cache.show(cache.entry('/a', {}), () => {})
  cache.show(cache.entry('/b', {}), () => {})
  cache.entry('/a', { other: 1 })
  ask.mockClear()
  cache.refresh(['/a'])
  expect(ask.mock.calls).toEqual([['/a', {}]])
  cache.refresh()
  expect(ask).toHaveBeenCalledTimes(3)
})

it('an answer overtaken by a newer question is dropped', async () => {
  const replies: ((data: unknown) => void)[] = []
  const cache = createCache(() => new Promise((resolve) => replies.push(resolve)))
  const entry = cache.entry('/a', {})
  cache.show(entry, () => {})
  cache.refresh(['/a'])
  replies[1]?.('after the write')
  await settle()
  replies[0]?.('before the write')
  await settle()
  expect(entry.store.getState()).toMatchObject({ data: 'after the write' })
})

it('a failed refresh keeps the data and says the error; the next success clears it', async () => {
  const error = new Error('no')
  const ask = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce(1)
    .mockRejectedValueOnce(error)
    .mockResolvedValueOnce(2)
  const cache = createCache(ask)
  const entry = cache.entry('/a', {})
  cache.show(entry, () => {})
  await settle()
  await entry.refetch()
  expect(entry.store.getState()).toEqual({ data: 1, error, loading: false })
  await entry.refetch()
  expect(entry.store.getState()).toEqual({ data: 2, error: undefined, loading: false })
})

it('clear forgets every answer and asks anew for what is on show', async () => {
  const { cache } = cacheOf(['mine', 'yours'])
  const entry = cache.entry('/a', {})
  cache.show(entry, () => {})
  await settle()
  cache.clear()
  expect(entry.store.getState()).toEqual({ loading: true })
  await settle()
  expect(entry.store.getState().data).toBe('yours')
})

it('an answer that was on its way when all was cleared is not shown: it was another’s', async () => {
  const answers: ((data: string) => void)[] = []
  const cache = createCache(() => new Promise((resolve) => answers.push(resolve)))
  const entry = cache.entry('/a', {})
  cache.show(entry, () => {})
  cache.clear()
  answers[0]!('the former’s')
  await Promise.resolve()
  expect(entry.store.getState()).toEqual({ loading: true })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]!('the former’s')
  answers[1]!('mine')
  await vi.waitFor(() => expect(entry.store.getState().data).toBe('mine'))
})

it('answers nobody shows are kept for going back, up to a hundred', () => {
  const { cache } = cacheOf([])
  const first = cache.entry('/a', { i: 0 })
  const shown = cache.entry('/a', { i: 1 })
  cache.show(shown, () => {})
  for (let i = 2; i < 150; i++) cache.show(cache.entry('/a', { i }), () => {})()
  expect(cache.entry('/a', { i: 0 })).not.toBe(first)
  expect(cache.entry('/a', { i: 1 })).toBe(shown)
})
