import { z } from 'zod'
import type { AnswerSchema, ShownField } from '../../src/core/calls/answerSchema.ts'
import { valueOf, type Property } from './property.ts'

/** What is shown of a call's answer, one entry a field: of the rows where it is a list, of the object where it is one. */
export function answerSchema(output: z.ZodType): AnswerSchema {
  const fields = fieldsOf(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Property)
  // What has no title is not for showing: an id, what may be done with it.
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => shown(name, field)))
}

function fieldsOf(answer: Property): Record<string, Property> {
  const { type, items, properties = {} } = valueOf(answer)
  if (type === 'array') return fieldsOf(items as Property)
  const rows = properties.rows as Property | undefined
  return rows?.type === 'array' ? fieldsOf(rows) : (properties as Record<string, Property>)
}

function shown(name: string, property: Property): [string, ShownField][] {
  const { title, type, items } = valueOf(property)
  if (!title) return []
  const one = type === 'array' ? valueOf(items as Property) : valueOf(property)
  return [[name, { title, kind: kindOf(name, one), words: one.words as ShownField['words'] }]]
}

const formats: Record<string, ShownField['kind']> = { 'date-time': 'instant', date: 'date' }

function kindOf(name: string, { type, format, kind }: Property): ShownField['kind'] {
  if (type === 'integer' || type === 'number') return name.endsWith('Fen') ? 'money' : 'number'
  return formats[format ?? ''] ?? (kind === 'picture' ? kind : undefined)
}
