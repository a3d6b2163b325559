import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from './http.ts'
import { shownBy } from './http-shown.ts'
import { refuse } from './refuse.ts'

const heartbeatMs = 20_000
/** A stream ends now and then, so that its page shows its session anew. */
const lifeMs = 10 * 60_000
/** A page that reads more slowly than this is let go; it comes back and reads afresh. */
const maxBufferedBytes = 256 * 1024

/** `GET /live`: server-sent events `{ stale: [paths] }` to every page of a signed-in member. */
export const registerLive = (app: FastifyInstance, { door, live }: Pick<HttpOptions, 'door' | 'live'>) => {
  app.addHook('preClose', async () => live.endAll())
  app.get('/live', async (request, reply) => {
    const { systemId, actor, fault } = await door(shownBy(request))
    if (!actor) return refuse(fault ?? 'NOT_SIGNED_IN')

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const write = (chunk: string) => (raw.writableLength > maxBufferedBytes ? raw.destroy() : raw.write(chunk))
    write('retry: 2000\n\n')
    const unsubscribe = live.subscribe({
      systemId,
      ids: [actor.memberId, actor.boId],
      stale: (paths) => write(`data: ${JSON.stringify({ stale: paths })}\n\n`),
      end: () => raw.end(),
    })
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    const life = setTimeout(() => raw.end(), lifeMs)
    raw.on('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(life)
    })
  })
}
