import type { Db } from '#kernel/db/db.ts'

/** An account of the other system, whole: what of it is shown is for the caller to decide. */
export interface CbAccount {
  account: string
  name: string
}

interface SandboxCbAccountTable extends CbAccount {
  systemId: number
  phone: string
}

declare module '#kernel/db/tables.ts' {
  interface Tables {
    sandboxCbAccount: SandboxCbAccountTable
  }
}

/**
 * The accounts that a phone has on the other system ('cb'). The default needs nothing installed: a table stands in for
 * that system, empty but in the demo; a real one is asked here.
 */
export const cbAccountsOf = (db: Db, phone: string): Promise<CbAccount[]> =>
  db.selectFrom('sandboxCbAccount').where('phone', '=', phone).orderBy('account').select(['account', 'name']).execute()
