import { defineWidget } from '#core/defineWidget.tsx'
import '#ui/base.css.ts'
import { Wallet } from './Wallet.tsx'

defineWidget('wotu-wallet', Wallet, {
  doc: 'The signed-in owner’s balance and its last movements; recharging and withdrawing lead to the platform.',
  props: {
    rows: { type: 'number', default: 5, doc: 'How many lines of the statement are shown.' },
  },
  events: {
    'wotu-leave': {
      cancelable: true,
      doc: 'He goes to `detail.to` (`recharge`, `withdraw` or `statement`) on the platform. Prevented, nothing is opened.',
    },
    'wotu-balance': { doc: 'The available balance (`detail.availableFen`, integer fen), whenever it changes.' },
  },
})
