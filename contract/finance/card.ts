import { z } from 'zod'
import { read, write } from '../call.ts'
import { id, instant, nothing, phone, smsCode } from '../fields.ts'

/** A bank card of a business owner. The number itself is the bank's: here are only its last four digits. */
export const BankCard = z.object({
  id,
  kind: z.enum(['person', 'company']).meta({ title: '账户类型', words: { person: '对私', company: '对公' } }),
  holder: z.string().meta({ title: '户名' }),
  bankCode: z.string(),
  bankName: z.string().meta({ title: '银行' }),
  last4: z.string().meta({ title: '卡号' }),
  phone: z.string().meta({ title: '预留手机' }),
  isDefault: z.boolean().meta({ title: '默认卡' }),
  createdAt: instant.meta({ title: '绑定时间' }),
})
export type BankCard = z.infer<typeof BankCard>

const owner = { who: 'owner', grant: 'finance' } as const
const list = '/openapi/finance/account/card/selAccountCardList/manage'
const stale = [list, '/api/account/card/selCardById', '/api/buyer/finance/payment/getPayChannel'] as const
const authorisationId = id.meta({ title: '支付授权' })

/** Card numbers never go to a partner's page, and never stay with us: the channel keeps them and gives a token. */
export const cardCalls = {
  [list]: read({
    title: '已绑定的银行卡，默认卡在前',
    framed: true,
    ...owner,
    input: nothing,
    output: z.array(BankCard),
    example: {},
  }),
  '/api/account/card/selCardById': read({
    title: '一张银行卡',
    ...owner,
    input: z.strictObject({ id }),
    output: BankCard,
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  '/api/account/card/personBindCard': write({
    title: '绑定本人银行卡：提交卡号，验证码发到预留手机',
    ...owner,
    platformOnly: true,
    input: z.strictObject({
      number: z
        .string()
        .regex(/^\d{12,19}$/, '请输入12至19位卡号')
        .meta({ title: '卡号' }),
      phone: phone.meta({ title: '预留手机号' }),
    }),
    output: BankCard,
    errors: ['NAME_UNSET', 'CARD_FULL', 'CARD_EXISTS', 'CARD_REFUSED', 'CHANNEL_CLOSED', 'CHANNEL_SILENT', 'SMS_LIMIT'],
    example: { number: '6214830000000006', phone: '13900000001' },
  }),
  '/api/account/card/bindCardConfirm': write({
    title: '绑定本人银行卡：用验证码确认',
    ...owner,
    platformOnly: true,
    input: z.strictObject({ id, code: smsCode }),
    output: BankCard,
    errors: ['NOT_FOUND', 'CARD_FULL', 'CARD_EXISTS', 'SMS_CODE_WRONG'],
    stale,
    example: { id: '1', code: '123456' },
  }),
  '/api/account/card/updCardById': write({
    title: '银行卡：设为默认，或凭支付授权解绑',
    ...owner,
    input: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('setDefault'), id }),
      z.strictObject({ action: z.literal('unbind'), id, authorisationId }),
    ]),
    output: z.array(BankCard),
    errors: ['NOT_FOUND', 'AUTHORISATION_INVALID', 'CARD_LAST', 'CARD_BUSY'],
    stale,
    example: { action: 'setDefault', id: '1' },
  }),
}
