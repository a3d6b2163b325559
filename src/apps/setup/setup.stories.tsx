import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Me } from '@wotu/contract/basic/member.ts'
import type { MemberInfo } from '@wotu/contract/basic/memberInfo.ts'
import { expect } from 'storybook/test'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { dropProof, keepProof } from '#parts/basic/account/proof.ts'
import { Screen as BindAccount } from './BindAccount.tsx'
import { Screen as ChangePhone } from './ChangePhone.tsx'
import { Screen as BackPwdTwo } from './BackPwdTwo.tsx'
import { Screen as Index } from './Index.tsx'
import { Screen as ProfileScreen } from './Profile.tsx'
import { Screen as SetLoginPassword } from './SetLoginPassword.tsx'
import { Screen as SetPasswordOne } from './SetPasswordOne.tsx'

const who = '/api/basic/member/login/getBaseMemberByToken'
const change = '/api/basic/member/login/safeCenterReSetPwd'
const show = '/api/basic/member/memberInfo/show'

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

const mine: MemberInfo = {
  kind: 'person',
  avatar: '',
  nickname: '晓雨',
  name: '',
  gender: '',
  areaCode: '',
  areaName: '',
  identity: 'buyer',
  crops: ['水稻', '大豆'],
  orgName: '',
  legalPerson: '',
  phone: '139****0001',
  completeness: 43,
}

const meta = { title: 'apps/setup', parameters: { signedIn: true } } satisfies Meta
export default meta

const answering = (answers: Answers): StoryObj['parameters'] => ({ signedIn: true, api: answers })
const proof = () => void keepProof('setPassword', { token: 'x'.repeat(43), expiresAt: '2099-01-01T00:00:00.000Z' })

export const Own: StoryObj = {
  render: () => <Index />,
  parameters: answering({ [who]: me, [show]: mine }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/完整度43%/)).toBeVisible()
    await expect(canvas.queryByText('企业信息')).toBeNull()
  },
}
export const OfCompany: StoryObj = {
  render: () => <Index />,
  parameters: answering({
    [who]: { ...me, kind: 'business', orgName: '鲜达供应链管理有限公司', grants: ['purchase', 'shop'] },
    [show]: { ...mine, kind: 'business' },
  }),
  play: async ({ canvas }) => expect(await canvas.findByText('企业信息')).toBeVisible(),
}
export const Loading: StoryObj = { render: () => <Index />, parameters: answering({ [who]: pending, [show]: pending }) }
export const Failed: StoryObj = { render: () => <Index />, parameters: answering({ [who]: offline, [show]: offline }) }

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
    await expect(await canvas.findByText('密码太容易被猜到，请加长，或换掉常见的词、姓名、日期、手机号')).toBeVisible()
  },
}

const about = (info: object) =>
  answering({
    [who]: me,
    [show]: { ...mine, ...info },
    '/api/seller/system/area/selSpecAreaListByPid': [],
  })

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

const relations = '/api/basic/member/bind/selRelation'
const accounts = '/api/basic/member/bind/getUserInfoByKey'
const bound = { account: 'CB100001', name: '张*', phone: '139****0001', boundAt: '2026-06-02T02:00:00.000Z' }

/** First the old phone, then the new one. */
export const OldPhone: StoryObj = {
  render: () => <ChangePhone />,
  beforeEach: () => void dropProof('changePhone'),
  parameters: answering({ [who]: me }),
}
export const NewPhone: StoryObj = {
  render: () => <ChangePhone />,
  beforeEach: () => void keepProof('changePhone', { token: 'x'.repeat(43), expiresAt: '2099-01-01T00:00:00.000Z' }),
  parameters: answering({ [who]: me, '/api/basic/member/login/updLoginName': refuse('PHONE_TAKEN') }),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText(/新手机号/)
    await userEvent.type(phone, '13900000002')
    await userEvent.type(canvas.getByLabelText(/验证码/), '123456')
    await userEvent.click(canvas.getByRole('button', { name: '确认修改' }))
    await expect(await canvas.findByText('该手机号已注册')).toBeVisible()
    await expect(phone).toHaveValue('13900000002')
  },
}

export const Bound: StoryObj = { render: () => <BindAccount />, parameters: answering({ [relations]: [bound] }) }
export const Unbound: StoryObj = { render: () => <BindAccount />, parameters: answering({ [relations]: [] }) }

/** A phone that is proven tells its accounts: what is free can be bound, what is somebody else's can't. */
export const Found: StoryObj = {
  render: () => <BindAccount />,
  parameters: answering({
    [relations]: [],
    '/api/basic/member/bind/getKeyByPhone': { key: 'x'.repeat(43), expiresAt: '2099-01-01T00:00:00.000Z' },
    [accounts]: {
      phone: '139****0001',
      accounts: [
        { account: 'CB100001', name: '张*', bound: 'free' },
        { account: 'CB100002', name: '李*', bound: 'taken' },
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定账号' }))
    await userEvent.type(canvas.getByLabelText(/外部账号的手机号/), '13900000001')
    await userEvent.type(canvas.getByLabelText(/验证码/), '123456')
    await userEvent.click(canvas.getByRole('button', { name: '查找账号' }))
    await expect(await canvas.findByText('CB100002')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: '绑定' })).toHaveLength(1)
  },
}
