import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderState } from '@wotu/contract/trading/order.state.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { orderDetail } from '#testing/orders.ts'
import { Screen as Buyer } from './OrderDetailBuyer.tsx'
import { Screen as Seller } from './OrderDetailSeller.tsx'

const path = '/api/buyer/trading/order/selBuyerOrderDetailById'

export default {
  title: 'apps/transaction/订单详情',
  component: Buyer,
  args: { params: { id: '1' }, query: {} },
  parameters: { signedIn: true },
} satisfies Meta<typeof Buyer>
type Story = StoryObj<typeof Buyer>

const answering = (detail: Answers[typeof path], more: Answers = {}): Story => ({
  parameters: {
    api: {
      [path]: detail,
      '/api/buyer/trading/order/pay/selPayListByParam': [
        { payId: '91', way: 'balance', amountFen: 150400, state: 'success', at: '2026-11-20T01:20:00.000Z' },
        { payId: '90', way: '', amountFen: 150400, state: 'closed', at: '2026-11-20T01:12:00.000Z' },
      ],
      ...more,
    } satisfies Answers,
  },
})
const phone = { viewport: { value: 'phone', isRotated: false } }

export const Unpaid = answering(orderDetail('unpaid', { adjustFen: -1000, discountFen: 500, payableFen: 148900 }), {
  '/api/buyer/trading/order/pay/selPayListByParam': [],
})
export const Unconfirmed = answering(orderDetail('unconfirmed'))
export const Unreceived = answering(orderDetail('unreceived'))
export const UnreceivedPhone: Story = { ...Unreceived, globals: phone }
export const Done = answering(orderDetail('done'))
export const Cancelled = answering(orderDetail('cancelled'))
export const Loading = answering(pending)
export const Absent = answering(refuse('NOT_FOUND'))
export const Failed = answering(offline)
export const Refused = answering(refuse('NO_PERMISSION'))

const selling = (state: OrderState): Story => ({
  render: (args) => <Seller {...args} />,
  parameters: {
    api: { '/api/trading/order/selSellerOrderDetailById': orderDetail(state, {}, 'seller') } satisfies Answers,
  },
})
export const SellerUnconfirmed = selling('unconfirmed')
export const SellerUnsent = selling('unsent')
export const SellerPhone: Story = { ...selling('unconfirmed'), globals: phone }
