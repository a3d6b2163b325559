/** The marketplace's terms: SCREENS.md's defaults (†). Milliseconds, unless a name says otherwise. */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const terms = {
  /** An unpaid order closes after this long; one waiting for an offline transfer has longer. */
  payWithin: 30 * minute,
  payOfflineWithin: 72 * hour,
  /** Received by itself after dispatch; the buyer may extend that once. */
  receiveWithin: 10 * day,
  extendBy: 3 * day,
  evaluateWithin: 15 * day,
  remindEvery: day,
}

export const later = (from: Date, ms: number) => new Date(from.getTime() + ms)
