import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { card, finance } from '#testing/finance.ts'
import { Screen } from './CardManage.tsx'

const read = '/api/account/card/selCardById'

export default {
  title: 'apps/financial/银行卡管理',
  component: Screen,
  args: { params: { id: '1' } },
  parameters: { signedIn: true, api: finance },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Other: Story = { parameters: { api: { ...finance, [read]: { ...card, isDefault: false } } } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Unbind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '解绑' }))
  },
}
export const NotMine: Story = { parameters: { api: { ...finance, [read]: refuse('NOT_FOUND') } } }
export const Loading: Story = { parameters: { api: { ...finance, [read]: pending } } }
export const Failed: Story = { parameters: { api: { ...finance, [read]: offline } } }
