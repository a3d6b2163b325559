import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'

export default { title: 'ui/icons' } satisfies Meta
type Story = StoryObj

const modules = import.meta.glob<Record<string, ComponentType>>('./*.ts', { eager: true })

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 88px)', gap: 16, fontSize: 12 }}>
      {Object.values(modules)
        .flatMap(Object.entries)
        .map(([name, Icon]) => (
          <span key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
            <Icon />
            {name.replace('Icon', '')}
          </span>
        ))}
    </div>
  ),
}
