import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HttpOptions } from './http.ts'

/** What other origins may ask for; pages and their files are the platform's own. */
const isShared = (url: string) => /^\/(api|openapi|live)\b/.test(url)

const allowed: FastifyCorsOptions = {
  origin: true,
  methods: ['GET', 'POST'],
  allowedHeaders: ['content-type', 'authorization', 'x-system-id', 'x-app-token', 'x-request-id', 'idempotency-key'],
  exposedHeaders: ['x-wotu-stale', 'x-request-id'],
  maxAge: 7200,
  strictPreflight: false,
}

/**
 * Cross-origin access: to the kit for anyone, to the calls for the exact origins of the allow-list. Only the platform's
 * own origins may send cookies; a partner's page shows a bearer token.
 */
export const registerCors = async (app: FastifyInstance, { sites }: Pick<HttpOptions, 'sites'>) => {
  const delegator = async ({ url, headers: { origin } }: FastifyRequest): Promise<FastifyCorsOptions> => {
    if (url.startsWith('/kit/')) return { origin: '*', preflight: false }
    const site = isShared(url) && origin !== undefined ? await sites.find(origin) : undefined
    return site ? { ...allowed, credentials: site.kind === 'platform' } : { origin: false }
  }
  await app.register(cors, { delegator })
  // It marks every answer as one of many by origin, and so displaces what a page or a file says there itself.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!isShared(url)) reply.removeHeader('vary')
  })
}
