import type { Meta, StoryObj } from '@storybook/react-vite'
import { refuse } from '#testing/fakeApi.ts'
import { finance } from '#testing/finance.ts'
import { Screen } from './AddCardResult.tsx'

export default {
  title: 'apps/financial/绑卡结果',
  component: Screen,
  args: { params: {}, query: { id: '1' } },
  parameters: { signedIn: true, api: finance },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Done: Story = {}
export const NotMine: Story = { parameters: { api: { '/api/account/card/selCardById': refuse('NOT_FOUND') } } }
export const NotThere: Story = { args: { query: {} } }
