import type { Config } from '../page/config.ts'
import type { Session } from '../session/session.ts'

interface Means {
  config: Config
  session: Session
  /** Hears which reads the server says are stale; without paths, after a gap, all of them may be. */
  stale: (paths?: readonly string[]) => void
}

/** Milliseconds that a page stays away which the server sent away, because its member has too many open. */
const crowdedMs = 5 * 60_000

/** Milliseconds before the next try: 1 s, doubled up to 32 s, spread so that a restarted server isn't stormed. */
const pause = (failures: number) => 1000 * 2 ** Math.min(failures, 5) * (0.5 + Math.random() / 2)

/**
 * The server's events (`GET /live`, server-sent events), read by fetch because EventSource can't carry a token.
 *
 * @returns a function that ends it
 */
export const startLive = ({ config, session, stale }: Means) => {
  const stop = new AbortController()
  let failures = 0
  let connected = false
  /** The token that the server has just refused. */
  let refused: string | null = null
  let crowded = false

  const listen = async () => {
    const { systemId } = await config.load()
    const token = config.embedded ? await session.token(refused ?? undefined) : null
    const answer = await fetch(`${config.origin}/live`, {
      credentials: config.embedded ? 'omit' : 'include',
      headers: { 'x-system-id': String(systemId), ...(token && { authorization: `Bearer ${token}` }) },
      signal: stop.signal,
    })
    // Of a session that has ended the answer is an envelope. A partner's token lives minutes: the next may do.
    if (answer.status === 401 || (answer.ok && answer.headers.get('content-type')?.includes('json'))) {
      if (!token || refused) stop.abort()
      refused = token
      return
    }
    if (!answer.ok || !answer.body) throw new Error(`/live answered ${answer.status}`)
    if (connected) stale()
    connected = true
    refused = null
    failures = 0
    let rest = ''
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data:')) continue
        const said = JSON.parse(line.slice(5)) as { stale?: string[]; ended?: string }
        if (said.stale) stale(said.stale)
        crowded = said.ended === 'crowded'
      }
    }
  }

  const run = async () => {
    while (!stop.signal.aborted) {
      await listen().catch(() => {})
      const ms = crowded ? crowdedMs : pause(failures++)
      crowded = false
      if (!stop.signal.aborted) await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }
  void run()
  return () => stop.abort()
}
