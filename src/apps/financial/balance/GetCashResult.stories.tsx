import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline } from '#testing/fakeApi.ts'
import { withdrawal } from '#testing/finance.ts'
import { Screen } from './GetCashResult.tsx'

const read = '/api/finance/balanceBusInfo/selDateByAfterDay'
const inState = (state: 'processing' | 'success' | 'failed') => ({
  parameters: { api: { [read]: { ...withdrawal, state } } },
})

export default {
  title: 'apps/financial/提现结果',
  component: Screen,
  args: { params: {}, query: { id: withdrawal.id } },
  parameters: { signedIn: true },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Processing: Story = inState('processing')
export const Success: Story = inState('success')
export const GoneWrong: Story = inState('failed')
export const Failed: Story = { parameters: { api: { [read]: offline } } }
export const NotThere: Story = { args: { query: {} } }
