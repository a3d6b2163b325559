import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { UserIcon } from '../icons/User.ts'
import { Menu, type MenuItem } from './Menu.tsx'

export default { title: 'ui/Menu' } satisfies Meta
type Story = StoryObj

const places: MenuItem[] = [
  { label: '交易管理', href: '#transaction' },
  { label: '金融账户', href: '#financial' },
  { label: '设置', href: '#setup' },
]

const Account = ({ items = places, name = '王建国' }: { items?: readonly MenuItem[]; name?: string }) => {
  const [left, setLeft] = useState(false)
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 8, minHeight: 420 }}>
      <Menu label="我的账户" head={name} items={[...items, { label: '退出登录', onPick: () => setLeft(true) }]}>
        <UserIcon />
      </Menu>
      {left && <p>已退出</p>}
    </div>
  )
}

/** Down opens it on its first choice; the arrows go round, Escape gives the focus back, Enter chooses. */
export const Keys: Story = {
  render: () => <Account />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '我的账户' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '交易管理' })).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('menuitem', { name: '退出登录' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: '金融账户' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '交易管理' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(await canvas.findByText('已退出')).toBeVisible()
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

/** A press on its button closes it; and so does one elsewhere. */
export const Pointer: Story = {
  render: () => <Account />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '我的账户' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('menu')).toBeVisible()
    await userEvent.click(button)
    await expect(canvas.queryByRole('menu')).toBeNull()
    await userEvent.click(button)
    await expect(await canvas.findByRole('menu')).toBeVisible()
    await userEvent.click(document.body)
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await expect(await canvas.findByRole('menu')).toBeVisible()
  },
}

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '我的账户' }))
  const { left, right, bottom } = (await canvas.findByRole('menu')).getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(innerWidth)
  await expect(bottom).toBeGreaterThan(0)
}

export const Long: Story = {
  render: () => (
    <Account
      name="黑龙江省五常市民意乡富胜村丰禾水稻种植专业合作社联合社"
      items={Array.from({ length: 40 }, (_, n) => ({
        key: String(n),
        label: `切换到第${n + 1}水稻种植农民专业合作社`,
        onPick: () => {},
      }))}
    />
  ),
  play: open,
}
export const Phone: Story = {
  render: () => <Account />,
  play: open,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
