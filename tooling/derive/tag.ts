import { everyWidget } from '../../src/core/element/everyWidget.ts'
import { attributeName, type EventSpec, type PropSpec } from '../../src/core/element/widget.ts'
import type { WidgetDeclaration } from '../widgets.ts'

interface Named {
  name: string
  doc: string
}

/** A property of the element. */
export interface Property extends Named {
  /** Its type, in TypeScript's words. */
  type: string
  /** Its default, as code; absent where there is none. */
  default?: string
  /** What it can be chosen from. */
  options?: readonly string[]
  /** Told by the tag, not set by the page. */
  readonly?: true
}

/** An attribute of the tag. */
export interface Attribute extends Named {
  /** What may stand there, in TypeScript's words. */
  type: string
  default?: string
  options?: readonly string[]
  /** The property of the same value; absent where style sheets alone read it. */
  property?: string
}

export interface TagEvent extends Named {
  /** The type of `detail`, in TypeScript's words; `null` where the event says all by its name. */
  detail: string
  cancelable: boolean
}

/** All there is to know of a tag, its own and what every tag has, in the order in which readers are told. */
export interface Tag {
  tag: string
  /** Without `wotu-`: its module, its example. */
  name: string
  doc: string
  properties: Property[]
  readings: Property[]
  attributes: Attribute[]
  events: TagEvent[]
  slots: Named[]
  parts: Named[]
  cssProperties: (Named & { syntax: string })[]
  /** CSS of the element that holds its place until its code is here. */
  space?: string
  /** The words that a page may replace, with what stands there by itself. */
  labels: Record<string, string>
}

/** Reads a declaration together with what every tag has. */
export function describeTag({ tag, doc, props, events, ...more }: WidgetDeclaration): Tag {
  const labels = more.labels ?? {}
  const words = Object.keys(labels).map((name) => `'${name}'`)
  const specs: Record<string, PropSpec> = {
    ...props,
    ...(words.length && {
      labels: { type: 'json', ts: `Partial<Record<${words.join(' | ')}, string>>`, doc: everyWidget.labels },
    }),
  }
  return {
    tag,
    name: tag.replace('wotu-', ''),
    doc,
    properties: Object.entries(specs).map(([name, spec]) => ({ name, type: typeOf(spec), ...common(spec) })),
    readings: named(more.readings).map(({ name, type, doc }) => ({
      name,
      doc,
      type: `${type} | undefined`,
      readonly: true,
    })),
    attributes: [
      ...Object.entries(specs)
        .filter(([, { type }]) => type !== 'function')
        .map(([property, spec]) => ({
          name: attributeName(property),
          property,
          type: attributeTypeOf(spec),
          ...common(spec),
        })),
      ...named(everyWidget.attributes).map((attribute) => ({ ...attribute, type: oneOf(attribute.options) })),
    ],
    events: named<EventSpec>({ ...events, ...everyWidget.events }).map(({ name, doc, cancelable, detail }) => ({
      name,
      doc,
      cancelable: Boolean(cancelable),
      detail: detail
        ? `{ ${Object.entries(detail)
            .map((entry) => entry.join(': '))
            .join('; ')} }`
        : 'null',
    })),
    slots: named(more.slots),
    parts: named(more.parts),
    cssProperties: named(everyWidget.cssProperties),
    space: more.space,
    labels,
  }
}

const named = <T extends object>(entries: Record<string, T> = {}) =>
  Object.entries(entries).map(([name, entry]) => ({ name, ...entry }))

const oneOf = (options: readonly unknown[]) =>
  options.map((option) => (typeof option === 'string' ? `'${option}'` : String(option))).join(' | ')

const common = ({ doc, default: value, options }: PropSpec) => ({
  doc,
  ...(value !== undefined && { default: JSON.stringify(value) }),
  ...(options && { options: options.map(String) }),
})

const typeOf = ({ type, ts, options }: PropSpec): string => {
  if (options) return oneOf(options)
  if (type === 'json') return ts ?? 'unknown'
  if (type === 'function') return ts ?? '(...args: never[]) => unknown'
  return type
}

/** Attributes are text; JSX writes numbers and booleans as theirs. */
const attributeTypeOf = ({ type, options }: PropSpec): string => {
  if (options) return oneOf(options)
  if (type === 'number') return 'number | `${number}`'
  if (type === 'boolean') return "boolean | '' | 'true' | 'false'"
  return 'string'
}
