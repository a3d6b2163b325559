import { z } from 'zod'
import { write } from '../call.ts'
import { line, phone, smsCode } from '../fields.ts'
import { base64File, onePixel } from '../upload.ts'
import { creditCode } from './creditCode.ts'
import { Me, password } from './member.ts'

const person = {
  phone,
  code: smsCode,
  password,
  agreed: z.literal(true, '请阅读并同意服务协议与隐私政策').meta({ title: '我已阅读并同意服务协议与隐私政策' }),
}
const errors = ['SMS_CODE_WRONG', 'PHONE_TAKEN', 'PASSWORD_WEAK'] as const
const stale = ['/api/basic/member/login/getBaseMemberByToken'] as const
const example = { phone: '13900000099', code: '123456', password: 'Wotu-demo-2026', agreed: true as const }

/** Whoever registers is signed in. */
export const registerCalls = {
  '/api/basic/member/login/register': write({
    title: '个人注册',
    who: 'visitor',
    platformOnly: true,
    input: z.strictObject(person),
    output: Me,
    errors,
    stale,
    example,
  }),
  '/api/basic/member/login/registerQY': write({
    title: '企业注册',
    who: 'visitor',
    platformOnly: true,
    input: z.strictObject({
      orgName: line(60).min(4).meta({ title: '企业名称' }),
      creditCode,
      /** Sent along, so that nobody who isn't a member ever stores a file. */
      licence: base64File.meta({ title: '营业执照' }),
      legalPerson: line(30).min(2).meta({ title: '法定代表人' }),
      contact: line(30).min(2).meta({ title: '联系人' }),
      ...person,
    }),
    output: Me,
    errors: [...errors, 'CREDIT_CODE_TAKEN', 'FILE_KIND', 'FILE_TOO_LARGE', 'FILE_BROKEN', 'UPLOADS_BUSY'],
    stale,
    example: {
      ...example,
      orgName: '五常市稻香农业有限公司',
      creditCode: '91230184MA18A1B2X5',
      licence: onePixel,
      legalPerson: '李守田',
      contact: '王建国',
    },
  }),
}
