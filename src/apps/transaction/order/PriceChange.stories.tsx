import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { orderDetail } from '#testing/orders.ts'
import { Screen } from './PriceChange.tsx'

const read = '/api/trading/order/selSellerOrderDetailById'
const write = '/api/trading/order/orderPriceRevision'

export default {
  title: 'apps/transaction/改价',
  component: Screen,
  args: { params: { id: '1' }, query: {} },
  parameters: { signedIn: true },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

const answering = (detail: Answers[typeof read], changed?: Answers[typeof write]): Story => ({
  parameters: { api: { [read]: detail, [write]: changed } satisfies Answers },
})

const order = orderDetail('unpaid', {}, 'seller')
export const Ready = answering(order)
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Loading = answering(pending)
export const Failed = answering(offline)
export const Paid = answering(orderDetail('unsent', {}, 'seller'))

/** Something off the whole is shared among the lines, and what it comes to shows at once. */
export const OffTheWhole: Story = {
  ...answering(order),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('整单减价'), '94')
    await userEvent.click(canvas.getByRole('button', { name: '分摊到各商品' }))
    await expect(canvas.getByText('1,410.00')).toBeVisible()
  },
}

/** At least a fen is left to pay; what was typed stays. */
export const TooLow: Story = {
  ...answering(order),
  play: async ({ canvas, userEvent }) => {
    for (const input of [...(await canvas.findAllByLabelText(/的新小计/)), canvas.getByLabelText(/运费/)]) {
      await userEvent.clear(input)
      await userEvent.type(input, '0')
    }
    await userEvent.type(canvas.getByLabelText(/改价原因/), '样品赠送')
    await userEvent.click(canvas.getByRole('button', { name: '确认改价' }))
    await expect(await canvas.findByText('改价后应付金额不能低于0.01元')).toBeVisible()
    await expect(canvas.getByLabelText(/改价原因/)).toHaveValue('样品赠送')
  },
}

export const Refused: Story = {
  ...answering(order, refuse('STATE_CHANGED')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/改价原因/), '老客户优惠')
    await userEvent.click(canvas.getByRole('button', { name: '确认改价' }))
    await expect(await canvas.findByText('状态已变更，请刷新后再试')).toBeVisible()
  },
}
