import { expect, it } from 'vitest'
import { orderRow } from '#testing/orders.ts'
import { ordersCsv } from './ordersCsv.ts'

const [mark, ...rest] = ordersCsv([
  orderRow('unpaid', { buyerName: '=HYPERLINK("http://x")', consignee: '王"大"壮', adjustFen: -500 }),
])
const [title = '', line = ''] = rest.join('').split('\r\n')

it('begins with the mark that tells spreadsheets its encoding', () => expect(mark).toBe('\uFEFF'))

it('has a title for every value', () => expect(title.split('","')).toHaveLength(line.split('","').length))

it('keeps names from being formulas, and quotes within quotes', () => {
  expect(line).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(line).toContain('"王""大""壮"')
})

it('leaves a negative amount a figure', () => expect(line).toContain('"-5.00"'))

it('keeps every digit of an order’s number', () => expect(line).toMatch(/^"\d{16}\t"/))
