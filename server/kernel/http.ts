import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import type { Call } from '@wotu/contract/call.ts'
import type { PerformCall } from './call.ts'
import type { Door, Sites } from './caller.ts'
import { registerCalls } from './http-calls.ts'
import { registerCors } from './http-cors.ts'
import { registerHeaders } from './http-headers.ts'
import { registerLive } from './http-live.ts'
import { registerStatic } from './http-static.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { openapi } from './openapi.ts'
import { createAddressGuard } from './rate.ts'
import { Refusal } from './refuse.ts'

export interface HttpOptions {
  calls: Record<string, Call>
  /** Paths that take files: as multipart, or in a JSON body beyond the usual limit. */
  uploads: readonly string[]
  perform: PerformCall
  door: Door
  sites: Sites
  live: Live
  log: Log
  metrics: Metrics
  /** Resolves while the database answers. */
  ping: () => Promise<void>
  /** Name of the api environment, part of the ticket cookie's name. */
  env: string
  /** Requests a second from one address; null turns the guard off, for benchmarks. */
  perAddress: number | null
  /** The folder that holds the built `app/` and `kit/`. */
  dist: string
  /** Believe `X-Forwarded-*` of these proxies (addresses or CIDR blocks). */
  trustProxy: string[]
}

/** Whatever was thrown, as a refusal; undefined when something broke. What fastify itself refuses, it refuses with a 4xx. */
const refusalOf = (error: FastifyError | Refusal, { method }: FastifyRequest): Refusal | undefined => {
  if (error instanceof Refusal) return error
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return undefined
  if (method !== 'POST') return new Refusal('NOT_FOUND', { params: { what: '页面' } })
  return new Refusal(status === 413 ? 'BODY_TOO_LARGE' : 'BODY_INVALID')
}

const wellFormedRequestId = /^[\w-]{8,64}$/

/** The HTTP face of the platform: calls, live channel, health, metrics and the built web app. */
export const createHttp = async (options: HttpOptions): Promise<FastifyInstance> => {
  const { log, metrics, perAddress } = options
  const logger: FastifyBaseLogger = log
  const app = fastify({
    bodyLimit: 256 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: logger,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    forceCloseConnections: 'idle',
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && wellFormedRequestId.test(given) ? given : randomUUID(),
  })
  // A read from a partner's page comes as text: its browser then need not ask leave first (docs/decisions/0013).
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  if (perAddress !== null) {
    const admits = createAddressGuard(perAddress)
    app.addHook('onRequest', async (request) => {
      if (!admits(request.ip, performance.now())) throw new Refusal('TOO_OFTEN', { params: { seconds: 1 } })
    })
  }
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = refusalOf(error, request)
    if (!refusal) request.log.error({ err: error, requestId: request.id }, 'fault')
    const { status, envelope } = refusal ?? new Refusal('SERVER_FAULT', { data: { requestId: request.id } })
    reply.answered = envelope.code
    return reply.code(status).send(envelope)
  })
  app.decorateReply('answered', '')
  app.decorateReply('memberId', null)

  await app.register(cookie)
  registerHeaders(app, options)
  registerCors(app, options)

  let document: string | undefined
  app.get('/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openapi(options.calls))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/healthz', async (_, reply) => {
    const healthy = await options.ping().then(
      () => true,
      () => false,
    )
    return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'unavailable' })
  })
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )

  await registerCalls(app, options)
  registerLive(app, options)
  await registerStatic(app, options)
  return app
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code that went out, for the log and the metrics. */
    answered: string
    memberId: string | null
  }
}
