import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, instant, line, nothing, phone, smsCode } from '../fields.ts'

/** A proof that the signed-in member holds a phone: good once, for ten minutes, for him alone. */
const key = z
  .string()
  .regex(/^[\w-]{43}$/, '请重新验证手机号')
  .meta({ title: '绑定凭证' })
const account = line(40).min(1).meta({ title: '外部账号' })

/** An account of the other system, as it is shown: 张*, 138****1234. */
const Shown = z.object({ account: z.string().meta({ title: '账号' }), name: z.string().meta({ title: '姓名' }) })

/** An account of the other system that a member took for his own. */
export const Relation = Shown.extend({
  phone: z.string().meta({ title: '手机' }),
  boundAt: instant.meta({ title: '绑定时间' }),
})

const relations = '/api/basic/member/bind/selRelation'
const atLogin = '/api/basic/member/bind/selLoginRelation'

/**
 * Binding accounts of another system (`cb`) to a member. The code goes out by `sendMessage` with the purpose
 * `bindAccount`; what a phone has over there is told only to whoever proved that he holds it. A bound account is no way
 * to sign in.
 */
export const bindCalls = {
  [relations]: read({
    title: '本人绑定的外部账号',
    who: 'member',
    input: nothing,
    output: z.array(Relation),
    example: {},
  }),
  // Looks nobody up over there: somebody who merely signed in has not proven any phone.
  [atLogin]: read({
    title: '登录后：是否已绑定外部账号，是否询问绑定',
    who: 'member',
    input: nothing,
    output: z.object({ bound: z.boolean(), ask: z.boolean() }),
    example: {},
  }),
  '/api/basic/member/bind/getKeyByPhone': write({
    title: '校验手机验证码，换取一次性的绑定凭证；不透露手机号是否有外部账号',
    who: 'member',
    platformOnly: true,
    secret: true,
    input: z.strictObject({ phone, code: smsCode }),
    output: z.object({ key, expiresAt: instant }),
    errors: ['SMS_CODE_WRONG'],
    example: { phone: '13900000001', code: '123456' },
  }),
  '/api/basic/member/bind/getUserInfoByKey': read({
    title: '凭证可以绑定的外部账号，姓名脱敏',
    who: 'member',
    input: z.strictObject({ key }),
    output: z.object({
      phone: z.string(),
      accounts: z.array(Shown.extend({ bound: z.enum(['free', 'own', 'taken']) })),
    }),
    errors: ['VERIFICATION_INVALID'],
    example: { key: 'x'.repeat(43) },
  }),
  '/api/basic/member/bind/bindCb': write({
    title: '绑定或解绑外部账号',
    who: 'member',
    platformOnly: true,
    input: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('bind'), key, account }),
      z.strictObject({ action: z.literal('unbind'), account }),
    ]),
    output: z.array(Relation),
    errors: ['VERIFICATION_INVALID', 'NOT_FOUND', 'BIND_TAKEN'],
    stale: [relations, atLogin],
    example: { action: 'bind', key: 'x'.repeat(43), account: 'CB100001' },
  }),
  '/api/basic/member/bind/ignoreBind': write({
    title: '不再询问绑定外部账号',
    who: 'member',
    input: nothing,
    output: done,
    stale: [atLogin],
    example: {},
  }),
}
