import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Table, type Column } from '#ui/data/Table.tsx'
import { Actions, type ActionTable } from '../page/Actions.tsx'
import { BulkBar, type Bulk } from './BulkBar.tsx'
import { ListFrame, type FrameLook } from './ListFrame.tsx'
import type { List } from './useList.ts'

export interface ListLook<Row> extends FrameLook {
  columns: readonly Column<Row>[]
  /** `id` unless told. */
  rowKey?: (row: Row) => string
  /** What can be done with a row, by the names in its `actions`. */
  actions?: ActionTable<Row>
  bulk?: readonly Bulk<Row>[]
}

interface Props<Row> extends ListLook<Row> {
  list: List<Row>
}

const idOf = (row: unknown) => String((row as { id: unknown }).id)

/** A list as a table, which becomes cards where it is narrow. */
export const ListView = <Row,>({ list, columns, rowKey = idOf, actions, bulk, ...frame }: Props<Row>) => {
  const draw = (rows: readonly Row[]) => {
    const chosen = rows.filter((row) => list.selected.has(rowKey(row)))
    return (
      <>
        <Table<Row>
          label={frame.noun}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          actions={
            actions &&
            ((row) => <Actions of={row as Row & { actions: string[] }} table={actions} small onDone={list.refetch} />)
          }
          selected={list.selected}
          onSelect={bulk && list.select}
        />
        {bulk && chosen.length > 0 && (
          <BulkBar
            bulk={bulk}
            rows={chosen}
            onDone={() => {
              list.select(new Set())
              list.refetch()
            }}
          />
        )}
      </>
    )
  }

  return (
    <ListFrame list={list} bones={<SkeletonRows columns={Math.min(columns.length, 6)} />} {...frame}>
      {draw}
    </ListFrame>
  )
}
