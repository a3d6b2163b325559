import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { finance, info } from '#testing/finance.ts'
import { Screen } from './Security.tsx'

const read = '/api/finance/account/selAccountInfo'

export default {
  title: 'apps/financial/安全设置',
  component: Screen,
  parameters: { signedIn: true, api: finance },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const New: Story = {
  parameters: { api: { [read]: { ...info, hasName: false, hasPayPassword: false, cards: 0, level: 'low' } } },
}
export const Loading: Story = { parameters: { api: { [read]: pending } } }
export const Failed: Story = { parameters: { api: { [read]: offline } } }
export const Refused: Story = { parameters: { api: { [read]: refuse('NO_PERMISSION') } } }
