import cookie from '@fastify/cookie'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostCounted } from '@wotu/contract/fields.ts'
import type { InputOf, Path } from '@wotu/contract/index.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { recountFlows } from './finance/ledger/flowSums.ts'
import { registerStatementExport } from './finance/wallet/statementExport.ts'
import { call, owner, seller } from './testing/call.ts'
import { fillGrowth, grown, rare } from './testing/growth.ts'
import { planOf, statementsOf, type PlanNode } from './testing/plans.ts'
import { recountOrders } from './trading/order/sums.ts'

// What a screen asks for costs the same whatever its owner has gathered: of 20,000 rows no statement reads more than it
// counts. Each is looked at as the server sends it, under the plan that PostgreSQL keeps for all values.

const history = 20_000
const client = new pg.Client({ connectionString: (await testDb()).url })
const { db } = await testDb()

beforeAll(async () => {
  await client.connect()
  await fillGrowth(client, history)
  await inTenant(wotu, async () => {
    expect(await recountOrders(db)).toBeGreaterThan(0)
    expect(await recountFlows(db)).toBeGreaterThan(0)
  })
  await client.query('vacuum analyze')
}, 60_000)
afterAll(() => client.end())

const asBuyer = owner(grown.buyerId)
const asSeller = seller(grown)
const ask = <P extends Path>(path: P, input: InputOf<P>, as = asBuyer) =>
  [path, JSON.stringify(input), { input, as }] as const
const deep = { after: `${Date.now() * 1000},999999999999999999` }

const lists = [
  ask('/api/buyer/trading/order/selOrderListByPage', {}),
  ask('/api/buyer/trading/order/selOrderListByPage', { states: ['unsent', 'partSent'] }),
  ask('/api/buyer/trading/order/selOrderListByPage', deep),
  ask('/api/buyer/trading/order/selOrderListByPage', { from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }),
  ask('/api/buyer/trading/order/selOrderListByPage', { keyword: rare.word }),
  ask('/api/buyer/trading/order/selOrderListByPage', { keyword: '大米' }),
  ask('/api/trading/order/selAllOrderListByPage/v3', {}, asSeller),
  ask('/api/trading/order/selAllOrderListByPage/v3', { states: ['done'] }, asSeller),
  ask('/api/trading/order/selAllOrderListByPage/v3', deep, asSeller),
  ask('/api/trading/order/selAllOrderListByPage/v3', { keyword: rare.word }, asSeller),
  ask('/api/trading/orderPub/selNotPaidList', { side: 'seller' }, asSeller),
  ask('/api/trading/orderPub/selNotSentList', { side: 'seller' }, asSeller),
  ask('/api/trading/orderPub/selNotReceivedList', { side: 'buyer' }),
  ask('/api/trading/orderPub/selNotEvaluatedList', { side: 'buyer' }),
  ask('/api/trading/orderPub/selAllList', { side: 'buyer' }),
  ask('/api/trading/orderPub/selFilteredList', { side: 'seller', states: ['closed'] }, asSeller),
  ask('/openapi/finance/account/cashflow/selFlowList/manage', {}),
  ask('/openapi/finance/account/cashflow/selFlowList/manage', { kind: 'cash' }),
  ask('/openapi/finance/account/cashflow/selFlowList/manage', { serial: 'B77' }),
  ask('/openapi/finance/account/cashflow/selFlowList/manage', deep),
  ask('/api/account/cashflow/selOngoing', {}),
  ask('/openapi/finance/cashier/payment/selPayBizListByParam/manage', {}),
  ask('/api/trading/evaluate/selEvalList', {}),
  ask('/api/trading/evaluate/selEvaByPage', {}, asSeller),
  ask('/api/buyer/trading/evaluate/selEvaGoodsByPage', { goodsId: grown.goodsId }),
  ask('/api/basic/fav/myFavListByPage', { kind: 'goods' }),
  ask('/api/basic/system/file/selFileList', {}),
  ask('/api/basic/point/myPointList', {}),
  ask('/api/basic/point/myPointList', { kind: 'evaluate' }),
  ask('/api/basic/point/myPointList', { from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }),
  ask('/api/trading/shopInfo/selShopByParam', {}),
  ask('/api/trading/shopInfo/selShopByParam', { sort: 'newest' }),
  ask('/openapi/dmp/orderDm/selTradeStateByPage/manage', {}),
]
const sums = [
  ask('/api/buyer/trading/order/selectOrderCount', {}),
  ask('/api/trading/order/selectOrderCount', {}, asSeller),
  ask('/openapi/trading/order/statisticalOrder', {}, asSeller),
  ask('/openapi/trading/order/statisticalDuringOrder', { from: '2026-10-01', to: '2026-11-20' }, asSeller),
  ask('/api/trading/order/selectOrderMoneyByYmd', { side: 'seller', from: '2026-10-01', to: '2026-11-20' }, asSeller),
  ask('/api/account/cashflow/selMoney', {}),
  ask('/api/account/cashflow/selMoney', { from: '2026-10-01T02:00:00Z', to: '2026-11-20T02:00:00Z' }),
  ask('/api/finance/balanceBusInfo/selBalance', {}),
  ask('/api/basic/fav/count', {}),
  ask('/api/basic/mine/selMyPoint', {}),
]

