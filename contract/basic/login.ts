import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, id, instant, line, nothing, phone, smsCode } from '../fields.ts'
import { loginName, Me, password } from './member.ts'

/** The answer to a picture, which is asked for after three wrong passwords and before a forgotten one is reset. */
export const ImageAnswer = z
  .strictObject({
    imageId: z
      .string()
      .regex(/^[\w-]{22}$/)
      .meta({ title: '图形验证码编号' }),
    answer: line(4).min(1).meta({ title: '图形验证码' }),
  })
  .meta({ title: '图形验证码' })

const image = ImageAnswer.optional()
const imageFaults = ['IMAGE_NEEDED', 'IMAGE_WRONG'] as const

/** How a member shows who he is: by password or by a code sent to his phone, and by a picture where it is asked for. */
export const credentials = {
  loginName,
  password: z.string().max(64).optional().meta({ title: '密码' }),
  code: smsCode.optional(),
  image,
}
export const credentialFaults = ['LOGIN_WRONG', 'LOGIN_SLOWED', 'SMS_CODE_WRONG', 'TOO_OFTEN', ...imageFaults] as const

/** A proof that somebody holds a phone or knows a password: good once, for ten minutes, for one purpose. */
const token = z
  .string()
  .regex(/^[\w-]{43}$/, '请重新验证身份')
  .meta({ title: '身份验证凭证' })

const imageId = ImageAnswer.shape.imageId
const me = '/api/basic/member/login/getBaseMemberByToken'

/** Everything that is typed in here stays on the platform's own origin. */
export const loginCalls = {
  [me]: read({
    title: '当前登录的会员，未登录时为空',
    who: 'visitor',
    scope: 'profile',
    input: nothing,
    output: Me.nullable(),
    example: {},
  }),
  '/api/basic/member/login/selMemberLoginById': read({
    title: '查询本人的登录账号',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.object({ id, loginName: z.string(), phone: z.string(), createdAt: instant }),
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  '/api/basic/member/login/selMemberLoginByLoginName': read({
    title: '按账号查找会员，姓名脱敏',
    who: 'member',
    input: z.strictObject({ loginName }),
    output: z.object({ memberId: id, name: z.string() }).nullable(),
    errors: ['TOO_OFTEN'],
    example: { loginName: '13900000002' },
  }),
  // Beside the specification's calls: its screens ask for a picture and name no call that draws one.
  '/api/basic/member/login/imageCheck': write({
    title: '获取图形验证码',
    who: 'visitor',
    platformOnly: true,
    input: nothing,
    output: z.object({ imageId, picture: z.string().meta({ title: 'PNG图片的data地址' }) }),
    errors: ['TOO_OFTEN'],
    example: {},
  }),
  '/api/basic/member/login/sendMessage': write({
    title: '发送短信验证码；不透露手机号是否已注册',
    who: 'visitor',
    platformOnly: true,
    input: z.strictObject({
      /** Left out where the code goes to the signed-in member's own phone: `setPassword`, `changePhone`. */
      phone: phone.optional(),
      purpose: z
        .enum(['login', 'register', 'resetPassword', 'setPassword', 'changePhone', 'newPhone', 'bindAccount'])
        .meta({ title: '用途' }),
      image,
    }),
    output: z.object({ phone: z.string(), resendAfterSeconds: z.int() }),
    errors: ['SMS_LIMIT', 'TOO_OFTEN', 'NOT_SIGNED_IN', ...imageFaults],
    example: { phone: '13900000001', purpose: 'login' },
  }),
  '/api/basic/member/login/ticketLogin': write({
    title: '登录：密码或短信验证码',
    who: 'visitor',
    platformOnly: true,
    input: z
      .strictObject(credentials)
      .refine((i) => (i.password === undefined) !== (i.code === undefined), '请输入密码或验证码'),
    output: Me,
    errors: credentialFaults,
    stale: [me],
    example: { loginName: '13900000001', password: 'Wotu-demo-2026' },
  }),
  '/api/basic/member/login/logout': write({
    title: '退出登录',
    who: 'visitor',
    scope: 'profile',
    input: nothing,
    output: done,
    stale: [me],
    example: {},
  }),
  '/api/basic/member/login/judgeVerification': write({
    title: '验证身份：手机验证码，或登录后的原密码；换取一次性凭证',
    who: 'visitor',
    platformOnly: true,
    secret: true,
    input: z.strictObject({
      purpose: z.enum(['resetPassword', 'setPassword', 'changePhone']).meta({ title: '用途' }),
      /** For `resetPassword` only: the others are about the signed-in member. */
      phone: phone.optional(),
      code: smsCode.optional(),
      /** Instead of a code, for `setPassword`. */
      oldPassword: z.string().max(64).optional().meta({ title: '原登录密码' }),
    }),
    output: z.object({ token, expiresAt: instant }),
    errors: ['SMS_CODE_WRONG', 'LOGIN_WRONG', 'LOGIN_SLOWED', 'NOT_SIGNED_IN'],
    example: { purpose: 'resetPassword', phone: '13900000001', code: '123456' },
  }),
  '/api/basic/member/login/reSetPwd': write({
    title: '找回密码：设置新密码，所有设备退出登录',
    who: 'visitor',
    platformOnly: true,
    input: z.strictObject({ token, password }),
    output: done,
    errors: ['VERIFICATION_INVALID', 'PASSWORD_WEAK'],
    example: { token: 'x'.repeat(43), password: 'Wotu-demo-2027' },
  }),
  '/api/basic/member/login/safeCenterReSetPwd': write({
    title: '安全中心：修改登录密码，所有设备退出登录',
    who: 'member',
    platformOnly: true,
    input: z.strictObject({ token, password }),
    output: done,
    errors: ['VERIFICATION_INVALID', 'PASSWORD_WEAK'],
    stale: [me],
    example: { token: 'x'.repeat(43), password: 'Wotu-demo-2027' },
  }),
  '/api/basic/member/login/updLoginName': write({
    title: '修改登录手机号：原手机验证后，验证新手机',
    who: 'member',
    platformOnly: true,
    input: z.strictObject({ token, phone, code: smsCode }),
    output: done,
    errors: ['VERIFICATION_INVALID', 'SMS_CODE_WRONG', 'PHONE_TAKEN'],
    stale: [me, '/api/basic/member/login/selMemberLoginById'],
    example: { token: 'x'.repeat(43), phone: '13900000011', code: '123456' },
  }),
}
