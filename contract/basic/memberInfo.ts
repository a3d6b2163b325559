import { z } from 'zod'
import { read, write } from '../call.ts'
import { fileKey, line, nothing } from '../fields.ts'
import { Address } from './address.ts'
import { pointReads } from './point.ts'

const gender = z.enum(['male', 'female', 'secret']).meta({
  title: '性别',
  words: { male: '男', female: '女', secret: '保密' },
})
/** Who one is in farming, in the words of the dictionary `identity`. */
export const FarmIdentity = z
  .enum([
    'grower',
    'breeder',
    'cooperative',
    'familyFarm',
    'buyer',
    'processor',
    'inputDealer',
    'serviceProvider',
    'expert',
    'other',
  ])
  .meta({
    title: '身份',
    words: {
      grower: '种植户',
      breeder: '养殖户',
      cooperative: '合作社',
      familyFarm: '家庭农场',
      buyer: '采购商',
      processor: '加工企业',
      inputDealer: '农资经销商',
      serviceProvider: '农业服务商',
      expert: '农技专家',
      other: '其他',
    },
  })
const crops = z.array(line(10).min(1)).max(5, '最多5种作物').meta({ title: '主营作物' })

/** What a member does; whatever isn't told yet is empty. */
export const MemberAttr = z.object({
  identity: FarmIdentity.or(z.literal('')),
  crops,
  areaCode: z.string().meta({ title: '所在地区' }),
  /** 省 市 区, joined by a space. */
  areaName: z.string(),
})

/** What the signed-in member has told of themselves. */
export const MemberInfo = MemberAttr.extend({
  kind: z.enum(['person', 'business']).meta({ title: '账号类型' }),
  avatar: z.string().meta({ title: '头像' }),
  nickname: z.string().meta({ title: '昵称' }),
  /** Empty until it is first needed. */
  name: z.string().meta({ title: '真实姓名' }),
  gender: gender.or(z.literal('')),
  orgName: z.string().meta({ title: '企业名称' }),
  legalPerson: z.string().meta({ title: '法定代表人' }),
  /** 138****1234 */
  phone: z.string().meta({ title: '手机号' }),
  /** How much of it is told, in percent. */
  completeness: z.int().meta({ title: '资料完整度' }),
})
export type MemberInfo = z.infer<typeof MemberInfo>

const show = '/api/basic/member/memberInfo/show'
const attr = '/api/basic/member/memberAttr/selMemberAttrByBoId'

export const memberInfoCalls = {
  [show]: read({ title: '我的资料', who: 'member', input: nothing, output: MemberInfo, example: {} }),
  [attr]: read({
    title: '当前身份的经营属性：身份、主营作物、地区',
    who: 'member',
    input: nothing,
    output: MemberAttr,
    example: {},
  }),
  '/api/basic/member/memberInfo/updMemberById': write({
    title: '修改我的资料：只改给出的项；真实姓名只能填写一次',
    who: 'member',
    platformOnly: true,
    input: z.strictObject({
      avatar: fileKey.optional().meta({ title: '头像' }),
      nickname: line(30).min(1).optional().meta({ title: '昵称' }),
      name: line(30).min(2, '请输入与身份证一致的姓名').optional().meta({ title: '真实姓名' }),
      gender: gender.optional(),
      areaCode: Address.shape.areaCode.optional(),
      identity: FarmIdentity.optional(),
      crops: crops.optional(),
    }),
    output: MemberInfo,
    errors: ['NAME_FIXED', 'NOT_FOUND', 'AREA_UNKNOWN'],
    stale: [
      show,
      attr,
      ...pointReads,
      '/api/basic/member/login/getBaseMemberByToken',
      '/api/finance/account/selAccountInfo',
    ],
    example: { name: '王建国' },
  }),
}
