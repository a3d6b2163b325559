import { expect, it } from 'vitest'
import { createRoom } from './turns.ts'

it('a room holds so many in all, and of one key fewer; who leaves makes room for one', () => {
  const enter = createRoom({ most: 3, each: 2 })
  const leave = enter('a')!
  expect([enter('a'), enter('a')]).toEqual([expect.any(Function), null])
  expect([enter('b'), enter('b')]).toEqual([expect.any(Function), null])
  leave()
  expect([enter('b'), enter('a')]).toEqual([expect.any(Function), null])
})
