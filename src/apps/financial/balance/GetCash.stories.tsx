import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { finance } from '#testing/finance.ts'
import { Screen } from './GetCash.tsx'

const cards = '/openapi/finance/account/card/selAccountCardList/manage'
const api = { ...finance, '/api/finance/balanceBusInfo/cash': refuse('CASH_OVER_LIMIT') }

export default {
  title: 'apps/financial/提现',
  component: Screen,
  parameters: { signedIn: true, api },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const TooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/提现金额/), '999999')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await canvas.findByText('超过可提现金额')
  },
}
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部提现' }))
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await canvas.findByText('超出今日可提现额度')
  },
}
export const Resting: Story = {
  parameters: {
    api: {
      ...api,
      '/api/finance/account/isPayPwd': { isSet: true, lockedUntil: null, cashFrom: '2026-11-21T02:00:00.000Z' },
    },
  },
}
export const NoCard: Story = { parameters: { api: { ...api, [cards]: [] } } }
export const Loading: Story = { parameters: { api: { ...api, [cards]: pending } } }
export const Failed: Story = { parameters: { api: { ...api, [cards]: offline } } }
