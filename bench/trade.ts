import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServer, freshDatabase, withClient } from '../server/testing/database.ts'
import { fillMarket, type Spread } from './market.ts'
import { OrderLoad, type Round } from './orders.ts'
import { initPgbench, runPgbench } from './pgbench.ts'
import { cpuSeconds, databaseSeconds } from './processTime.ts'
import { atLeast, atMost, median, p50p99, type Row } from './report.ts'
import { fillGoods, measureSearch } from './searchGoods.ts'
import { benchSecret, freePort, startServer } from './serverProcess.ts'

const atOnce = 16

/** How much is done; `--quick` is a smoke of a minute. */
export interface Amounts {
  scale: number
  rounds: number
  ordersARound: number
  pgbenchSeconds: number
  goods: number
  searches: number
}

/** Everything that is measured on one running server and one PostgreSQL: orders against TPC-B, and search. */
export const measureTrade = async (amounts: Amounts): Promise<Record<string, Row[]>> => {
  const serverUrl = await findServer()
  if (!serverUrl) throw new Error('Give a PostgreSQL by DATABASE_URL, or run one on port 5432.')
  const market = await freshDatabase(serverUrl, 'wotu_bench')
  const tpcb = await freshDatabase(serverUrl, 'wotu_bench_tpcb')
  await initPgbench(tpcb.url, amounts.scale)
  const env = { DATABASE_URL: market.url, NODE_ENV: 'production', WOTU_SECRET: benchSecret }
  const port = await freePort()
  const server = await startServer({ program: 'built', port, env, log: join(tmpdir(), 'wotu-bench.log') })
  try {
    return await withClient(market.url, async (client) => {
      await fillMarket(client)
      await client.query('vacuum analyze')
      const load = await OrderLoad.open(port, client, atOnce)
      const orders = await measureOrders(load, { ...amounts, tpcbUrl: tpcb.url, pid: server.pid })
      load.close()
      await fillGoods(client, amounts.goods)
      return {
        ...orders,
        [`Search of ${amounts.goods} goods`]: await measureSearch(port, market.url, amounts.goods, amounts.searches),
      }
    })
  } finally {
    await server.end('SIGTERM')
    await market.drop()
    await tpcb.drop()
  }
}

const measureOrders = async (
  load: OrderLoad,
  { rounds, ordersARound, pgbenchSeconds, tpcbUrl, pid }: Amounts & { tpcbUrl: string; pid: number },
): Promise<Record<string, Row[]>> => {
  const tpcb: number[] = []
  const measured: Record<Spread, Round[]> = { spread: [], oneSeller: [], oneSpec: [] }
  const cpuMs: number[] = []
  const used = () => cpuSeconds(pid) + databaseSeconds('wotu_bench')
  for (let i = -1; i < rounds; i += 1) {
    const transactions = await runPgbench(tpcbUrl, atOnce, pgbenchSeconds)
    const before = used()
    const round = {
      spread: await load.round(ordersARound, 'spread'),
      cpuMs: ((used() - before) / ordersARound) * 1000,
      oneSeller: await load.round(ordersARound, 'oneSeller'),
      oneSpec: await load.round(ordersARound, 'oneSpec'),
    }
    if (i < 0) continue // warms everything up, and the first orders wait to be paid
    tpcb.push(transactions)
    cpuMs.push(round.cpuMs)
    for (const spread of ['spread', 'oneSeller', 'oneSpec'] as const) measured[spread].push(round[spread])
  }
  const perSecond = (spread: Spread) => median(measured[spread].map((round) => round.perSecond))
  const times = (call: 'submitMs' | 'payMs') => p50p99(measured.spread.flatMap((round) => round[call]))
  return {
    [`Orders submitted and paid, ${atOnce} at once`]: [
      { what: 'pgbench TPC-B', value: `${median(tpcb).toFixed(0)} tps` },
      { what: 'orders', value: `${perSecond('spread').toFixed(0)} a second` },
      atLeast('orders ÷ TPC-B', perSecond('spread') / median(tpcb), 0.35),
      { what: 'submit, p50 / p99', value: times('submitMs') },
      { what: 'pay, p50 / p99', value: times('payMs') },
      atLeast('all from one seller ÷ spread', perSecond('oneSeller') / perSecond('spread'), 0.6),
      { what: 'all of one spec ÷ spread', value: (perSecond('oneSpec') / perSecond('spread')).toFixed(2) },
      atMost('CPU an order, server and PostgreSQL', median(cpuMs), 5, ' ms'),
    ],
  }
}
