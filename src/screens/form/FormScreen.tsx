import type { ReactNode } from 'react'
import type { WritePath } from '#core/calls/api.ts'
import { FormView, type FormLook } from './FormView.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { useForm, type Form, type FormOptions } from './useForm.ts'

interface Props<P extends WritePath> extends FormOptions<P>, FormLook {
  title: string
  aside?: ReactNode
}

/** A page that is a form. Titles, marks and checks of its fields come from the contract. */
export const FormScreen = <P extends WritePath>({
  title,
  aside,
  fields,
  submit,
  back,
  children,
  ...options
}: Props<P>) => {
  const form: Form = useForm(options)
  return (
    <>
      <PageHeader title={title} back={back}>
        {aside}
      </PageHeader>
      <FormView form={form} fields={fields} submit={submit} back={back}>
        {children}
      </FormView>
    </>
  )
}
