import type { Attribute, Property, Tag } from './tag.ts'

/** VS Code's HTML data, for `html.customData`. */
export const htmlData = (tags: Tag[]) => ({
  version: 1.1,
  tags: tags.map(({ tag, doc, attributes }) => ({
    name: tag,
    description: doc,
    attributes: attributes.map(({ name, doc, options }) => ({
      name,
      description: doc,
      ...(options && { values: options.map((name) => ({ name })) }),
    })),
  })),
})

/** JetBrains' web-types. */
export const webTypes = (tags: Tag[], { name, version }: { name: string; version: string }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: tags.map(({ tag, doc, properties, readings, attributes, events, slots, parts, cssProperties }) => ({
        name: tag,
        description: doc,
        attributes: attributes.map((attribute) => ({ ...described(attribute), value: valueOf(attribute) })),
        slots: slots.map(described),
        js: {
          properties: [...properties, ...readings].map((property) => ({
            ...described(property),
            type: property.type,
            ...(property.readonly && { 'read-only': true }),
          })),
          events: events.map(described),
        },
        css: { properties: cssProperties.map(described), parts: parts.map(described) },
      })),
    },
  },
})

const described = ({ name, doc, default: value }: { name: string; doc: string; default?: string }) => ({
  name,
  description: doc,
  ...(value !== undefined && { default: value }),
})

const valueOf = ({ options, type }: Attribute | Property) =>
  options ? { kind: 'plain', type: 'enum', enum: options } : { kind: 'plain', type }
