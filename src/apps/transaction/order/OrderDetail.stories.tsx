import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import type { OrderState } from '@wotu/contract/trading/order/state.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { closedOrder, orderDetail } from '#testing/orders.ts'
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

/** Paid by transfer and closed: what is open of the money stands above, and what can be done about it. */
export const RefundSent: Story = {
  ...answering(orderDetail('cancelled', closedOrder('sent', 'buyer')), {
    '/api/buyer/trading/order/refundNotReceived': refuse('STATE_CHANGED'),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '确认收到退款' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看退款凭证1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '没有收到退款' }))
    await userEvent.type(await canvas.findByLabelText(/情况说明/), '没有这笔入账')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(await canvas.findByText('状态已变更，请刷新后再试')).toBeVisible()
  },
}
export const RefundOwedPhone: Story = {
  ...answering(orderDetail('cancelled', closedOrder('owed', 'buyer'))),
  globals: phone,
}
export const RefundDone = answering(orderDetail('cancelled', closedOrder('done', 'buyer')))

const selling = (state: OrderState, detail: Partial<OrderDetail> = {}): Story => ({
  render: (args) => <Seller {...args} />,
  parameters: {
    api: { '/api/trading/order/selSellerOrderDetailById': orderDetail(state, detail, 'seller') } satisfies Answers,
  },
})
export const SellerUnconfirmed = selling('unconfirmed')
export const SellerUnsent = selling('unsent')
export const SellerPhone: Story = { ...selling('unconfirmed'), globals: phone }

/** The seller sends the money back and shows it; without a picture nothing is sent. */
export const SellerSendsRefund: Story = {
  ...selling('cancelled', closedOrder('denied', 'seller')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('银行流水中没有这笔入账')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '转账退款' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交凭证' }))
    await expect(await canvas.findByText('请上传退款凭证')).toBeVisible()
  },
}

const area = (code: string, name: string) => ({ code, name, parent: '', fullName: name, level: 1 })

/** What is wrong stands under its field, and what was typed stays. */
export const SellerChangesReceiver: Story = {
  render: (args) => <Seller {...args} />,
  parameters: {
    api: {
      '/api/trading/order/selSellerOrderDetailById': orderDetail('unsent', {}, 'seller'),
      '/api/seller/system/area/selSpecAreaListByPid': ({ parent }) =>
        parent === ''
          ? [area('230000', '黑龙江省')]
          : parent === '230000'
            ? [area('230100', '哈尔滨市')]
            : [area('230184', '五常市')],
      '/api/trading/order/modifyOrderByObj': refuse('PARAM_INVALID', {
        fields: { 'address.phone': '请输入11位手机号' },
      }),
    } satisfies Answers,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改收货信息' }))
    const phone = await canvas.findByLabelText(/手机号/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '1390000')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入11位手机号')).toBeVisible()
    await expect(phone).toHaveValue('1390000')
  },
}
