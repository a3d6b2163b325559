import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { FrameView } from './FrameShell.tsx'
import { FrameSignIn } from './FrameSignIn.tsx'

const site = '/api/basic/member/login/embedSite'
const signIn = '/api/basic/member/login/embedSignIn'
const origin = 'https://shop.example'
const code = 'c'.repeat(43)
const api = {
  [site]: {
    origin,
    platformName: '沃土农业交易平台',
    scopes: [{ scope: 'cart', title: '查看和修改您的购物车、收藏' }],
  },
  [signIn]: { code, expiresAt: '2026-11-20T02:05:00.000Z' },
} satisfies Answers

const say = fn()

export default {
  title: 'apps/embed/FrameSignIn',
  beforeEach: () => void say.mockClear(),
  parameters: { api },
  render: () => (
    <FrameView title="平台登录" say={say} seen="yes">
      <FrameSignIn origin={origin} challenge={'x'.repeat(43)} link={false} say={say} />
    </FrameView>
  ),
} satisfies Meta

/** Names the site that is let in; the page hears a code, and nothing of what was typed. */
export const Ready: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号或账号' }), '13900000001')
    await expect(canvas.getByText(/shop\.example/)).toBeVisible()
    await expect(canvas.getByText('查看和修改您的购物车、收藏')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^密码/), 'Wotu-demo-2026{Enter}')
    await waitFor(() => expect(say).toHaveBeenCalledWith({ say: 'done', code }))
    await expect(JSON.stringify(say.mock.calls)).not.toContain('Wotu-demo')
  },
}
export const Refused: StoryObj = {
  parameters: { api: { ...api, [signIn]: refuse('LOGIN_WRONG') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号或账号' }), '13900000001')
    await userEvent.type(canvas.getByLabelText(/^密码/), 'wrong{Enter}')
    await expect(await canvas.findByText('账号或密码错误')).toBeVisible()
  },
}
export const Stranger: StoryObj = { parameters: { api: { ...api, [site]: refuse('ORIGIN_UNKNOWN') } } }
export const Loading: StoryObj = { parameters: { api: { ...api, [site]: pending } } }
