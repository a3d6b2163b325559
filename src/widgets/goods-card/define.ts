import { defineWidget } from '#core/defineWidget.tsx'
import '#ui/base.css.ts'
import { GoodsCard } from './GoodsCard.tsx'

defineWidget('wotu-goods-card', GoodsCard, {
  doc: 'One kind of goods with its picture, price and specs, to be put into the cart or bought. Visitors see it too.',
  props: {
    goodsId: { type: 'string', default: '', doc: 'Which goods: the id in the address of its page on the platform.' },
  },
  events: {
    'wotu-added': {
      doc: 'The goods are in the signed-in buyer’s cart now: `detail.goodsId`, `detail.specId`, `detail.quantity`.',
    },
    'wotu-buy': {
      cancelable: true,
      doc: 'The visitor wants to order at once: the same details. Prevented, the platform is not opened.',
    },
  },
})
