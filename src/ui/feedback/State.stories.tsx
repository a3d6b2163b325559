import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../control/Button.tsx'
import { Empty, ErrorState, Refused } from './State.tsx'

export default { title: 'ui/State' } satisfies Meta
type Story = StoryObj

export const Nothing: Story = {
  render: () => (
    <Empty title="暂无订单">
      <LinkButton href="#goods" tone="primary">
        去采购
      </LinkButton>
    </Empty>
  ),
}

export const Failed: Story = { render: () => <ErrorState text="网络异常，请检查网络后重试" onRetry={() => {}} /> }

export const NotAllowed: Story = {
  render: () => (
    <Refused text="需要店主授权“财务”后才能查看">
      <LinkButton href="#home">返回首页</LinkButton>
      <LinkButton href="#switch">切换身份</LinkButton>
    </Refused>
  ),
}
