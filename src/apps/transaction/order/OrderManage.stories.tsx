import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { everyState, orderCounts, orderDetail, orderRow } from '#testing/orders.ts'
import { Screen } from './OrderManage.tsx'

const path = '/api/trading/order/selAllOrderListByPage/v3'

export default {
  title: 'apps/transaction/订单管理',
  component: Screen,
  parameters: { signedIn: true },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

const answering = (list: Answers[typeof path], more: Answers = {}): Story => ({
  parameters: {
    api: {
      [path]: list,
      '/api/trading/order/selectOrderCount': orderCounts({
        unpaid: 2,
        unconfirmed: 1,
        unsent: 6,
        unreceived: 9,
        done: 128,
      }),
      ...more,
    } satisfies Answers,
  },
})

const rows = everyState('seller')
export const Full = answering({ total: rows.length, rows })
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone', isRotated: false } } }
/** Closing a paid order moves money, which is for the platform alone to do. */
export const InPartnersPage: Story = {
  parameters: { ...Full.parameters, embedded: true },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: '去平台关闭订单' })
    await expect(button).toBeVisible()
  },
}
export const Loading = answering(pending)
export const Nothing = answering({ total: 0, rows: [] })
export const Failed = answering(offline)
export const Refused = answering(refuse('NO_PERMISSION'))

/** The voucher is looked at before its money is confirmed. */
export const ConfirmPayment: Story = {
  ...answering(
    { total: 1, rows: [orderRow('unconfirmed', {}, 'seller')] },
    { '/api/trading/order/selSellerOrderDetailById': orderDetail('unconfirmed', {}, 'seller') },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认收款' }))
    await expect(await canvas.findAllByRole('link', { name: /查看转账凭证/ })).toHaveLength(2)
  },
}

/** What was written before is there to be changed. */
export const Note: Story = {
  ...answering(
    { total: 1, rows: [orderRow('unsent', { hasNote: true }, 'seller')] },
    { '/api/trading/order/selSellerOrderDetailById': orderDetail('unsent', {}, 'seller') },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '备注' }))
    await expect(await canvas.findByLabelText('备注')).toHaveValue('老客户，多放两个周转袋')
  },
}

/** What was paid beside the platform is the seller's to send back: the dialog says so, and the row shows what is open. */
export const ClosePaidByTransfer: Story = {
  ...answering({
    total: 2,
    rows: [
      orderRow('unsent', { payWay: 'offline' }, 'seller'),
      orderRow('cancelled', {
        id: '2',
        no: '2611201041753297',
        payWay: 'offline',
        refund: { state: 'owed', amountFen: 150400 },
        actions: ['sendRefund'],
      }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('待卖家转账退款')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭订单' }))
    await expect(await canvas.findByText(/平台不能代退/)).toHaveTextContent('¥1,504.00')
  },
}

export const CloseAsksWhy: Story = {
  ...answering({ total: 1, rows: [orderRow('unsent', {}, 'seller')] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关闭订单' }))
    await expect(await canvas.findByText(/将全额退回/)).toHaveTextContent('¥1,504.00')
    const dialog = canvas.getByRole('dialog')
    await userEvent.click(Array.from(dialog.querySelectorAll('button')).find((b) => b.textContent === '关闭订单')!)
    await expect(await canvas.findByText('请填写关闭原因')).toBeVisible()
  },
}
