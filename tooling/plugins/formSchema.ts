import { z } from 'zod'
import type { FieldSchema, FormSchema } from '../../src/core/calls/formSchema.ts'
import { valueOf, type Property } from './property.ts'

/**
 * What a form needs of a call's input, one entry a field: the part of its JSON schema that an input element understands.
 *
 * @throws where the input is not an object: such a call has no form
 */
export function formSchema(input: z.ZodType): FormSchema {
  if (!(input instanceof z.ZodObject)) throw new Error('A form needs a call whose input is an object.')
  return fieldsOf(input, '')
}

/** Fields within a field are `outer.inner`; of a union, those of all its branches. */
function fieldsOf(input: z.ZodObject, prefix: string): FormSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const fields: FormSchema = {}
  for (const [name, property] of Object.entries(properties)) {
    const schema = input.shape[name] as z.ZodType
    fields[prefix + name] = field(name, property as Property, required.includes(name), schema)
    for (const branch of branchesOf(schema)) Object.assign(fields, fieldsOf(branch, `${prefix}${name}.`))
  }
  return fields
}

function branchesOf(schema: z.ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  return schema instanceof z.ZodDiscriminatedUnion ? (schema.options as z.ZodObject[]) : []
}

function field(name: string, property: Property, required: boolean, schema: z.ZodType): FieldSchema {
  const value = valueOf(property)
  const { title = name, type, minLength, maxLength, minimum, maximum, pattern } = value
  return {
    title,
    required,
    type: type as FieldSchema['type'],
    minLength,
    maxLength,
    minimum,
    maximum,
    pattern,
    message: pattern && messageOf(schema),
    options: value.enum as string[] | undefined,
    words: value.words as FieldSchema['words'],
    kind: (value.format === 'date' ? 'date' : value.kind) as FieldSchema['kind'],
    dictionary: value.dictionary as string | undefined,
    default: property.default,
  }
}

/** The contract's words for a string that has the wrong form, learned by trying one that fits no pattern. */
function messageOf(schema: z.ZodType): string | undefined {
  const { error } = schema.safeParse('\u0000')
  return error?.issues.find((issue) => issue.code === 'invalid_format')?.message
}
