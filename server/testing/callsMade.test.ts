import { expect, it } from 'vitest'
import { z } from 'zod'
import { read } from '@wotu/contract/call.ts'
import { answersOf, missing } from './callsMade.ts'

const calls = {
  '/api/t/a': read({
    title: '甲',
    who: 'visitor',
    input: z.strictObject({}),
    output: z.null(),
    errors: ['NOT_FOUND'],
    example: {},
  }),
}

it('a call is proven by its answer and by each refusal that it declares', () => {
  const declared = answersOf(calls)
  expect(declared).toEqual(['/api/t/a 0', '/api/t/a NOT_FOUND'])
  expect(missing(declared, new Set(['/api/t/a 0']), {})).toEqual(['never made: /api/t/a NOT_FOUND'])
  expect(missing(declared, new Set(declared), {})).toEqual([])
})

it('an excuse holds until the answer is made, or is declared no more', () => {
  const declared = answersOf(calls)
  expect(missing(declared, new Set(['/api/t/a 0']), { '/api/t/a NOT_FOUND': 'later' })).toEqual([])
  expect(missing(declared, new Set(declared), { '/api/t/a NOT_FOUND': 'later' })).toEqual([
    'excused, but made: /api/t/a NOT_FOUND',
  ])
  expect(missing(declared, new Set(declared), { '/api/t/b 0': 'later' })).toEqual([
    'excused, but declared by no call: /api/t/b 0',
  ])
})
