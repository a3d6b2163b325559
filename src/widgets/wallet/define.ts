import { defineWidget } from '#core/element/defineWidget.tsx'
import '#ui/tokens/base.css.ts'
import { labels } from './labels.ts'
import { Wallet } from './Wallet.tsx'

defineWidget('wotu-wallet', Wallet, {
  doc: 'The signed-in owner’s balance and its last movements; recharging and withdrawing lead to the platform.',
  props: {
    rows: { type: 'number', default: 5, doc: 'How many lines of the statement are shown.' },
  },
  events: {
    'wotu-leave': {
      cancelable: true,
      detail: { to: "'recharge' | 'withdraw' | 'statement'" },
      doc: 'He goes on to the platform, to there. Prevented, nothing is opened.',
    },
    'wotu-balance': {
      detail: { availableFen: 'number' },
      doc: 'The available balance in integer fen, whenever it changes.',
    },
  },
  readings: {
    availableFen: { from: 'wotu-balance', type: 'number', doc: 'The available balance in integer fen.' },
  },
  slots: {
    empty: { doc: 'In place of “暂无资金明细”, where nothing has moved the balance yet.' },
    'signed-out': { doc: 'In place of the way to sign in, where nobody is signed in.' },
  },
  parts: {
    card: { doc: 'The whole wallet.' },
    button: { doc: 'The two buttons: withdraw, and recharge.' },
  },
  labels,
  space: 'display: block; min-height: 256px; @media screen and (max-width: 767px) { min-height: 264px }',
})
