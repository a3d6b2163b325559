import type { InputOf, ReadPath } from '../calls/api.ts'

/** The declaration of a custom element: types, manifest, docs and behaviour all derive from it. */

type TypeOf<V> = [V] extends [string]
  ? 'string'
  : [V] extends [number]
    ? 'number'
    : [V] extends [boolean]
      ? 'boolean'
      : [V] extends [(...args: never[]) => unknown]
        ? 'function'
        : 'json'

export type PropType = 'string' | 'number' | 'boolean' | 'json' | 'function'

export interface PropSpec<V = unknown> {
  /** How the attribute is read. A function has no attribute; `json` values are best set as a property, which keeps them as they are. */
  type: PropType
  /** The value while neither attribute nor property is set. */
  default?: V
  /** The values there are to choose from, for a text of few. */
  options?: readonly V[]
  /** What TypeScript is told of a `json` or a function: `(count: number) => string`. */
  ts?: string
  doc: string
}

/** What one value of an event's detail is, in TypeScript's words; checked against the component's own type. */
type DetailType<V> = [V] extends [string]
  ? 'string' | `'${string}'`
  : [V] extends [number]
    ? 'number'
    : [V] extends [boolean]
      ? 'boolean'
      : string

export interface EventSpec {
  /** The page may veto it with `preventDefault()`: for events that command something. */
  cancelable?: boolean
  /** What `detail` holds: each name with its TypeScript type. Absent where the event says all by its name. */
  detail?: Record<string, string>
  doc: string
}

/** The same, held to the detail that the component emits. */
type EventSpecOf<D> = EventSpec &
  ([D] extends [never] ? { detail?: never } : [D] extends [object] ? { detail: DetailTypes<D> } : { detail?: never })
type DetailTypes<D> = { [K in keyof D]: DetailType<D[K]> }

/** A figure that the page may read from the tag at any time (`element.count`): the newest of an event's detail. */
export interface ReadingSpec<E = string, T = 'string' | 'number' | 'boolean'> {
  /** The event that tells it; its detail holds a value of the reading's own name. */
  from: E
  type: T
  doc: string
}

/**
 * How a component speaks to the page around its tag, typed by a map from event to detail.
 * Answers false where the page vetoed a cancelable event.
 */
export type Emit<Events> = (
  ...event: {
    [E in keyof Events]: undefined extends Events[E] ? [type: E, detail?: Events[E]] : [type: E, detail: Events[E]]
  }[keyof Events]
) => boolean

type EventOf<P> = P extends { emit: (...event: infer Args extends unknown[]) => boolean } ? Args[0] & string : never
type DetailOf<P, E> = P extends { emit: (...event: infer Args extends unknown[]) => boolean }
  ? Extract<Args, [E, ...unknown[]] | [E, unknown?]> extends [unknown, (infer D)?]
    ? NonNullable<D>
    : never
  : never

/** Every name of any event's detail. */
type DetailName<P> = {
  [E in EventOf<P>]: [DetailOf<P, E>] extends [never] ? never : keyof DetailOf<P, E> & string
}[EventOf<P>]

/** The attribute of a prop, as a type: see `attributeName`. */
type Attribute<K> = K extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Attribute<Rest>}`
  : K

/** What `defineWidget` is told of a component with the props `P`; a component that takes `labels` has them declared. */
export type Declaration<P> = Declared<P> & (P extends { labels: infer L } ? { labels: L } : { labels?: never })

interface Declared<P> {
  doc: string
  /** One entry for each prop of the component but `emit` and `labels`; a name that HTMLElement has is taken. */
  props: {
    [K in Exclude<keyof P, 'emit' | 'labels'>]-?: K extends keyof HTMLElement
      ? never
      : PropSpec<NonNullable<P[K]>> & { type: TypeOf<NonNullable<P[K]>> }
  }
  /** One entry for each event that the component emits. */
  events: { [E in EventOf<P>]: EventSpecOf<DetailOf<P, E>> }
  /** What the page may read from the tag: each the newest of an event's detail. A name that HTMLElement has is taken. */
  readings?: {
    [K in Exclude<DetailName<P>, keyof HTMLElement>]?: {
      [E in EventOf<P>]: [DetailOf<P, E>] extends [Record<K, infer V>] ? ReadingSpec<E, TypeOf<V>> : never
    }[EventOf<P>]
  }
  /** Elements of the page's own that the tag shows in a place of its own, by slot name: `<slot name="empty">`. */
  slots?: Record<string, { doc: string }>
  /** What a page's style sheet reaches by `::part(name)`. */
  parts?: Record<string, { doc: string }>
  /** Chinese words that the page may replace (attribute and property `labels`), each with what stands there by itself. */
  labels?: Record<string, string>
  /**
   * The place that the tag's first drawing takes up, as CSS of the element (nested rules too): it holds that place while its
   * module is on its way, so that nothing on the page moves. Any rule of the page's own wins over it.
   */
  space?: string
  /** The read that the tag shows first, asked for by the loader while the tag's module is still on its way. */
  first?: First<Attribute<Exclude<keyof P, 'emit' | 'labels'>>>
}

/** A read of what everybody may see, and which attributes its input holds: `{ id: 'goods-id' }`. */
export type First<A = string> = {
  [R in ReadPath]: { path: R; input: { [I in keyof InputOf<R>]?: A } }
}[ReadPath]

/** `shopId` is the attribute `shop-id`. */
export const attributeName = (prop: string): string => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The value that an attribute stands for; undefined where it stands for none. */
export function parseAttribute(type: PropType, text: string | null): unknown {
  if (text === null || type === 'function') return undefined
  if (type === 'boolean') return text !== 'false'
  if (type === 'string') return text
  if (type === 'number') return text.trim() && Number.isFinite(Number(text)) ? Number(text) : undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
