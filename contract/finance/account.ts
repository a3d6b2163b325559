import { z } from 'zod'
import { read } from '../call.ts'
import { instant, nothing } from '../fields.ts'

/** Where a finance account stands in security: what its owner has set, and what is still to do. */
export const AccountInfo = z.object({
  kind: z.enum(['person', 'business']).meta({ title: '账户类型' }),
  holder: z.string().meta({ title: '户名' }),
  /** Masked. */
  phone: z.string().meta({ title: '手机号' }),
  hasName: z.boolean().meta({ title: '实名信息' }),
  hasPayPassword: z.boolean().meta({ title: '支付密码' }),
  cards: z.int().meta({ title: '银行卡' }),
  /** Withdrawals rest until then; null when they don't. */
  cashFrom: instant.nullable(),
  level: z.enum(['low', 'middle', 'high']).meta({ title: '安全等级' }),
  openedAt: instant.meta({ title: '开户时间' }),
})
export type AccountInfo = z.infer<typeof AccountInfo>

export const accountCalls = {
  '/api/finance/account/selAccountInfo': read({
    title: '金融账户概况与安全状态',
    who: 'owner',
    grant: 'finance',
    input: nothing,
    output: AccountInfo,
    example: {},
  }),
}
