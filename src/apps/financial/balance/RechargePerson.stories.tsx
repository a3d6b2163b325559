import type { Meta, StoryObj } from '@storybook/react-vite'
import { refuse } from '#testing/fakeApi.ts'
import { Screen } from './RechargePerson.tsx'

const write = '/api/finance/cashier/balanceAddCashierOrder'

export default {
  title: 'apps/financial/充值',
  component: Screen,
  parameters: { signedIn: true, api: { [write]: refuse('NO_PERMISSION') } },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Blank: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Nothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }))
    await canvas.findByText('请填写充值金额')
  },
}
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1000元' }))
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }))
    await canvas.findByText('暂无访问权限')
  },
}
