import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { JobContext } from '../jobs/jobs.ts'

/** So many owners are counted anew in one run, each in a statement of its own: none takes long, and all have their turn. */
const ownersARun = 20

/**
 * A job that counts anew what is kept beside other tables, of a few owners a run, round and round.
 * @param owners the next owners behind one, in order of id
 * @param recount of one owner
 */
export const recounting =
  (
    kind: string,
    owners: (db: Db, after: string, limit: number) => Promise<string[]>,
    recount: (db: Db, ownerId: string) => Promise<unknown>,
  ) =>
  async ({ db, systemId }: JobContext): Promise<void> => {
    const { rows } = await sql<{ ownerId: string }>`
      select owner_id from recount_place where system_id = ${systemId} and kind = ${kind}`.execute(db)
    const next = await owners(db, rows[0]?.ownerId ?? '0', ownersARun)
    for (const ownerId of next) await recount(db, ownerId)
    await sql`
      insert into recount_place values (${systemId}, ${kind}, ${next.at(-1) ?? '0'})
      on conflict (system_id, kind) do update set owner_id = excluded.owner_id`.execute(db)
  }
