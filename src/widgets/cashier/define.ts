import { defineWidget } from '#core/defineWidget.tsx'
import '#ui/base.css.ts'
import { Cashier } from './Cashier.tsx'

defineWidget('wotu-cashier', Cashier, {
  doc: 'A bill: amount, time left, payees and state. Paying runs in a window of the platform’s own, and the tag hears the result.',
  props: { payId: { type: 'string', default: '', doc: 'The bill’s number, from ordering or from recharging.' } },
  events: {
    'wotu-pay': {
      cancelable: true,
      doc: 'The payer goes to the platform’s cashier for `detail.payId`. Prevented, it is not opened.',
    },
    'wotu-paid': { doc: 'The bill is paid: `detail.payId`, and `detail.amountFen` in integer fen.' },
  },
})
