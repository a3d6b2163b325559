import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { compressed } from './compress.ts'
import type { HttpOptions } from './http.ts'
import { refuse } from '../call/refuse.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()
const loopback = /^(127\.|::1$|::ffff:127\.)/

/** From this very machine and through no proxy, whose address would be this machine's for everybody. */
const isLocal = ({ raw, headers }: FastifyRequest) =>
  loopback.test(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

/** `GET /metrics`, for whom the configuration names; to others it isn't there. */
export const openMetrics = (
  app: FastifyInstance,
  { metrics, openMetrics: who }: Pick<HttpOptions, 'metrics' | 'openMetrics'>,
) => {
  const mayRead = (request: FastifyRequest) => {
    if (typeof who === 'object')
      return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${who.token}`))
    return who === 'open' || (who === 'loopback' && isLocal(request))
  }
  app.get('/metrics', { compress: compressed }, async (request, reply) => {
    if (!mayRead(request)) return refuse('NOT_FOUND', { what: '页面' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
