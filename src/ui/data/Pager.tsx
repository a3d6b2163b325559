import { Button } from '../control/Button.tsx'
import { ChevronLeftIcon } from '../icons/ChevronLeft.ts'
import { ChevronRightIcon } from '../icons/ChevronRight.ts'
import * as css from './Pager.css.ts'
import { Select } from '../control/Select.tsx'

interface Props {
  /** Rows in all, as far as they were counted. */
  total: number
  /** There are more rows than were counted. */
  more?: boolean
  /** 1-based. */
  page: number
  /** Rows a page: 10, 20 or 50. */
  size: number
  onChange: (to: { page: number; size: number }) => void
}

export const pageSizes = [10, 20, 50] as const

const sizes = pageSizes.map((n) => ({ value: String(n), label: `${n} 条/页` }))

/** How many there are, and the way to the other pages. */
export const Pager = ({ total, more = false, page, size, onChange }: Props) => {
  const last = Math.max(1, Math.ceil(total / size))
  return (
    <nav className={css.pager} aria-label="分页">
      <span className={css.total}>
        共 {total}
        {more && '+'} 条
      </span>
      <span className={css.size}>
        <Select
          aria-label="每页条数"
          options={sizes}
          value={String(size)}
          onChange={(event) => onChange({ page: 1, size: Number(event.target.value) })}
        />
      </span>
      <Button square aria-label="上一页" disabled={page <= 1} onClick={() => onChange({ page: page - 1, size })}>
        <ChevronLeftIcon size={16} />
      </Button>
      <span className={css.place} aria-current="page">
        {page} / {last}
      </span>
      <Button square aria-label="下一页" disabled={page >= last} onClick={() => onChange({ page: page + 1, size })}>
        <ChevronRightIcon size={16} />
      </Button>
    </nav>
  )
}
