import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { flowKinds, type Flow } from '@wotu/contract/finance/wallet.ts'
import type { Caller, PerformCall } from '#kernel/call.ts'
import type { Door } from '#kernel/caller.ts'
import { clock } from '#kernel/clock.ts'
import { shownBy } from '#kernel/http-shown.ts'

const path = '/openapi/finance/account/cashflow/selFlowList/manage'
const size = 50

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

/** The lines of a statement, a page of the call at a time, so that a long one is never whole in memory. */
async function* linesOf(first: { total: number; rows: Flow[] }, next: (page: number) => Promise<{ rows: Flow[] }>) {
  // Spreadsheets take a file for UTF-8 by its byte order mark.
  yield `\uFEFF时间,流水号,类型,对方,收入,支出,余额,关联单号\r\n`
  for (let page = 1, { rows } = first; rows.length > 0; { rows } = await next((page += 1)))
    yield rows.map((row) => `${lineOf(row)}\r\n`).join('')
}

/** `GET /export/statement?kind=&from=&to=&serial=`: the statement as CSV, by the list's own call and its checks. */
export const registerStatementExport = (
  app: FastifyInstance,
  { door, perform }: { door: Door; perform: PerformCall },
) => {
  app.get<{ Querystring: Record<string, string> }>('/export/statement', async (request, reply) => {
    const caller: Caller = await door(shownBy(request))
    const { kind, from, serial = '', to = clock.now().toISOString() } = request.query
    const filters = { ...(kind && { kind }), ...(from && { from }), serial, to, size }
    const read = async (page: number) =>
      (await perform(path, { ...filters, page }, caller)).data as { total: number; rows: Flow[] }
    const first = await read(1)
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="statement-${to.slice(0, 10)}.csv"`)
      .send(Readable.from(linesOf(first, read)))
  })
}
