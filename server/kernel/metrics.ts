import type { Db } from './db/db.ts'
import { gaugeJobs } from './jobs/metrics.ts'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The state of the connection pool, read when the metrics are. */
export interface PoolGauge {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** What `/metrics` shows; one registry an app, so that tests may assemble many. */
export const createMetrics = (pool: PoolGauge, db: Db) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gaugeJobs(registry, db)
  const calls = new Counter({
    name: 'wotu_calls_total',
    help: 'Calls answered, by path and code',
    labelNames: ['path', 'code'] as const,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'wotu_call_seconds',
    help: 'Time from the request to its answer, by path',
    labelNames: ['path'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'wotu_pool_connections',
    help: 'Database connections of this process, by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return {
    registry,
    /** One call answered with this code after so many milliseconds. */
    count: (path: string, code: string, ms: number) => {
      calls.inc({ path, code })
      seconds.observe({ path }, ms / 1000)
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
