import { expect, it } from 'vitest'
import { z } from 'zod'
import { write } from '@wotu/contract/call.ts'
import { newId } from '../db/ids.ts'
import { inSets } from './sets.ts'
import { as, testCalls } from '../testing/call.ts'

const calls = {
  '/t/set': write({
    title: '一起',
    who: 'member',
    keyed: true,
    input: z.strictObject({ leak: z.boolean() }),
    output: z.object({ open: z.boolean() }),
    example: { leak: false },
  }),
}
const { call } = testCalls(calls, {
  '/t/set': inSets<(typeof calls)['/t/set'], null>({
    read: async () => (one) => ({
      data: { open: true, ...(one.input.leak && { passwordHash: 'secret' }) },
      write: null,
    }),
    write: () => [],
  }),
})

it('an answer of calls done together with a field that the contract does not name is a fault', async () => {
  const ask = (leak: boolean) => call('/t/set', { leak }, as({ memberId: newId() }), { key: newId() })
  expect(await ask(false)).toEqual({ open: true })
  await expect(ask(true)).rejects.toThrow('does not name')
})
