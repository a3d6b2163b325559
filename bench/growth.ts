import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, usualLimits } from '../server/kernel/db/pool.ts'
import { inTenant } from '../server/kernel/call/tenant.ts'
import { recountFlows } from '../server/finance/ledger/flowSums.ts'
import { fillGrowth, grown, rare } from '../server/testing/growth.ts'
import { recountOrders } from '../server/trading/order/sums.ts'
import { Connection } from './client.ts'
import { findServer, freshDatabase, withClient } from '../server/testing/database.ts'
import { atMost, ms, p50p99, quantile, type Row } from './report.ts'
import { benchSecret, freePort, startServer } from './serverProcess.ts'

const tokens = { buyer: 'bench-growth-buyer', seller: 'bench-growth-seller' }
type Side = keyof typeof tokens

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
const list = {
  buyer: '/api/buyer/trading/order/selOrderListByPage',
  seller: '/api/trading/order/selAllOrderListByPage/v3',
}
const counts = { buyer: '/api/buyer/trading/order/selectOrderCount', seller: '/api/trading/order/selectOrderCount' }
const flows = '/openapi/finance/account/cashflow/selFlowList/manage'

/** What the desks of both sides ask for: what it is, who asks, the call, its input. */
const asked: [what: string, side: Side, path: string, input: object][] = (['buyer', 'seller'] as const).flatMap(
  (side) => [
    [`${side}: orders, first page`, side, list[side], {}],
    [`${side}: orders of two states`, side, list[side], { states: ['unsent', 'partSent'] }],
    [`${side}: orders of a month`, side, list[side], { from: day(60), to: day(30) }],
    [`${side}: orders, page 500`, side, list[side], { page: 500 }],
    [
      `${side}: orders by key, half a year back`,
      side,
      list[side],
      { after: `${Date.parse(day(180)) * 1000},999999999999999999` },
    ],
    [`${side}: a common word`, side, list[side], { keyword: '大米' }],
    [`${side}: a rare word`, side, list[side], { keyword: rare.word }],
    [`${side}: counts by state`, side, counts[side], {}],
    [`${side}: statement, first page`, side, flows, {}],
    [`${side}: statement of a kind`, side, flows, { kind: side === 'buyer' ? 'pay' : 'income' }],
    [`${side}: statement by number`, side, flows, { serial: 'B77' }],
    [`${side}: wallet's sums, 30 days`, side, '/api/account/cashflow/selMoney', {}],
    [
      `${side}: wallet's sums, a year to the second`,
      side,
      '/api/account/cashflow/selMoney',
      { from: day(359), to: day(1) },
    ],
    [`${side}: balance`, side, '/api/finance/balanceBusInfo/selBalance', {}],
  ],
)
asked.push(
  ['seller: overview', 'seller', '/openapi/trading/order/statisticalOrder', {}],
  [
    'seller: a month of events',
    'seller',
    '/openapi/trading/order/statisticalDuringOrder',
    { from: day(40).slice(0, 10), to: day(10).slice(0, 10) },
  ],
  [
    'seller: turnover by day, a year',
    'seller',
    '/api/trading/order/selectOrderMoneyByYmd',
    { side: 'seller', from: day(359).slice(0, 10), to: day(0).slice(0, 10) },
  ],
)

/** One buyer and one seller with so many orders and ledger lines each: what screens ask for, against a read by key. */
export const measureGrowth = async (orders: number, times: number): Promise<Record<string, Row[]>> => {
  const serverUrl = await findServer()
  if (!serverUrl) throw new Error('Give a PostgreSQL by DATABASE_URL, or run one on port 5432.')
  const database = await freshDatabase(serverUrl, 'wotu_bench_growth')
  const port = await freePort()
  const env = { DATABASE_URL: database.url, NODE_ENV: 'production', WOTU_SECRET: benchSecret }
  const start = () => startServer({ program: 'built', port, env, log: join(tmpdir(), 'wotu-bench-growth.log') })
  // Migrates, and makes the tenant.
  await (await start()).end('SIGTERM')
  const begun = performance.now()
  await withClient(database.url, async (client) => {
    await fillGrowth(client, orders)
    for (const [side, boId] of [
      ['buyer', grown.buyerId],
      ['seller', grown.sellerId],
    ] as const) {
      const hash = createHash('sha256').update(tokens[side]).digest('base64url')
      await client.query(
        `insert into session (system_id, id, member_id, bo_id, kind, created_at, expires_at)
         values (1001, $1, $2, $2, 'cookie', now(), now() + interval '1 day')`,
        [hash, boId],
      )
    }
  })
  const filledMs = performance.now() - begun
  const { db } = openPool(database.url, 1, { limits: { ...usualLimits, statementMs: 0, answerMs: 3_600_000 } })
  const recounting = performance.now()
  // What the recount says aloud is expected here: nothing was kept while it was filled.
  process.removeAllListeners('warning')
  await inTenant(1001, async () => {
    await recountOrders(db)
    await recountFlows(db)
  })
  const recountedMs = performance.now() - recounting
  await db.destroy()
  await withClient(database.url, (client) => client.query('vacuum analyze'))
  const server = await start()
  const connection = await Connection.open(port)
  try {
    const timed = async (into: number[], side: Side, path: string, input: object) => {
      const from = performance.now()
      const answer = await connection.post(path, tokens[side], input)
      into.push(performance.now() - from)
      if (!answer.body.startsWith('{"code":"0"')) throw new Error(`${path} answered ${answer.body.slice(0, 300)}`)
    }
    const took = asked.map((): number[] => [])
    const read: number[] = []
    for (let round = -20; round < times; round += 1)
      for (const [i, [, side, path, input]] of asked.entries()) {
        // The first rounds warm up plans and pages.
        await timed(round < 0 ? [] : read, side, '/api/trading/goods/detail', { id: grown.goodsId })
        await timed(round < 0 ? [] : took[i]!, side, path, input)
      }
    const key = quantile(read, 0.99)
    return {
      [`An owner with ${orders} orders: p50 / p99, and p99 ÷ that of a read by key`]: [
        { what: 'filled in', value: ms(filledMs) },
        { what: 'recounted whole in', value: ms(recountedMs) },
        { what: 'a read by key', value: p50p99(read) },
        ...asked.map(([what], i) => atMost(`${what}: ${p50p99(took[i]!)}`, quantile(took[i]!, 0.99) / key, 10, ' ×')),
      ],
    }
  } finally {
    connection.close()
    await server.end('SIGTERM')
    await database.drop()
  }
}
