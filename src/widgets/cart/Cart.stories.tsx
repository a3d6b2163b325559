import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Cart as CartData, CartLine } from '@wotu/contract/trading/cart.ts'
import { offline, pending, type Answers } from '#testing/fakeApi.ts'
import { Cart } from './Cart.tsx'
import { labels } from '#parts/trading/cart/labels.ts'
import { pictures } from '#testing/pictures.ts'

const line: CartLine = {
  id: '11',
  goodsId: '21',
  specId: '31',
  title: '五常稻花香2号大米 当季新米 真空装',
  specName: '5kg/袋',
  picture: pictures.rice,
  unit: '袋',
  priceFen: 6880,
  changedFen: 0,
  quantity: 2,
  minQuantity: 1,
  stock: 320,
  subtotalFen: 13760,
  fault: null,
}

const full: CartData = {
  count: 5,
  shops: [
    {
      shopId: '1',
      shopName: '五常稻香农业合作社',
      lines: [
        line,
        {
          ...line,
          id: '12',
          title: '东北黑木耳 秋木耳 无根小碗耳',
          picture: pictures.fungus,
          specName: '500g/袋',
          priceFen: 5900,
          changedFen: -300,
          quantity: 1,
          subtotalFen: 5900,
        },
      ],
    },
    {
      shopId: '2',
      shopName: '寿光蔬菜直供',
      lines: [
        {
          ...line,
          id: '13',
          title: '寿光粉贝贝番茄 沙瓤自然熟',
          picture: pictures.tomato,
          specName: '2.5kg/箱',
          unit: '箱',
          priceFen: 3280,
          changedFen: 200,
          quantity: 40,
          stock: 12,
          subtotalFen: 131200,
          fault: 'short',
        },
        {
          ...line,
          id: '14',
          title: '水果黄瓜',
          picture: pictures.cucumber,
          specName: '10kg/箱',
          unit: '箱',
          priceFen: 4600,
          quantity: 3,
          minQuantity: 3,
          subtotalFen: 13800,
        },
      ],
    },
  ],
  invalid: [{ ...line, id: '15', title: '阳光玫瑰葡萄 三茬果', specName: '2kg/箱', fault: 'offSale' }],
}

const answers = (cart: Answers['/api/buyer/trading/cart/selOrderCart']) =>
  ({ '/api/buyer/trading/cart/selOrderCart': cart }) satisfies Answers

export default {
  title: 'widgets/wotu-cart',
  component: Cart,
  // What a member sees is judged, not its place.
  loaders: [() => import('#parts/trading/cart/MyCart.tsx')],
  args: { labels, emit: () => true },
  parameters: { signedIn: true },
} satisfies Meta<typeof Cart>
type Story = StoryObj<typeof Cart>

export const Full: Story = {
  parameters: {
    api: {
      ...answers(full),
      '/api/trading/cart/updOrderCart': full,
      '/api/trading/cart/delOrderCart': { count: 0, shops: [], invalid: [] },
    },
  },
}
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Nothing: Story = { parameters: { api: answers({ count: 0, shops: [], invalid: [] }) } }
export const Loading: Story = { parameters: { api: answers(pending) } }
export const Failed: Story = { parameters: { api: answers(offline) } }
export const SignedOut: Story = { parameters: { signedIn: false } }
