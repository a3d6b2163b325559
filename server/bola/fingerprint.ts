import { sql } from 'kysely'
import type { Db } from '#kernel/db/db.ts'
import { wotu } from '#kernel/testing/testing.ts'

const owners = ['bo_id', 'owner_id', 'buyer_id', 'seller_id', 'payer_id', 'member_id']

/**
 * A fingerprint of every row that these members own, in every table there is: the owner's column leads the primary key, or
 * else the row names the member. Idempotency keys are whoever's who calls.
 */
export async function fingerprint(db: Db, members: string[]): Promise<string> {
  // A stranger of another tenant would see none of the rows, changed or not.
  await sql`select set_config('wotu.system_id', ${String(wotu)}, true)`.execute(db)
  const { rows: owned } = await sql<{ table: string; column: string }>`
    select distinct on (c.relname) c.relname as "table", a.attname as "column"
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and (
      (a.attnum = i.indkey[0] and (a.attname = any(${owners}::text[]) or c.relname = 'member')) or a.attname = 'member_id')
    where i.indisprimary and c.relname <> 'idempotency'
    order by c.relname, a.attnum <> i.indkey[0]`.execute(db)
  const prints = owned.map(
    ({ table, column }) => sql`
      select md5(string_agg(t::text, '|' order by t::text)) from ${sql.table(table)} t
      where ${sql.ref(column)} = any(${members}::bigint[])`,
  )
  const { rows } = await sql<{ md5: string | null }>`${sql.join(prints, sql` union all `)}`.execute(db)
  return JSON.stringify(rows)
}
