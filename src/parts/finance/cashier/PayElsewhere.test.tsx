// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { labels } from './labels.ts'
import { PayElsewhere } from './PayElsewhere.tsx'

const bill: Bill = {
  id: '9',
  biz: 'order',
  amountFen: 100,
  state: 'waiting',
  way: '',
  payees: [],
  orders: [],
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-20T02:30:00.000Z',
  paidAt: null,
  now: '2026-11-20T02:00:00.000Z',
}

const open = vi.fn()
beforeEach(() => vi.stubGlobal('open', open))
afterEach(() => {
  vi.unstubAllGlobals()
  open.mockReset()
  cleanup()
})

const show = (emit: () => boolean, refetch = () => {}) =>
  render(<PayElsewhere bill={bill} labels={labels} emit={emit} refetch={refetch} />)

it('in a partner’s page no password is asked: paying opens the platform’s cashier in a window of its own', () => {
  const { container, getByText } = show(() => true)
  expect(container.querySelectorAll('input, iframe')).toHaveLength(0)
  fireEvent.click(getByText('前往平台付款'))
  expect(open).toHaveBeenCalledWith('/cashier/cashierPay/9', 'wotu-cashier', expect.stringContaining('popup'))
})

it('a page that vetoes keeps the window and the frame from opening', () => {
  const { container, getByText } = show(() => false)
  fireEvent.click(getByText('前往平台付款'))
  fireEvent.click(getByText('在此付款'))
  expect(container.querySelector('iframe')).toBeNull()
  expect(open).not.toHaveBeenCalled()
})

it('coming back from that window looks at the bill again', () => {
  const refetch = vi.fn()
  show(() => true, refetch)
  dispatchEvent(new Event('focus'))
  expect(refetch).toHaveBeenCalledOnce()
})
