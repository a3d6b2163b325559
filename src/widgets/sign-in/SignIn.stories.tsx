import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Me } from '@wotu/contract/basic/member.ts'
import { expect, fn } from 'storybook/test'
import { offline, pending, type Answers } from '#testing/fakeApi.ts'
import { SignIn } from './SignIn.tsx'

const path = '/api/basic/member/login/getBaseMemberByToken'

const me: Me = {
  memberId: '1',
  systemId: 1001,
  loginName: '13900000001',
  kind: 'person',
  name: '王建国',
  nickname: '',
  avatar: '',
  orgName: '',
  phone: '139****0001',
  boId: '1',
  shopId: null,
  grants: ['purchase'],
  identities: [{ boId: '1', name: '王建国', isOwn: true }],
}

const emit = fn(() => true)

const meta = { title: 'widgets/wotu-sign-in', render: () => <SignIn emit={emit} /> } satisfies Meta
export default meta

export const SignedOut: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '登录' })).toBeEnabled()
    await expect(canvas.queryByLabelText(/密码/)).toBeNull()
  },
}

export const SignedIn: StoryObj = {
  parameters: { signedIn: true, api: { [path]: me } satisfies Answers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('王建国')).toBeVisible()
    await expect(emit).toHaveBeenCalledWith('wotu-signed-in', { memberId: '1', name: '王建国' })
  },
}

export const Loading: StoryObj = {
  parameters: { signedIn: true, api: { [path]: pending } satisfies Answers },
}

export const Failed: StoryObj = {
  parameters: { signedIn: true, api: { [path]: offline } satisfies Answers },
}
