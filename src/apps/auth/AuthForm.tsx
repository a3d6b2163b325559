import type { ReactNode } from 'react'
import { FormFieldView, type FormField } from '#screens/form/FormField.tsx'
import type { Form } from '#screens/form/useForm.ts'
import { Button } from '#ui/control/Button.tsx'
import { WarningIcon } from '#ui/icons/Warning.ts'
import * as css from './AuthFrame.css.ts'

interface Props {
  form: Form
  fields: readonly FormField[]
  /** Sent too, but drawn elsewhere. */
  also?: readonly string[]
  submit: string
  /** Between the fields and the button. */
  children?: ReactNode
}

/** A form with one wide button and no way to cancel: the page itself is the form. */
export const AuthForm = ({ form, fields, also = [], submit, children }: Props) => (
  <form
    ref={form.ref}
    className={css.fields}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      if (!form.busy) void form.submit([...fields.map(({ name }) => name), ...also])
    }}
  >
    {fields.map((field) => (
      <FormFieldView key={field.name} form={form} field={field} />
    ))}
    {children}
    {form.problem && (
      <p className={css.problem} role="alert">
        <WarningIcon size={16} />
        {form.problem}
      </p>
    )}
    <Button type="submit" tone="primary" wide busy={form.busy}>
      {submit}
    </Button>
  </form>
)
