import { act, cleanup, renderHook } from '@testing-library/react'
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

beforeEach(() => {
  vi.useFakeTimers()
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
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
})

const show = async () => {
  const { result } = renderHook(() => useResult(path, {}, (data) => data.total === 0))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return () => `${result.current.pending ? 'pending' : 'settled'} ${result.current.waiting ? 'asking' : 'resting'}`
}

it('asks five times more while the outcome is pending, then rests', async () => {
  const state = await show()
  expect([asked, state()]).toEqual([1, 'pending asking'])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([asked, state()]).toEqual([6, 'pending resting'])
})

it('stops as soon as it is settled', async () => {
  const state = await show()
  total = 1
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([asked, state()]).toEqual([2, 'settled resting'])
})
