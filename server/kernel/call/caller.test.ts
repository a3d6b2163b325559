import { expect, it } from 'vitest'
import { createSites } from './caller.ts'
import { testDb } from '../testing/testing.ts'

it('the partners of an origin are those of its own tenant, and no page of the platform’s', async () => {
  const { partnersOf } = createSites((await testDb()).db)
  expect(await partnersOf('http://localhost:4600')).toEqual(['http://127.0.0.1:4601'])
  expect(await partnersOf('http://another.localhost:4600')).toEqual([])
})
