import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stars, StarsInput } from './Stars.tsx'

export default { title: 'ui/Stars' } satisfies Meta
type Story = StoryObj

export const Shown: Story = { render: () => <Stars value={4.3} /> }

const Rating = () => {
  const [value, setValue] = useState(0)
  return <StarsInput label="描述相符" value={value} onChange={setValue} />
}
export const Given: Story = { render: () => <Rating /> }
