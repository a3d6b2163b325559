import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { BusyOverlay } from '../feedback/BusyOverlay.tsx'
import { Button } from '../control/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from '../control/Field.tsx'
import { Notices, type Notice } from '../feedback/Notices.tsx'
import { TextArea } from '../control/TextArea.tsx'
import { useConfirm } from './useConfirm.tsx'

export default { title: 'ui/Dialog' } satisfies Meta
type Story = StoryObj

export const Form: Story = {
  render: () => (
    <Dialog
      open
      onClose={() => {}}
      title="拒绝售后申请"
      footer={
        <>
          <Button>取消</Button>
          <Button tone="primary">提交</Button>
        </>
      }
    >
      <Field label="拒绝原因" required hint="买家会看到，请写明依据">
        <TextArea value="" onChange={() => {}} max={200} />
      </Field>
    </Dialog>
  ),
}

const Asking = () => {
  const [ask, question] = useConfirm()
  const [done, setDone] = useState(false)
  const cancel = async () =>
    setDone(
      await ask({
        title: '取消订单？',
        text: '库存、优惠券和积分会退回，不能恢复。',
        confirm: '取消订单',
        danger: true,
      }),
    )
  return (
    <>
      {question}
      <Button tone="danger" onClick={() => void cancel()}>
        取消订单
      </Button>
      {done && <p>已取消</p>}
    </>
  )
}

export const Confirm: Story = {
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '取消订单' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(canvas.queryByText('已取消')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: '取消订单' }))
    await expect(await canvas.findByText('已取消')).toBeVisible()
  },
}

const Telling = () => {
  const [notices, setNotices] = useState<Notice[]>([
    { id: '1', tone: 'success', text: '已加入购物车' },
    { id: '2', tone: 'warning', title: '提示', text: '库存不足，最多可买 640 斤' },
  ])
  return <Notices notices={notices} onClose={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))} />
}

export const Notice_: Story = { name: 'Notices', render: () => <Telling /> }

export const NoticesOnPhone: Story = {
  ...Notice_,
  name: 'Notices on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Busy: Story = { render: () => <BusyOverlay /> }
