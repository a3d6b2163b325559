import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from './Channel.tsx'

export default { title: 'apps/agreement', component: Screen } satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Service: Story = { args: { params: { type: 'service' }, query: {} } }
export const Privacy: Story = { args: { params: { type: 'privacy' }, query: {} } }
export const Unknown: Story = { args: { params: { type: 'none' }, query: {} } }
