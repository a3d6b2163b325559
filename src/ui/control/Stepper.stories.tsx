import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const Counting = (props: { start: number; min: number; max: number }) => {
  const [value, setValue] = useState(props.start)
  return <Stepper label="数量" {...props} value={value} onChange={setValue} />
}

export default { title: 'ui/Stepper', component: Counting } satisfies Meta<typeof Counting>
type Story = StoryObj<typeof Counting>

/** The minimum order is 20, the stock 800: what is typed beyond is brought back on leaving. */
export const InRange: Story = {
  args: { start: 40, min: 20, max: 800 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('数量')
    await userEvent.clear(input)
    await userEvent.type(input, '9999')
    await userEvent.tab()
    await expect(input).toHaveValue('800')
    await expect(canvas.getByRole('button', { name: '增加' })).toBeDisabled()
    await userEvent.clear(input)
    await userEvent.type(input, '3{Enter}')
    await expect(input).toHaveValue('20')
    await userEvent.click(canvas.getByRole('button', { name: '增加' }))
    await expect(input).toHaveValue('21')
  },
}

/** Fewer left than must be ordered. */
export const NoneLeft: Story = { args: { start: 20, min: 20, max: 20 } }
