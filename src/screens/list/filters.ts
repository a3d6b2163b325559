import type { FormSchema } from '#core/calls/formSchema.ts'
import { optionsOf } from '../form/formValue.ts'
import type { Filter } from './FilterRow.tsx'

/** The filters of a list, by the names of its call's fields; `days` fills `from` and `to`. */
export const filters = (schema: FormSchema, names: readonly string[]): readonly Filter[] =>
  names.map((name) => {
    if (name === 'days') return { kind: 'days', label: '时间' }
    const field = schema[name]
    if (!field) throw new Error(`The call has no field ${name}. Its fields are: ${Object.keys(schema).join(', ')}.`)
    const { title: label, words } = field
    return words ? { kind: 'choice', name, label, options: optionsOf(words) } : { kind: 'text', name, label }
  })
