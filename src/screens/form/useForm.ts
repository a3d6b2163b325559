import { useEffect, useRef, useState } from 'react'
import type { InputOf, OutputOf, WritePath } from '#core/calls/api.ts'
import { statusPage } from '#core/page/announce.ts'
import { api, tellError } from '#core/page/core.ts'
import type { ApiError } from '#core/calls/errors.ts'
import type { FormSchema } from '#core/calls/formSchema.ts'
import { usePlace } from '#core/page/place.ts'
import { keepDraft, takeDraft } from './drafts.ts'
import { nest, pick } from './formNest.ts'
import { checkField, fromForm, toForm } from './formValue.ts'

export type Values = Readonly<Record<string, unknown>>

export interface FormOptions<P extends WritePath> {
  write: P
  /** `import schema from 'schema:<the path>'`: the fields, their titles and checks. */
  schema: FormSchema
  /** What the fields begin with, in the contract's values. */
  initial?: Partial<InputOf<P>>
  /** What is sent beside the fields: the record's id. */
  also?: Partial<InputOf<P>>
  /** What only this form knows: two fields that must agree. Messages by field. */
  check?: (values: Values) => Record<string, string | undefined>
  /** Its refusals are answered here alone, as a wrong password is; of others the core tells, too. */
  quiet?: true
  onDone: (answer: OutputOf<P>) => void
}

/** The values, checks and sending of a form. What was typed stays whatever the server says, also where a fault has a page. */
export const useForm = <P extends WritePath>({
  write,
  schema,
  initial = {},
  also,
  check,
  quiet,
  onDone,
}: FormOptions<P>) => {
  const place = usePlace()
  const here = () => `${write} ${place.read()}`
  const [draft] = useState(() => takeDraft(here()))
  const names = Object.keys(schema)
  const [saved, setSaved] = useState<Values>(() =>
    Object.fromEntries(
      names.map((name) => [name, toForm(name, schema[name]!, pick(initial as Values, name) ?? schema[name]!.default)]),
    ),
  )
  const [values, setValues] = useState(draft?.values ?? saved)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  // One key for what the form is opened to do: sent twice, it is done once.
  const [key, setKey] = useState(() => draft?.key ?? crypto.randomUUID())
  const [sending, setSending] = useState<{ busy?: boolean; problem?: string; refusal?: ApiError }>({})

  const form = useRef<HTMLFormElement>(null)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    if (!failed) return
    const wrong = form.current?.querySelector('[data-invalid]')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }, [failed])

  const wrongWith = (name: string, now: Values) => checkField(name, schema[name]!, now[name]) ?? check?.(now)[name]

  /** @param shown the fields on show: what is hidden is neither checked nor sent */
  const submit = async (shown: readonly string[]) => {
    const found = Object.fromEntries(shown.map((name) => [name, wrongWith(name, values)]))
    setErrors(found)
    if (Object.values(found).some(Boolean)) return setFailed((n) => n + 1)
    const sent = shown.filter((name) => !schema[name]!.local)
    const typed = Object.fromEntries(sent.map((name) => [name, fromForm(name, schema[name]!, values[name])]))
    setSending({ busy: true })
    const at = here()
    let answer: OutputOf<P>
    try {
      answer = await api.write(write, { ...nest(typed), ...also } as InputOf<P>, { key, silent: true })
    } catch (error) {
      const { data, msg, status } = error as ApiError
      if (statusPage(status)) keepDraft(at, { values, key })
      const refused = (data as { fields?: Record<string, string> } | null)?.fields
      // What is wrong with a field is said at the field.
      if (!refused) void tellError(error as ApiError, { quiet })
      setSending({ problem: refused ? undefined : msg, refusal: error as ApiError })
      setErrors(refused ?? {})
      if (refused) setFailed((n) => n + 1)
      return
    }
    setSending({})
    setSaved(values)
    setKey(crypto.randomUUID())
    onDone(answer)
  }

  return {
    ref: form,
    schema,
    values,
    errors,
    busy: sending.busy ?? false,
    /** Why the last try failed, where no field is to blame. */
    problem: sending.problem,
    /** The last try's refusal, for a form that has an answer to some of them. */
    refusal: sending.refusal,
    submit,
    /** Whether something would be lost by leaving. */
    changed: names.some((name) => values[name] !== saved[name]),
    set: (name: string, value: unknown) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors((now) => ({ ...now, [name]: undefined }))
    },
    /** Checks one field, on leaving it. */
    blur: (name: string) => setErrors((now) => ({ ...now, [name]: wrongWith(name, values) })),
  }
}

export type Form = ReturnType<typeof useForm>
