import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { query } from './db.ts'
import { inRollback } from '../testing/testing.ts'

const add = (db: Parameters<typeof query>[0], a: number, b: string) =>
  query<{ theSum: number; theText: string }>(db)`select ${a}::int + 1 as the_sum, ${b}::text as the_text`

it(
  'a statement written out whole takes its values as parameters, is prepared once, and answers in camelCase',
  inRollback(async (db) => {
    expect(await add(db, 1, "'; drop table goods; --")).toEqual([{ theSum: 2, theText: "'; drop table goods; --" }])
    expect(await add(db, 2, 'x')).toEqual([{ theSum: 3, theText: 'x' }])
    const { rows } = await sql`select from pg_prepared_statements where statement like '%the_sum%'`.execute(db)
    expect(rows).toHaveLength(1)
  }),
)

it(
  'inside a transaction plans are made once for all values',
  inRollback(async (db) => {
    const { rows } = await sql<{ planCacheMode: string }>`show plan_cache_mode`.execute(db)
    expect(rows).toEqual([{ planCacheMode: 'force_generic_plan' }])
  }),
)
