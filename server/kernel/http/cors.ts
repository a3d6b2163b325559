import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from './http.ts'

const allowedHeaders = [
  'content-type',
  'authorization',
  'x-system-id',
  'x-app-token',
  'x-request-id',
  'idempotency-key',
]
const preflightSeconds = 7200

/** What other origins may ask for; pages and their files are the platform's own. */
const isShared = (url: string) => /^\/(api|openapi|live)\b/.test(url)

/**
 * Cross-origin access: to the kit for anyone, to the calls for the exact origins of the allow-list. Only the platform's
 * own origins may send cookies; a partner's page shows a bearer token.
 */
export const registerCors = (app: FastifyInstance, { sites }: Pick<HttpOptions, 'sites'>) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/kit/')) {
      reply.header('access-control-allow-origin', '*')
      return
    }
    if (!isShared(request.url)) return
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    const site = origin === undefined ? undefined : await sites.find(origin)
    if (origin !== undefined && site) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-expose-headers', 'x-wotu-stale, x-request-id')
      if (site.kind === 'platform') reply.header('access-control-allow-credentials', 'true')
    }
    if (request.method !== 'OPTIONS') return
    if (site) {
      reply.header('access-control-allow-methods', 'GET, POST')
      reply.header('access-control-allow-headers', allowedHeaders.join(', '))
      reply.header('access-control-max-age', preflightSeconds)
    }
    return reply.code(204).send()
  })
}
