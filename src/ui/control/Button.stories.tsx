import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, LinkButton } from './Button.tsx'
import { PlusIcon } from '../icons/Plus.ts'
import { TrashIcon } from '../icons/Trash.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const

export default { title: 'ui/Button', component: Button } satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Button tone="primary">提交订单</Button>
      <Button>加入购物车</Button>
      <Button tone="quiet">查看物流</Button>
      <Button tone="danger">取消订单</Button>
      <LinkButton href="#publish">
        <PlusIcon size={16} />
        发布商品
      </LinkButton>
    </div>
  ),
}

export const Busy: Story = { args: { tone: 'primary', busy: true, children: '正在提交' } }

export const Disabled: Story = { args: { disabled: true, children: '提交订单' } }

export const Small: Story = {
  render: () => (
    <div style={row}>
      <Button small>改价</Button>
      <Button small tone="quiet">
        详情
      </Button>
      <Button square aria-label="删除">
        <TrashIcon />
      </Button>
    </div>
  ),
}
