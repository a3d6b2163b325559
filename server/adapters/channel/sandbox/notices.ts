import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { id, line } from '@wotu/contract/fields.ts'
import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import type { ChannelLine, Notice, NoticeHeaders } from '../channel.ts'
import { readMischief } from './mischief.ts'

const windowSeconds = 300
const maxTries = 12
const batch = 20

/** Sends a notice to the merchant; true when the merchant took it. */
export type PostNotice = (body: string, headers: Record<string, string>) => Promise<boolean>

const Body = z.strictObject({
  eventId: line(64).min(1),
  systemId: z.int32().positive(),
  kind: z.enum(['payment', 'transfer']),
  bizId: id,
  amountFen: z.int(),
  state: z.string(),
})

/** HMAC-SHA256 over the timestamp and the raw bytes. */
const signatureOf = (key: string, timestamp: string, body: Buffer | string) =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest()

/** The headers of a notice that leaves at `now`. */
export const signed = (key: string, body: string, now: Date) => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': signatureOf(key, timestamp, body).toString('hex') }
}

/** The merchant's side: the notice, if the bank signed exactly these bytes within five minutes of now, and they are one. */
export const verify = (key: string, rawBody: Buffer, headers: NoticeHeaders, now: Date): Notice | null => {
  const { 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': shown } = headers
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return null
  if (typeof shown !== 'string' || !/^[0-9a-f]{64}$/.test(shown)) return null
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > windowSeconds) return null
  if (!timingSafeEqual(Buffer.from(shown, 'hex'), signatureOf(key, timestamp, rawBody))) return null
  return Body.safeParse(parsed(rawBody.toString('utf8'))).data ?? null
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Queues the notices of one thing, in the order in which it went through these states, with the mischief on. */
export async function queueNotices(
  db: Db,
  systemId: number,
  line: ChannelLine,
  states: string[],
  from: Date,
): Promise<void> {
  const { lose, copies, delaySeconds, disorder, wrongAmount } = await readMischief(db, systemId)
  if (lose) return
  const amountFen = wrongAmount ? Math.trunc(line.amountFen / 10) : line.amountFen
  const rows = states.flatMap((state, i) => {
    const body = JSON.stringify({ eventId: newId(), systemId, ...line, amountFen, state } satisfies z.input<
      typeof Body
    >)
    const place = disorder ? states.length - 1 - i : i
    const dueAt = new Date(from.getTime() + delaySeconds * 1000 + place * 100)
    return Array.from({ length: copies }, () => ({ systemId, id: newId(), body, dueAt, deliveredAt: null }))
  })
  await db.insertInto('sandboxNotice').values(rows).execute()
}

/**
 * Sends what is due, of all tenants. Each notice is put off before it is sent, so that processes share the work and
 * whatever is not taken comes again: after 5, 10, 20 … seconds, an hour at most, twelve times.
 * @returns how many were taken
 */
export async function deliverDue(db: Db, key: string, post: PostNotice): Promise<number> {
  const now = clock.now()
  const due = await db
    .updateTable('sandboxNotice')
    .set((e) => ({ tries: e('tries', '+', 1), dueAt: new Date(now.getTime() + 60_000) }))
    .where('id', 'in', (q) =>
      q
        .selectFrom('sandboxNotice')
        .select('id')
        .where('deliveredAt', 'is', null)
        .where('dueAt', '<=', now)
        .where('tries', '<', maxTries)
        .orderBy('dueAt')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'body', 'tries', 'systemId'])
    .execute()
  let taken = 0
  for (const { id, body, tries } of due.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const ok = await post(body, signed(key, body, now)).catch(() => false)
    const backoffMs = Math.min(5000 * 2 ** (tries - 1), 3_600_000)
    await db
      .updateTable('sandboxNotice')
      .set(ok ? { deliveredAt: now } : { dueAt: new Date(now.getTime() + backoffMs) })
      .where('id', '=', id)
      .execute()
    taken += Number(ok)
  }
  return taken
}
