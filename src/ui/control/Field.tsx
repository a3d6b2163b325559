import { useId, type ReactNode } from 'react'
import * as css from './Field.css.ts'
import { FieldContext } from './field.ts'
import { WarningIcon } from '../icons/Warning.ts'

interface Props {
  label: ReactNode
  required?: boolean
  /** What to know before typing. */
  hint?: ReactNode
  /** What is wrong; stands in for the hint. */
  error?: string | undefined
  /** For several controls under one label, such as radios or checkboxes. */
  group?: boolean
  children: ReactNode
}

/** A label, its control, and what there is to say about it; the control inside is wired to both. */
export const Field = ({ label, required = false, hint, error, group, children }: Props) => {
  const id = useId()
  const note = error || hint ? `${id}-note` : undefined
  const Root = group ? 'fieldset' : 'div'
  const title = (
    <>
      {label}
      {required && (
        <span className={css.asterisk} aria-hidden>
          *
        </span>
      )}
    </>
  )
  return (
    <Root className={css.field} data-invalid={error ? '' : undefined} aria-describedby={group ? note : undefined}>
      {group ? (
        <legend className={css.legend}>{title}</legend>
      ) : (
        <label className={css.label} htmlFor={id}>
          {title}
        </label>
      )}
      <FieldContext value={group ? null : { id, describedBy: note, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {error ? (
        <p className={css.error} id={note} role="alert">
          <WarningIcon size={14} />
          {error}
        </p>
      ) : (
        hint && (
          <p className={css.hint} id={note}>
            {hint}
          </p>
        )
      )}
    </Root>
  )
}
