/** What a form needs of one field of a call's input; a `schema:` module holds one for each field. */
export interface FieldSchema {
  /** The Chinese label. */
  title: string
  required: boolean
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** A regular expression's source. */
  pattern?: string
  /** The contract's own words for a value that fails `pattern`. */
  message?: string
  /** The values there are to choose from. */
  options?: string[]
  /** Those values in Chinese, as the contract says them. */
  words?: Record<string, string>
  /** A value with a control of its own: a day (yyyy-MM-dd), the code of a county. */
  kind?: 'date' | 'area'
  /** The dictionary that has its usual values; any other will do as well. */
  dictionary?: string
  /** The value of a field that is left out. */
  default?: unknown
  /** Only the form's own, as a password's second time: checked, never sent. */
  local?: boolean
}

export type FormSchema = Record<string, FieldSchema>
