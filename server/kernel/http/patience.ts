import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a request may take to come. */
export interface Patience {
  /** Its head. */
  headersMs: number
  /** All of it, the longest form included. */
  requestMs: number
  /** A body that hasn't come whole brings this many bytes in each such stretch of time, or is let go. */
  bodyMs: number
  bodyBytes: number
  /** How often that is looked at. */
  lookMs: number
}

export const patience: Patience = {
  headersMs: 20_000,
  requestMs: 15 * 60_000,
  bodyMs: 15_000,
  bodyBytes: 16 * 1024,
  lookMs: 5000,
}

interface Watched {
  since: number
  /** Of its connection, when the stretch began. */
  bytes: number
}

/**
 * Lets go of bodies that drip: each holds a connection and what is half read of it, and nothing else would ever end it.
 * A body whose answer has gone before it came whole, as of whoever may not, is let go as well.
 */
export const lookOutForDrips = (app: FastifyInstance, { bodyMs, bodyBytes, lookMs }: Patience) => {
  const coming = new Map<IncomingMessage, Watched>()
  const now = () => performance.now()

  // By this hook a small body, which comes along with its head, is there whole.
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request
    if (!raw.complete) coming.set(raw, { since: now(), bytes: raw.socket.bytesRead })
    done()
  })

  const look = () => {
    for (const [raw, watched] of coming) {
      if (raw.complete || raw.destroyed) coming.delete(raw)
      else if (now() - watched.since >= bodyMs) {
        const { bytesRead } = raw.socket
        // What lies unread is waiting for us.
        const isOurs = raw.readableLength > 0 && raw.readableFlowing !== true
        if (!isOurs && bytesRead - watched.bytes < bodyBytes) raw.socket.destroy()
        else coming.set(raw, { since: now(), bytes: bytesRead })
      }
    }
  }
  const looking = setInterval(look, lookMs).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}
