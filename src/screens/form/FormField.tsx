import type { ReactNode } from 'react'
import type { FieldSchema } from '#core/calls/formSchema.ts'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import { DateInput } from '#ui/float/DateInput.tsx'
import { Field } from '#ui/control/Field.tsx'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { Select, type Option } from '#ui/control/Select.tsx'
import { TextArea } from '#ui/control/TextArea.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import { AreaPicker } from './AreaPicker.tsx'
import { DictionaryInput } from './DictionaryInput.tsx'
import { isFen, optionsOf } from './formValue.ts'
import type { Form, Values } from './useForm.ts'

/** What a form says of a field beyond its schema. */
export interface FormField {
  name: string
  /** Instead of the contract's title. */
  label?: string
  hint?: ReactNode
  placeholder?: string
  /** 公斤, 亩: stands at the end of the input. */
  unit?: string
  /** The choices, where they are not all of the contract's or in its words. Up to four show as cards. */
  options?: readonly Option[]
  /** Shown only where this holds of what is typed elsewhere. */
  when?: (values: Values) => boolean
  /** Draws something else: an upload, lines with quantities. */
  input?: (bound: { value: unknown; onChange: (value: unknown) => void }) => ReactNode
  /** Several controls of its own, under one label. */
  group?: boolean
}

const keyboards = { integer: 'numeric', number: 'decimal' } as const
const keyboard = (name: string, { type, pattern }: FieldSchema) => {
  if (isFen(name)) return 'decimal'
  if (type === 'integer' || type === 'number') return keyboards[type]
  return pattern?.includes('\\d') ? 'numeric' : undefined
}

/** One field of a form, drawn by what its schema says it is. */
export const FormFieldView = ({ form, field }: { form: Form; field: FormField }) => {
  const { name, label, hint, unit, placeholder, input } = field
  const schema = form.schema[name]
  if (!schema) throw new Error(`The call has no field ${name}. Its fields are: ${Object.keys(form.schema).join(', ')}.`)

  const title = label ?? schema.title
  const options = field.options ?? (schema.words && optionsOf(schema.words))
  const value = form.values[name]
  const set = (next: unknown) => form.set(name, next)
  const text = {
    value: String(value),
    placeholder,
    onBlur: () => form.blur(name),
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  }

  if (schema.type === 'boolean' && !input)
    return (
      <Checkbox checked={value === true} onChange={(event) => set(event.target.checked)}>
        {title}
      </Checkbox>
    )

  const cards = options && options.length <= 4
  const control = () => {
    if (input) return input({ value, onChange: set })
    if (options && cards) return <RadioCards options={options} value={String(value)} onChange={set} />
    if (options) return <Select {...text} options={options} placeholder="请选择" />
    const picked = { value: text.value, onChange: set }
    if (schema.kind === 'area') return <AreaPicker {...picked} />
    if (schema.kind === 'date') return <DateInput {...picked} placeholder={placeholder} />
    if (schema.dictionary)
      return <DictionaryInput {...picked} dictionary={schema.dictionary} placeholder={placeholder} />
    if ((schema.maxLength ?? 0) > 120) return <TextArea {...text} max={schema.maxLength} />
    return <TextInput {...text} inputMode={keyboard(name, schema)} affix={unit ?? (isFen(name) ? '元' : undefined)} />
  }

  return (
    <Field
      label={title}
      required={schema.required}
      hint={hint}
      error={form.errors[name]}
      group={field.group ?? (cards && !input)}
    >
      {control()}
    </Field>
  )
}
