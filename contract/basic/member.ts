import { z } from 'zod'
import { grants } from '../call.ts'
import { id, line } from '../fields.ts'

const grantNames = Object.keys(grants) as [keyof typeof grants, ...(keyof typeof grants)[]]

/** The login password as it is chosen; the server refuses common ones besides. */
export const password = z.string().min(8, '请输入至少8位密码').max(64).meta({ title: '登录密码' })

/** The name that one signs in by: the phone number, unless the account was given another. */
export const loginName = line(50).min(1).meta({ title: '手机号或账号' })

/** A name whose business one may act for. */
export const Identity = z.object({ boId: id, name: z.string(), isOwn: z.boolean() })

/** The signed-in person, as only they themselves see it. */
export const Me = z.object({
  memberId: id,
  systemId: z.int(),
  loginName: z.string(),
  kind: z.enum(['person', 'business']),
  name: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  orgName: z.string(),
  /** 138****1234 */
  phone: z.string(),
  /** Whose business they act for now, by the name of its shop or enterprise; and whose they may. */
  boId: id,
  actsAs: z.string(),
  shopId: id.nullable(),
  grants: z.array(z.enum(grantNames)),
  identities: z.array(Identity),
})
export type Me = z.infer<typeof Me>
