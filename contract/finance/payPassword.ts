import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, fen, id, instant, nothing, payPassword, smsCode } from '../fields.ts'

const owner = { who: 'owner', grant: 'finance' } as const
const state = ['/api/finance/account/isPayPwd', '/api/finance/balanceBusInfo/selBalance'] as const
const locks = ['PAY_PASSWORD_UNSET', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED'] as const

/** Payment passwords never go to a partner's page: the kernel takes these from the platform's own origin only. */
export const payPasswordCalls = {
  '/api/finance/account/isPayPwd': read({
    title: '是否已设置支付密码',
    framed: true,
    ...owner,
    input: nothing,
    output: z.object({ isSet: z.boolean(), lockedUntil: instant.nullable(), cashFrom: instant.nullable() }),
    example: {},
  }),
  '/api/finance/account/sendMessage': write({
    title: '发送资金安全验证码到本人手机',
    ...owner,
    input: nothing,
    output: z.object({ phone: z.string() }),
    errors: ['SMS_LIMIT'],
    example: {},
  }),
  '/api/basic/member/login/setPayPwdByBoId': write({
    title: '设置支付密码',
    ...owner,
    platformOnly: true,
    input: z.strictObject({ password: payPassword, code: smsCode }),
    output: done,
    errors: ['PAY_PASSWORD_EXISTS', 'PAY_PASSWORD_WEAK', 'SMS_CODE_WRONG'],
    stale: state,
    example: { password: '246810', code: '123456' },
  }),
  '/api/basic/member/login/updPayPwdByBoId': write({
    title: '修改支付密码',
    ...owner,
    platformOnly: true,
    input: z.strictObject({ old: payPassword, password: payPassword }),
    output: done,
    errors: [...locks, 'PAY_PASSWORD_WEAK'],
    stale: state,
    example: { old: '246810', password: '135791' },
  }),
  '/api/finance/account/replacePayPwd': write({
    title: '重置支付密码，24小时内不能提现',
    ...owner,
    platformOnly: true,
    input: z.strictObject({
      password: payPassword,
      code: smsCode,
      name: z.string().max(30).meta({ title: '姓名' }),
      last4: z
        .string()
        .regex(/^\d{4}$/, '请输入银行卡后四位')
        .optional()
        .meta({ title: '银行卡后四位' }),
    }),
    output: done,
    errors: ['PAY_PASSWORD_UNSET', 'PAY_PASSWORD_WEAK', 'SMS_CODE_WRONG', 'NAME_UNSET', 'IDENTITY_MISMATCH'],
    stale: state,
    example: { password: '135791', code: '123456', name: '王建国' },
  }),
  '/api/basic/member/login/checkoutPayPwd': write({
    title: '校验支付密码，换取一次性支付授权',
    framed: true,
    who: 'owner',
    grant: ['purchase', 'finance'],
    platformOnly: true,
    secret: true,
    input: z.strictObject({
      password: payPassword,
      purpose: z.enum(['pay', 'cash', 'card']).meta({ title: '用途' }),
      /** The bill, the withdrawal draft or the card that it is for. */
      bizId: id,
      amountFen: fen,
    }),
    output: z.object({ authorisationId: id, expiresAt: instant }),
    errors: locks,
    stale: [state[0]],
    example: { password: '246810', purpose: 'pay', bizId: '1', amountFen: 12800 },
  }),
}
