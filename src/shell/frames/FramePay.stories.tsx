import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { StoredFile } from '@wotu/contract/basic/file.ts'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { pictures } from '#testing/pictures.ts'
import { FramePay } from './FramePay.tsx'
import { FrameView } from './FrameShell.tsx'
import type { Seen } from './useSeen.ts'

const bill: Bill = {
  id: '382158293693071360',
  biz: 'order',
  amountFen: 34_660,
  state: 'waiting',
  way: '',
  payees: ['五常稻香农业合作社', '寿光蔬菜直供'],
  orders: [],
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-20T02:30:00.000Z',
  paidAt: null,
  now: '2026-11-20T02:04:40.000Z',
}
const voucher: StoredFile = {
  id: '1',
  name: '回单.png',
  url: pictures.rice,
  mime: 'image/png',
  bytes: 1,
  createdAt: bill.now,
}
const read = '/api/buyer/finance/payment/selPayById'
const api = {
  [read]: bill,
  '/api/buyer/finance/payment/getPayChannel': [
    { way: 'balance', name: '余额', usable: true, why: '' },
    { way: 'card', name: '银行卡', usable: true, why: '' },
    { way: 'scan', name: '扫码支付', usable: true, why: '' },
    { way: 'offline', name: '线下转账', usable: true, why: '' },
  ],
  '/openapi/finance/account/card/selAccountCardList/manage': [],
  '/api/finance/account/isPayPwd': { isSet: true, lockedUntil: null, cashFrom: null },
  '/api/basic/member/login/checkoutPayPwd': refuse('PAY_PASSWORD_WRONG'),
  '/api/buyer/finance/payment/submitPay': { attemptId: '1', payId: bill.id, state: 'waiting', url: null },
  '/api/finance/cashier/selPayAttempt': { attemptId: '1', payId: bill.id, state: 'waiting', url: '/channel/pay/1' },
  '/api/buyer/finance/payment/syncPayStatusByBizId': bill,
  '/api/buyer/basic/system/file/uploadBase64': voucher,
  '/api/buyer/trading/order/pay/uploadVoucher': refuse('STATE_CHANGED'),
} satisfies Answers

const say = fn()
const show = (seen: Seen, problem?: string): StoryObj => ({
  render: () => (
    <FrameView title="平台收银台" say={say} seen={seen} windowHref="/cashier/cashierPay/1">
      <FramePay payId={bill.id} say={say} problem={problem} />
    </FrameView>
  ),
})

export default {
  title: 'apps/embed/FramePay',
  beforeEach: () => void say.mockClear(),
  parameters: { signedIn: true, api },
} satisfies Meta

/** The keypad can be typed into at once. */
export const Ready: StoryObj = {
  ...show('yes'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /余额/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /确认支付/ }))
    const pad = await canvas.findByRole('group', { name: '支付密码' })
    await waitFor(() => expect(pad).toHaveFocus())
    await userEvent.keyboard('24')
    await expect(await canvas.findByText('已输入2位，共6位')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(say).toHaveBeenCalledWith({ say: 'close' }))
  },
}
export const Phone: StoryObj = { ...show('yes'), globals: { viewport: { value: 'phone', isRotated: false } } }

/** The channel’s page is a window of its own; whether it was paid there, the server asks the channel. */
export const Scan: StoryObj = {
  ...show('yes'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /扫码支付/ }))
    await userEvent.click(canvas.getByRole('button', { name: /确认支付/ }))
    const link = await canvas.findByRole('link', { name: '前往扫码付款' })
    await expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: '我已完成付款' }))
    await userEvent.click(await canvas.findByRole('button', { name: '换一种支付方式' }))
    await expect(await canvas.findByRole('radio', { name: /余额/ })).toBeVisible()
  },
}
export const ScanRefused: StoryObj = {
  ...show('yes'),
  parameters: { api: { ...api, '/api/buyer/finance/payment/submitPay': refuse('CHANNEL_CLOSED') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /扫码支付/ }))
    await userEvent.click(canvas.getByRole('button', { name: /确认支付/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
/** The channel has not answered when the payment ends unopened. */
export const ScanSilent: StoryObj = {
  ...show('yes'),
  parameters: {
    api: {
      ...api,
      '/api/finance/cashier/selPayAttempt': { attemptId: '1', payId: bill.id, state: 'failed', url: null },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /扫码支付/ }))
    await userEvent.click(canvas.getByRole('button', { name: /确认支付/ }))
    await expect(await canvas.findByText(/您没有被扣款/)).toBeVisible()
  },
}
/** The photograph of the transfer goes to the seller, and the refused one stays in the form. */
export const Offline: StoryObj = {
  ...show('yes'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /线下转账/ }))
    const submit = canvas.getByRole('button', { name: '提交凭证' })
    await expect(submit).toBeDisabled()
    await userEvent.upload(canvas.getByLabelText('上传图片'), new File(['x'], '回单.png', { type: 'image/png' }))
    await canvas.findByRole('button', { name: '删除图片1' })
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '删除图片1' })).toBeVisible()
  },
}
export const Confirming: StoryObj = {
  ...show('yes'),
  parameters: { api: { ...api, [read]: { ...bill, state: 'confirming', way: 'offline' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('转账凭证已提交')
    await waitFor(() => expect(say).toHaveBeenCalledWith({ say: 'done' }))
  },
}

/** Nothing can be pressed, but what leads away. */
export const Covered: StoryObj = {
  ...show('no'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /确认支付/ })).toBeDisabled()
    await expect(canvas.getByText(/页面被遮挡/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '在平台窗口中办理' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(say).toHaveBeenCalledWith({ say: 'close' }))
  },
}
export const Waiting: StoryObj = show('waiting')
/** A browser that can't say what the user sees: only the window is offered. */
export const CannotTell: StoryObj = {
  ...show('unknown'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '在平台窗口中办理' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /确认支付/ })).toBeNull()
  },
}
export const Loading: StoryObj = { ...show('yes'), parameters: { api: { ...api, [read]: pending } } }
export const Failed: StoryObj = { ...show('yes'), parameters: { api: { ...api, [read]: offline } } }
export const NotMine: StoryObj = { ...show('yes'), parameters: { api: { ...api, [read]: refuse('NOT_FOUND') } } }
export const SignedOut: StoryObj = { ...show('yes', '登录已失效，请关闭后重新登录'), parameters: { signedIn: false } }
export const Closed: StoryObj = {
  ...show('yes'),
  parameters: { api: { ...api, [read]: { ...bill, state: 'closed' } } },
}
/** The page is told, once. */
export const Paid: StoryObj = {
  ...show('yes'),
  parameters: { api: { ...api, [read]: { ...bill, state: 'success', way: 'balance', paidAt: bill.now } } },
  play: async ({ canvas }) => {
    await canvas.findByText('支付成功')
    await waitFor(() => expect(say).toHaveBeenCalledWith({ say: 'done' }))
  },
}
