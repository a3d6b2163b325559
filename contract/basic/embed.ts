import { z } from 'zod'
import { read, write } from '../call.ts'
import { instant, line } from '../fields.ts'

/** 32 random bytes, or the SHA-256 of some text. */
const secret = z.string().regex(/^[\w-]{43}$/)
const origin = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .meta({ title: '来源站点' })
const challenge = secret.meta({ title: 'PKCE challenge' })

/**
 * Sign-in for a partner's page (docs/decisions/0007-embed-sign-in.md): beside the specification's calls, which have
 * none for it. The password is typed on the platform's own page; the partner's hears a code, and turns it into a token.
 */
export const embedCalls = {
  '/api/basic/member/login/embedSite': read({
    title: '请求登录授权的站点',
    who: 'visitor',
    input: z.strictObject({ origin }),
    output: z.object({ origin: z.string(), platformName: z.string() }),
    errors: ['ORIGIN_UNKNOWN'],
    example: { origin: 'http://127.0.0.1:4601' },
  }),
  '/api/basic/member/login/embedCode': write({
    title: '授权合作站点登录，生成一次性代码',
    who: 'member',
    platformOnly: true,
    input: z.strictObject({ origin, challenge }),
    output: z.object({ code: secret, expiresAt: instant }),
    errors: ['ORIGIN_UNKNOWN'],
    example: { origin: 'http://127.0.0.1:4601', challenge: 'x'.repeat(43) },
  }),
  '/api/basic/member/login/embedToken': write({
    title: '用一次性代码换取访问令牌，和换取下一个令牌的代码',
    who: 'visitor',
    input: z.strictObject({
      code: secret.meta({ title: '一次性代码' }),
      verifier: line(128).min(43).meta({ title: 'PKCE verifier' }),
    }),
    output: z.object({ token: z.string(), expiresAt: instant, nextCode: secret }),
    errors: ['CODE_INVALID'],
    example: { code: 'x'.repeat(43), verifier: 'y'.repeat(43) },
  }),
}
