import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { answer } from 'schema:/openapi/finance/account/cashflow/selFlowList/manage'
import type { Flow } from '@wotu/contract/finance/wallet.ts'
import { facts } from '../detail/facts.tsx'
import { columns } from '../list/columns.tsx'

const flow: Flow = {
  id: '7',
  at: new Date(2026, 5, 1, 9, 30).toISOString(),
  kind: 'income',
  counterparty: '',
  amountFen: 123450,
  balanceFen: 200000,
  bizNo: 'B1',
}
const text = (node: React.ReactNode) => renderToStaticMarkup(<>{node}</>).replace(/<[^>]+>/g, '')

it('writes a row by what the contract says of it', () => {
  const drawn = columns<Flow>(answer, ['at', 'kind', 'counterparty', { name: 'amountFen', signed: true }, 'balanceFen'])
  expect(drawn.map(({ title, render }) => [title, text(render(flow))])).toEqual([
    ['时间', '2026-06-01 09:30'],
    ['类型', '收款'],
    ['对方', '—'],
    ['金额', '+¥1,234.50'],
    ['余额', '¥2,000.00'],
  ])
})

it('figures stand at the end, the first is the card’s head and a state its corner', () => {
  const [first, amount, state] = columns<Flow>(answer, ['bizNo', 'amountFen', { name: 'kind', tones: {} }])
  expect(first).toMatchObject({ card: 'main' })
  expect(amount).toMatchObject({ align: 'end' })
  expect(state).toMatchObject({ card: 'corner' })
})

it('facts leave what isn’t there to the list of facts', () => {
  expect(facts(answer, flow, ['counterparty', { name: 'kind', title: '来源' }])).toEqual([
    { label: '对方', value: undefined, wide: false },
    { label: '来源', value: '收款', wide: false },
  ])
})

it('a field without a title in the contract is an error of the screen', () => {
  expect(() => columns({}, ['nothing' as never])).toThrow('The contract says no title for nothing')
})
