import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { config } from '#core/page/core.ts'
import { offline, pending, project, refuse, type Answers } from '#testing/fakeApi.ts'
import { Screen as Forget } from './Forget.tsx'
import { Screen as Login } from './Login.tsx'
import { Screen as Register } from './Register.tsx'
import { Screen as RegisterQY } from './RegisterQY.tsx'

const login = '/api/basic/member/login/ticketLogin'

const picture = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"/>')}`
const image = { imageId: 'a'.repeat(22), picture }

const meta = {
  title: 'apps/auth',
  beforeEach: () => config.store.setState(project, true),
} satisfies Meta
export default meta

const answering = (answers: Answers): StoryObj['parameters'] => ({
  api: { '/api/basic/member/login/imageCheck': image, ...answers } satisfies Answers,
})

const signIn: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^手机号/), '13900000001')
  await userEvent.type(canvas.getByLabelText(/^密码/), 'wrong-password')
  await userEvent.click(canvas.getByRole('button', { name: '登录' }))
}

export const SigningIn: StoryObj = { render: () => <Login params={{}} query={{}} /> }

/** One neutral sentence, and what was typed stays. */
export const Wrong: StoryObj = {
  ...SigningIn,
  parameters: answering({ [login]: refuse('LOGIN_WRONG', { imageNeeded: false }) }),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByText('账号或密码错误')).toBeVisible()
    await expect(context.canvas.getByLabelText(/^手机号/)).toHaveValue('13900000001')
    await expect(context.canvas.queryByLabelText(/图形验证码/)).toBeNull()
  },
}

/** After three wrong passwords a picture must be read. */
export const WithPicture: StoryObj = {
  ...SigningIn,
  parameters: answering({ [login]: refuse('LOGIN_WRONG', { imageNeeded: true }) }),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByAltText('图形验证码')).toBeVisible()
  },
}

export const Waiting: StoryObj = { ...SigningIn, parameters: answering({ [login]: pending }), play: signIn }

export const Offline: StoryObj = {
  ...SigningIn,
  parameters: answering({ [login]: offline }),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByText(/网络异常/)).toBeVisible()
  },
}

/** The button counts down until the next code may be asked for. */
export const ByCode: StoryObj = {
  ...SigningIn,
  parameters: answering({
    '/api/basic/member/login/sendMessage': { phone: '139****0001', resendAfterSeconds: 60 },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }))
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/^手机号/), '13900000001')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText(/秒后重发/)).toBeVisible()
  },
}

/** Nothing is ticked, and nothing is sent before it is. */
export const Registering: StoryObj = {
  render: () => <Register params={{}} query={{}} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册并登录' }))
    await waitFor(() => expect(canvas.getByText('请阅读并同意服务协议与隐私政策')).toBeVisible())
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const RegisteringBusiness: StoryObj = { render: () => <RegisterQY params={{}} query={{}} /> }

export const Forgotten: StoryObj = { render: () => <Forget />, parameters: answering({}) }
