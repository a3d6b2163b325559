import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Me } from '@wotu/contract/basic/member.ts'
import { expect } from 'storybook/test'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { keepProof } from '#parts/basic/account/proof.ts'
import { Screen as BackPwdTwo } from './BackPwdTwo.tsx'
import { Screen as Index } from './Index.tsx'
import { Screen as ProfileScreen } from './Profile.tsx'
import { Screen as SetLoginPassword } from './SetLoginPassword.tsx'
import { Screen as SetPasswordOne } from './SetPasswordOne.tsx'

const who = '/api/basic/member/login/getBaseMemberByToken'
const change = '/api/basic/member/login/safeCenterReSetPwd'

const me: Me = {
  memberId: '1',
  systemId: 1001,
  loginName: '13900000007',
  kind: 'person',
  name: '刘敏',
  nickname: '',
  avatar: '',
  orgName: '',
  phone: '139****0007',
  boId: '1',
  actsAs: '王建国',
  shopId: null,
  grants: ['purchase'],
  identities: [
    { boId: '1', name: '刘敏', isOwn: true },
    { boId: '2', name: '丰禾农业合作社', isOwn: false },
  ],
}

const meta = { title: 'apps/setup', parameters: { signedIn: true } } satisfies Meta
export default meta

const answering = (answers: Answers): StoryObj['parameters'] => ({ signedIn: true, api: answers })
const proof = () => void keepProof('setPassword', { token: 'x'.repeat(43), expiresAt: '2099-01-01T00:00:00.000Z' })

export const Own: StoryObj = { render: () => <Index />, parameters: answering({ [who]: me }) }
export const Loading: StoryObj = { render: () => <Index />, parameters: answering({ [who]: pending }) }
export const Failed: StoryObj = { render: () => <Index />, parameters: answering({ [who]: offline }) }

export const Identity: StoryObj = { render: () => <SetPasswordOne />, parameters: answering({ [who]: me }) }

/** Without a proof there is nothing to change, only the way to one. */
export const Unproven: StoryObj = { render: () => <BackPwdTwo /> }

export const NewPassword: StoryObj = {
  render: () => <SetLoginPassword params={{ isIntro: '' }} query={{}} />,
  beforeEach: proof,
  parameters: answering({ [change]: refuse('PASSWORD_WEAK') }),
  play: async ({ canvas, userEvent }) => {
    const [first, again] = canvas.getAllByLabelText(/新密码/, { selector: 'input' })
    await userEvent.type(first!, 'password123')
    await userEvent.type(again!, 'password124')
    await userEvent.click(canvas.getByRole('button', { name: '保存新密码' }))
    await expect(await canvas.findByText('两次输入的密码不一致')).toBeVisible()
    await userEvent.clear(again!)
    await userEvent.type(again!, 'password123')
    await userEvent.click(canvas.getByRole('button', { name: '保存新密码' }))
    await expect(await canvas.findByText('密码过于常见，请换一个')).toBeVisible()
  },
}

const mine = { kind: 'person' as const, nickname: '晓雨', name: '', orgName: '', legalPerson: '', phone: '139****0001' }
const about = (info: object) => answering({ [who]: me, '/api/basic/member/memberInfo/show': { ...mine, ...info } })

export const Profile: StoryObj = {
  render: () => <ProfileScreen params={{ isIntro: '' }} query={{}} />,
  parameters: about({}),
}
export const ProfileOnPhone: StoryObj = { ...Profile, globals: { viewport: { value: 'phone', isRotated: false } } }
/** Told once, it stands. */
export const ProfileTold: StoryObj = {
  ...Profile,
  parameters: about({ name: '陈晓雨' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('陈晓雨')).toBeVisible()
    await expect(canvas.queryByLabelText(/真实姓名/)).toBeNull()
  },
}
export const ProfileOfCompany: StoryObj = {
  ...Profile,
  parameters: about({ kind: 'business', orgName: '鲜达供应链管理有限公司', legalPerson: '马晓明', name: '孙婷' }),
}
