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
  doc: string
}

export interface EventSpec {
  /** The page may veto it with `preventDefault()`: for events that command something. */
  cancelable?: boolean
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

export interface Declaration<P> {
  doc: string
  /** One entry for each prop of the component but `emit`; a name that HTMLElement has is taken. */
  props: {
    [K in Exclude<keyof P, 'emit'>]-?: K extends keyof HTMLElement
      ? never
      : PropSpec<NonNullable<P[K]>> & { type: TypeOf<NonNullable<P[K]>> }
  }
  /** One entry for each event that the component emits. */
  events: { [E in EventOf<P>]: EventSpec }
}

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
