import type { ReactNode } from 'react'
import { Button } from '#ui/control/Button.tsx'
import { SearchIcon } from '#ui/icons/Search.ts'
import { Pager } from '#ui/data/Pager.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { Tabs, type Tab } from '#ui/layout/Tabs.tsx'
import { Failure } from '../states/Failure.tsx'
import { FilterRow, type Filter } from './FilterRow.tsx'
import * as css from './ListView.css.ts'
import type { List } from './useList.ts'

export interface FrameLook {
  /** What is listed: 订单. Says 暂无订单 where there is none. */
  noun: string
  /** States to choose between; the chosen one is the query's `tab`, the first one is empty. */
  tabs?: readonly Tab<string>[]
  filters?: readonly Filter[]
  /** Where the list is empty: the way to its first row. */
  create?: ReactNode
}

interface Props<Row> extends FrameLook {
  list: List<Row>
  /** The place of the rows while they are on their way. */
  bones: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Filters, tabs and pages of a list, in all its states, around rows of any look. */
export const ListFrame = <Row,>({ list, tabs, filters, ...rows }: Props<Row>) => (
  <div className={css.panel}>
    {tabs && (
      <div className={css.tabs}>
        <Tabs label="状态" tabs={tabs} value={list.query.tab ?? ''} onChange={(tab) => list.filter({ tab })} />
      </div>
    )}
    {filters && (
      <FilterRow
        key={JSON.stringify(list.query)}
        filters={filters}
        query={list.query}
        onSearch={list.filter}
        onReset={list.clear}
      />
    )}
    <Rows list={list} {...rows} />
  </div>
)

const Rows = <Row,>({ list, noun, create, bones, children }: Omit<Props<Row>, 'tabs' | 'filters'>) => {
  const { rows } = list

  if (list.error && !rows) return <Failure error={list.error} onRetry={list.refetch} />
  if (!rows) return bones
  if (rows.length === 0 && list.goOn)
    return (
      <Empty icon={<SearchIcon />} title={`最近的${noun}里没有符合条件的`} text="还有更早的没有查找">
        <Button onClick={list.goOn}>继续查找更早的</Button>
      </Empty>
    )
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

  return (
    <div className={list.loading ? css.stale : css.fresh} aria-busy={list.loading}>
      {children(rows)}
      <div className={css.pager}>
        {!list.deep && (
          <Pager total={list.total} more={list.more} page={list.page} size={list.size} onChange={list.turn} />
        )}
        {(list.deep || list.goOn) && (
          <div className={css.goOn}>
            {list.deep && <Button onClick={() => list.turn({ page: 1, size: list.size })}>回到第一页</Button>}
            {list.goOn && <Button onClick={list.goOn}>继续查看更早的</Button>}
          </div>
        )}
      </div>
    </div>
  )
}
