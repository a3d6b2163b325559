import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { finance } from '#testing/finance.ts'
import { Screen } from './Cards.tsx'

const read = '/openapi/finance/account/card/selAccountCardList/manage'

export default {
  title: 'apps/financial/银行卡',
  component: Screen,
  parameters: { signedIn: true, api: finance },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Empty: Story = { parameters: { api: { [read]: [] } } }
export const Loading: Story = { parameters: { api: { [read]: pending } } }
export const Failed: Story = { parameters: { api: { [read]: offline } } }
export const Refused: Story = { parameters: { api: { [read]: refuse('NO_PERMISSION') } } }
