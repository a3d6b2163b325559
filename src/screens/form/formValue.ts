import type { FieldSchema } from '#core/calls/formSchema.ts'
import { formatFen } from '#core/format/money.ts'
import { parseYuan } from '#core/format/yuan.ts'

/** By the contract's habit, integer fen are in fields whose names end so; a form writes them in yuan. */
export const isFen = (name: string) => name.endsWith('Fen')

const isNumber = ({ type }: FieldSchema) => type === 'number' || type === 'integer'

/** A value of the contract as a form holds it: figures as text, so that what was typed stays as it was typed. */
export const toForm = (name: string, schema: FieldSchema, value: unknown): unknown => {
  if (value === undefined || value === null)
    return schema.type === 'boolean' ? false : schema.type === 'array' ? [] : ''
  if (typeof value !== 'number') return value
  return isFen(name) ? formatFen(value, { thousands: false }) : String(value)
}

/** What is in a form as the contract takes it; undefined for what was left empty. */
export const fromForm = (name: string, schema: FieldSchema, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  if (!isNumber(schema)) return text
  return isFen(name) ? (parseYuan(text) ?? NaN) : Number(text)
}

const amount = (name: string, value: number) => (isFen(name) ? `${formatFen(value)}元` : String(value))

/** What is wrong with the value of one field, in the reader's words; undefined where nothing is. The server checks again. */
export const checkField = (name: string, schema: FieldSchema, held: unknown): string | undefined => {
  const {
    title,
    required,
    minLength = 0,
    maxLength = Infinity,
    minimum = -Infinity,
    maximum = Infinity,
    pattern,
  } = schema
  const value = fromForm(name, schema, held)

  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return required
      ? `${schema.options || schema.kind || schema.type === 'array' ? '请选择' : '请填写'}${title}`
      : undefined
  if (typeof value === 'string') {
    if (value.length < minLength) return `${title}至少${minLength}个字`
    if (value.length > maxLength) return `${title}不能超过${maxLength}个字`
    if (pattern && !new RegExp(pattern, 'u').test(value)) return schema.message ?? `${title}格式不正确`
  }
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return isFen(name) ? '请输入金额，最多两位小数' : '请输入数字'
    if (schema.type === 'integer' && !Number.isInteger(value)) return `${title}必须是整数`
    if (value < minimum) return `${title}不能小于${amount(name, minimum)}`
    if (value > maximum) return `${title}不能大于${amount(name, maximum)}`
  }
}

/** The contract's words for the values of an enumeration, as choices. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
