import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Here already when the clock stands still: they are loaded when they are first needed.
import '#core/calls/acts.ts'
import '#core/page/project.ts'
import { reads } from '#core/calls/reads.ts'
import { fakeApi } from '#testing/fakeApi.ts'
import { useResult } from './useResult.ts'

const path = '/api/basic/address/selByPage'
let asked = 0
let total = 0
let stop = () => {}
let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = 0
  total = 0
  reads.clear()
  stop = fakeApi({
    [path]: () => {
      asked++
      return { total, rows: [] }
    },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Result = () => {
  const { pending, waiting } = useResult(path, {}, (data) => data.total === 0)
  return `${pending ? 'pending' : 'settled'} ${waiting ? 'asking' : 'resting'}`
}

const show = async () => {
  const container = document.createElement('div')
  root = createRoot(container)
  await act(async () => root.render(<Result />))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return container
}

it('asks five times more while the outcome is pending, then rests', async () => {
  const container = await show()
  expect([asked, container.textContent]).toEqual([1, 'pending asking'])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([asked, container.textContent]).toEqual([6, 'pending resting'])
})

it('stops as soon as it is settled', async () => {
  const container = await show()
  total = 1
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([asked, container.textContent]).toEqual([2, 'settled resting'])
})
