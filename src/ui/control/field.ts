import { createContext, use } from 'react'

interface FieldContext {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldContext | null>(null)

/** The attributes that tie a control to the Field around it; nothing where there is none. */
export const useFieldProps = () => {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
