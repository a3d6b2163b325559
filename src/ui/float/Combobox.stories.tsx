import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Field } from '../control/Field.tsx'
import { Combobox } from './Combobox.tsx'

export default { title: 'ui/Combobox', component: Combobox } satisfies Meta<typeof Combobox>
type Story = StoryObj

const couriers = [
  { value: 'SF', label: '顺丰速运', pinyin: 'shun feng su yun' },
  { value: 'ZTO', label: '中通快递', pinyin: 'zhong tong kuai di' },
  { value: 'YTO', label: '圆通速递', pinyin: 'yuan tong su di' },
  { value: 'STO', label: '申通快递', pinyin: 'shen tong kuai di' },
]

const Choosing = (given: Partial<ComponentProps<typeof Combobox>>) => {
  const [value, setValue] = useState(given.value ?? '')
  return (
    <div style={{ maxWidth: 420, minHeight: 340 }}>
      <Field label="快递公司" required>
        <Combobox options={couriers} placeholder="请选择" {...given} value={value} onChange={setValue} />
      </Field>
      <output>{value}</output>
    </div>
  )
}

/** Found by pinyin, initials and Chinese; the input keeps the focus and says what is active. */
export const Keys: Story = {
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: /快递公司/ })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4))
    await userEvent.keyboard('{ArrowUp}')
    const last = canvas.getByRole('option', { name: '申通快递' })
    await expect(input).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('申通快递')
    await expect(canvas.getByRole('status')).toHaveTextContent('STO')
    await userEvent.clear(input)
    await userEvent.keyboard('yuant')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('圆通速递')
    await userEvent.clear(input)
    await userEvent.keyboard('zt')
    await waitFor(() => expect(canvas.getByRole('option', { name: '中通快递' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveFocus()
  },
}

/** What isn't in the list will do as well, and Enter takes it as it stands. */
export const Free: Story = {
  render: () => <Choosing free />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '村口大刘')
    await expect(await canvas.findByText('没有符合的选项')).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByText('没有符合的选项')).toBeNull())
    await expect(canvas.getByRole('combobox')).toHaveValue('村口大刘')
  },
}

const typed =
  (text: string, seen: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
    await expect(await canvas.findByText(seen)).toBeVisible()
  }
export const Empty: Story = { render: () => <Choosing />, play: typed('广州', '没有符合的选项') }
export const Loading: Story = {
  render: () => <Choosing options={() => new Promise(() => {})} />,
  play: typed('顺', '正在查找'),
}

let tries = 0
/** Looked up by what is typed; a look-up that failed is tried again. */
export const LookedUp: Story = {
  render: () => (
    <Choosing
      options={async (text) => {
        if (tries++ === 0) throw new Error('offline')
        return couriers.filter(({ label }) => label.includes(text))
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    tries = 0
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4))
    await userEvent.type(input, '圆')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('option', { name: '圆通速递' }))
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

const many = Array.from({ length: 200 }, (_, n) => ({
  value: String(n),
  label: `第${n + 1}水稻种植农民专业合作社联合社五常市民意乡分社`,
}))
export const Long: Story = {
  render: () => <Choosing options={many} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(200))
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getAllByRole('option').at(-1)).toBeVisible()
  },
}
export const Phone: Story = {
  ...Long,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
