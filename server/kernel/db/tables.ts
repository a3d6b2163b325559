import type { ColumnType, Generated } from 'kysely'
import type { Scope } from '@wotu/contract/call.ts'

/** Rows of the tables, by their names in TypeScript. Each domain adds its own in its `tables.ts`. */
export interface Tables {
  system: SystemTable
  systemOrigin: SystemOriginTable
  session: SessionTable
  idempotency: IdempotencyTable
  job: JobTable
  setAside: SetAsideTable
  rate: RateTable
  outboxSms: OutboxSmsTable
  term: TermTable
}

/** Row types of migrations/0001_kernel.sql, where each column is explained. */

interface SystemTable {
  id: number
  name: string
  appName: Generated<string>
  platformName: Generated<string>
  logo: Generated<string>
  appToken: string
  settings: Generated<Record<string, unknown>>
  redirectHosts: Generated<string[]>
}

/** Of migrations/0045_terms.sql. */
interface TermTable {
  systemId: number
  name: string
  value: number
}

interface SystemOriginTable {
  origin: string
  systemId: number
  kind: 'platform' | 'partner'
  scopes: Generated<Scope[]>
}

interface SessionTable {
  id: string
  systemId: number
  memberId: string
  boId: string
  kind: 'cookie' | 'embed' | 'frame'
  origin: string | null
  scopes: Generated<Scope[] | null>
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

interface IdempotencyTable {
  systemId: number
  memberId: string
  path: string
  key: string
  requestHash: string
  /** Written as JSON text, read parsed. */
  response: ColumnType<{ data: unknown }, string, never>
  createdAt: Date
}

interface JobTable {
  id: string
  systemId: number
  kind: string
  key: string
  runAt: Date
  /** Written as JSON text, read parsed. */
  payload: ColumnType<unknown, string, never>
  attempts: Generated<number>
  lastError: string | null
  doneAt: Date | null
}

/** See migrations/0040_set_aside.sql. */
interface SetAsideTable {
  systemId: number
  kind: string
  rowId: string
  attempts: Generated<number>
  reason: string
  firstAt: Date
  lastAt: Date
  againAt: Date
}

interface RateTable {
  systemId: number
  bucket: string
  windowStart: Date
  count: number
}

interface OutboxSmsTable {
  systemId: number
  id: string
  phone: string
  text: string
  createdAt: Date
}
