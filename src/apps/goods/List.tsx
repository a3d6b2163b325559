import { useState } from 'react'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Button } from '#ui/control/Button.tsx'
import { CloseIcon } from '#ui/icons/Close.ts'
import { FilterIcon } from '#ui/icons/Filter.ts'
import { Filters } from './Filters.tsx'
import { HallGoods } from './HallGoods.tsx'
import * as css from './List.css.ts'
import { useHall } from './useHall.ts'

export const Screen = () => {
  const hall = useHall()
  const [open, setOpen] = useState(false)
  return (
    <>
      <PageHeader title="交易大厅">
        <span className={css.opener}>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            <FilterIcon size={16} />
            筛选
          </Button>
        </span>
      </PageHeader>
      <div className={css.panel} data-open={open ? '' : undefined}>
        <Filters hall={hall} />
      </div>
      {hall.query.keyword && (
        <p className={css.keyword}>
          “{hall.query.keyword}”的搜索结果
          <Button small tone="quiet" aria-label="清除关键词" onClick={() => hall.filter({ keyword: undefined })}>
            <CloseIcon size={16} />
          </Button>
        </p>
      )}
      <HallGoods hall={hall} />
    </>
  )
}
