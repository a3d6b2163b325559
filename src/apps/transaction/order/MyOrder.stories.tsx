import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { events } from '#core/page/core.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { everyState, orderCounts, orderRow } from '#testing/orders.ts'
import { Screen } from './MyOrder.tsx'

const path = '/api/buyer/trading/order/selOrderListByPage'

const answers = (list: Answers[typeof path]) =>
  ({
    [path]: list,
    '/api/buyer/trading/order/selectOrderCount': orderCounts({
      unpaid: 2,
      unsent: 5,
      partSent: 1,
      unreceived: 3,
      done: 41,
    }),
    '/api/buyer/basic/system/dictItem/selItemListByDictId': [
      { dictId: 'cancelReason', code: 'notWanted', name: '不想买了', pinyin: 'bu xiang mai le' },
      { dictId: 'cancelReason', code: 'priceHigh', name: '价格偏高', pinyin: 'jia ge pian gao' },
      { dictId: 'cancelReason', code: 'other', name: '其他原因', pinyin: 'qi ta yuan yin' },
    ],
  }) satisfies Answers

export default {
  title: 'apps/transaction/我的订单',
  component: Screen,
  parameters: { signedIn: true },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

const answering = (list: Answers[typeof path], more: Answers = {}): Story => ({
  parameters: { api: { ...answers(list), ...more } },
})
const phone = { viewport: { value: 'phone', isRotated: false } }

const rows = everyState('buyer')
export const Full = answering({ total: rows.length, rows })
export const Phone: Story = { ...Full, globals: phone }
/** Confirming a receipt moves money, which is for the platform alone to do. */
export const InPartnersPage: Story = {
  parameters: { ...Full.parameters, embedded: true },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: '去平台确认收货' })
    await expect(button).toBeVisible()
  },
}
export const Loading = answering(pending)
export const Nothing = answering({ total: 0, rows: [] })
export const Failed = answering(offline)
export const Refused = answering(refuse('NO_PERMISSION'))

/** What is looked for is in the address; not found, it says so. */
export const FilteredEmpty: Story = {
  ...answering(({ keyword }) => (keyword ? { total: 0, rows: [] } : { total: rows.length, rows })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('商品、店铺或订单号'), '葡萄')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(await canvas.findByText('没有符合条件的结果')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(await canvas.findByText(rows[0]!.no)).toBeVisible()
  },
}

/** A tab asks for its states. */
export const Tab: Story = {
  ...answering(({ states = [] }) => {
    const shown = rows.filter(({ state }) => states.length === 0 || states.includes(state))
    return { total: shown.length, rows: shown }
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /待发货/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('tab', { name: /全部/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(rows.length))
  },
}

const unpaid = [1, 2].map((n) => orderRow('unpaid', { id: String(n), no: `261120104175320${n}` }))

/** Two unpaid orders go to the cashier with one bill. */
export const MergedPay: Story = {
  ...answering(
    { total: 2, rows: unpaid },
    {
      '/api/buyer/trading/order/toPayment': ({ orderIds }) => ({ payId: orderIds.join(''), amountFen: 300800 }),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    const went: string[] = []
    const stop = events.on('navigate', ({ to }) => went.push(to))
    const [first, second] = await canvas.findAllByRole('checkbox')
    await userEvent.click(first!)
    await expect(canvas.getByRole('button', { name: '合并付款' })).toBeDisabled()
    await userEvent.click(second!)
    await expect(canvas.getByText('已选 2 单')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '合并付款' }))
    await waitFor(() => expect(went).toEqual(['/cashier/batchPay/12']))
    stop()
  },
}

/** A refusal stays beside the reason that was chosen; closing refreshes the row. */
export const CancelRefused: Story = {
  ...answering(
    { total: 1, rows: unpaid.slice(0, 1) },
    { '/api/buyer/trading/order/cancelOrder': refuse('STATE_CHANGED') },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(await canvas.findByRole('radio', { name: '价格偏高' }))
    await userEvent.click(Array.from(dialog.querySelectorAll('button')).find((b) => b.textContent === '取消订单')!)
    await expect(await canvas.findByText('状态已变更，请刷新后再试')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '价格偏高' })).toBeChecked()
  },
}

/** Money moves only after a question. */
export const ReceiveAsks: Story = {
  ...answering({ total: 1, rows: [orderRow('unreceived')] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认收货' }))
    await expect(await canvas.findByRole('dialog', { name: '确认收货？' })).toHaveTextContent('不能撤回')
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const VoucherDialog: Story = {
  ...answering({ total: 1, rows: unpaid.slice(0, 1) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '上传凭证' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交凭证' }))
    // The dialog fades in.
    const note = await canvas.findByText('请上传转账凭证')
    await waitFor(() => expect(note).toBeVisible())
  },
}
