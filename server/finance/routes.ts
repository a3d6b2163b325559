import type { FastifyInstance } from 'fastify'
import type { Announce, PerformCall } from '#kernel/call.ts'
import type { Door } from '#kernel/caller.ts'
import type { Db } from '#kernel/db.ts'
import { registerNotices } from './notice.ts'
import { registerStatementExport } from './statementExport.ts'

/** What finance serves beside the contract. */
export const registerFinanceRoutes = (
  http: FastifyInstance,
  tools: { db: Db; door: Door; perform: PerformCall; announce: Announce },
) => {
  registerNotices(http, tools)
  registerStatementExport(http, tools)
}
