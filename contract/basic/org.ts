import { z } from 'zod'
import { read, write } from '../call.ts'
import { fileKey, id, line, nothing, text } from '../fields.ts'
import { Address } from './address.ts'

export const OrgType = z.enum(['company', 'cooperative', 'familyFarm', 'soleTrader']).meta({
  title: '企业类型',
  words: { company: '有限公司', cooperative: '农民专业合作社', familyFarm: '家庭农场', soleTrader: '个体工商户' },
})

const draft = {
  type: OrgType,
  areaCode: Address.shape.areaCode,
  detail: line(100).min(2).meta({ title: '详细地址' }),
  contact: line(30).min(2).meta({ title: '联系人' }),
  phone: z
    .string()
    .regex(/^\d[\d-]{6,19}$/, '请输入手机号或带区号的座机号')
    .meta({ title: '联系电话' }),
  intro: text(500).default('').meta({ title: '企业简介' }),
}

/** The company that the caller acts for. */
export const Org = z.object({
  // As on its licence: registered once, corrected by customer service.
  orgName: z.string().meta({ title: '企业名称' }),
  creditCode: z.string().meta({ title: '信用代码' }),
  legalPerson: z.string().meta({ title: '法定代表人' }),
  licence: z.string().meta({ title: '营业执照', kind: 'picture' }),
  /** Whether all four of these are there. */
  registered: z.boolean(),
  // Empty until they are told.
  type: OrgType.or(z.literal('')),
  areaCode: z.string(),
  /** 省 市 区, joined by a space. */
  areaName: z.string(),
  detail: z.string().meta({ title: '企业地址' }),
  contact: z.string().meta({ title: '联系人' }),
  phone: z.string().meta({ title: '联系电话' }),
  intro: z.string().meta({ title: '企业简介' }),
})
export type Org = z.infer<typeof Org>

const company = { who: 'owner', grant: 'shop' } as const
const show = '/api/basic/member/selOrgInfo'

export const orgCalls = {
  [show]: read({
    title: '企业信息；个人账号时为空',
    ...company,
    input: nothing,
    output: Org.nullable(),
    example: {},
  }),
  '/api/basic/member/updOrgInfo': write({
    title: '修改企业信息：营业执照和法定代表人只能补填一次，法定代表人只能由企业账号本人补填',
    ...company,
    platformOnly: true,
    input: z.strictObject({
      ...draft,
      licence: fileKey.optional().meta({ title: '营业执照' }),
      legalPerson: line(30).min(2).optional().meta({ title: '法定代表人' }),
    }),
    output: Org,
    errors: ['NOT_A_COMPANY', 'ORG_FIXED', 'AREA_UNKNOWN', 'NOT_FOUND', 'NO_PERMISSION'],
    stale: [show, '/api/basic/member/memberInfo/show', '/api/finance/account/selAccountInfo'],
    example: {
      type: 'company',
      areaCode: '230109',
      detail: '科技创新城创新一路799号',
      contact: '孙婷',
      phone: '0451-88886666',
    },
  }),
  // Of the organisation in the other system that the accounts are bound to, read as: who belongs to this one here.
  '/api/basic/member/getNxinOrgMember': read({
    title: '企业成员：账号本人与在职员工',
    ...company,
    input: nothing,
    output: z.array(
      z.object({
        id,
        name: z.string().meta({ title: '姓名' }),
        /** 138****0007 */
        phone: z.string().meta({ title: '手机' }),
        post: z.string().meta({ title: '岗位' }),
        isOwner: z.boolean(),
      }),
    ),
    example: {},
  }),
} as const
