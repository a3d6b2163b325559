import { defineWidget } from '#core/element/defineWidget.tsx'
import '#ui/tokens/base.css.ts'
import { Cart } from './Cart.tsx'
import { labels } from '#parts/trading/cart/labels.ts'

defineWidget('wotu-cart', Cart, {
  doc: 'The signed-in buyer’s cart: by shop, at today’s prices, leading to the confirmation of an order on the platform.',
  props: {},
  events: {
    'wotu-checkout': {
      cancelable: true,
      detail: { lineIds: 'string[]', totalFen: 'number' },
      doc: 'The buyer goes on to order these lines, for this much in integer fen. Prevented, the platform is not opened.',
    },
    'wotu-count': {
      detail: { count: 'number' },
      doc: 'How many kinds of goods the cart holds, whenever that changes.',
    },
  },
  readings: {
    count: { from: 'wotu-count', type: 'number', doc: 'How many kinds of goods the cart holds.' },
  },
  slots: {
    empty: { doc: 'In place of “购物车还是空的”, where the cart holds nothing.' },
    'signed-out': { doc: 'In place of the way to sign in, where nobody is signed in.' },
  },
  parts: {
    card: { doc: 'One shop with its lines.' },
    title: { doc: 'The name of the goods of a line.' },
    price: { doc: 'What one of a line costs today.' },
    bar: { doc: 'What is chosen comes to, and the way to order it; it stays in sight.' },
    button: { doc: 'The button that orders.' },
  },
  labels,
  space: 'display: block; min-height: 256px; @media screen and (max-width: 767px) { min-height: 264px }',
})
