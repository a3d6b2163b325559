import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money, Price } from './Money.tsx'

export default { title: 'ui/Money', component: Money } satisfies Meta<typeof Money>
type Story = StoryObj

export const Amounts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', width: 200 }}>
      <Money fen={123450} />
      <Money fen={-1299} />
      <Money fen={880000000} signed />
      <Money fen={0} />
    </div>
  ),
}

export const Prices: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Price fen={398} unit="斤" />
      <Price fen={320} toFen={398} unit="斤" />
      <Price fen={268000} beforeFen={299900} unit="吨" large />
    </div>
  ),
}
