import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Upload } from './Upload.tsx'

export default { title: 'ui/Upload' } satisfies Meta
type Story = StoryObj

const apple =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="%23dfeee0"/><circle cx="4" cy="4.4" r="2.2" fill="%23b23"/></svg>'

const Photos = ({ send, start }: { send: () => Promise<string>; start: string[] }) => {
  const [value, setValue] = useState(start)
  return <Upload value={value} onChange={setValue} send={send} />
}

export const Empty: Story = { render: () => <Photos start={[]} send={() => Promise.resolve(apple)} /> }
export const Some: Story = { render: () => <Photos start={[apple]} send={() => Promise.resolve(apple)} /> }
export const Failing: Story = {
  render: () => <Photos start={[apple]} send={() => Promise.reject(new Error('offline'))} />,
}
