import type { Meta, StoryObj } from '@storybook/react-vite'
import { refuse } from '#testing/fakeApi.ts'
import { events } from '#core/page/core.ts'
import { card, finance, info } from '#testing/finance.ts'
import { person } from '#testing/me.ts'
import { Screen } from './AddCard.tsx'

const bind = '/api/account/card/personBindCard'
const api = { ...finance, [bind]: card, '/api/account/card/bindCardConfirm': refuse('SMS_CODE_WRONG') }

export default {
  title: 'apps/financial/对私绑卡',
  component: Screen,
  parameters: { signedIn: true, api },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

/** Two fields and a button: everything that there is on the page. */
const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/卡号/), '6214830000000006')
  await userEvent.type(canvas.getByLabelText(/预留手机号/), '13900000001')
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
}

export const Blank: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Code: Story = {
  play: async (context) => {
    await fill(context)
    await context.canvas.findByRole('button', { name: '确认绑定' })
  },
}
export const WrongCode: Story = {
  play: async (context) => {
    await fill(context)
    await context.userEvent.type(await context.canvas.findByLabelText(/验证码/), '123456')
    await context.userEvent.click(context.canvas.getByRole('button', { name: '确认绑定' }))
    await context.canvas.findByText('验证码错误或已过期')
  },
}
export const Refused: Story = {
  parameters: { api: { ...api, [bind]: refuse('CARD_REFUSED') } },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText(/银行未通过校验/)
  },
}

const account = '/api/finance/account/selAccountInfo'
const tell = '/api/basic/member/memberInfo/updMemberById'
let told = false

/** Whoever has told no real name is asked for it here, and goes on. */
export const RealNameFirst: Story = {
  beforeEach: () => void (told = false),
  parameters: {
    api: {
      ...api,
      '/api/basic/member/login/getBaseMemberByToken': person,
      [account]: () => ({ ...info, hasName: told, holder: told ? '王建国' : '' }),
      [tell]: () => {
        told = true
        events.emit('stale', { paths: [account] })
        return { kind: 'person', nickname: '', name: '王建国', orgName: '', legalPerson: '', phone: '139****0001' }
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/真实姓名/)
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await canvas.findByText('请填写真实姓名')
    await userEvent.type(name, '王建国')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await canvas.findByText(/仅支持「王建国」名下的借记卡/)
  },
}
