import { parseAttribute, type PropSpec, type PropType } from './widget.ts'

/** A declaration as whoever draws a tag needs it, whatever component it is of. */
export interface AnyDeclaration {
  props: Record<string, PropSpec>
  labels?: Record<string, string>
}

/** What the page gave, where it can be what the prop asks for: numbers and texts are read as one another. */
const fit = (type: PropType, value: unknown): unknown => {
  if (type === 'json') return value ?? undefined
  if (typeof value === type) return Number.isNaN(value) ? undefined : value
  const isPlain = typeof value === 'string' || typeof value === 'number'
  return isPlain ? parseAttribute(type, String(value)) : undefined
}

/** The component's props of what was given by attributes and properties: what does not fit gives way to the default. */
export const valuesOf = (
  { props, labels }: AnyDeclaration,
  given: Record<string, unknown>,
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const name in props) values[name] = fit(props[name]!.type, given[name]) ?? props[name]!.default
  if (labels) values.labels = worded(labels, given.labels)
  return values
}

/** The tag's own words, and those of the page's in place of them where they are words. */
const worded = (labels: Record<string, string>, given: unknown) => {
  const words = { ...labels }
  for (const name in labels) {
    const word = (given as Record<string, unknown> | undefined)?.[name]
    if (typeof word === 'string') words[name] = word
  }
  return words
}
