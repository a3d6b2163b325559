import { useState } from 'react'
import type { CategoryTree } from '@wotu/contract/trading/category.ts'
import { useRead } from '#core/page/react.ts'
import { ChevronRightIcon } from '#ui/icons/ChevronRight.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import * as css from './CategoryRail.css.ts'

const hrefOf = (id: string) => `/goods/list?category=${id}`

/** All that is beneath one category. */
const Panel = ({ top }: { top: CategoryTree }) => (
  <div className={css.panel} role="group" aria-label={top.name}>
    {top.children.map((branch) => (
      <div key={branch.id} className={css.branch}>
        <a className={css.branchName} href={hrefOf(branch.id)}>
          {branch.name}
        </a>
        <span className={css.leaves}>
          {branch.children.map(({ id, name }) => (
            <a key={id} href={hrefOf(id)}>
              {name}
            </a>
          ))}
        </span>
      </div>
    ))}
  </div>
)

/** The categories; what is beneath each shows while it is pointed at or has the focus. On phones a row of them. */
export const CategoryRail = () => {
  const { data } = useRead('/api/basic/system/category/selCateTreeListByDictId', {})
  const [open, setOpen] = useState<string>()
  return (
    <nav
      className={css.rail}
      aria-label="商品类目"
      onMouseLeave={() => setOpen(undefined)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(undefined)}
    >
      {!data &&
        Array.from({ length: 12 }, (_, i) => (
          <span key={i} className={css.bone}>
            <Skeleton width={i % 2 ? 72 : 96} />
          </span>
        ))}
      {data?.map((top) => (
        <div key={top.id} className={css.item} onMouseEnter={() => setOpen(top.id)} onFocus={() => setOpen(top.id)}>
          <a className={css.top} href={hrefOf(top.id)} data-open={open === top.id ? '' : undefined}>
            <strong className={css.topName}>{top.name}</strong>
            <span className={css.sample}>
              {top.children
                .slice(0, 2)
                .map(({ name }) => name)
                .join(' ')}
            </span>
            <span className={css.arrow}>
              <ChevronRightIcon size={14} />
            </span>
          </a>
          {open === top.id && <Panel top={top} />}
        </div>
      ))}
    </nav>
  )
}
