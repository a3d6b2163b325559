import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../control/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Popover } from './Popover.tsx'
import { Tooltip } from './Tooltip.tsx'
import { usePopConfirm } from './usePopConfirm.tsx'

export default { title: 'ui/Popover' } satisfies Meta
type Story = StoryObj
const phone = { viewport: { value: 'phone', isRotated: false } }

const Fees = ({ text }: { text: string }) => (
  <div style={{ padding: 16, minHeight: 300 }}>
    <Popover label="运费说明" button="运费说明">
      {(close) => (
        <>
          <p style={{ margin: '0 0 12px' }}>{text}</p>
          <Button small onClick={close}>
            知道了
          </Button>
        </>
      )}
    </Popover>
  </div>
)
const short = '首重 5 公斤 8 元，之后每公斤 1.2 元。'

/** The focus goes in, and comes back to the button. */
export const Keys: Story = {
  render: () => <Fees text={short} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '运费说明' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: '知道了' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '知道了' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '运费说明' }))
  const { left, right } = (await canvas.findByRole('dialog')).getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(innerWidth)
}
export const Long: Story = { render: () => <Fees text={short.repeat(60)} />, play: opened }
export const Phone: Story = { render: () => <Fees text={short.repeat(8)} />, play: opened, globals: phone }

/** Escape closes what floats, not the dialog around it. */
export const InDialog: Story = {
  render: () => (
    <Dialog open onClose={() => {}} title="发货">
      <Fees text={short} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '运费说明' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: '知道了' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByRole('dialog', { name: '发货' })).toBeVisible()
  },
}

const Removing = ({ text }: { text?: string }) => {
  const [ask, question] = usePopConfirm()
  const [gone, setGone] = useState(false)
  const remove = async (button: Element) => {
    if (await ask({ title: '删除这个地址？', text, confirm: '删除', danger: true }, button)) setGone(true)
  }
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 16, minHeight: 260 }}>
      {question}
      {gone ? (
        <p>已删除</p>
      ) : (
        <Button tone="quiet" onClick={({ currentTarget }) => void remove(currentTarget)}>
          删除地址
        </Button>
      )}
    </div>
  )
}

/** Asked beside the button: the focus is on 取消, and nothing is done by Escape. */
export const Confirm: Story = {
  render: () => <Removing text="黑龙江省 哈尔滨市 五常市 民意乡富胜村3组12号" />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '删除地址' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus())
    await expect(canvas.getByRole('alertdialog', { name: '删除这个地址？' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('已删除')).toBeVisible()
  },
}
export const ConfirmPhone: Story = {
  render: () => <Removing text="黑龙江省 哈尔滨市 五常市 民意乡富胜村3组12号" />,
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除地址' }))
    const { left, right } = (await canvas.findByRole('alertdialog')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

/** By the keys alone, and gone with Escape. */
export const Tip: Story = {
  render: () => (
    <div style={{ padding: 60 }}>
      <Tooltip text="以丰禾农业合作社的身份操作">{(described) => <Button {...described}>切换身份</Button>}</Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '切换身份' })
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toBeVisible()
    await expect(button).toHaveAccessibleDescription('以丰禾农业合作社的身份操作')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.hover(button)
    await expect(await canvas.findByRole('tooltip')).toBeVisible()
  },
}
