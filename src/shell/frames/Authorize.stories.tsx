import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Me } from '@wotu/contract/basic/member.ts'
import { expect } from 'storybook/test'
import type { OutputOf } from '@wotu/contract/index.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { AskingView, Screen } from './Authorize.tsx'

const site = '/api/basic/member/login/embedSite'
const who = '/api/basic/member/login/getBaseMemberByToken'

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
  grants: [],
  identities: [{ boId: '1', name: '王建国', isOwn: true }],
}
const known: OutputOf<typeof site> = {
  origin: 'https://shop.example',
  platformName: '沃土农业交易平台',
  scopes: [
    { scope: 'profile', title: '查看您的名称和脱敏的手机号' },
    { scope: 'cart', title: '查看和修改您的购物车、收藏' },
  ],
}

const meta = {
  title: 'apps/embed/Authorize',
  render: () => <Screen params={{}} query={{ origin: known.origin, challenge: 'x'.repeat(43), state: 's' }} />,
  // Stands in for the page that opened the window.
  beforeEach: () => {
    const before = window.opener
    window.opener = window
    return () => {
      window.opener = before
    }
  },
} satisfies Meta
export default meta

const answering = (answer: Answers[typeof site]): StoryObj => ({
  parameters: {
    signedIn: true,
    api: {
      [site]: answer,
      [who]: me,
      '/api/basic/member/login/embedCode': refuse('ORIGIN_UNKNOWN'),
    } satisfies Answers,
  },
})

/** Names the site that asks, the member that it is about, and what it may do. It can't be pressed at once. */
export const Asking: StoryObj = {
  ...answering(known),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('shop.example')).toBeVisible()
    await expect(canvas.getByText('查看和修改您的购物车、收藏')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '同意授权' })).toBeDisabled()
  },
}
/** Once it is armed (useArmed.test.tsx): a refusal is said where the button is. */
export const Refused: StoryObj = {
  ...answering(known),
  render: () => (
    <AskingView site={known} me={me} query={{ challenge: 'x'.repeat(43) }} armed={{ ready: true, guard: {} }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '同意授权' }))
    await expect(await canvas.findByText('该站点未获得接入许可')).toBeVisible()
  },
}
/** It is said how long he is vouched for, and how that ends. */
export const Linking: StoryObj = {
  ...answering(known),
  render: () => (
    <Screen params={{}} query={{ origin: known.origin, challenge: 'x'.repeat(43), state: 's', link: '1' }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/180天内有效/)).toBeVisible()
  },
}
export const Loading = answering(pending)
export const Stranger = answering(refuse('ORIGIN_UNKNOWN'))
export const Failed = answering(offline)

export const NotOpened: StoryObj = {
  ...answering(known),
  beforeEach: () => {
    window.opener = null
  },
}