/** What a node read, whether or not it let it pass. */
const readBy = (node: PlanNode) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
const says = ({ 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', ...node }: PlanNode) =>
  `${type} ${table} ${index} ${readBy({ 'Node Type': type, ...node })}`

/** Every node that reads a table row by row, reads more than is counted, or sorts more than a piece of a search. */
async function tooMuch(body: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  for (const statement of await statementsOf(body))
    for (const node of await planOf(client, statement)) {
      const scansAll = node['Node Type'] === 'Seq Scan' && readBy(node) > 1000
      const sortsAll = node['Node Type'] === 'Sort' && readBy(node) > 1001
      if (scansAll || sortsAll || readBy(node) > mostCounted + 100) found.push(says(node))
    }
  return found
}

describe('the exported statement', () => {
  it('goes to its end, every line once and newest first, and counts nothing on the way', async () => {
    const http = fastify().register(cookie).decorateRequest('askedOrigin', 'http://localhost:4600')
    registerStatementExport(http, {
      db,
      door: () => Promise.resolve(asBuyer),
      perform: (path, input) =>
        inTenant(wotu, () =>
          call(db, path as '/openapi/finance/account/cashflow/selFlowList/manage', input as never, asBuyer),
        ).then((data) => ({ data, stale: [] })),
    })
    let body = ''
    const sent = await statementsOf(async () => {
      body = (await http.inject('/export/statement')).body
    })
    const lines = body.split('\r\n').slice(1, -1)
    expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(history)
    expect(lines).toHaveLength(history)
    const times = lines.map((line) => line.split(',')[0]!)
    expect(times).toEqual(times.toSorted().reverse())
    expect(sent.filter(({ text }) => text.includes('count(*)')).length).toBeLessThanOrEqual(1)
    await http.close()
  })
})

describe('a long list', () => {
  const path = '/api/trading/order/selAllOrderListByPage/v3'
  const listed = (input: InputOf<typeof path>) => inTenant(wotu, () => call(db, path, input, asSeller))

  it('is counted to ten thousand, and says that there are more', async () => {
    expect(await listed({ size: 10 })).toMatchObject({ total: mostCounted, more: true })
    expect(await listed({ states: ['closed'] })).toMatchObject({ total: history / 160 })
    expect(await listed({ page: mostCounted / 10, size: 10 })).toMatchObject({ total: mostCounted, more: true })
    expect(await listed({ page: mostCounted, size: 10 })).toMatchObject({ rows: [] })
  })

  it('is read to its end by key, every row once and newest first', async () => {
    const states = ['closed', 'unsent'] as const
    const ids: string[] = []
    let after: string | undefined
    do {
      const { rows, next } = await listed({ states: [...states], size: 30, after })
      ids.push(...rows.map(({ id }) => id))
      after = next
    } while (after)
    expect(ids).toHaveLength((2 * history) / 160)
    expect(ids).toEqual([...new Set(ids)].toSorted().reverse())
    const second = await listed({ states: [...states], size: 30, page: 2 })
    expect(second.rows.map(({ id }) => id)).toEqual(ids.slice(30, 60))
  })

  it('is searched a thousand at a time, and goes on where it ended', async () => {
    const keyword = rare.word
    const found: string[] = []
    let [after, answers]: [string | undefined, number] = [undefined, 0]
    do {
      const { rows, next, more } = await listed({ keyword, after })
      found.push(...rows.map(({ id }) => id))
      expect(more ?? false).toBe(next !== undefined)
      after = next
      answers += 1
    } while (after)
    expect(found).toHaveLength(history / rare.oneIn)
    expect(answers).toBe(history / 1000 + 1)
  })

  it('finds an order by its whole number at once, however old', async () => {
    const { rows } = await listed({ states: ['closed'], size: 50 })
    const oldest = rows.at(-1)!
    expect(await listed({ keyword: oldest.no })).toMatchObject({ total: 1, rows: [{ id: oldest.id }] })
  })

  it('refuses a place of another list', async () => {
    await expect(listed({ after: '1' })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  })
})

describe(`of ${history} rows no more is read than counted by`, () => {
  it.each([...lists, ...sums])('%s %s', async (path, _, { input, as }) => {
    expect(await tooMuch(() => inTenant(wotu, () => call(db, path, input as never, as)))).toEqual([])
  })
})
