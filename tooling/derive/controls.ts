import type { ArgTypes } from 'storybook/internal/types'
import type { Property, Tag } from './tag.ts'

/** What Storybook shows beside a widget's stories: a control for each property, and what else the tag has to be read. */
export const controls = ({ properties, readings, events, slots, parts }: Tag): ArgTypes => ({
  emit: { table: { disable: true } },
  ...inTable('properties', properties, (property) => ({
    control: controlOf(property),
    ...(property.options && { options: property.options }),
    table: {
      category: 'properties',
      type: { summary: property.type },
      ...(property.default && { defaultValue: { summary: property.default } }),
    },
  })),
  ...inTable('to be read', readings, ({ type }) => ({
    control: false,
    table: { category: 'to be read', type: { summary: type } },
  })),
  ...inTable('events', events, ({ detail }) => ({
    control: false,
    table: { category: 'events', type: { summary: detail } },
  })),
  ...inTable('slots', slots, () => ({ control: false, table: { category: 'slots' } })),
  ...inTable('parts', parts, () => ({ control: false, table: { category: 'parts' } })),
})

/** Of two entries of one name, a slot and a part, both are shown. */
const inTable = <T extends { name: string; doc: string }>(
  category: string,
  entries: T[],
  more: (entry: T) => ArgTypes[string],
): ArgTypes =>
  Object.fromEntries(
    entries.map((entry) => [
      category === 'properties' ? entry.name : `${category}: ${entry.name}`,
      { name: entry.name, description: entry.doc, ...more(entry) },
    ]),
  )

const controlOf = ({ type, options }: Property): ArgTypes[string]['control'] => {
  if (options) return { type: 'select' }
  if (type === 'string') return { type: 'text' }
  if (type === 'number' || type === 'boolean') return { type }
  return type.includes('=>') ? false : { type: 'object' }
}
