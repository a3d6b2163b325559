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

/** The page that a frame's address names: `/embed/frame/…?origin=https://partner.example`. */
const askedBy = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('origin') ?? ''

/**
 * The headers that every answer carries. Only `/embed/frame/` pages may be framed, each by the one partner's page that
 * its address names, where that is listed.
 */
export const registerHeaders = (app: FastifyInstance, { sites }: Pick<HttpOptions, 'sites'>) => {
  app.addHook('onRequest', async (request, reply) => {
    const isEmbed = request.url.startsWith('/embed/')
    const { askedOrigin } = request
    const partners = (request.url.startsWith('/embed/frame/') && (await sites.partnersOf(askedOrigin))) || []
    const framer = partners.find((partner) => partner === askedBy(request.url))
    reply.headers({
      'content-security-policy': contentPolicy(framer ?? "'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
      // An embed's popup must still see the page that opened it.
      ...(isEmbed ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
      ...(askedOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    })
  })
}
