import type { AnswerSchema } from '#core/calls/answerSchema.ts'
import type { Fact } from '#ui/data/KeyValues.tsx'
import { fieldOf, shown, type Shown } from '../page/shown.tsx'

type FactSpec<T> = Shown<T> & Pick<Fact, 'wide'>

/** Facts about a record, by the names of its fields; a screen names what differs from the contract and no more. */
export const facts = <T,>(
  schema: AnswerSchema,
  of: T,
  specs: readonly ((keyof T & string) | FactSpec<T>)[],
): readonly Fact[] =>
  specs.map((given) => {
    const spec: FactSpec<T> = typeof given === 'string' ? { name: given } : given
    const { kind, title } = fieldOf(schema, spec.name)
    return {
      label: spec.title ?? title,
      value: shown(schema, spec, of),
      wide: spec.wide ?? kind === 'picture',
    }
  })
