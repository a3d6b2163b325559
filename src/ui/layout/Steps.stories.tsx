import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

export default { title: 'ui/Steps', component: Steps } satisfies Meta<typeof Steps>
type Story = StoryObj<typeof Steps>

const steps = [
  { label: '提交订单', note: '11-20 09:12' },
  { label: '付款', note: '11-20 09:15' },
  { label: '卖家发货' },
  { label: '确认收货' },
  { label: '评价' },
]

export const UnderWay: Story = { args: { steps, current: 2 } }
export const Done: Story = { args: { steps, current: 5 } }
