import type { AnswerSchema } from '#core/calls/answerSchema.ts'
import type { Column } from '#ui/data/Table.tsx'
import { fieldOf, shown, type Shown } from '../page/shown.tsx'

type ColumnSpec<Row> = Shown<Row> & Pick<Column<Row>, 'width' | 'align' | 'card'>

const widths = { instant: '160px', date: '120px' } as const

/**
 * The columns of a table, by the names of its rows' fields; a screen names what differs from the contract and no more.
 * In a narrow screen's card the first stands at its head and a state in its corner, unless told.
 */
export const columns = <Row,>(
  schema: AnswerSchema,
  specs: readonly ((keyof Row & string) | ColumnSpec<Row>)[],
): readonly Column<Row>[] =>
  specs.map((given, index) => {
    const spec: ColumnSpec<Row> = typeof given === 'string' ? { name: given } : given
    const { kind, title } = fieldOf(schema, spec.name)
    const width = spec.width ?? (kind === 'instant' || kind === 'date' ? widths[kind] : undefined)
    const align = spec.align ?? (kind === 'money' || kind === 'number' ? 'end' : undefined)
    const card = spec.card ?? (spec.tones ? 'corner' : index === 0 ? 'main' : undefined)
    return {
      key: spec.name,
      title: spec.title ?? title,
      render: (row) => shown(schema, spec, row) ?? '—',
      ...(width && { width }),
      ...(align && { align }),
      ...(card && { card }),
    }
  })
