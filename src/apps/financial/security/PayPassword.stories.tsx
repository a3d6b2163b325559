import type { Meta, StoryObj } from '@storybook/react-vite'
import { refuse } from '#testing/fakeApi.ts'
import { finance } from '#testing/finance.ts'
import { ResetForm } from './ResetForm.tsx'
import { Screen as SetPayPassword } from './SetPayPassword.tsx'
import { Screen as SetPasswordResult } from './SetPasswordResult.tsx'
import { Screen as UpdatePayPassword } from './UpdatePayPassword.tsx'

const state = '/api/finance/account/isPayPwd'
const unset = { isSet: false, lockedUntil: null, cashFrom: null }
const update = '/api/basic/member/login/updPayPwdByBoId'

export default {
  title: 'apps/financial/支付密码',
  parameters: { signedIn: true, api: finance },
} satisfies Meta
type Story = StoryObj

type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]
/** Types on the keypad, digit by digit. */
const press = async ({ canvas, userEvent }: Context, pin: string) => {
  for (const digit of pin) await userEvent.click(await canvas.findByRole('button', { name: digit }))
}

export const Set: Story = {
  render: () => <SetPayPassword />,
  parameters: { api: { ...finance, [state]: unset } },
}
export const SetAgain: Story = { render: () => <SetPayPassword /> }
export const Twice: Story = {
  ...Set,
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText(/短信验证码/), '123456')
    await context.userEvent.click(context.canvas.getByRole('button', { name: '下一步' }))
    await press(context, '246810')
    await context.canvas.findByText('请再次输入新的支付密码')
    await press(context, '135790')
    await context.canvas.findByText('两次输入不一致，请重新设置')
  },
}
export const Weak: Story = {
  ...Set,
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText(/短信验证码/), '123456')
    await context.userEvent.click(context.canvas.getByRole('button', { name: '下一步' }))
    await press(context, '123456')
    await context.canvas.findByText('支付密码不能是连续或重复的数字')
  },
}
export const Update: Story = { render: () => <UpdatePayPassword /> }
export const Phone: Story = { ...Update, globals: { viewport: { value: 'phone', isRotated: false } } }
export const UpdateLocked: Story = {
  ...Update,
  parameters: { api: { ...finance, [update]: refuse('PAY_PASSWORD_LOCKED') } },
  play: async (context) => {
    await press(context, '111222')
    await context.canvas.findByText('请输入新的6位支付密码')
    await press(context, '246810')
    await press(context, '246810')
    await context.canvas.findByText(/支付密码已锁定/)
  },
}
export const Reset: Story = { render: () => <ResetForm nameLabel="真实姓名" /> }
export const Done: Story = { render: () => <SetPasswordResult params={{}} query={{}} /> }
export const NotDone: Story = {
  render: () => <SetPasswordResult params={{}} query={{}} />,
  parameters: { api: { ...finance, [state]: unset } },
}
