import type { Meta, StoryObj } from '@storybook/react-vite'
import { Count, StatusTag, Tag } from './StatusTag.tsx'

export default { title: 'ui/StatusTag', component: StatusTag } satisfies Meta<typeof StatusTag>
type Story = StoryObj<typeof StatusTag>

export const States: Story = {
  args: { children: '待付款' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <StatusTag tone="warning">待付款</StatusTag>
      <StatusTag tone="success">待收货</StatusTag>
      <StatusTag>待评价</StatusTag>
      <StatusTag tone="quiet">已关闭</StatusTag>
      <Tag tone="warning">专属价</Tag>
      <Tag tone="success">已认证</Tag>
      <Tag>预售</Tag>
      <Tag tone="quiet">失效</Tag>
      <Count value={8} label="条未读" />
      <Count value={120} label="条未读" />
    </div>
  ),
}
