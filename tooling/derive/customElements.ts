import type { Attribute, Property, Tag } from './tag.ts'

/** The standard manifest (custom-elements.json, schema 2.1.0). */
export const customElements = (tags: Tag[]) => ({
  schemaVersion: '2.1.0',
  modules: tags.map(({ tag, name, doc, properties, readings, attributes, events, slots, parts, cssProperties }) => ({
    kind: 'javascript-module',
    path: `${name}.js`,
    declarations: [
      {
        kind: 'class',
        name: tag,
        tagName: tag,
        customElement: true,
        superclass: { name: 'HTMLElement' },
        description: doc,
        members: [...properties, ...readings].map((property) => ({
          kind: 'field',
          ...valueOf(property),
          ...(property.readonly && { readonly: true }),
        })),
        attributes: attributes.map((attribute) => ({
          ...valueOf(attribute),
          ...(attribute.property && { fieldName: attribute.property }),
        })),
        events: events.map(({ name, doc, detail, cancelable }) => ({
          name,
          type: { text: `CustomEvent<${detail}>` },
          description: cancelable ? `${doc} Cancelable.` : doc,
        })),
        slots: slots.map(({ name, doc }) => ({ name, description: doc })),
        cssParts: parts.map(({ name, doc }) => ({ name, description: doc })),
        cssProperties: cssProperties.map(({ name, doc, syntax }) => ({ name, syntax, description: doc })),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: tag } }],
  })),
})

const valueOf = ({ name, type, doc, default: value }: Property | Attribute) => ({
  name,
  type: { text: type },
  description: doc,
  ...(value !== undefined && { default: value }),
})
