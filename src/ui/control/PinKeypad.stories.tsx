import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PinKeypad } from './PinKeypad.tsx'

export default { title: 'ui/PinKeypad', component: PinKeypad } satisfies Meta<typeof PinKeypad>
type Story = StoryObj<typeof PinKeypad>

export const Ready: Story = { args: { onDone: fn() } }

/** By keys and by keypad. The page is the same whichever digits were entered: it holds none of them. */
export const Entered: Story = {
  args: { onDone: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2' }))
    await userEvent.keyboard('46')
    const page = canvasElement.innerHTML
    await expect(canvas.getByRole('status')).toHaveTextContent('已输入3位，共6位')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await userEvent.keyboard('135')
    await expect(canvasElement.innerHTML).toBe(page)
    await userEvent.keyboard('9{Backspace}790')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(args.onDone).toHaveBeenCalledWith('135790')
    await expect(canvas.getByRole('status')).toHaveTextContent('已输入0位，共6位')
  },
}

export const Disabled: Story = { args: { onDone: () => {}, disabled: true } }
