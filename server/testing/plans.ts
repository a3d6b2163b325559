import pg from 'pg'
import { wotu } from '#kernel/testing/testing.ts'

/** A node of a plan as `explain (analyze, format json)` has it. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

interface Statement {
  text: string
  values: unknown[]
}

/** Runs `body` and returns the statements with parameters that were sent meanwhile, as they were sent. */
export async function statementsOf(body: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const original = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')!
  const query = original.value as (this: pg.Client, ...given: unknown[]) => unknown
  Object.defineProperty(pg.Client.prototype, 'query', {
    ...original,
    value(this: pg.Client, ...given: unknown[]) {
      const [one] = given
      if (typeof one === 'object' && one !== null && 'values' in one) sent.push(one as Statement)
      return query.apply(this, given)
    },
  })
  await body().finally(() => Object.defineProperty(pg.Client.prototype, 'query', original))
  return sent
}

const literalOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return pg.escapeLiteral(
      `{${value.map((item) => (item instanceof Date ? item.toISOString() : JSON.stringify(item))).join()}}`,
    )
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

/** The nodes of the plan that serves a statement for all values, having run with these. */
export async function planOf(client: pg.Client, { text, values }: Statement): Promise<PlanNode[]> {
  await client.query(`set role wotu_app; set wotu.system_id = '${wotu}'; set plan_cache_mode = force_generic_plan`)
  await client.query(`prepare asked as ${text}`)
  try {
    const given = values.length > 0 ? `(${values.map(literalOf).join()})` : ''
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute asked${given}`)
    const nodes: PlanNode[] = []
    const walk = (node: PlanNode) => {
      nodes.push(node)
      node.Plans?.forEach(walk)
    }
    walk(rows[0]['QUERY PLAN'][0].Plan)
    return nodes
  } finally {
    await client.query('deallocate asked')
  }
}
