import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tag } from './tag.ts'

/** Each file of types that a partner's project may take in, by its name under `types/`. */
export const typeFiles = (tags: Tag[]): Record<string, string> => ({
  'elements.d.ts': elements(tags),
  'index.d.ts': loader,
  'react.d.ts': react,
  'react-18.d.ts': react18,
  'vue.d.ts': vue,
})

/** The one map of all tags; the DOM's own types, and those of each framework, are mapped from it. */
const elements = (tags: Tag[]) => `/** What each tag takes, tells and sends. */
export interface Widgets {
${tags.map(widget).join('\n')}
}

/** The events of a tag, by their names. */
export type WidgetEvents<T extends keyof Widgets> = {
  [E in keyof Widgets[T]['events']]: CustomEvent<Widgets[T]['events'][E]>
}

/** What a framework may set on a tag: its attributes and its properties. */
export type WidgetProps<T extends keyof Widgets> = Omit<Widgets[T]['attributes'], keyof Widgets[T]['properties']> & {
  [P in keyof Widgets[T]['properties']]?:
    | Widgets[T]['properties'][P]
    | (P extends keyof Widgets[T]['attributes'] ? Widgets[T]['attributes'][P] : never)
}

interface Listening<T extends keyof Widgets> {
  addEventListener<E extends keyof WidgetEvents<T>>(
    type: E,
    listener: (event: WidgetEvents<T>[E]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<E extends keyof WidgetEvents<T>>(
    type: E,
    listener: (event: WidgetEvents<T>[E]) => void,
    options?: boolean | EventListenerOptions,
  ): void
}

/** A tag as an element of the page. */
export type WidgetElement<T extends keyof Widgets> = Listening<T> &
  HTMLElement &
  Widgets[T]['properties'] &
  Widgets[T]['readings']

type WidgetElements = { [T in keyof Widgets]: WidgetElement<T> }

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
}
`

const widget = ({ tag, doc, properties, readings, attributes, events }: Tag) => `  /** ${doc} */
  '${tag}': {
    properties: {${block(properties.map(({ name, type, doc }) => [doc, `${name}: ${wrapped(type)} | undefined`]))}}
    readings: {${block(readings.map(({ name, type, doc }) => [doc, `readonly ${name}: ${type}`]))}}
    attributes: {${block(attributes.map(({ name, type, doc }) => [doc, `'${name}'?: ${type} | undefined`]))}}
    /** Each with its \`detail\`. */
    events: {${block(events.map(({ name, detail, doc }) => [doc, `'${name}': ${detail}`]))}}
  }`

const block = (members: [doc: string, code: string][]) =>
  members.length ? `\n${members.map(([doc, code]) => `      /** ${doc} */\n      ${code}`).join('\n')}\n    ` : ''

const wrapped = (type: string) => (type.includes('=>') ? `(${type})` : type)

/** Held to the loader's own types by tests/types/loader.ts. */
const loader = readFileSync(path.join(import.meta.dirname, 'loader.d.ts'), 'utf8')

/** React 19 sets properties, and hears events as \`onwotu-…\`. */
const react = `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WidgetElement, WidgetEvents, WidgetProps, Widgets } from './elements.js'

type WidgetTags = {
  [T in keyof Widgets]: Omit<DetailedHTMLProps<HTMLAttributes<WidgetElement<T>>, WidgetElement<T>>, keyof WidgetProps<T>> &
    WidgetProps<T> & { [E in keyof WidgetEvents<T> & string as \`on\${E}\`]?: (event: WidgetEvents<T>[E]) => void }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetTags {}
  }
}
`

/** React 17 and 18 write attributes only: objects, functions and events go through a ref. */
const react18 = `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WidgetElement, Widgets } from './elements.js'

type WidgetTags = {
  [T in keyof Widgets]: Omit<
    DetailedHTMLProps<HTMLAttributes<WidgetElement<T>>, WidgetElement<T>>,
    'className' | keyof Widgets[T]['attributes']
  > &
    Widgets[T]['attributes'] & { class?: string | undefined }
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends WidgetTags {}
  }
}
`

/** In a template attributes are camelled before they are looked up, and \`@wotu-added\` is \`onWotuAdded\`. */
const vue = `import type { HTMLAttributes, ReservedProps } from 'vue'
import type { WidgetEvents, WidgetProps, Widgets } from './elements.js'

type Camel<S> = S extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<Camel<B>>}\` : S

type WidgetTags = {
  [T in keyof Widgets]: new () => {
    $props: HTMLAttributes &
      ReservedProps &
      WidgetProps<T> & {
        [E in keyof WidgetEvents<T> & string as \`on\${Capitalize<Camel<E>>}\`]?: (event: WidgetEvents<T>[E]) => void
      }
  }
}

declare module 'vue' {
  interface GlobalComponents extends WidgetTags {}
}
`
