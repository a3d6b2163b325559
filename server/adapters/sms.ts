import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'

export interface Sms {
  systemId: number
  phone: string
  text: string
  now: Date
}

/**
 * Sends a short message. The default gateway needs nothing installed: messages go into the outbox table, in the
 * caller's transaction, and the demo shows them at /demo/outbox; a real gateway takes them from there.
 */
export const sendSms = (db: Db, { systemId, phone, text, now }: Sms) =>
  db.insertInto('outboxSms').values({ systemId, id: newId(), phone, text, createdAt: now }).execute()
