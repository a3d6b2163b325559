import type { FastifyInstance } from 'fastify'
import type { Call } from '@wotu/contract/call.ts'
import { openSandbox } from './adapters/channel/sandbox/index.ts'
import { incomingDir } from './adapters/files.ts'
import { registerKit } from './kit/files.ts'
import { createLoop } from './kernel/call/call.ts'
import { createDoor, createSites } from './kernel/call/caller.ts'
import type { Config } from './kernel/config.ts'
import { openPool, openSetPool, type Database, type Limits } from './kernel/db/db.ts'
import { registerOutbox } from './demo/outbox.ts'
import type { AnyHandlers } from './kernel/call/handlers.ts'
import { createHttp } from './kernel/http/http.ts'
import { patience, type Patience } from './kernel/http/patience.ts'
import type { Uploads } from './kernel/http/uploads.ts'
import { createJobs, type JobHandlers } from './kernel/jobs/jobs.ts'
import { databaseWire } from './kernel/live/wire.ts'
import { createLive } from './kernel/live/live.ts'
import { createLog } from './kernel/log.ts'
import { createMetrics } from './kernel/metrics.ts'
import { ensureRecurring, recurring, type Every } from './kernel/jobs/recurring.ts'
import { createPing } from './kernel/live/ping.ts'
import { countOrRefuse } from './kernel/call/rate.ts'
import type { RouteTools } from './kernel/call/routeTools.ts'
import type { Identify } from './kernel/call/session.ts'
import { inTenant } from './kernel/call/tenant.ts'

/** What a domain's `index.ts` exports for the assembly. */
export interface Domain {
  handlers: AnyHandlers
  jobs?: JobHandlers
  /** Which of its jobs run again and again, and the seconds between. */
  every?: Every
  /** What it serves beside the contract: downloads, the notices of machines. */
  routes?: (http: FastifyInstance, tools: RouteTools) => void
  /** Its calls that take files, and how much of them. */
  uploads?: Uploads
}

export interface AppOptions {
  config: Pick<Config, 'environment' | 'demo' | 'perAddress' | 'trustProxy'> &
    Partial<Pick<Config, 'platformOrigin' | 'metrics'>>
  database: Pick<Database, 'db' | 'pool' | 'url'>
  calls: Record<string, Call>
  domains: readonly Domain[]
  /** Turns a session into an actor: the one thing the kernel asks of the domain that owns the members. */
  identify: Identify
  /** The folder that holds the built `app/` and `kit/`. */
  dist: string
  /** The folder where files lie while they come in. */
  incoming?: () => string
  /** How long a request may take to come, where that isn't as usual. */
  patience?: Partial<Patience>
  logLevel?: string
  /** How long the database may take, where not the usual. */
  limits?: Limits
}

/** How often visitors of one address may send files along, by call. */
const visitsAnHour = 20

/** Two tables in one; @throws when a key is in both, which would silently lose one of them. */
const merged = <T>(tables: readonly Record<string, T>[], what: string): Record<string, T> => {
  const all: Record<string, T> = {}
  for (const [key, value] of tables.flatMap((table) => Object.entries(table))) {
    if (all[key]) throw new Error(`Two domains have a ${what} for ${key}.`)
    all[key] = value
  }
  return all
}

/** Assembles the server of these domains; nothing listens or runs before `http.listen` and `start`. */
export const createApp = async (options: AppOptions) => {
  const { config, database, calls, domains, identify, dist, incoming = incomingDir, logLevel, limits } = options
  const { db, pool, url } = database
  const log = createLog(logLevel)
  // Limits are counted and messages sent while every connection of the main pool may be in a transaction.
  const side = openPool(url, 2, limits && { limits })
  const sets = openSetPool(url, limits)
  const live = await createLive({ wire: databaseWire(url, side.pool), log })
  const sites = createSites(db)
  const door = createDoor({ setDb: sets.db, sites, identify })
  const handlers = merged(
    domains.map((domain) => domain.handlers),
    'handler',
  )
  const every: Every = Object.assign({}, ...domains.map((domain) => domain.every))
  const jobHandlers = merged(
    domains.map((domain) => domain.jobs ?? {}),
    'job',
  )
  const jobs = createJobs({ db, handlers: recurring(every, jobHandlers), log, announce: live.announce })
  const perform = createLoop({
    calls,
    handlers,
    db,
    sideDb: side.db,
    setDb: sets.db,
    announce: live.announce,
    checkOutput: config.environment !== 'production',
  })
  const http = await createHttp({
    calls,
    uploads: Object.assign({}, ...domains.map((domain) => domain.uploads)),
    incoming,
    countVisit: ({ systemId, address }, path) =>
      inTenant(systemId, () =>
        countOrRefuse(side.db, { systemId, bucket: `${path}:${address}`, max: visitsAnHour, seconds: 3600 }),
      ),
    perform,
    door,
    sites,
    live,
    log,
    metrics: createMetrics(pool, db),
    ping: createPing(side.db),
    env: config.environment,
    perAddress: config.perAddress,
    dist,
    registerKit,
    trustProxy: config.trustProxy,
    platformOrigin: config.platformOrigin ?? '',
    openMetrics: config.metrics ?? 'open',
    patience: { ...patience, ...options.patience },
  })
  for (const domain of domains)
    domain.routes?.(http, { db, door, perform, announce: live.announce, perAddress: config.perAddress })
  if (config.demo) registerOutbox(http, { db, sites })
  const sandbox = config.demo ? openSandbox(http, { db: side.db, sites, log }) : null
  return {
    http,
    perform,
    jobs,
    sandbox,
    log,
    /** Begins the work that nobody calls for: jobs, and the sandbox bank's notices. */
    start: async () => {
      await ensureRecurring(db, every)
      jobs.start()
      sandbox?.start()
    },
    /** Answers what it has begun, ends the streams, lets the running job finish. Leaves the database open. */
    close: async () => {
      await http.close()
      await jobs.stop()
      await sandbox?.stop()
      await live.stop()
      await side.db.destroy()
      await sets.db.destroy()
    },
  }
}
export type App = Awaited<ReturnType<typeof createApp>>
