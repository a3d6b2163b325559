import { defineWidget } from '#core/defineWidget.tsx'
import '#ui/base.css.ts'
import { Cart } from './Cart.tsx'

defineWidget('wotu-cart', Cart, {
  doc: 'The signed-in buyer’s cart: by shop, at today’s prices, leading to the confirmation of an order on the platform.',
  props: {},
  events: {
    'wotu-checkout': {
      cancelable: true,
      doc: 'The buyer goes on to order: `detail.lineIds`, and `detail.totalFen` in integer fen. Prevented, the platform is not opened.',
    },
    'wotu-count': { doc: 'How many kinds of goods the cart holds (`detail.count`), whenever that changes.' },
  },
})
