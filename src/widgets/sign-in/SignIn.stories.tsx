import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Me } from '@wotu/contract/basic/member.ts'
import { expect, fn, waitFor } from 'storybook/test'
import { offline, pending, type Answers } from '#testing/fakeApi.ts'
import { labels } from './labels.ts'
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
  actsAs: '王建国',
  shopId: null,
  grants: ['purchase'],
  identities: [{ boId: '1', name: '王建国', isOwn: true }],
}

export default {
  title: 'widgets/wotu-sign-in',
  component: SignIn,
  args: { labels, emit: fn(() => true) },
} satisfies Meta<typeof SignIn>
type Story = StoryObj<typeof SignIn>

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '登录' })).toBeEnabled()
    await expect(canvas.queryByLabelText(/密码/)).toBeNull()
  },
}

export const SignedIn: Story = {
  parameters: { signedIn: true, api: { [path]: me } satisfies Answers },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('王建国')).toBeVisible()
    await waitFor(() => expect(args.emit).toHaveBeenCalledWith('wotu-signed-in', { memberId: '1', name: '王建国' }))
  },
}

export const Loading: Story = {
  parameters: { signedIn: true, api: { [path]: pending } satisfies Answers },
}

export const Failed: Story = {
  parameters: { signedIn: true, api: { [path]: offline } satisfies Answers },
}
