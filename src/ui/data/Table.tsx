import type { ReactNode } from 'react'
import { Checkbox } from '../control/Checkbox.tsx'
import { cx } from '../tokens/cx.ts'
import * as css from './Table.css.ts'

export interface Column<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Figures stand at the end, so that they can be compared down the column. */
  align?: 'end'
  /** CSS width of the column. */
  width?: string
  /** Its place in the card of a narrow screen: the heading, the corner beside it, or nowhere. Otherwise a line of its own. */
  card?: 'main' | 'corner' | 'hidden'
}

interface Props<Row> {
  /** What is listed, for a screen reader. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The last column: what can be done with the row. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** The chosen rows; with `onSelect`, each row has a box. */
  selected?: ReadonlySet<string> | undefined
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined
}

const place = { main: css.main, corner: css.corner, hidden: css.hidden }

/** Rows under column titles; below 768 px of its own width, one card a row. */
export const Table = <Row,>({ label, columns, rows, rowKey, actions, selected, onSelect }: Props<Row>) => {
  const chosen = selected ?? new Set<string>()
  const keys = rows.map(rowKey)
  const here = keys.filter((key) => chosen.has(key)).length

  const toggle = (which: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const key of which) {
      if (on) next.add(key)
      else next.delete(key)
    }
    onSelect?.(next)
  }

  // The roles are written out because the cards' `display` takes them from the elements.
  return (
    <div className={css.frame}>
      <div className={css.scroll}>
        <table role="table" aria-label={label} className={css.table}>
          <thead role="rowgroup" className={css.head}>
            <tr role="row">
              {onSelect && (
                <th role="columnheader" className={cx(css.title, css.check)}>
                  <Checkbox
                    aria-label="全选"
                    checked={here > 0 && here === keys.length}
                    indeterminate={here > 0 && here < keys.length}
                    onChange={(event) => toggle(keys, event.target.checked)}
                  />
                </th>
              )}
              {columns.map(({ key, title, align, width }) => (
                <th
                  key={key}
                  role="columnheader"
                  className={cx(css.title, align && css.end)}
                  style={width ? { width } : undefined}
                >
                  {title}
                </th>
              ))}
              {actions && (
                <th role="columnheader" className={cx(css.title, css.actions)}>
                  操作
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup" className={css.body}>
            {rows.map((row) => {
              const id = rowKey(row)
              return (
                <tr key={id} role="row" className={css.row} aria-selected={onSelect && chosen.has(id)}>
                  {onSelect && (
                    <td role="cell" className={cx(css.cell, css.check)}>
                      <Checkbox
                        aria-label="选择"
                        checked={chosen.has(id)}
                        onChange={(event) => toggle([id], event.target.checked)}
                      />
                    </td>
                  )}
                  {columns.map(({ key, title, align, card, render }) => (
                    <td
                      key={key}
                      role="cell"
                      data-title={title}
                      className={cx(css.cell, align && css.end, card ? place[card] : css.titled)}
                    >
                      {render(row)}
                    </td>
                  ))}
                  {actions && (
                    <td role="cell" className={cx(css.cell, css.actions)}>
                      {actions(row)}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
