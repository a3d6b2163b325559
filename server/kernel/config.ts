import { resolve } from 'node:path'
import { storedSecret } from './call/storedSecret.ts'

export interface Config {
  environment: 'production' | 'development' | 'test'
  /** The platform's port, and that of the page that plays a partner's site. */
  port: number
  partnerPort: number
  /** Where browsers find the platform: scheme, host and port, as they send it. */
  platformOrigin: string
  /** The interface that the platform listens on; `0.0.0.0` for all. */
  host: string
  /** Addresses or CIDR blocks of the proxies in front, whose `X-Forwarded-*` is believed. */
  trustProxy: string[]
  /** Requests a second that one address may make of one process; null for as many as it likes. */
  perAddress: number | null
  /** A PostgreSQL of yours; undefined: the embedded one under `dataDir`. */
  databaseUrl: string | undefined
  /** Absolute path of the folder for everything that must outlive the process. */
  dataDir: string
  /** Seed the demo market, and show its SMS outbox. */
  demo: boolean
  /** The pepper of payment passwords; kept outside the database on purpose. */
  secret: string
  /** Who may read `/metrics`: anybody, who shows this token, who asks from this very machine, or nobody. */
  metrics: 'open' | { token: string } | 'loopback' | 'closed'
}

type Environment = Record<string, string | undefined>

const portOf = (env: Environment, name: string, otherwise: number): number => {
  const port = Number(env[name] || otherwise)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${name} is not a port: ${env[name]}`)
  return port
}

const originOf = (env: Environment, otherwise: string): string => {
  const given = env.PLATFORM_ORIGIN || otherwise
  if (!URL.canParse(given) || new URL(given).origin !== given || !/^https?:/.test(given))
    throw new Error(`PLATFORM_ORIGIN is not an origin such as https://trade.example.com: ${given}`)
  return given
}

/** What guards a payment password of six digits can't be short, or guessed itself. */
const secretOf = (given: string | undefined, file: string, environment: Config['environment']): string => {
  if (!given) return storedSecret(file)
  if (environment === 'production' && (given.length < 32 || new Set(given).size < 12))
    throw new Error(
      'WOTU_SECRET is too weak: it needs 32 characters or more, at random. `openssl rand -base64 32` makes one.',
    )
  return given
}

const metricsOf = (env: Environment, environment: Config['environment']): Config['metrics'] => {
  const { METRICS: who, METRICS_TOKEN: token } = env
  if (who && who !== 'loopback') throw new Error(`METRICS is not loopback: ${who}`)
  if (token && token.length < 16) throw new Error('METRICS_TOKEN is too short: it needs 16 characters or more.')
  if (token) return { token }
  if (who) return 'loopback'
  return environment === 'production' ? 'closed' : 'open'
}

/**
 * Reads the whole configuration from the environment, once, at start.
 * @throws when a variable makes no sense
 */
export const readConfig = (env: Environment = process.env): Config => {
  const environment = env.NODE_ENV === 'production' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'development'
  const dataDir = resolve(env.DATA_DIR || '.data')
  const port = portOf(env, 'PORT', 4600)
  return {
    environment,
    port,
    partnerPort: portOf(env, 'PARTNER_PORT', 4601),
    platformOrigin: originOf(env, `http://localhost:${port}`),
    host: env.HOST || 'localhost',
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((block) => block.trim()) : [],
    perAddress: env.RATE_LIMIT === 'off' ? null : 300,
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir,
    demo: environment === 'production' ? env.DEMO === 'on' : env.DEMO !== 'off',
    secret: secretOf(env.WOTU_SECRET, resolve(dataDir, 'secret'), environment),
    metrics: metricsOf(env, environment),
  }
}
