import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, id, line, nothing, pageOf, paging, phone } from '../fields.ts'
import { resource } from '../resource.ts'
import { Address } from './address.ts'

export const ManufacturerKind = z.enum(['enterprise', 'cooperative', 'familyFarm', 'person']).meta({
  title: '主体类型',
  words: { enterprise: '企业', cooperative: '合作社', familyFarm: '家庭农场', person: '个人' },
})

const draft = {
  name: line(60).min(2).meta({ title: '主体名称' }),
  kind: ManufacturerKind,
  leader: line(30).min(2).meta({ title: '负责人' }),
  phone: phone.meta({ title: '联系电话' }),
  areaCode: Address.shape.areaCode,
  isDefault: z.boolean().default(false).meta({ title: '设为默认主体' }),
}

/** Who produces: an owner may run several, say a cooperative and a family farm, and works for one of them at a time. */
export const Manufacturer = z.object({
  id,
  ...draft,
  /** 省 市 区, joined by a space. */
  areaName: z.string().meta({ title: '地区' }),
  isDefault: z.boolean().meta({ title: '默认', words: { true: '默认', false: '—' } }),
  /** Whether the caller works for this one now. */
  isCurrent: z.boolean(),
  /** What whoever asks may do with it now. */
  actions: z.array(z.enum(['edit', 'switch', 'setDefault', 'del'])),
})
export type Manufacturer = z.infer<typeof Manufacturer>

const common = { who: 'owner', grant: 'shop' } as const
const prefix = '/api/basic/manage/manufacturer'
const lists = [`${prefix}/selDefault`, `${prefix}/selList`, `${prefix}/selListByParam`] as const
const filters = { name: line(60).optional().meta({ title: '主体名称' }), kind: ManufacturerKind.optional() }

export const manufacturerCalls = {
  ...resource(prefix, ['add', 'upd', 'del', 'selById'], {
    title: '生产主体',
    ...common,
    draft,
    output: Manufacturer,
    filters: {},
    errors: { add: ['MANUFACTURER_FULL', 'NAME_TAKEN', 'AREA_UNKNOWN'], upd: ['NAME_TAKEN', 'AREA_UNKNOWN'] },
    stale: lists,
    example: {
      name: '五常市稻香家庭农场',
      kind: 'familyFarm',
      leader: '王建国',
      phone: '13900000003',
      areaCode: '230184',
    },
  }),
  [`${prefix}/selDefault`]: read({
    title: '当前使用的生产主体；没有切换过时为默认主体，没有主体时为空',
    ...common,
    input: nothing,
    output: Manufacturer.nullable(),
    example: {},
  }),
  [`${prefix}/selList`]: read({
    title: '我的全部生产主体，默认的在前',
    ...common,
    input: nothing,
    output: z.array(Manufacturer),
    example: {},
  }),
  [`${prefix}/selListByParam`]: read({
    title: '按条件分页查询我的生产主体',
    ...common,
    input: z.strictObject({ ...paging, ...filters }),
    output: pageOf(Manufacturer),
    example: { page: 1 },
  }),
  '/api/basic/member/switchManufacturer': write({
    title: '切换当前使用的生产主体',
    ...common,
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND'],
    stale: [...lists, `${prefix}/selById`],
    example: { id: '1' },
  }),
  // Open without login, as the specification has it: what stands on a sack, and no telephone.
  '/api/pdmg/base/manufacturer/selListByType': read({
    title: '按类型查询平台上的生产主体；个人只显示姓氏',
    who: 'visitor',
    input: z.strictObject({ ...paging, kind: ManufacturerKind }),
    output: pageOf(z.object({ id, name: z.string(), kind: ManufacturerKind, areaName: z.string() })),
    example: { kind: 'cooperative' },
  }),
} as const
