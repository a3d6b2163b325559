import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '@wotu/contract/call.ts'
import type { HttpOptions } from './http.ts'
import { sessionCookie, shownBy } from './http-shown.ts'
import { refuse } from './refuse.ts'
import type { SessionChange } from './session.ts'

const jsonUploadLimit = 20 * 1024 * 1024
const fileLimit = 50 * 1024 * 1024
const maxFiles = 9

/** A multipart form as the JSON body of the same call: its fields, and its files as `files: [{ name, base64 }]`. */
const bodyOfForm = async (request: FastifyRequest) => {
  const fields: Record<string, unknown> = {}
  const files: { name: string; base64: string }[] = []
  for await (const part of request.parts({ limits: { fileSize: fileLimit, files: maxFiles, fields: 20 } }))
    if (part.type === 'file') files.push({ name: part.filename, base64: (await part.toBuffer()).toString('base64') })
    else fields[part.fieldname] = part.value
  return { ...fields, files }
}

/** A plain read has no header of ours, so its token comes in its body. */
const bearerIn = (body: unknown): { bearer?: string; rest: unknown } => {
  if (typeof body !== 'object' || body === null || !('bearer' in body)) return { rest: body }
  const { bearer, ...rest } = body
  return typeof bearer === 'string' ? { bearer, rest } : { rest: body }
}

/** The session in its HttpOnly cookie, and beside it the readable ticket that the router's guard looks at: no secret. */
const setCookies = (reply: FastifyReply, change: SessionChange, ticket: string) => {
  const { protocol } = reply.request
  const expires = change.token === null ? new Date(0) : change.expiresAt
  const common = { path: '/', sameSite: 'lax', secure: protocol === 'https', expires } as const
  reply.setCookie(sessionCookie, change.token ?? '', { ...common, httpOnly: true })
  reply.setCookie(ticket, change.token === null ? '' : '1', common)
}

/** One POST route a call. */
export const registerCalls = async (app: FastifyInstance, options: HttpOptions) => {
  const { calls, uploads, perform, door, metrics, log, env } = options
  await app.register(multipart)

  const answer = async (path: string, call: Call, request: FastifyRequest, reply: FastifyReply) => {
    const isForm = uploads.includes(path) && request.isMultipart()
    const type = request.headers['content-type'] ?? ''
    const isPlain = call.kind === 'read' && type.startsWith('text/plain')
    if (!isForm && !isPlain && !type.startsWith('application/json')) refuse('BODY_INVALID')
    // A header of ours makes the browser ask first, so no page of a stranger can send a write unasked.
    if (call.kind === 'write' && request.headers['x-system-id'] === undefined) refuse('TENANT_MISMATCH')
    const { bearer, rest } = isPlain ? bearerIn(request.body) : { rest: request.body }
    const shown = shownBy(request)
    const caller = await door({ ...shown, bearer: bearer ?? shown.bearer })
    reply.memberId = caller.actor?.memberId ?? null
    const key = request.headers['idempotency-key']
    const body = isForm ? await bodyOfForm(request) : rest
    const { data, stale, session } = await perform(path, body, caller, Array.isArray(key) ? key.join() : key)
    if (session) setCookies(reply, session, `wotu_ticket_${caller.systemId}_${env}`)
    if (stale.length > 0) reply.header('x-wotu-stale', stale.join())
    reply.answered = '0'
    return { code: '0', msg: '', data }
  }

  for (const [path, call] of Object.entries(calls))
    app.route({
      method: 'POST',
      url: path,
      ...(uploads.includes(path) && { bodyLimit: jsonUploadLimit }),
      handler: (request, reply) => answer(path, call, request, reply),
      onResponse: async (request, reply) => {
        const { answered: code, elapsedTime: ms, memberId } = reply
        metrics.count(path, code, ms)
        log.info({ method: 'POST', path, code, ms: Math.round(ms), memberId, requestId: request.id }, 'call')
      },
    })
}
