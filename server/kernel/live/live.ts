import type { Announce } from '../call/call.ts'
import type { Log } from '../log.ts'

/** Where a message enters and leaves the database, so that every server process hears it. */
export interface Wire {
  /** Sends one payload of at most 7,999 bytes to all processes, this one included. */
  publish: (payload: string) => Promise<void>
  /** Hears payloads until stopped. `lost` is called when some may have been missed. */
  listen: (on: { payload: (payload: string) => void; lost: () => void }) => Promise<{ stop: () => Promise<void> }>
}

/** One open page that wants to hear what has become stale for it. */
export interface Listener {
  systemId: number
  /** Its member id first, then whose business it acts for. */
  ids: readonly [memberId: string, ...string[]]
  stale: (paths: readonly string[]) => void
  /** The page must come back and read afresh; not at once where its member has too many. */
  end: (why?: 'crowded') => void
}

/** Told in place of a path: sessions of this member have changed, so each page looks whether its own still stands. */
export const sessionChanged = 'session'

/** Pages that one member may have listening; the oldest makes room. */
const mostPerMember = 10
/** Pages that listen at one process, some 20 KB each. */
export const mostPerProcess = 10_000

/** `[systemId, members or business owners, paths]` */
type Message = [number, string[], readonly string[]]

/** A NOTIFY costs a lock that every committing transaction waits for, so they are gathered and sent outside. */
const gatherMs = 10
const maxPayloadBytes = 7_900

const mostIds = 100

/** With so few ids in each that a message surely fits into a payload. */
const messagesOf = ({ systemId, ids, paths }: { systemId: number; ids: Set<string>; paths: readonly string[] }) => {
  const all = [...ids]
  const parts = Math.ceil(all.length / mostIds)
  return Array.from({ length: parts }, (_, i): Message => [systemId, all.slice(i * mostIds, (i + 1) * mostIds), paths])
}

/** Packs messages into as few payloads as hold them. */
export const packed = (messages: readonly Message[]): string[] => {
  const payloads: string[] = []
  let parts: string[] = []
  let bytes = 2
  for (const message of messages) {
    const part = JSON.stringify(message)
    const size = Buffer.byteLength(part) + 1
    if (parts.length > 0 && bytes + size > maxPayloadBytes) {
      payloads.push(`[${parts.join()}]`)
      parts = []
      bytes = 2
    }
    parts.push(part)
    bytes += size
  }
  return parts.length > 0 ? [...payloads, `[${parts.join()}]`] : payloads
}

/** The live channel: what is announced in any process reaches every listener of the member, in any process. */
export const createLive = async ({ wire, log }: { wire: Wire; log: Log }) => {
  const listeners = new Map<string, Set<Listener>>()
  /** Whose page each is, the oldest first. */
  const ofMember = new Map<string, Set<Listener>>()
  let open = 0
  /** Many are told the same paths, so those are what is gathered by. */
  const waiting = new Map<string, { systemId: number; ids: Set<string>; paths: readonly string[] }>()
  let sending: Promise<void> | undefined

  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, gatherMs))
    const payloads = packed([...waiting.values()].flatMap(messagesOf))
    waiting.clear()
    sending = undefined
    try {
      for (const payload of payloads) await wire.publish(payload)
    } catch (error) {
      log.warn({ err: error }, 'live messages lost')
    }
  }

  const announce: Announce = (systemId, memberOrBoId, paths) => {
    const key = `${systemId}:${paths.join()}`
    const same = waiting.get(key)
    if (same) same.ids.add(memberOrBoId)
    else waiting.set(key, { systemId, ids: new Set([memberOrBoId]), paths })
    sending ??= send()
  }

  const deliver = (payload: string) => {
    const staleFor = new Map<Listener, Set<string>>()
    for (const [systemId, ids, paths] of JSON.parse(payload) as Message[])
      for (const listener of ids.flatMap((id) => [...(listeners.get(`${systemId}:${id}`) ?? [])])) {
        const stale = staleFor.get(listener) ?? new Set()
        staleFor.set(listener, stale)
        for (const path of paths) stale.add(path)
      }
    for (const [listener, stale] of staleFor) listener.stale([...stale])
  }

  /** Ends every stream: its page comes back, perhaps to another process, and reads afresh. */
  const endAll = () => {
    for (const listener of [...ofMember.values()].flatMap((set) => [...set])) listener.end()
  }

  const listening = await wire.listen({ payload: deliver, lost: endAll })

  return {
    announce,
    /** Whether this process has room for one more. */
    hasRoom: () => open < mostPerProcess,
    /** Adds a listener; the returned function takes it away again. */
    subscribe: (listener: Listener) => {
      const keys = [...new Set(listener.ids)].map((id) => `${listener.systemId}:${id}`)
      const own = keys[0]!
      const join = (map: typeof listeners, key: string) => map.set(key, (map.get(key) ?? new Set()).add(listener))
      const part = (map: typeof listeners, key: string) => {
        const set = map.get(key)
        set?.delete(listener)
        if (set?.size === 0) map.delete(key)
      }
      for (const key of keys) join(listeners, key)
      join(ofMember, own)
      open += 1
      const pages = ofMember.get(own)!
      const [oldest] = pages
      if (oldest && pages.size > mostPerMember) {
        pages.delete(oldest)
        oldest.end('crowded')
      }
      let gone = false
      return () => {
        if (gone) return
        gone = true
        open -= 1
        for (const key of keys) part(listeners, key)
        part(ofMember, own)
      }
    },
    endAll,
    /** Sends what waits and stops listening. */
    stop: async () => {
      await sending
      await listening.stop()
    },
  }
}
export type Live = Awaited<ReturnType<typeof createLive>>
