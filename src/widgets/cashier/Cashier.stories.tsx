import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { Cashier } from './Cashier.tsx'
import { labels } from '#parts/finance/cashier/labels.ts'
import { pictures } from '#testing/pictures.ts'

const bill: Bill = {
  id: '382158293693071360',
  biz: 'order',
  amountFen: 34_660,
  state: 'waiting',
  way: '',
  payees: ['五常稻香农业合作社', '寿光蔬菜直供'],
  orders: [
    {
      id: '1',
      no: '261120038214',
      shopName: '五常稻香农业合作社',
      payableFen: 20_860,
      title: '五常稻花香2号大米 当季新米',
      picture: pictures.rice,
    },
    {
      id: '2',
      no: '261120038215',
      shopName: '寿光蔬菜直供',
      payableFen: 13_800,
      title: '水果黄瓜',
      picture: pictures.cucumber,
    },
  ],
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-20T02:30:00.000Z',
  paidAt: null,
  now: '2026-11-20T02:04:40.000Z',
}

const read = '/api/buyer/finance/payment/selPayById'
const ways = '/api/buyer/finance/payment/getPayChannel'
const api = {
  [read]: bill,
  [ways]: [
    { way: 'balance', name: '余额', usable: true, why: '' },
    { way: 'card', name: '银行卡', usable: true, why: '' },
    { way: 'scan', name: '扫码支付', usable: true, why: '' },
    { way: 'offline', name: '线下转账', usable: true, why: '' },
  ],
  '/api/finance/account/isPayPwd': { isSet: true, lockedUntil: null, cashFrom: null },
  '/api/basic/member/login/checkoutPayPwd': refuse('PAY_PASSWORD_UNSET'),
} satisfies Answers

export default {
  title: 'widgets/wotu-cashier',
  component: Cashier,
  // What a member sees is judged, not its place.
  loaders: [() => import('#parts/finance/cashier/MyBill.tsx')],
  args: { payId: bill.id, labels, emit: () => true },
  parameters: { signedIn: true, api },
} satisfies Meta<typeof Cashier>
type Story = StoryObj<typeof Cashier>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
/** No password is typed there: the platform's own cashier opens in a frame, or in a window. */
export const InPartnersPage: Story = {
  parameters: { embedded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: labels.payHere })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: '支付密码' })).toBeNull()
  },
}
/** It can be typed at once: the keypad has the focus. */
export const Password: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /确认支付/ }))
    const pad = await canvas.findByRole('group', { name: '支付密码' })
    await waitFor(() => expect(pad).toHaveFocus())
    await userEvent.keyboard('24')
    await expect(await canvas.findByText('已输入2位，共6位')).toBeInTheDocument()
  },
}
/** While it is paid the screen is locked. */
export const Paying: Story = {
  parameters: {
    api: {
      ...api,
      '/api/basic/member/login/checkoutPayPwd': () => ({ authorisationId: '5', expiresAt: '2026-11-20T08:05:00.000Z' }),
      '/api/finance/cashier/banlancePay': pending,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /确认支付/ }))
    const pad = await canvas.findByRole('group', { name: '支付密码' })
    await waitFor(() => expect(pad).toHaveFocus())
    await userEvent.keyboard('246810')
    await expect((await canvas.findAllByRole('dialog', { name: '正在提交信息' }))[0]).toBeVisible()
  },
}
export const BalanceShort: Story = {
  parameters: {
    api: { ...api, [ways]: [{ way: 'balance', name: '余额', usable: false, why: '余额不足' }, ...api[ways].slice(2)] },
  },
}
export const Recharge: Story = {
  parameters: {
    api: { ...api, [read]: { ...bill, biz: 'recharge', orders: [], payees: [] }, [ways]: api[ways].slice(1, 3) },
  },
}
export const Paid: Story = {
  parameters: { api: { ...api, [read]: { ...bill, state: 'success', way: 'balance', paidAt: bill.now } } },
}
export const Confirming: Story = {
  parameters: { api: { ...api, [read]: { ...bill, state: 'confirming', way: 'offline' } } },
}
export const Closed: Story = { parameters: { api: { ...api, [read]: { ...bill, state: 'closed' } } } }
export const Loading: Story = { parameters: { api: { ...api, [read]: pending } } }
export const Failed: Story = { parameters: { api: { ...api, [read]: offline } } }
export const NotMine: Story = { parameters: { api: { ...api, [read]: refuse('NOT_FOUND') } } }
export const SignedOut: Story = { parameters: { signedIn: false } }
export const NoBill: Story = { args: { payId: '' } }
