import type { Grant } from '@wotu/contract/call.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { orderCounts } from '#testing/orders.ts'
import { Screen } from './Overview.tsx'

const me = {
  memberId: '1',
  systemId: 1001,
  loginName: '13900000002',
  kind: 'person' as const,
  name: '李秀英',
  nickname: '',
  avatar: '',
  orgName: '',
  phone: '139****0002',
  boId: '1',
  actsAs: '王建国',
  shopId: '1',
  grants: ['purchase', 'order', 'goods', 'shop', 'finance'] as Grant[],
  identities: [],
}

const days = Array.from({ length: 30 }, (_, i) => ({
  day: `2026-11-${String(i + 1).padStart(2, '0')}`,
  count: (i * 7) % 5,
  amountFen: ((i * 37) % 11) * 31_280,
}))

const answers = {
  '/api/basic/member/login/getBaseMemberByToken': me,
  '/api/buyer/trading/order/selectOrderCount': orderCounts({ unpaid: 2, unsent: 1, unreceived: 3, done: 12 }),
  '/api/trading/order/selectOrderCount': orderCounts({
    unpaid: 4,
    unconfirmed: 1,
    unsent: 6,
    unreceived: 9,
    unevaluated: 3,
    done: 128,
  }),
  '/api/trading/order/selectOrderMoneyByYmd': days,
} satisfies Answers

export default {
  title: 'apps/transaction/交易概览',
  component: Screen,
  parameters: { signedIn: true },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

const answering = (more: Answers = {}): Story => ({ parameters: { api: { ...answers, ...more } } })

export const Seller = answering()
export const Phone: Story = { ...Seller, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Loading = answering({ '/api/basic/member/login/getBaseMemberByToken': pending })
export const Failed = answering({ '/api/basic/member/login/getBaseMemberByToken': offline })

/** Without a shop there is only what is bought. */
export const Buyer: Story = {
  ...answering({ '/api/basic/member/login/getBaseMemberByToken': { ...me, shopId: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('我买入的')).toBeVisible()
    await expect(canvas.queryByText('我卖出的')).toBeNull()
  },
}

/** Nothing yet: zeros, and nothing to do. */
export const Nothing: Story = answering({
  '/api/buyer/trading/order/selectOrderCount': orderCounts({}),
  '/api/trading/order/selectOrderCount': orderCounts({}),
  '/api/trading/order/selectOrderMoneyByYmd': days.map(({ day }) => ({ day, count: 0, amountFen: 0 })),
})

/** An employee sees what was granted. */
export const Refused: Story = answering({
  '/api/trading/order/selectOrderCount': refuse('NO_PERMISSION'),
  '/api/trading/order/selectOrderMoneyByYmd': refuse('NO_PERMISSION'),
})

/** An employee sees what they were granted. */
export const Employee: Story = {
  ...answering({ '/api/basic/member/login/getBaseMemberByToken': { ...me, grants: ['purchase'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('我买入的')).toBeVisible()
    await expect(canvas.queryByText('我卖出的')).toBeNull()
  },
}
