import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, id, instant, line, nothing, text } from '../fields.ts'

/** What is filled in over several sittings before it is handed in. */
export const DataTempType = z.enum(['shop', 'provider', 'listing']).meta({
  title: '资料类型',
  words: { shop: '开店资料', provider: '服务商认证资料', listing: '挂牌登记资料' },
})

/** What an organisation has filled in so far of one type; kept for 30 days after its last change. */
export const DataTemp = z.object({
  id,
  type: DataTempType,
  /** What was typed, by the names of the fields. */
  details: z.record(z.string(), z.string()),
  updatedAt: instant,
})
export type DataTemp = z.infer<typeof DataTemp>

const owner = { who: 'owner', grant: 'shop' } as const
const prefix = '/api/basic/memberDataTemp'
const byType = '/openapi/basic/memberDataTemp/selByOrgAndType'
const stale = [byType, `${prefix}/selOrg`] as const

export const dataTempCalls = {
  [byType]: read({
    title: '本组织某一类型的暂存资料；没有时为空',
    ...owner,
    input: z.strictObject({ type: DataTempType }),
    output: DataTemp.nullable(),
    example: { type: 'shop' },
  }),
  [`${prefix}/selOrg`]: read({
    title: '本组织的全部暂存资料',
    ...owner,
    input: nothing,
    output: z.array(DataTemp),
    example: {},
  }),
  [`${prefix}/addDataTemp`]: write({
    title: '开始暂存一类资料；已有时返回已有的',
    ...owner,
    input: z.strictObject({ type: DataTempType }),
    output: DataTemp,
    stale,
    example: { type: 'shop' },
  }),
  [`${prefix}/addDetail`]: write({
    title: '写入暂存资料的若干项，同名的覆盖',
    ...owner,
    input: z.strictObject({
      id,
      details: z
        .array(
          z.strictObject({
            name: line(40).min(1).meta({ title: '名称' }),
            value: text(2000).meta({ title: '内容' }),
          }),
        )
        .min(1)
        .max(50)
        .meta({ title: '资料项' }),
    }),
    output: DataTemp,
    errors: ['NOT_FOUND', 'DETAILS_FULL'],
    stale,
    example: { id: '1', details: [{ name: 'shopName', value: '稻花香米业' }] },
  }),
  [`${prefix}/del`]: write({
    title: '删除暂存资料',
    ...owner,
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND'],
    stale,
    example: { id: '1' },
  }),
} as const
