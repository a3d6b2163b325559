import { z } from 'zod'
import { read, scopeNames, write } from '../call.ts'
import { instant, line } from '../fields.ts'
import { credentialFaults, credentials } from './login.ts'

/** 32 random bytes, or the SHA-256 of some text. */
const secret = z.string().regex(/^[\w-]{43}$/)
const origin = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .meta({ title: '来源站点' })
const scope = z.enum(scopeNames)
/** What a member agrees to: what this page may do in their name, and perhaps that its backend vouches for them from now on. */
const consent = {
  origin,
  challenge: secret.meta({ title: 'PKCE challenge' }),
  scopes: z.array(scope).max(scopeNames.length).meta({ title: '授权范围' }),
  link: z.boolean().default(false).meta({ title: '以后由该站点后台担保登录' }),
}
const granted = z.object({ code: secret, expiresAt: instant })

/**
 * Sign-in for a partner's page (docs/decisions/0007-embed-sign-in.md): beside the specification's calls, which have
 * none for it. The password is typed on the platform's own page; the partner's hears a code, and turns it into a token.
 */
export const embedCalls = {
  '/api/basic/member/login/embedSite': read({
    title: '请求登录授权的站点',
    who: 'visitor',
    input: z.strictObject({ origin }),
    output: z.object({
      origin: z.string(),
      platformName: z.string(),
      scopes: z.array(z.object({ scope, title: z.string() })).meta({ title: '该站点可申请的授权' }),
    }),
    errors: ['ORIGIN_UNKNOWN'],
    example: { origin: 'http://127.0.0.1:4601' },
  }),
  '/api/basic/member/login/embedCode': write({
    title: '授权合作站点登录，生成一次性代码',
    who: 'member',
    platformOnly: true,
    secret: true,
    input: z.strictObject(consent),
    output: granted,
    errors: ['ORIGIN_UNKNOWN'],
    example: { origin: 'http://127.0.0.1:4601', challenge: 'x'.repeat(43), scopes: ['cart', 'orders'] },
  }),
  '/api/basic/member/login/embedSignIn': write({
    title: '在合作站点内的平台登录框登录并授权，生成一次性代码',
    who: 'visitor',
    platformOnly: true,
    secret: true,
    input: z
      .strictObject({ ...credentials, ...consent })
      .refine((i) => (i.password === undefined) !== (i.code === undefined), '请输入密码或验证码'),
    output: granted,
    errors: ['ORIGIN_UNKNOWN', ...credentialFaults],
    example: {
      loginName: '13900000001',
      password: 'Wotu-demo-2026',
      origin: 'http://127.0.0.1:4601',
      challenge: 'x'.repeat(43),
      scopes: ['cart', 'orders'],
    },
  }),
  '/api/basic/member/login/embedFrame': write({
    title: '平台付款框用合作站点的访问令牌换取自己的令牌',
    who: 'visitor',
    platformOnly: true,
    secret: true,
    input: z.strictObject({ token: z.string().max(200).meta({ title: '合作站点的访问令牌' }), origin }),
    output: z.object({ token: z.string(), expiresAt: instant }),
    errors: ['CODE_INVALID'],
    example: { token: 'x'.repeat(43), origin: 'http://127.0.0.1:4601' },
  }),
  '/api/basic/member/login/embedToken': write({
    title: '用一次性代码换取访问令牌，和换取下一个令牌的代码',
    who: 'visitor',
    secret: true,
    input: z.strictObject({
      code: secret.meta({ title: '一次性代码' }),
      verifier: line(128).min(43).meta({ title: 'PKCE verifier' }),
    }),
    output: z.object({ token: z.string(), expiresAt: instant, nextCode: secret }),
    errors: ['CODE_INVALID', 'ORIGIN_UNKNOWN'],
    example: { code: 'x'.repeat(43), verifier: 'y'.repeat(43) },
  }),
}
