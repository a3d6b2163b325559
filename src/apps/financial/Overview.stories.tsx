import type { Meta, StoryObj } from '@storybook/react-vite'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { balance, finance, info } from '#testing/finance.ts'
import { Screen } from './Overview.tsx'

const read = '/api/finance/balanceBusInfo/selBalance'
const flows = '/openapi/finance/account/cashflow/selFlowList/manage'
const cards = '/openapi/finance/account/card/selAccountCardList/manage'
const money = '/api/account/cashflow/selMoney'
const account = '/api/finance/account/selAccountInfo'

export default {
  title: 'apps/financial/账户总览',
  component: Screen,
  parameters: { signedIn: true, api: finance },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const New: Story = {
  parameters: {
    api: {
      ...finance,
      [read]: { ...balance, availableFen: 0, frozenFen: 0, escrowFen: 0, hasPayPassword: false },
      [flows]: { total: 0, rows: [] },
      [cards]: [],
      [account]: { ...info, hasPayPassword: false, cards: 0, level: 'low' },
    },
  },
}
export const Loading: Story = {
  parameters: { api: { [read]: pending, [flows]: pending, [cards]: pending, [money]: pending, [account]: pending } },
}
export const Failed: Story = { parameters: { api: { ...finance, [read]: offline } } }
export const Refused: Story = { parameters: { api: { ...finance, [read]: refuse('NO_PERMISSION') } } }
