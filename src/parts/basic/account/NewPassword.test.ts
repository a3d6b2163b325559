import { expect, it } from 'vitest'
import { strengthOf } from './NewPassword.tsx'

it('short and repeated passwords have no strength at all', () => {
  expect(['', 'Ab1!', 'aaaaaaaaaaaaaa', 'abababab'].map(strengthOf)).toEqual([0, 0, 0, 0])
})

it('length counts for more than kinds of characters', () => {
  expect(['ricefield', 'ricefield7', 'Rice-field7', 'a-long-row-of-rice'].map(strengthOf)).toEqual([1, 2, 3, 3])
})
