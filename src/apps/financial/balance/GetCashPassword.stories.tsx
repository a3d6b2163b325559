import type { Meta, StoryObj } from '@storybook/react-vite'
import { pending, refuse } from '#testing/fakeApi.ts'
import { finance, withdrawal } from '#testing/finance.ts'
import { Screen } from './GetCashPassword.tsx'

const read = '/api/finance/balanceBusInfo/selDateByAfterDay'
const api = { ...finance, '/api/basic/member/login/checkoutPayPwd': refuse('PAY_PASSWORD_UNSET') }

export default {
  title: 'apps/financial/输入支付密码',
  component: Screen,
  args: { params: { money: '5000.00' }, query: { id: withdrawal.id } },
  parameters: { signedIn: true, api },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const NoPassword: Story = {
  parameters: {
    api: { ...api, '/api/finance/account/isPayPwd': { isSet: false, lockedUntil: null, cashFrom: null } },
  },
}
export const Submitted: Story = { parameters: { api: { ...api, [read]: { ...withdrawal, state: 'processing' } } } }
export const NotThere: Story = { parameters: { api: { ...api, [read]: refuse('NOT_FOUND') } } }
export const NoDraft: Story = { args: { query: {} } }
export const Loading: Story = { parameters: { api: { ...api, [read]: pending } } }
