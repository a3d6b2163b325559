import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { Field } from '../control/Field.tsx'
import { Cascader, type CascaderColumn } from './Cascader.tsx'

export default { title: 'ui/Cascader', component: Cascader } satisfies Meta<typeof Cascader>
type Story = StoryObj
const phone = { viewport: { value: 'phone', isRotated: false } }

const option = (label: string) => ({ value: label, label })
const below: Record<string, string[]> = {
  '': ['北京市', '黑龙江省', '新疆维吾尔自治区'],
  北京市: ['东城区'],
  黑龙江省: ['哈尔滨市', '齐齐哈尔市'],
  新疆维吾尔自治区: ['巴音郭楞蒙古自治州', '克孜勒苏柯尔克孜自治州'],
  哈尔滨市: ['五常市', '尚志市'],
  齐齐哈尔市: ['甘南县'],
  巴音郭楞蒙古自治州: ['和静县', '焉耆回族自治县'],
  克孜勒苏柯尔克孜自治州: ['阿克陶县'],
}
const optionsOf = (parent: string | undefined) => (parent === undefined ? [] : (below[parent] ?? []).map(option))

const Area = ({ state, chosen = [] }: { state?: CascaderColumn['state']; chosen?: string[] }) => {
  const [path, setPath] = useState<readonly string[]>(chosen)
  const columns = ['省', '市', '区县'].map((title, level) => ({
    title,
    options: state && level > 0 ? [] : optionsOf(level === 0 ? '' : path[level - 1]),
    value: path[level] ?? '',
    ...(level === 1 && { state }),
  }))
  return (
    <div style={{ maxWidth: 480, minHeight: 400 }}>
      <Field label="所在地区" required>
        <Cascader
          shown={path.length === 3 ? path.join(' ') : ''}
          placeholder="请选择省市区"
          columns={columns}
          onChoose={(level, value) => setPath([...path.slice(0, level), value])}
        />
      </Field>
    </div>
  )
}

/** Down goes through a column, right and Enter into the next, left back. */
export const Keys: Story = {
  render: () => <Area />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: /所在地区/ })
    const at = (name: string) => waitFor(() => expect(canvas.getByRole('option', { name })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await at('北京市')
    await userEvent.keyboard('{End}{ArrowRight}')
    await at('巴音郭楞蒙古自治州')
    await userEvent.keyboard('{ArrowLeft}')
    await at('新疆维吾尔自治区')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await at('哈尔滨市')
    await userEvent.keyboard('{Enter}')
    await at('五常市')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('黑龙江省 哈尔滨市 尚志市')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    // Once more: it opens on what is chosen.
    await userEvent.keyboard('{Enter}')
    await at('尚志市')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

const opens: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  const { left, right } = (await canvas.findByRole('dialog')).getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(innerWidth)
}
const long = ['新疆维吾尔自治区', '克孜勒苏柯尔克孜自治州', '阿克陶县']
export const Chosen: Story = { render: () => <Area chosen={long} />, play: opens }
export const Phone: Story = { ...Chosen, globals: phone }
export const Loading: Story = { render: () => <Area state="loading" chosen={['黑龙江省']} />, play: opens }
export const Failed: Story = {
  render: () => <Area state="failed" chosen={['黑龙江省']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible()
  },
}

const InShadow = ({ children }: { children: ReactNode }) => {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useEffect(() => setRoot(host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })), [])
  return (
    <div ref={host} data-tag>
      {root && createPortal(<div>{children}</div>, root)}
    </div>
  )
}

/** As in a tag: the focus goes about within the shadow root, and comes back to the button. */
export const InTag: Story = {
  render: () => (
    <InShadow>
      <Area />
    </InShadow>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const root = () => canvasElement.querySelector('[data-tag]')!.shadowRoot!
    const focused = (text: string) => waitFor(() => expect(root().activeElement).toHaveTextContent(text))
    await waitFor(() => expect(root().querySelector('[role=combobox]')).not.toBeNull())
    const button = root().querySelector<HTMLElement>('[role=combobox]')!
    button.focus()
    await userEvent.click(button)
    await focused('北京市')
    root().activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }),
    )
    await focused('东城区')
    root().activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    await waitFor(() => expect(root().querySelector('[role=dialog]')).toBeNull())
    await waitFor(() => expect(root().activeElement).toBe(button))
  },
}
