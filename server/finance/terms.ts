/** The wallet's terms: SCREENS.md's defaults (†). Money in fen, time in milliseconds. */
const minute = 60_000
const hour = 60 * minute

export const terms = {
  /** A recharge bill waits this long. */
  rechargeWithin: 30 * minute,
  /** Withdrawn in one day in Beijing, at most. */
  cashPerDayFen: 50_000_00,
  cashFeeFen: 0,
  maxCards: 10,
  /** A payment or a transfer without notice is asked after this soon, then less and less often, and given up at last. */
  followFirst: 15_000,
  followMost: hour,
  followFor: 72 * hour,
  /** A statement spans at most this. */
  statementSpan: 366 * 24 * hour,
}

export const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

/** When to ask the channel again about something begun at `since`; null when it is time to give up. */
export const nextFollow = (since: Date, now: Date): Date | null => {
  const age = now.getTime() - since.getTime()
  if (age > terms.followFor) return null
  return later(now, Math.min(Math.max(age / 2, terms.followFirst), terms.followMost))
}
