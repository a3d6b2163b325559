import type { ReactNode } from 'react'
import type { AnswerSchema, ShownField } from '#core/calls/answerSchema.ts'
import { formatDate } from '#core/format/dates.ts'
import { fileHref } from '#core/page/go.ts'
import { Money } from '#ui/data/Money.tsx'
import { StatusTag, type Tone } from '#ui/data/StatusTag.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import * as css from './shown.css.ts'

/** What a screen says of a field beyond its schema. */
export interface Shown<T> {
  name: keyof T & string
  /** Instead of the contract's title. */
  title?: string
  /** Shows the field's word as a state, in the tone of its value. */
  tones?: Readonly<Record<string, Tone>>
  /** An amount with its sign; what comes in stands out. */
  signed?: boolean
  /** Instead of the value by its kind. */
  render?: (of: T) => ReactNode
}

/** The field of that name; one whose title the contract doesn't say can't be shown. */
export const fieldOf = (schema: AnswerSchema, name: string): ShownField => {
  const field = schema[name]
  if (!field) throw new Error(`The contract says no title for ${name}. It says: ${Object.keys(schema).join(', ')}.`)
  return field
}

/** One field of an answer, written by what its schema says it is; undefined where there is nothing. */
export const shown = <T,>(schema: AnswerSchema, spec: Shown<T>, of: T): ReactNode => {
  if (spec.render) return spec.render(of)
  const { kind, title, words } = fieldOf(schema, spec.name)
  const value = of[spec.name] as unknown
  if (value === undefined || value === null || value === '') return undefined
  if (Array.isArray(value)) return value.map((one) => words?.[one as string] ?? String(one)).join('、') || undefined

  const word = words?.[String(value)] ?? String(value)
  if (spec.tones) return <StatusTag tone={spec.tones[String(value)] ?? 'plain'}>{word}</StatusTag>
  if (kind === 'picture') return <ImageBox src={fileHref(word)} alt={title} width={176} ratio={4 / 3} />
  if (kind === 'instant') return formatDate(word)
  if (typeof value !== 'number') return word
  const figure = kind === 'money' ? <Money fen={value} signed={spec.signed === true} /> : value
  if (!spec.signed) return figure
  return (
    <span className={value > 0 ? css.income : css.figure}>{kind !== 'money' && value > 0 ? `+${value}` : figure}</span>
  )
}
