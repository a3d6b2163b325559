import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBar } from './ActionBar.tsx'
import { Button } from '../control/Button.tsx'

export default { title: 'ui/ActionBar', component: ActionBar } satisfies Meta<typeof ActionBar>
type Story = StoryObj

export const Order: Story = {
  render: () => (
    <ActionBar>
      <Button tone="danger">取消</Button>
      <Button>上传凭证</Button>
      <Button tone="primary">付款</Button>
    </ActionBar>
  ),
}
