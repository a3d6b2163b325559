import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { orderDetail } from '#testing/orders.ts'
import { Screen } from './Shiping.tsx'

const path = '/api/trading/order/selOrderTraceList'

export default {
  title: 'apps/transaction/物流跟踪',
  component: Screen,
  args: { params: { id: '1' }, query: {} },
  parameters: { signedIn: true },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

const answering = (answer: Answers[typeof path]): Story => ({
  parameters: { api: { [path]: answer } satisfies Answers },
})

const [parcel] = orderDetail('unreceived').shipments
export const Full = answering([
  parcel!,
  { ...parcel!, id: '72', way: 'own', driver: '赵大勇', plate: '黑A12345', phone: '13900000002' },
])
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Nothing = answering([])
export const Loading = answering(pending)
export const Absent = answering(refuse('NOT_FOUND'))
export const Failed = answering(offline)
