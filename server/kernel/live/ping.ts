import { sql } from 'kysely'
import { type Db, within } from '../db/db.ts'

const patienceMs = 2000

/** Asks whether the database answers. Those who ask at the same time share one statement, so that none pile up. */
export const createPing = (db: Db): (() => Promise<boolean>) => {
  let asking: Promise<unknown> | undefined
  return async () => {
    asking ??= sql`select 1`.execute(db).finally(() => (asking = undefined))
    return (await within(patienceMs, asking)) !== undefined
  }
}
