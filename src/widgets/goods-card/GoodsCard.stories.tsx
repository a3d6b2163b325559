import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { goodsDetail, market } from '#testing/goods.ts'
import { GoodsCard } from './GoodsCard.tsx'
import { labels } from './labels.ts'

const detail = '/api/buyer/trading/goods/info/detail'

export default {
  title: 'widgets/wotu-goods-card',
  component: GoodsCard,
  args: { goodsId: '21', labels, emit: fn(() => true) },
  parameters: { signedIn: true, api: market },
} satisfies Meta<typeof GoodsCard>
type Story = StoryObj<typeof GoodsCard>

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('10kg/袋'))
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }))
    const added = { goodsId: '21', specId: '32', quantity: 5 }
    await waitFor(() => expect(args.emit).toHaveBeenCalledWith('wotu-added', added))
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const SignedOut: Story = { parameters: { signedIn: false } }
export const SoldOut: Story = {
  parameters: { api: { ...market, [detail]: { ...goodsDetail, specs: goodsDetail.specs.slice(2) } } },
}
export const Own: Story = { parameters: { api: { ...market, [detail]: { ...goodsDetail, own: true } } } }
export const Unnamed: Story = { args: { goodsId: '' } }
export const Loading: Story = { parameters: { api: { ...market, [detail]: pending } } }
export const Failed: Story = { parameters: { api: { ...market, [detail]: offline } } }
export const Gone: Story = { parameters: { api: { ...market, [detail]: refuse('NOT_FOUND') } } }
