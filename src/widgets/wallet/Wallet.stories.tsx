import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { finance } from '#testing/finance.ts'
import { labels } from './labels.ts'
import { Wallet } from './Wallet.tsx'

const balance = '/api/finance/balanceBusInfo/selBalance'
const flows = '/openapi/finance/account/cashflow/selFlowList/manage'

export default {
  title: 'widgets/wotu-wallet',
  component: Wallet,
  // What a member sees is judged, not its place.
  loaders: [() => import('./MyWallet.tsx')],
  args: { labels, emit: () => true },
  parameters: { signedIn: true, api: finance },
} satisfies Meta<typeof Wallet>
type Story = StoryObj<typeof Wallet>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '隐藏金额' }))
  },
}
export const Empty: Story = { parameters: { api: { ...finance, [flows]: { total: 0, rows: [] } } } }
export const Loading: Story = { parameters: { api: { ...finance, [balance]: pending, [flows]: pending } } }
export const Failed: Story = { parameters: { api: { ...finance, [balance]: offline } } }
export const Refused: Story = { parameters: { api: { ...finance, [balance]: refuse('NO_PERMISSION') } } }
export const SignedOut: Story = { parameters: { signedIn: false } }
