import { z } from 'zod'
import { read } from '../call.ts'
import { line } from '../fields.ts'

/** A province, city or county of China, by the six-digit code of GB/T 2260. */
export const Area = z.object({
  code: z.string(),
  /** Code of the area around it; empty for a province. */
  parent: z.string(),
  name: z.string(),
  /** 省 市 区, joined by a space. */
  fullName: z.string(),
  /** 1 province, 2 city, 3 county. */
  level: z.int(),
})
export type Area = z.infer<typeof Area>

const code = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ title: '地区代码' })
const parent = code.or(z.literal('')).meta({ title: '上级地区' })
const level = z.int().min(1).max(3).meta({ title: '级别' })
const visitor = { who: 'visitor', output: z.array(Area) } as const

export const areaCalls = {
  '/api/seller/system/area/selSpecAreaListByPid': read({
    title: '下级地区；上级为空时是各省',
    ...visitor,
    input: z.strictObject({ parent }),
    example: { parent: '' },
  }),
  '/api/system/area/selAreaById': read({
    title: '按代码查地区',
    who: 'visitor',
    input: z.strictObject({ code }),
    output: Area,
    errors: ['NOT_FOUND'],
    example: { code: '230184' },
  }),
  '/api/system/area/business/selListByParam': read({
    title: '按代码查多个地区',
    ...visitor,
    input: z.strictObject({ codes: z.array(code).min(1).max(100).meta({ title: '地区代码' }) }),
    example: { codes: ['230184'] },
  }),
  '/api/system/area/selAreaListByParam': read({
    title: '按级别、上级查地区',
    ...visitor,
    input: z.strictObject({ level, parent: parent.optional() }),
    example: { level: 1 },
  }),
  '/api/system/area/selAreaByAreaFullNameLike': read({
    title: '按名称找地区，最多20个',
    ...visitor,
    input: z.strictObject({ name: line(30).min(1).meta({ title: '地区名称' }) }),
    example: { name: '五常' },
  }),
}
