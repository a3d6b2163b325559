import { z } from 'zod'
import { write } from '../call.ts'
import { done, instant } from '../fields.ts'

/** What a partner's backend says of one of its users: the payload of a JWT, signed with its Ed25519 key (`alg: EdDSA`). */
export const VouchClaims = z.object({
  /** What it is good for: a token, or to link this user with the member who is signed in. */
  act: z.enum(['token', 'link']),
  /** The platform's origin. */
  aud: z.string().max(200),
  /** The partner's own page, whose key it is and from which alone the token counts. */
  origin: z.string().max(200),
  /** The partner's own number of its user. */
  sub: z.string().regex(/^[\w.@:-]{1,64}$/),
  /** Seconds since 1970, at most five minutes apart. */
  iat: z.int(),
  exp: z.int(),
  /** Random: each is good once. */
  jti: z.string().regex(/^[\w-]{16,64}$/),
})
export type VouchClaims = z.infer<typeof VouchClaims>

const input = z.strictObject({
  assertion: z
    .string()
    .max(2000)
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, '格式不正确')
    .meta({ title: '合作站点签名的身份凭证' }),
})
const example = { assertion: 'eyJhbGciOiJFZERTQSJ9.eyJhY3QiOiJ0b2tlbiJ9.c2lnbmF0dXJl' }

/** A partner with accounts of its own vouches for its users: docs/decisions/0010-vouching-and-frames.md. */
export const vouchCalls = {
  '/api/basic/member/login/vouchToken': write({
    title: '合作站点后台担保其用户，换取访问令牌',
    who: 'visitor',
    secret: true,
    input,
    output: z.object({ token: z.string(), expiresAt: instant }),
    errors: ['VOUCH_INVALID', 'VOUCH_UNLINKED', 'ORIGIN_UNKNOWN'],
    example,
  }),
  '/api/basic/member/login/vouchLink': write({
    title: '将合作站点的用户绑定到已授权的会员',
    who: 'member',
    scope: 'profile',
    input,
    output: done,
    errors: ['VOUCH_INVALID', 'VOUCH_UNLINKED'],
    example,
  }),
}
