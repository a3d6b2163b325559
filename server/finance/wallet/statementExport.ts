import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { flowKinds, type Flow } from '@wotu/contract/finance/wallet.ts'
import type { PerformCall } from '#kernel/call/call.ts'
import type { Door } from '#kernel/call/caller.ts'
import { clock } from '#kernel/clock.ts'
import { type Db, tenantDb } from '#kernel/db/db.ts'
import { shownBy } from '#kernel/http/shown.ts'
import { everyFlow } from './statement.ts'
import type { PostingKind } from '../tables.ts'

const path = '/openapi/finance/account/cashflow/selFlowList/manage'

const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' })

/** Quoted where needed; text that a spreadsheet would take for a formula is kept text. */
const cell = (text: string) => {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const yuan = (fen: number) => (fen / 100).toFixed(2)

const lineOf = ({ at, id, kind, counterparty, amountFen, balanceFen, bizNo }: Flow) =>
  [
    time.format(new Date(at)),
    `${id}\t`,
    flowKinds[kind],
    cell(counterparty),
    amountFen > 0 ? yuan(amountFen) : '',
    amountFen < 0 ? yuan(-amountFen) : '',
    yuan(balanceFen),
    `${cell(bizNo)}\t`,
  ].join(',')

async function* csvOf(flows: AsyncIterable<Flow[]>) {
  // Spreadsheets take a file for UTF-8 by its byte order mark.
  yield `\uFEFF时间,流水号,类型,对方,收入,支出,余额,关联单号\r\n`
  for await (const rows of flows) yield rows.map((row) => `${lineOf(row)}\r\n`).join('')
}

/**
 * `GET /export/statement?kind=&from=&to=&serial=`: the statement as CSV, to its end, as it is read. Who may have it, and
 * what may be asked, is checked by the list's own call.
 */
export const registerStatementExport = (
  app: FastifyInstance,
  { db, door, perform }: { db: Db; door: Door; perform: PerformCall },
) => {
  app.get<{ Querystring: Record<string, string> }>('/export/statement', async (request, reply) => {
    const caller = await door(shownBy(request))
    const { kind, from, serial = '', to = clock.now().toISOString() } = request.query
    const asked = { ...(kind && { kind }), ...(from && { from }), serial, to }
    await perform(path, { ...asked, size: 1 }, caller)
    const filters = { ...asked, kind: asked.kind as PostingKind | undefined, serial: serial.trim() }
    const flows = everyFlow(tenantDb(db, caller.systemId), caller.actor!.boId, filters)
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="statement-${to.slice(0, 10)}.csv"`)
      .send(Readable.from(csvOf(flows)))
  })
}
