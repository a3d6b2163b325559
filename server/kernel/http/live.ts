import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { countsFor } from '../call/call.ts'
import type { HttpOptions } from './http.ts'
import { shownBy } from './shown.ts'
import { sessionChanged } from '../live/live.ts'
import { Refusal, refuse } from '../call/refuse.ts'

const heartbeatMs = 20_000
/** How soon a stream notices that its session has ended by itself. */
const lookMs = 30_000
/** A stream ends now and then, so that its page shows its session anew. */
const lifeMs = 10 * 60_000
/** A page that reads more slowly than this is let go; it comes back and reads afresh. */
const maxBufferedBytes = 256 * 1024

/** `GET /live`: server-sent events `{ stale: [paths] }` to every page of a signed-in member, for as long as they are. */
export const registerLive = (
  app: FastifyInstance,
  { calls, door, live, log }: Pick<HttpOptions, 'calls' | 'door' | 'live' | 'log'>,
) => {
  app.addHook('preClose', async () => live.endAll())
  app.get('/live', async (request, reply) => {
    const shown = shownBy(request)
    const { systemId, actor, fault, scopes } = await door(shown)
    if (!actor) return refuse(fault ?? 'NOT_SIGNED_IN')
    // Not as an answer of the session's: the page comes back later, perhaps to another process.
    if (!live.hasRoom()) return reply.code(503).send(new Refusal('TOO_OFTEN', { params: { seconds: 30 } }).envelope)

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

    /** Ends the stream where its session has: signed out, revoked, run out, or no longer for this business. */
    const look = async () => {
      const now = await door(shown)
      if (now.actor?.memberId !== actor.memberId || now.actor.boId !== actor.boId) raw.end()
    }
    const lookAgain = () => void look().catch((error: unknown) => log.warn({ err: error }, 'live session not read'))
    /** A partner's page hears of what its token may read. */
    const hears = (path: string) => {
      const call = calls[path]
      return !scopes || (call !== undefined && (call.who === 'visitor' || countsFor(call, { scopes })))
    }
    const unsubscribe = live.subscribe({
      systemId,
      ids: [actor.memberId, actor.boId],
      stale: (paths) => {
        if (paths.includes(sessionChanged)) lookAgain()
        const stale = paths.filter((path) => path !== sessionChanged && hears(path))
        if (stale.length > 0) write(`data: ${JSON.stringify({ stale })}\n\n`)
      },
      end: (why) => raw.end(why && `data: ${JSON.stringify({ ended: why })}\n\n`),
    })
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    // What ends a session without a word: its time, or who disables its member.
    const looking = setInterval(lookAgain, lookMs)
    const life = setTimeout(() => raw.end(), lifeMs)
    raw.on('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearInterval(looking)
      clearTimeout(life)
    })
  })
}
