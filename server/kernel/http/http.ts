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
import type { Caller, PerformCall } from '../call/call.ts'
import type { Door, Sites } from '../call/caller.ts'
import type { Config } from '../config.ts'
import { isUnavailable } from '../db/db.ts'
import { registerCalls } from './calls.ts'
import { compressed, registerCompression } from './compress.ts'
import { registerCors } from './cors.ts'
import { decorateAskedOrigin } from './asked.ts'
import { guardFrom, registerRateLimit } from './floods.ts'
import { registerHeaders } from './headers.ts'
import { registerLive } from './live.ts'
import { registerStatic } from './static.ts'
import type { Uploads } from './uploads.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { openapi } from '../call/openapi.ts'
import { openMetrics } from './metrics.ts'
import { lookOutForDrips, type Patience } from './patience.ts'
import { Refusal } from '../call/refuse.ts'

export interface HttpOptions {
  calls: Record<string, Call>
  /** The calls that take files, and how much of them. */
  uploads: Uploads
  /** The folder where files lie while they come in. */
  incoming: () => string
  /** Counts a call of a visitor's that brings files. @throws {Refusal} TOO_OFTEN */
  countVisit: (caller: Caller, path: string) => Promise<void>
  perform: PerformCall
  door: Door
  sites: Sites
  live: Live
  log: Log
  metrics: Metrics
  /** Whether the database answers, and soon. */
  ping: () => Promise<boolean>
  /** Name of the api environment, part of the ticket cookie's name. */
  env: string
  /** Requests a second from one address; null turns the guard off, for benchmarks. */
  perAddress: number | null
  /** The folder that holds the built `app/` and `kit/`. */
  dist: string
  /** Serves the kit, of which the kernel knows nothing. */
  registerKit: (
    app: FastifyInstance,
    options: Pick<HttpOptions, 'dist' | 'door' | 'perform' | 'sites'>,
  ) => Promise<void>
  /** Believe `X-Forwarded-*` of these proxies (addresses or CIDR blocks). */
  trustProxy: string[]
  /** Where browsers find the platform. */
  platformOrigin: string
  /** Who may read `/metrics`. */
  openMetrics: Config['metrics']
  /** How long a request may take to come. */
  patience: Patience
}

/** Whatever was thrown, as a refusal; undefined when something broke. What fastify itself refuses, it refuses with a 4xx. */
const refusalOf = (error: FastifyError | Refusal, { method }: FastifyRequest): Refusal | undefined => {
  if (error instanceof Refusal) return error
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return undefined
  if (method !== 'POST') return new Refusal('NOT_FOUND', { params: { what: '页面' } })
  return new Refusal(status === 413 ? 'BODY_TOO_LARGE' : 'BODY_INVALID')
}

/** Something broke: the database, which mends by itself, or ourselves. */
const faultOf = (error: FastifyError, { id: requestId, log }: FastifyRequest): Refusal => {
  const isAway = isUnavailable(error)
  if (isAway) log.warn({ err: error, requestId }, 'database unavailable')
  else log.error({ err: error, requestId }, 'fault')
  return new Refusal(isAway ? 'UNAVAILABLE' : 'SERVER_FAULT', { data: { requestId } })
}

const wellFormedRequestId = /^[\w-]{8,64}$/

/** The HTTP face of the platform: calls, live channel, health, metrics and the built web app. */
export const createHttp = async (options: HttpOptions): Promise<FastifyInstance> => {
  const { log } = options
  const logger: FastifyBaseLogger = log
  const app = fastify({
    bodyLimit: 256 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: logger,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    forceCloseConnections: 'idle',
    requestTimeout: options.patience.requestMs,
    http: { headersTimeout: options.patience.headersMs, connectionsCheckingInterval: options.patience.lookMs },
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && wellFormedRequestId.test(given) ? given : randomUUID(),
  })
  // A read from a partner's page comes as text: its browser then need not ask leave first (docs/decisions/0013).
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  lookOutForDrips(app, options.patience)
  await registerRateLimit(app)
  const admits = guardFrom(app, options.perAddress)
  app.addHook('onRequest', async (request) => {
    // A channel's notices are signed, and it sends them as they fall: they have a guard of their own.
    if (!request.url.startsWith('/channel/') && !(await admits(request)))
      throw new Refusal('TOO_OFTEN', { params: { seconds: 1 } })
  })
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const { status, envelope } = refusalOf(error, request) ?? faultOf(error, request)
    reply.answered = envelope.code
    return reply.code(status).send(envelope)
  })
  app.decorateReply('answered', '')
  app.decorateReply('memberId', null)
  decorateAskedOrigin(app, options.platformOrigin)

  await app.register(cookie)
  await registerCompression(app)
  registerHeaders(app, options)
  await registerCors(app, options)

  let document: string | undefined
  app.get('/openapi.json', { compress: compressed }, (_, reply) => {
    document ??= JSON.stringify(openapi(options.calls))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  // Alive: a process that doesn't answer this is to be ended. Ready: one that doesn't is to be given no calls for now.
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await options.ping()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
  openMetrics(app, options)

  await registerCalls(app, options)
  registerLive(app, options)
  await options.registerKit(app, options)
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
