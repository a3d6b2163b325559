import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { events } from '#core/page/core.ts'
import { pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { orderDetail } from '#testing/orders.ts'
import { Screen } from './Send.tsx'

const read = '/api/trading/order/selSellerOrderDetailById'
const write = '/openapi/trading/order/orderDelivery'

export default {
  title: 'apps/transaction/发货',
  component: Screen,
  args: { params: { id: '1' }, query: {} },
  parameters: { signedIn: true },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

const answering = (detail: Answers[typeof read], sent?: Answers[typeof write]): Story => ({
  parameters: {
    api: {
      [read]: detail,
      [write]: sent,
      '/api/basic/system/dictItem/selItemListByDictId': [
        { dictId: 'express', code: 'SF', name: '顺丰速运', pinyin: 'shun feng su yun' },
        { dictId: 'express', code: 'ZTO', name: '中通快递', pinyin: 'zhong tong kuai di' },
      ],
    } satisfies Answers,
  },
})

const order = orderDetail('unsent', {}, 'seller')
export const Ready = answering(order)
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone', isRotated: false } } }
export const SelfFetched = answering({ ...order, delivery: 'self' })
export const Loading = answering(pending)
export const Absent = answering(refuse('NOT_FOUND'))
export const TooLate = answering(orderDetail('unreceived', {}, 'seller'))

/** A part of the goods leaves, by the seller's own truck. */
export const InParts: Story = {
  ...answering(order, ({ dispatch, lines }) => {
    const right =
      dispatch.way === 'own' && dispatch.plate === '黑A12345' && lines.length === 1 && lines[0]?.quantity === 8
    return right ? orderDetail('partSent', {}, 'seller') : refuse('SEND_TOO_MUCH')
  }),
  play: async ({ canvas, userEvent }) => {
    const went: string[] = []
    const stop = events.on('navigate', ({ to }) => went.push(to))
    await userEvent.click(await canvas.findByRole('radio', { name: '自运' }))
    await userEvent.type(canvas.getByLabelText(/司机/), '赵大勇')
    await userEvent.type(canvas.getByLabelText(/车牌号/), '黑A12345')
    await userEvent.type(canvas.getByLabelText(/联系电话/), '13900000002')
    const [first, second] = canvas.getAllByLabelText(/的发货数量/)
    await userEvent.clear(first!)
    await userEvent.type(first!, '8{Enter}')
    await userEvent.clear(second!)
    await userEvent.type(second!, '0{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '确认发货' }))
    await waitFor(() => expect(went.join()).toBe('/transaction/orderManage/orderDetailSeller/1'))
    stop()
  },
}

/** What was typed is still there after a refusal. */
export const Refused: Story = {
  ...answering(order, refuse('STATE_CHANGED')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认发货' }))
    await expect(await canvas.findByText('请填写快递公司')).toBeVisible()
    // By its initials.
    const courier = canvas.getByLabelText(/快递公司/)
    await userEvent.type(courier, 'sf')
    await expect(await canvas.findByRole('option', { name: '顺丰速运' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(courier).toHaveValue('顺丰速运')
    await userEvent.type(canvas.getByLabelText(/运单号/), 'SF1402638850172')
    await userEvent.click(canvas.getByRole('button', { name: '确认发货' }))
    await expect(await canvas.findByText('状态已变更，请刷新后再试')).toBeVisible()
    await expect(canvas.getByLabelText(/运单号/)).toHaveValue('SF1402638850172')
  },
}
