import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { finance } from '#testing/finance.ts'
import { Screen } from './Balance.tsx'

const read = '/openapi/finance/account/cashflow/selFlowList/manage'

export default {
  title: 'apps/financial/账户余额',
  component: Screen,
  parameters: { signedIn: true, api: finance },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Detail: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: '详情' })
    await userEvent.click(first!)
  },
}
export const Empty: Story = { parameters: { api: { ...finance, [read]: { total: 0, rows: [] } } } }
export const Loading: Story = { parameters: { api: { ...finance, [read]: pending } } }
export const Failed: Story = { parameters: { api: { ...finance, [read]: offline } } }
export const TooLong: Story = { parameters: { api: { ...finance, [read]: refuse('RANGE_TOO_LONG') } } }
