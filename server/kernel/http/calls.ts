import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '@wotu/contract/call.ts'
import { checkMay, type Caller } from '../call/call.ts'
import type { HttpOptions } from './http.ts'
import { compressionOf } from './compress.ts'
import { sessionCookie, shownBy } from './shown.ts'
import { createReception, leaveUnread } from './uploads.ts'
import { refuse } from '../call/refuse.ts'
import type { SessionChange } from '../call/session.ts'

/** A plain read has no header of ours, so its token comes in its body. */
const bearerIn = (body: unknown): { bearer?: string; rest: unknown } => {
  if (typeof body !== 'object' || body === null || !('bearer' in body)) return { rest: body }
  const { bearer, ...rest } = body
  return typeof bearer === 'string' ? { bearer, rest } : { rest: body }
}

/** The session in its HttpOnly cookie, and beside it the readable ticket that the router's guard looks at: no secret. */
const setCookies = (reply: FastifyReply, change: SessionChange, ticket: string) => {
  const secure = reply.request.askedOrigin.startsWith('https:')
  const expires = change.token === null ? new Date(0) : change.expiresAt
  const common = { path: '/', sameSite: 'lax', secure, expires } as const
  reply.setCookie(sessionCookie(reply.request), change.token ?? '', { ...common, httpOnly: true })
  reply.setCookie(ticket, change.token === null ? '' : '1', common)
}

const isPlain = ({ kind }: Call, { headers }: FastifyRequest) =>
  kind === 'read' && headers['content-type']?.startsWith('text/plain') === true

/** One POST route a call. */
export const registerCalls = async (app: FastifyInstance, options: HttpOptions) => {
  const { calls, uploads, perform, door, countVisit, metrics, log, env } = options
  const receive = createReception(options.incoming)
  app.decorateRequest('caller', null)

  /**
   * Who may is asked of the headers alone, before any of the body is read. But for a plain read, whose token is in its
   * body: that is small, and whoever may not is refused by the loop.
   */
  const admit = async (path: string, call: Call, request: FastifyRequest, reply: FastifyReply) => {
    if (isPlain(call, request)) return
    const type = request.headers['content-type'] ?? ''
    const isForm = uploads[path]?.form !== undefined && type.startsWith('multipart/form-data')
    if (!isForm && !type.startsWith('application/json')) refuse('BODY_INVALID')
    // A header of ours makes the browser ask first, so no page of a stranger can send a write unasked.
    if (call.kind === 'write' && request.headers['x-system-id'] === undefined) refuse('TENANT_MISMATCH')
    const caller = await door(shownBy(request))
    reply.memberId = caller.actor?.memberId ?? null
    checkMay(call, caller)
    request.caller = caller
  }

  const answer = async (path: string, caller: Caller, request: FastifyRequest, reply: FastifyReply, body: unknown) => {
    reply.memberId = caller.actor?.memberId ?? null
    const key = request.headers['idempotency-key']
    const { data, stale, session } = await perform(path, body, caller, Array.isArray(key) ? key.join() : key)
    if (session) setCookies(reply, session, `wotu_ticket_${caller.systemId}_${env}`)
    if (stale.length > 0) reply.header('x-wotu-stale', stale.join())
    reply.answered = '0'
    return { code: '0', msg: '', data }
  }

  const answerPlain = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const { bearer, rest } = bearerIn(request.body)
    const shown = shownBy(request)
    return answer(path, await door({ ...shown, bearer: bearer ?? shown.bearer }), request, reply, rest)
  }

  /** A visitor's files are few an hour and address, told by the headers alone; a member's are counted one by one. */
  const answerUpload = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const caller = request.caller!
    if (!caller.actor) await countVisit(caller, path)
    const who = caller.actor ?? { address: caller.address }
    return receive(request, uploads[path]!, who, (body) => answer(path, caller, request, reply, body))
  }

  const route = (
    scope: FastifyInstance,
    [path, call]: [string, Call],
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    scope.route({
      method: 'POST',
      url: path,
      ...compressionOf(call),
      onRequest: (request, reply) => admit(path, call, request, reply),
      handler,
      onResponse: async (request, reply) => {
        const { answered: code, elapsedTime: ms, memberId } = reply
        metrics.count(path, code, ms)
        log.info({ method: 'POST', path, code, ms: Math.round(ms), memberId, requestId: request.id }, 'call')
      },
    })

  const all = Object.entries(calls)
  for (const [path, call] of all.filter(([path]) => !uploads[path]))
    route(app, [path, call], (request, reply) =>
      isPlain(call, request)
        ? answerPlain(path, request, reply)
        : answer(path, request.caller!, request, reply, request.body),
    )
  await app.register(async (scope) => {
    await leaveUnread(scope)
    for (const [path, call] of all.filter(([path]) => uploads[path]))
      route(scope, [path, call], (request, reply) => answerUpload(path, request, reply))
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call, where its headers said it. */
    caller: Caller | null
  }
}
