import type { Announce, PerformCall } from './call.ts'
import type { Door } from './caller.ts'
import type { Db } from '../db/db.ts'

/** What a domain's own routes are given. */
export interface RouteTools {
  db: Db
  door: Door
  perform: PerformCall
  announce: Announce
  /** Requests a second from one address; null for as many as it likes. */
  perAddress: number | null
}
