import { describe, expect, it } from 'vitest'
import { databaseFunctions, domains, functionsNamedIn, sourcesOf, tablesNamedIn, tablesOf } from './borders.ts'

// A domain's SQL names its own tables: of what belongs to another it calls functions. No exception is left between these two;
// one would be listed here with its reason.

const others = domains.flatMap((domain) =>
  domains.filter((other) => other !== domain).map((other) => [domain, other] as const),
)
const namesAny = (source: string, tables: readonly string[]) =>
  tablesNamedIn(source).filter((name) => tables.includes(name))

describe('a table is found', () => {
  it.each([
    ['in a statement', 'sql`select o.id from orders o where o.id = 1`', ['orders']],
    ['where it is joined', 'query(db)`select 1 from a\n  left join order_line l on true`', ['a', 'order_line']],
    [
      'where it is written',
      '`update goods_spec s set x = 1`; `insert into bill (id) values (1)`',
      ['goods_spec', 'bill'],
    ],
    ['where it is emptied of rows', '`delete from entry`', ['entry']],
    [
      'in a query builder',
      "db.selectFrom('orderLine as l').innerJoin('goods as g', 'g.id', 'l.goodsId')",
      ['order_line', 'goods'],
    ],
    ['in one over several lines', "db\n  .updateTable(\n    'bankCard')", ['bank_card']],
    ['among columns that are written out', "`select ${columnsOf('bill', 'b')}`", ['bill']],
  ])('%s', (_, source, tables) => {
    expect(tablesNamedIn(source)).toEqual(tables)
  })

  it('in no comment', () => {
    expect(tablesNamedIn('// money from orders\n/* update bill */ const a = 1 -- join goods')).toEqual([])
  })
})

it('each domain declares tables, and no two declare the same', () => {
  const all = domains.flatMap(tablesOf)
  expect(tablesOf('finance')).toContain('channel_attempt')
  expect(tablesOf('trading')).toContain('order_line')
  expect(new Set(all).size).toBe(all.length)
})

it.each(domains)('%s names tables of its own, so the search finds what there is', (domain) => {
  const named = new Set(sourcesOf(domain).flatMap(({ source }) => namesAny(source, tablesOf(domain))))
  expect(named.size).toBeGreaterThan(tablesOf(domain).length / 2)
})

it.each(others)('%s names no table of %s’s', (domain, other) => {
  const wrong = sourcesOf(domain).flatMap(({ file, source }) =>
    namesAny(source, tablesOf(other)).map((table) => `${file}: ${table}`),
  )
  expect(wrong).toEqual([])
})

it.each(others)('no function of the database names tables of %s’s and of %s’s', (domain, other) => {
  const both = [...databaseFunctions()].filter(
    ([, body]) => namesAny(body, tablesOf(domain)).length > 0 && namesAny(body, tablesOf(other)).length > 0,
  )
  expect(both.map(([name]) => name)).toEqual([])
})

it.each(others)('%s runs no function of the database that names tables of %s’s', (domain, other) => {
  const functions = databaseFunctions()
  const wrong = sourcesOf(domain).flatMap(({ file, source }) =>
    functionsNamedIn(source)
      .filter((name) => namesAny(functions.get(name) ?? '', tablesOf(other)).length > 0)
      .map((name) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})
