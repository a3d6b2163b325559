import type { Meta, StoryObj } from '@storybook/react-vite'
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
export const WithoutManufacturer: Story = { render: () => <NoManufacturer.Screen /> }
