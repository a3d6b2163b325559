import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { formatDate } from '#core/format/dates.ts'
import { formatFen } from '#core/format/money.ts'
import { states } from './words.ts'

const columns: readonly [string, (order: OrderRow) => string][] = [
  ['订单号', (order) => order.no],
  ['下单时间', (order) => formatDate(order.createdAt)],
  ['状态', (order) => states[order.state].word],
  ['买家', (order) => order.buyerName],
  ['收货人', (order) => order.consignee],
  ['商品', (order) => order.lines.map((line) => `${line.title} ${line.specName} ×${line.quantity}`).join('；')],
  ['商品金额（元）', (order) => formatFen(order.goodsFen, { thousands: false })],
  ['运费（元）', (order) => formatFen(order.freightFen, { thousands: false })],
  ['优惠（元）', (order) => formatFen(order.discountFen, { thousands: false })],
  ['改价（元）', (order) => formatFen(order.adjustFen, { thousands: false })],
  ['实付（元）', (order) => formatFen(order.payableFen, { thousands: false })],
]

const isFigure = (text: string) => /^-?\d+\.\d\d$/.test(text)

/** A cell: quoted, never taken for a formula, and a long number (an order's) not for a figure that is rounded. */
const cell = (text: string) => {
  if (/^\d{12,}$/.test(text)) return `"${text}\t"`
  const harmless = /^[=+\-@\t\r]/.test(text) && !isFigure(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Orders as a CSV that spreadsheets open as it is: UTF-8 with its mark, one order a line. */
export const ordersCsv = (orders: readonly OrderRow[]) => {
  const rows = [columns.map(([title]) => title), ...orders.map((order) => columns.map(([, text]) => text(order)))]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
