import { expect, it } from 'vitest'
import { z } from 'zod'
import { id, line } from '@wotu/contract/fields.ts'
import { resource } from '@wotu/contract/resource.ts'
import { makeMember } from '../../testing/market.ts'
import { as, testCalls } from '../testing/call.ts'
import { inRollback } from '../testing/testing.ts'
import { crud } from './crud.ts'

const prefix = '/api/t/manufacturer'
const draft = { name: line(60) }
const calls = resource(prefix, ['add', 'selByPage'], {
  title: '生产主体',
  who: 'owner',
  draft,
  output: z.object({ id, ...draft }),
  filters: {},
  example: { name: '稻香农场' },
})
const regular = crud(prefix, {
  table: 'manufacturer',
  title: '生产主体',
  shown: (_, rows) => rows.map(({ id, name }) => ({ id, name })),
  columns: async (_, { name }: { name: string }) => ({
    name,
    kind: 'familyFarm' as const,
    leader: '王建国',
    phone: '13900000003',
    areaCode: '230184',
    areaName: '五常市',
    isDefault: false,
  }),
})
const { call } = testCalls(calls, regular(calls))

it(
  'a page shows what is one’s own, the youngest first, and nobody else’s',
  inRollback(async (db) => {
    const [own, other] = [as({ memberId: (await makeMember(db)).id }), as({ memberId: (await makeMember(db)).id })]
    const add = (name: string, by: typeof own) => call(`${prefix}/add`, { name }, by, { db })
    const [first, second] = [await add('第一农场', own), await add('第二农场', own)]
    await add('别人的农场', other)
    const page = (input: object) => call(`${prefix}/selByPage`, { page: 1, ...input }, own, { db })
    expect(await page({})).toMatchObject({ total: 2, rows: [second, first] })
    expect(await page({ size: 1, page: 2 })).toMatchObject({ total: 2, rows: [first] })
  }),
)
