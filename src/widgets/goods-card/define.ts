import { defineWidget } from '#core/element/defineWidget.tsx'
import '#ui/tokens/base.css.ts'
import { GoodsCard } from './GoodsCard.tsx'
import { labels } from './labels.ts'

const goods = { goodsId: 'string', specId: 'string', quantity: 'number' } as const

defineWidget('wotu-goods-card', GoodsCard, {
  doc: 'One kind of goods with its picture, price and specs, to be put into the cart or bought. Visitors see it too.',
  props: {
    goodsId: { type: 'string', default: '', doc: 'Which goods: the id in the address of its page on the platform.' },
  },
  events: {
    'wotu-added': {
      detail: goods,
      doc: 'The goods are in the signed-in buyer’s cart now.',
    },
    'wotu-buy': {
      cancelable: true,
      detail: goods,
      doc: 'The visitor wants to order at once. Prevented, the platform is not opened.',
    },
  },
  slots: {
    empty: { doc: 'In place of “未指定商品”, while the tag names no goods.' },
    gone: { doc: 'In place of the refusal, where the goods are not there any more.' },
  },
  parts: {
    card: { doc: 'The whole card.' },
    picture: { doc: 'The picture.' },
    title: { doc: 'The name of the goods.' },
    price: { doc: 'What the chosen spec costs.' },
    button: { doc: 'The two buttons: into the cart, and order at once.' },
  },
  labels,
  // The card's own boxes (GoodsCard.css.ts): a square picture, beside its words or above them.
  space: `display: flex; flex-wrap: wrap; border: 1px solid transparent;
    &::before { content: ''; flex: 1 1 180px; max-width: clamp(280px, (400px - 100%) * 999, 100%); aspect-ratio: 1 }
    &::after { content: ''; flex: 2 1 220px; height: 206px }
    @media screen and (max-width: 767px) { &::after { height: 222px } }`,
  first: { path: '/api/buyer/trading/goods/info/detail', input: { id: 'goods-id' } },
})
