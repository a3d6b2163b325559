import type { FastifyInstance } from 'fastify'
import type { RouteTools } from '#kernel/call/routeTools.ts'
import { registerNotices } from './notice.ts'
import { registerStatementExport } from '../wallet/statementExport.ts'

/** What finance serves beside the contract. */
export const registerFinanceRoutes = (http: FastifyInstance, tools: RouteTools) => {
  registerNotices(http, tools)
  registerStatementExport(http, tools)
}
