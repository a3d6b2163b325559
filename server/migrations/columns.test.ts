import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import prettier from 'prettier'
import { expect, it } from 'vitest'
import { testDb } from '#kernel/testing/testing.ts'

it('the columns that queries name are those of the migrations: `npx vitest run --project server columns -u` writes them', async () => {
  const { db } = await testDb()
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration'
    group by c.relname order by c.relname collate "C"`.execute(db)
  const source = `/** Columns of each table: derived from the migrations by columns.test.ts. */
    const words: Record<string, string> =
      ${JSON.stringify(Object.fromEntries(rows.map((row) => [row.table, row.columns.join(' ')])))}

    export const columns: Readonly<Record<string, readonly string[]>> =
      Object.fromEntries(Object.entries(words).map(([table, names]) => [table, names.split(' ')]))`
  const file = join(import.meta.dirname, 'columns.ts')
  const written = await prettier.format(source, { ...(await prettier.resolveConfig(file)), filepath: file })
  await expect(written).toMatchFileSnapshot(file)
})

it('no statement that is written out takes whatever columns there are', () => {
  const server = join(import.meta.dirname, '..')
  // What stands in a statement that names its own columns before it takes all of them.
  const ofSubqueries = ['kernel/db/paged.ts', 'trading/order/sums.ts', 'finance/ledger/flowSums.ts']
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !ofSubqueries.includes(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  const stars = /\b(select|returning|distinct)\s+\*|[\s,(]\w+\.\*[\s,]/i
  const withStars = sources.filter((file) =>
    readFileSync(join(server, file), 'utf8')
      .split('\n')
      .some((line) => stars.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)),
  )
  expect(withStars).toEqual([])
})
