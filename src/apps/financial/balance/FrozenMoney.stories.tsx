import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending } from '#testing/fakeApi.ts'
import { Screen } from './FrozenMoney.tsx'

const read = '/api/account/cashflow/selOngoing'
const hold = { createdAt: '2026-11-20T02:00:00.000Z', amountFen: 500_000, reason: '提现', bizNo: '382158293693071999' }
const rows = [
  { ...hold, id: '1', state: 'frozen' as const, endedAt: null },
  { ...hold, id: '2', state: 'consumed' as const, endedAt: '2026-11-12T02:00:00.000Z' },
  { ...hold, id: '3', state: 'released' as const, endedAt: '2026-11-10T02:00:00.000Z' },
]

export default {
  title: 'apps/financial/冻结明细',
  component: Screen,
  parameters: { signedIn: true, api: { [read]: { total: 3, rows } } },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Empty: Story = { parameters: { api: { [read]: { total: 0, rows: [] } } } }
export const Loading: Story = { parameters: { api: { [read]: pending } } }
export const Failed: Story = { parameters: { api: { [read]: offline } } }
