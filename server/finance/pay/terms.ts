import { hour, later } from '#kernel/call/terms.ts'

/** How the ledger goes on with its channels, in milliseconds; what a site sets for itself is in #kernel/terms.ts. */
export const terms = {
  /** A payment or a transfer without notice is asked after this soon, then less and less often, and given up at last. */
  followFirst: 15_000,
  followMost: hour,
  followFor: 72 * hour,
  /** The payer, back from the channel, waits this long for its word; a job asks on. */
  syncWithin: 5_000,
  /** A member who binds a card waits this long for the bank. */
  bindWithin: 15_000,
  /** A statement spans at most this. */
  statementSpan: 366 * 24 * hour,
}

/** When to ask the channel again about something begun at `since`; null when it is time to give up. */
export const nextFollow = (since: Date, now: Date): Date | null => {
  const age = now.getTime() - since.getTime()
  if (age > terms.followFor) return null
  return later(now, Math.min(Math.max(age / 2, terms.followFirst), terms.followMost))
}
