import type { Terms } from '@wotu/contract/basic/setting.ts'
import type { Db } from '../db/db.ts'

/** The defaults of SCREENS.md (†): what holds in a tenant that has set nothing else. */
export const defaultTerms: Terms = {
  payMinutes: 30,
  payOfflineHours: 72,
  receiveDays: 10,
  extendDays: 3,
  evaluateDays: 15,
  remindHours: 24,
  maxAddresses: 20,
  rechargeMinutes: 30,
  cashPerDayFen: 50_000_00,
  cashFeeFen: 0,
  maxCards: 10,
  cashRestHours: 24,
  payPasswordTries: 5,
  payPasswordLockHours: 24,
  codesPerDay: 5,
  codeMinutes: 5,
  pointDays: 365,
}

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

/** Milliseconds that a process goes by what it has read. */
const keepMs = 5_000
const known = new Map<number, { terms: Promise<Terms>; until: number }>()

const read = async (db: Db, systemId: number): Promise<Terms> => {
  const rows = await db.selectFrom('term').select(['name', 'value']).where('systemId', '=', systemId).execute()
  return { ...defaultTerms, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}

/** The terms of a tenant; remembered for some seconds, so that what is done often asks the database rarely. */
export const termsOf = (db: Db, systemId: number): Promise<Terms> => {
  const kept = known.get(systemId)
  if (kept && kept.until > performance.now()) return kept.terms
  const terms = read(db, systemId)
  known.set(systemId, { terms, until: performance.now() + keepMs })
  // What could not be read is read again by whoever asks next.
  terms.catch(() => known.delete(systemId))
  return terms
}

/** Forgets what was read: something else is set. */
export const forgetTerms = (systemId: number): void => void known.delete(systemId)
