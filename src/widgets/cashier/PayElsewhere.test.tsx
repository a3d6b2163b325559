// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { PayElsewhere } from './PayElsewhere.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

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
  document.body.replaceChildren()
})

const show = async (emit: () => boolean, refetch = () => {}) => {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<PayElsewhere bill={bill} emit={emit} refetch={refetch} />))
  return place
}

it('in a partner’s page no password is asked: paying opens the platform’s cashier in a window of its own', async () => {
  const place = await show(() => true)
  expect(place.querySelectorAll('button')).toHaveLength(1)
  place.querySelector('button')!.click()
  expect(open).toHaveBeenCalledWith('/cashier/cashierPay/9', 'wotu-cashier', expect.stringContaining('popup'))
})

it('a page that vetoes keeps the window from opening', async () => {
  const place = await show(() => false)
  place.querySelector('button')!.click()
  expect(open).not.toHaveBeenCalled()
})

it('coming back from that window looks at the bill again', async () => {
  const refetch = vi.fn()
  await show(() => true, refetch)
  dispatchEvent(new Event('focus'))
  expect(refetch).toHaveBeenCalledOnce()
})
