import type { Db } from '#kernel/db/db.ts'

/** What the bank does wrong on demand, as real ones do now and then. */
export interface Mischief {
  /** Notices come this late. */
  delaySeconds: number
  /** Each notice comes this many times. */
  copies: number
  /** Notices never come. */
  lose: boolean
  /** The last notice of a payment comes first. */
  disorder: boolean
  /** Notices name a tenth of the true sum. */
  wrongAmount: boolean
  /** Transfers to cards fail. */
  failTransfers: boolean
}

export const wellBehaved: Mischief = {
  delaySeconds: 0,
  copies: 1,
  lose: false,
  disorder: false,
  wrongAmount: false,
  failTransfers: false,
}

export const readMischief = async (db: Db, systemId: number): Promise<Mischief> => {
  const row = await db
    .selectFrom('sandboxMischief')
    .select('settings')
    .where('systemId', '=', systemId)
    .executeTakeFirst()
  return { ...wellBehaved, ...row?.settings }
}

export const setMischief = async (db: Db, systemId: number, mischief: Partial<Mischief>): Promise<void> => {
  const settings = JSON.stringify({ ...wellBehaved, ...mischief })
  await db
    .insertInto('sandboxMischief')
    .values({ systemId, settings })
    .onConflict((on) => on.column('systemId').doUpdateSet({ settings }))
    .execute()
}
