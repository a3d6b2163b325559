import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { SearchIcon } from '#ui/icons/Search.ts'
import { Pager } from '#ui/Pager.tsx'
import { SkeletonRows } from '#ui/Skeleton.tsx'
import { Empty } from '#ui/State.tsx'
import { Table, type Column } from '#ui/Table.tsx'
import { Tabs, type Tab } from '#ui/Tabs.tsx'
import { Actions, type ActionTable } from './Actions.tsx'
import { BulkBar, type Bulk } from './BulkBar.tsx'
import { Failure } from './Failure.tsx'
import { FilterRow, type Filter } from './FilterRow.tsx'
import * as css from './ListView.css.ts'
import type { List } from './useList.ts'

export interface ListLook<Row> {
  /** What is listed: 订单. Says 暂无订单 where there is none. */
  noun: string
  columns: readonly Column<Row>[]
  /** `id` unless told. */
  rowKey?: (row: Row) => string
  /** States to choose between; the chosen one is the query's `tab`, the first one is empty. */
  tabs?: readonly Tab<string>[]
  filters?: readonly Filter[]
  /** What can be done with a row, by the names in its `actions`. */
  actions?: ActionTable<Row>
  bulk?: readonly Bulk<Row>[]
  /** Where the list is empty: the way to its first row. */
  create?: ReactNode
}

const idOf = (row: unknown) => String((row as { id: unknown }).id)

/** Filters, tabs, table or cards, and pages of a list, in all its states. */
export const ListView = <Row,>({ list, ...look }: ListLook<Row> & { list: List<Row> }) => (
  <div className={css.panel}>
    {look.tabs && (
      <div className={css.tabs}>
        <Tabs label="状态" tabs={look.tabs} value={list.query.tab ?? ''} onChange={(tab) => list.filter({ tab })} />
      </div>
    )}
    {look.filters && (
      <FilterRow
        key={JSON.stringify(list.query)}
        filters={look.filters}
        query={list.query}
        onSearch={list.filter}
        onReset={list.clear}
      />
    )}
    <Rows list={list} {...look} />
  </div>
)

const Rows = <Row,>({ list, ...look }: ListLook<Row> & { list: List<Row> }) => {
  const { noun, columns, rowKey = idOf, actions, bulk, create } = look
  const { rows } = list

  if (list.error && !rows) return <Failure error={list.error} onRetry={list.refetch} />
  if (!rows) return <SkeletonRows columns={Math.min(columns.length, 6)} />
  if (rows.length === 0 && list.filtered)
    return (
      <Empty icon={<SearchIcon />} title="没有符合条件的结果">
        <Button onClick={list.clear}>清除筛选</Button>
      </Empty>
    )
  if (rows.length === 0 && list.page > 1)
    return (
      <Empty title="这一页没有内容">
        <Button onClick={() => list.turn({ page: 1, size: list.size })}>回到第一页</Button>
      </Empty>
    )
  if (rows.length === 0) return <Empty title={`暂无${noun}`}>{create}</Empty>

  const chosen = rows.filter((row) => list.selected.has(rowKey(row)))
  return (
    <div className={list.loading ? css.stale : css.fresh} aria-busy={list.loading}>
      <Table<Row>
        label={noun}
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
      <div className={css.pager}>
        <Pager total={list.total} page={list.page} size={list.size} onChange={list.turn} />
      </div>
    </div>
  )
}
