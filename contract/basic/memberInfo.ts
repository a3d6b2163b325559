import { z } from 'zod'
import { read, write } from '../call.ts'
import { line, nothing } from '../fields.ts'

/** What the signed-in member has told of themselves. */
export const MemberInfo = z.object({
  kind: z.enum(['person', 'business']).meta({ title: '账号类型' }),
  nickname: z.string().meta({ title: '昵称' }),
  /** Empty until it is first needed. */
  name: z.string().meta({ title: '真实姓名' }),
  orgName: z.string().meta({ title: '企业名称' }),
  legalPerson: z.string().meta({ title: '法定代表人' }),
  /** 138****1234 */
  phone: z.string().meta({ title: '手机号' }),
})
export type MemberInfo = z.infer<typeof MemberInfo>

const show = '/api/basic/member/memberInfo/show'

export const memberInfoCalls = {
  [show]: read({ title: '我的资料', who: 'member', input: nothing, output: MemberInfo, example: {} }),
  '/api/basic/member/memberInfo/updMemberById': write({
    title: '修改我的资料：真实姓名只能填写一次',
    who: 'member',
    platformOnly: true,
    input: z.strictObject({
      nickname: line(30).min(1).optional().meta({ title: '昵称' }),
      name: line(30).min(2, '请输入与身份证一致的姓名').optional().meta({ title: '真实姓名' }),
    }),
    output: MemberInfo,
    errors: ['NAME_FIXED'],
    stale: [show, '/api/basic/member/login/getBaseMemberByToken', '/api/finance/account/selAccountInfo'],
    example: { name: '王建国' },
  }),
}
