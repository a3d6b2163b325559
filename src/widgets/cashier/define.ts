import { defineWidget } from '#core/element/defineWidget.tsx'
import '#ui/tokens/base.css.ts'
import { Cashier } from './Cashier.tsx'
import { labels } from '#parts/finance/cashier/labels.ts'

defineWidget('wotu-cashier', Cashier, {
  doc: 'A bill: amount, time left, payees and state. Paying runs in a frame or window of the platform’s own, and the tag hears the result.',
  props: { payId: { type: 'string', default: '', doc: 'The bill’s number, from ordering or from recharging.' } },
  events: {
    'wotu-pay': {
      cancelable: true,
      detail: { payId: 'string' },
      doc: 'The payer asks for the platform’s cashier, in a frame or a window. Prevented, it is not opened.',
    },
    'wotu-paid': {
      detail: { payId: 'string', amountFen: 'number' },
      doc: 'The bill is paid, with this much in integer fen.',
    },
  },
  slots: {
    empty: { doc: 'In place of “账单不存在或已删除”, where there is no such bill of the reader’s.' },
    'signed-out': { doc: 'In place of the way to sign in, where nobody is signed in.' },
  },
  parts: {
    card: { doc: 'What is to be paid, to whom, and for how long it can be.' },
    price: { doc: 'The amount.' },
    button: { doc: 'The button that leads to the platform’s cashier.' },
  },
  labels,
  space: 'display: block; min-height: 256px; @media screen and (max-width: 767px) { min-height: 264px }',
})
