import type { z } from 'zod'

/** A field's JSON schema; `words`, `kind` and `dictionary` come with the contract's own `meta`. */
export type Property = z.core.JSONSchema.Schema & {
  words?: unknown
  kind?: unknown
  dictionary?: unknown
  anyOf?: Property[]
  allOf?: Property[]
}

/** The schema of a value that is there: a nullable field is `anyOf: [itself, null]`; several patterns on one string are `allOf`, and the first one speaks. */
export const valueOf = (property: Property): Property => {
  const there = property.anyOf?.find((one) => one.type !== 'null')
  return { ...property, ...property.allOf?.[0], ...there, ...(property.title && { title: property.title }) } as Property
}
