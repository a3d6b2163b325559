import { sql } from 'kysely'
import type { Db } from './db.ts'

/** An owner's rows of a table of which one is the default, or one of each kind. An index of the table lets no second one be. */
interface Scope {
  table: 'address' | 'manufacturer'
  boId: string
  kind?: string
}

const rowsOf = ({ boId, kind }: Scope) =>
  kind === undefined ? sql`bo_id = ${boId}` : sql`bo_id = ${boId} and kind = ${kind}`

/** The one that is the default now gives way to another. */
export const clearDefault = (db: Db, scope: Scope) =>
  sql`update ${sql.table(scope.table)} set is_default = false where ${rowsOf(scope)} and is_default`.execute(db)

/**
 * Where none is the default the youngest becomes it, so that there is one while there are any.
 * @param formerId what has just ceased to be it, which comes last
 */
export const ensureDefault = (db: Db, scope: Scope, formerId: string) =>
  sql`update ${sql.table(scope.table)} set is_default = true
    where ${rowsOf(scope)}
      and id = (
        select id from ${sql.table(scope.table)} where ${rowsOf(scope)} order by (id = ${formerId}), id desc limit 1)
      and not exists (select from ${sql.table(scope.table)} where ${rowsOf(scope)} and is_default)`.execute(db)
