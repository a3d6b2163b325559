// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { labels } from './labels.ts'
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
  await act(async () =>
    createRoot(place).render(<PayElsewhere bill={bill} labels={labels} emit={emit} refetch={refetch} />),
  )
  return place
}

const button = (place: Element, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!

it('in a partner’s page no password is asked: paying opens the platform’s cashier in a window of its own', async () => {
  const place = await show(() => true)
  expect(place.querySelectorAll('input, iframe')).toHaveLength(0)
  button(place, '前往平台付款').click()
  expect(open).toHaveBeenCalledWith('/cashier/cashierPay/9', 'wotu-cashier', expect.stringContaining('popup'))
})

it('a page that vetoes keeps the window and the frame from opening', async () => {
  const place = await show(() => false)
  button(place, '前往平台付款').click()
  await act(async () => button(place, '在此付款').click())
  expect(place.querySelector('iframe')).toBeNull()
  expect(open).not.toHaveBeenCalled()
})

it('coming back from that window looks at the bill again', async () => {
  const refetch = vi.fn()
  await show(() => true, refetch)
  dispatchEvent(new Event('focus'))
  expect(refetch).toHaveBeenCalledOnce()
})
