import type { ReactNode } from 'react'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import { WarningIcon } from '#ui/icons/Warning.ts'
import { FormFieldView, type FormField } from './FormField.tsx'
import * as css from './FormView.css.ts'
import type { Form } from './useForm.ts'
import { useLeaveGuard } from './useLeaveGuard.tsx'

export interface FormLook {
  /** The fields in order, by name or with what there is to say of them; under titles where there are many. */
  fields: readonly (string | FormField)[] | readonly { title: string; fields: readonly (string | FormField)[] }[]
  /** The word on the button: 保存, 提交审核. */
  submit: string
  /** Where 取消 leads. */
  back?: string | undefined
  /** Between the fields and the buttons: an agreement, a remark. */
  children?: ReactNode
}

type Part = { title?: string; fields: readonly FormField[] }

const named = (field: string | FormField) => (typeof field === 'string' ? { name: field } : field)

const partsOf = (fields: FormLook['fields']): Part[] => {
  const parts = fields.filter((part) => typeof part === 'object' && 'fields' in part)
  if (parts.length) return parts.map(({ title, fields }) => ({ title, fields: fields.map(named) }))
  return [{ fields: (fields as readonly (string | FormField)[]).map(named) }]
}

/** Fields, errors and buttons of a form, in all its states. */
export const FormView = ({ form, fields, submit, back, children }: FormLook & { form: Form }) => {
  const leaving = useLeaveGuard(form.changed && !form.busy)
  const parts = partsOf(fields).map((part) => ({
    ...part,
    fields: part.fields.filter(({ when }) => !when || when(form.values)),
  }))
  const shown = parts.flatMap((part) => part.fields.map(({ name }) => name))

  const draw = (part: Part) => (
    <div className={css.fields}>
      {part.fields.map((field) => (
        <FormFieldView key={field.name} form={form} field={field} />
      ))}
    </div>
  )

  return (
    <form
      ref={form.ref}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.busy) void form.submit(shown)
      }}
    >
      {leaving}
      {form.busy && <BusyOverlay />}
      <Card>
        {parts.map((part, index) =>
          part.title ? (
            <Section key={part.title} title={part.title}>
              {draw(part)}
            </Section>
          ) : (
            <div key={index}>{draw(part)}</div>
          ),
        )}
        {children}
      </Card>
      {form.problem && (
        <p className={css.problem} role="alert">
          <WarningIcon size={16} />
          {form.problem}
        </p>
      )}
      <ActionBar>
        {back && <LinkButton href={back}>取消</LinkButton>}
        <Button type="submit" tone="primary" busy={form.busy}>
          {submit}
        </Button>
      </ActionBar>
    </form>
  )
}
