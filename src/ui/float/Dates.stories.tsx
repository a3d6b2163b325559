import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Field } from '../control/Field.tsx'
import { DateInput } from './DateInput.tsx'
import { DateRange } from './DateRange.tsx'
import { addDays, today } from './panel/days.ts'

export default { title: 'ui/Dates' } satisfies Meta
type Story = StoryObj
const phone = { viewport: { value: 'phone', isRotated: false } }

const Ordered = ({ from = '', to = '' }) => {
  const [days, setDays] = useState({ from, to })
  return (
    <div style={{ maxWidth: 300, minHeight: 460 }}>
      <DateRange label="下单时间" value={days} onChange={setDays} />
    </div>
  )
}
const Harvest = ({ min, max }: { min?: string; max?: string }) => {
  const [day, setDay] = useState('2028-02-28')
  return (
    <div style={{ maxWidth: 300, minHeight: 460 }}>
      <Field label="采收日期" required>
        <DateInput value={day} onChange={setDay} {...(min && { min })} {...(max && { max })} />
      </Field>
    </div>
  )
}
const opens: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  const { left, right, bottom } = (await canvas.findByRole('dialog')).getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(innerWidth)
  await expect(bottom).toBeLessThanOrEqual(innerHeight)
}

/** Two days, in whichever order they are chosen. */
export const RangeKeys: Story = {
  render: () => <Ordered from="2026-10-12" to="2026-10-14" />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: '下单时间' })
    await expect(button).toHaveTextContent('2026-10-12 至 2026-10-14')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '2026年10月14日 星期三' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('{PageUp}{Home}')
    await expect(canvas.getByRole('button', { name: '2026年9月21日 星期一' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('2026-09-21 至 2026-10-21')
  },
}

export const Presets: Story = {
  render: () => <Ordered />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox')
    await expect(button).toHaveTextContent('不限日期')
    const press = async (name: string) => {
      await userEvent.click(button)
      await userEvent.click(await canvas.findByRole('button', { name }))
    }
    await press('7天')
    await expect(button).toHaveTextContent(`${addDays(today(), -6)} 至 ${today()}`)
    await press('30天')
    await expect(button).toHaveTextContent(addDays(today(), -29))
    await press('今天')
    await expect(button).toHaveTextContent(today())
    await press('清除')
    await expect(button).toHaveTextContent('不限日期')
  },
}

/** One day; a year by Shift and the page keys, and the last of a shorter month. */
export const DayKeys: Story = {
  render: () => <Harvest />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: /采收日期/ })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: '2028年2月28日 星期一' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Shift>}{PageDown}{/Shift}')
    await expect(canvas.getByRole('button', { name: '2029年2月28日 星期三' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('2028-02-28')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: '下个月' }))
    await userEvent.click(canvas.getByRole('button', { name: '2028年3月15日 星期三' }))
    await expect(button).toHaveTextContent('2028-03-15')
  },
}

/** What lies outside can neither be gone to nor chosen. */
export const Limited: Story = {
  render: () => <Harvest min="2028-02-20" max="2028-03-02" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('button', { name: '2028年2月28日 星期一' })).toHaveFocus())
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('button', { name: '2028年3月2日 星期四' })).toHaveFocus()
    const after = canvas.getByRole('button', { name: '2028年3月3日 星期五' })
    await expect(after).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(after)
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
export const RangePhone: Story = { render: () => <Ordered />, play: opens, globals: phone }
export const DayPhone: Story = { render: () => <Harvest />, play: opens, globals: phone }
