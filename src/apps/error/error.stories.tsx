import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { config } from '#core/page/core.ts'
import * as Fault from './Fault.tsx'
import * as Forbidden from './Forbidden.tsx'
import * as Missing from './Missing.tsx'
import * as NoManufacturer from './NoManufacturer.tsx'
import * as SignedOut from './SignedOut.tsx'

export default { title: 'apps/error' } satisfies Meta
type Story = StoryObj

export const Page401: Story = { render: () => <SignedOut.Screen params={{}} query={{ back: '/shoping/cart' }} /> }
export const Page403: Story = { render: () => <Forbidden.Screen /> }
export const Page404: Story = { render: () => <Missing.Screen /> }
export const Page500: Story = { render: () => <Fault.Screen query={{ requestId: '01JD3V6T0Q' }} /> }
/** Three ways on: to create one, to act as another, to ask. */
export const WithoutManufacturer: Story = {
  render: () => <NoManufacturer.Screen />,
  beforeEach: async () => void (await config.load()),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '切换' })).toHaveAttribute('href', '/setup/index')
    await expect(await canvas.findByRole('link', { name: /^联系客服/ })).toHaveAttribute('href', 'tel:0451-55550000')
    await userEvent.click(canvas.getByRole('button', { name: '创建' }))
    await expect(await canvas.findByRole('dialog', { name: '创建生产主体' })).toBeVisible()
  },
}
