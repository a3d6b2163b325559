import { describe, expect, it } from 'vitest'
import { equivalents } from './equivalents/index.ts'
import { mutate } from './mutants.ts'
import { outdated, whyEquivalent } from './report.ts'
import { allMutants } from './sources.ts'
import { sqlChanges } from './sqlText.ts'

const mutantsOf = (code: string) => mutate('a.ts', code).mutants.map(({ kind, what }) => [kind, what])

describe('what is taken out of a statement', () => {
  const taken = (sql: string) => sqlChanges(sql).map(({ kind, what }) => `${kind}: ${what}`)

  it('is each owner condition, each condition of a write, and each lock', () => {
    expect(taken('update pay set state = $1 where payer_id = $2 and id = $3')).toEqual([
      'owner: payer_id = $2',
      'condition: id = $3',
    ])
    expect(taken('select a from t where bo_id = $1 and a > 1 order by a for update of t')).toEqual([
      'owner: bo_id = $1',
      'lock: for update of t',
    ])
  })

  it('is neither how tables belong together nor one of several alternatives', () => {
    expect(taken('select 1 from a join b on b.buyer_id = a.buyer_id where b.id = a.b_id or a.buyer_id = $1')).toEqual(
      [],
    )
  })

  it('leaves a statement that runs', () => {
    const sql = "select (select 1 from x where x.bo_id = $1) from t where t.bo_id = $1 and state = 'on' limit 1"
    const [inner, outer, state] = sqlChanges(sql)
    const changed = ({ start, end, by }: { start: number; end: number; by: string }) =>
      sql.slice(0, start) + by + sql.slice(end)
    expect(changed(inner!)).toContain('where (x.bo_id = $1 or true))')
    expect(changed(outer!)).toContain("where (t.bo_id = $1 or true) and state = 'on' limit 1")
    expect(changed(state!)).toContain("and (state = 'on' or true) limit 1")
  })
})

describe('what is taken out of a source', () => {
  it('is each alternative that leads to a refusal', () => {
    expect(mutantsOf("if (a || b) refuse('X')\nconst c = ok(d) ? d : refuse('Y')\nconst e = f ?? refuse('Z')")).toEqual(
      [
        ['guard', 'a'],
        ['guard', 'b'],
        ['guard', 'ok(d)'],
        ['guard', "f ?? refuse('Z')"],
      ],
    )
  })

  it('is a condition on the owner, a lock, a check, and whose a row must be', () => {
    const code = `
      await limit('x', 1, 60)
      const row = found('x', await db.selectFrom('a').where('boId', '=', actor.boId).forUpdate().execute(), (r) => r.of === 1)`
    expect(mutantsOf(code)).toEqual([
      ['check', "await limit('x', 1, 60)"],
      ['owner', 'r.of === 1'],
      ['lock', 'forUpdate'],
      ['owner', "where('boId', '=', actor.boId)"],
    ])
  })

  it('is every condition of a write, and of a read those that are no filter', () => {
    const write = "db.updateTable('a').set({}).where('id', '=', input.id)"
    const read = "db.selectFrom('a').where('id', '=', input.id).where('state', '=', 'on')"
    expect(mutantsOf(`${write}\n${read}`)).toEqual([
      ['condition', "where('id', '=', input.id)"],
      ['condition', "where('state', '=', 'on')"],
    ])
  })

  it('is a condition of SQL that a function makes', () => {
    const source = 'const of = (id: string) => `select a from b where b.buyer_id = ${id} and b.x > 1`'
    expect(mutantsOf(source)).toEqual([['owner', 'b.buyer_id = ${id}']])
  })

  it('has a switch in its place, and a guard says when it fires', () => {
    expect(mutate('a.ts', "if (a) refuse('X')").code).toBe(
      "if ((!__mutant.off('a.ts:1') && __mutant.fires('a.ts:1', (a)))) refuse('X')",
    )
    expect(mutate('a.ts', "db.where('boId', '=', b)").code).toBe(
      "db.where(...(__mutant('a.ts:1') ? [__mutant.always] : ['boId', '=', b]))",
    )
  })
})

describe('a mutant that is said to change nothing', () => {
  const mutant = { id: 'a.ts:1', file: 'a.ts', line: 1, kind: 'owner', what: 'x', nth: 1, of: 1 } as const
  const entry = { file: 'a.ts', what: 'x', why: 'It is so.' }

  it('is there, as often as it is said', async () => {
    expect(outdated(equivalents, await allMutants())).toEqual([])
  })

  it('covers no other of the same source that nobody has looked at', () => {
    const two = [mutant, { ...mutant, line: 9, nth: 2 }].map((one) => ({ ...one, of: 2 }))
    expect(whyEquivalent([entry], mutant)).toBe('It is so.')
    expect(two.map((one) => whyEquivalent([entry], one))).toEqual([undefined, undefined])
    expect(outdated([entry], two)).toEqual(['a.ts x: listed for 1, there are 2 (lines 1, 9)'])
    expect(two.map((one) => whyEquivalent([{ ...entry, of: 2 }], one))).toEqual(['It is so.', 'It is so.'])
    expect(two.map((one) => whyEquivalent([{ ...entry, of: 2, nth: 2 }], one))).toEqual([undefined, 'It is so.'])
    expect(outdated([entry], [])).toEqual(['a.ts x: listed for 1, there are 0 (lines none)'])
  })
})
