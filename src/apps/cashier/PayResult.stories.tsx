import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { Screen } from './PayResult.tsx'

const bill: Bill = {
  id: '382158293693071360',
  biz: 'order',
  amountFen: 34_660,
  state: 'success',
  way: 'scan',
  payees: ['五常稻香农业合作社'],
  orders: [],
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-20T02:30:00.000Z',
  paidAt: '2026-11-20T02:05:00.000Z',
  now: '2026-11-20T02:05:01.000Z',
}
const read = '/api/buyer/finance/payment/selPayById'
const sync = '/api/buyer/finance/payment/syncPayStatusByBizId'
const inState = (state: Bill['state']) => ({ [read]: { ...bill, state }, [sync]: { ...bill, state } })

export default {
  title: 'apps/cashier/支付结果',
  component: Screen,
  args: { params: { type: 'order', id: bill.id } },
  parameters: { signedIn: true, api: inState('success') },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Success: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Waiting: Story = { parameters: { api: inState('waiting') } }
export const Confirming: Story = { parameters: { api: inState('confirming') } }
export const Closed: Story = { parameters: { api: inState('closed') } }
export const Loading: Story = { parameters: { api: { [read]: pending, [sync]: pending } } }
export const Failed: Story = { parameters: { api: { [read]: offline, [sync]: offline } } }
export const NotMine: Story = { parameters: { api: { [read]: refuse('NOT_FOUND'), [sync]: refuse('NOT_FOUND') } } }
