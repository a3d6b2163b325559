import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from './http.ts'

/** The platform's pages load from their own origin only; pictures may also be drawn or picked from disk before upload. */
const contentPolicy = (frameAncestors: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

/** The headers that every answer carries. Only `/embed/` pages may be framed, and only by the tenant's partners. */
export const registerHeaders = (app: FastifyInstance, { sites }: Pick<HttpOptions, 'sites'>) => {
  app.addHook('onRequest', async (request, reply) => {
    const isEmbed = request.url.startsWith('/embed/')
    const host = `${request.protocol}://${request.host}`
    const partners = (isEmbed && (await sites.partnersOf(host))) || []
    reply.headers({
      'content-security-policy': contentPolicy(partners.join(' ') || "'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
      // An embed's popup must still see the page that opened it.
      ...(isEmbed ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
      ...(request.protocol === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    })
  })
}
