import { z } from 'zod'
import { read, write } from '../call.ts'
import { areaCode, done, id, line, pageOf, paging, phone } from '../fields.ts'

export const AddressKind = z.enum(['receive', 'send', 'return']).meta({
  title: '地址类型',
  words: { receive: '收货地址', send: '发货地址', return: '退货地址' },
})

/** Where goods go to, leave from, or come back to. */
export const Address = z.object({
  id,
  kind: AddressKind,
  consignee: line(30).min(2).meta({ title: '收货人' }),
  phone,
  areaCode,
  /** 省 市 区, joined by a space; the server writes it from the code. */
  areaName: z.string(),
  detail: line(120).min(4).meta({ title: '详细地址' }),
  isDefault: z.boolean().meta({ title: '设为默认地址' }),
})
export type Address = z.infer<typeof Address>

const draft = {
  ...Address.omit({ id: true, areaName: true }).shape,
  kind: AddressKind.default('receive'),
  isDefault: Address.shape.isDefault.default(false),
}
const example = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '五常市民意乡富胜村3组12号' }
const ofKind = z.strictObject({ kind: AddressKind.optional() })

const lists = [
  '/api/buyer/basic/member/address/list',
  '/api/basic/address/selByPage',
  '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin',
  '/api/buyer/trading/order/orderSubmitData',
] as const

export const addressCalls = {
  '/api/buyer/basic/member/address/list': read({
    title: '我的地址',
    who: 'owner',
    scope: 'addresses',
    grant: 'purchase',
    input: ofKind,
    output: z.array(Address),
    example: {},
  }),
  '/api/basic/address/selByPage': read({
    title: '分页查询地址',
    who: 'owner',
    grant: 'purchase',
    input: z.strictObject({ ...paging, kind: AddressKind.optional() }),
    output: pageOf(Address),
    example: { page: 1 },
  }),
  // The specification leaves this one open without login: a visitor has no addresses, so he gets an empty list.
  '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin': read({
    title: '查询当前用户的地址，未登录时为空',
    who: 'visitor',
    input: ofKind,
    output: z.array(Address),
    example: {},
  }),
  '/api/basic/address/addAddr': write({
    title: '新增地址',
    who: 'owner',
    scope: 'addresses',
    grant: 'purchase',
    input: z.strictObject(draft),
    output: Address,
    errors: ['ADDRESS_FULL', 'AREA_UNKNOWN'],
    stale: lists,
    example,
  }),
  '/api/basic/address/updAddr': write({
    title: '修改地址',
    who: 'owner',
    scope: 'addresses',
    grant: 'purchase',
    input: z.strictObject({ id, ...draft }),
    output: Address,
    errors: ['NOT_FOUND', 'AREA_UNKNOWN'],
    stale: lists,
    example: { id: '1', ...example },
  }),
  '/api/basic/address/delAddr': write({
    title: '删除地址',
    who: 'owner',
    scope: 'addresses',
    grant: 'purchase',
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND'],
    stale: lists,
    example: { id: '1' },
  }),
  '/api/basic/address/setDefault': write({
    title: '设为默认地址',
    who: 'owner',
    scope: 'addresses',
    grant: 'purchase',
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND'],
    stale: lists,
    example: { id: '1' },
  }),
}
