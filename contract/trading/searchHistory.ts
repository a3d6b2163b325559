import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, line, nothing } from '../fields.ts'

const words = line(60).min(1).meta({ title: '搜索词' })
const member = { who: 'member' } as const
const stale = ['/api/buyer/dmp/search/history/list'] as const

/** What a member searched for lately, on all of his devices. */
export const searchHistoryCalls = {
  '/api/buyer/dmp/search/history/list': read({
    title: '最近搜索，最多20条，最近的在前',
    ...member,
    input: nothing,
    output: z.array(z.string()),
    example: {},
  }),
  '/api/buyer/dmp/search/history/add': write({
    title: '记住一次搜索',
    ...member,
    input: z.strictObject({ words }),
    output: done,
    stale,
    example: { words: '五常大米' },
  }),
  '/api/buyer/dmp/search/history/del': write({
    title: '删除一条搜索记录；不给出时全部删除',
    ...member,
    input: z.strictObject({ words: words.optional() }),
    output: done,
    stale,
    example: { words: '五常大米' },
  }),
}
