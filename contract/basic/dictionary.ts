import { z } from 'zod'
import { read } from '../call.ts'
import { line, pageOf, paging } from '../fields.ts'

/** One choice of a dictionary: a courier, a unit, a reason to cancel. */
export const DictItem = z.object({
  /** Which dictionary: `express`, `unit`, `cancelReason`… */
  dictId: z.string(),
  code: z.string(),
  name: z.string(),
})

/** A choice that may be found by how it sounds, too. */
const DictChoice = DictItem.extend({
  /** Its syllables: shun feng su yun. */
  pinyin: z.string(),
})

const dictId = z
  .string()
  .regex(/^[a-zA-Z]{1,40}$/)
  .meta({ title: '字典' })
const code = line(40).min(1).meta({ title: '代码' })
const itemsOf = {
  who: 'visitor',
  input: z.strictObject({ dictId }),
  output: z.array(DictChoice),
  example: { dictId: 'express' },
} as const

export const dictionaryCalls = {
  '/api/basic/system/dictItem/selItemListByDictId': read({ title: '字典的全部条目', ...itemsOf }),
  '/api/buyer/basic/system/dictItem/selItemListByDictId': read({ title: '字典的全部条目（买家）', ...itemsOf }),
  '/api/basic/system/dictItem/selSpecItemListByDictId': read({
    title: '字典的指定条目',
    who: 'visitor',
    input: z.strictObject({ dictId, codes: z.array(code).max(100).meta({ title: '代码' }) }),
    output: z.array(DictItem),
    example: { dictId: 'express', codes: ['SF', 'ZTO'] },
  }),
  '/api/basic/system/dictItem/selItemByCode': read({
    title: '按代码查字典条目',
    who: 'visitor',
    input: z.strictObject({ dictId, code }),
    output: DictItem,
    errors: ['NOT_FOUND'],
    example: { dictId: 'express', code: 'SF' },
  }),
  '/api/basic/system/dictItem/selItemListByParam/manage': read({
    title: '按名称查字典条目',
    who: 'member',
    input: z.strictObject({
      ...paging,
      dictId: dictId.optional(),
      keyword: line(20).default('').meta({ title: '名称' }),
    }),
    output: pageOf(DictItem),
    example: { keyword: '快递' },
  }),
}
