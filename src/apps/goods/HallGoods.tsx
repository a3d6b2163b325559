import { Failure } from '#screens/states/Failure.tsx'
import { Button } from '#ui/control/Button.tsx'
import { ChevronLeftIcon } from '#ui/icons/ChevronLeft.ts'
import { ChevronRightIcon } from '#ui/icons/ChevronRight.ts'
import { SearchIcon } from '#ui/icons/Search.ts'
import { Empty } from '#ui/feedback/State.tsx'
import { GoodsGrid, GoodsGridBones } from '#parts/trading/goods/GoodsTile.tsx'
import * as css from './List.css.ts'
import { sorts, type Hall } from './useHall.ts'

/** How the goods are ordered, and how many there are. */
const SortBar = ({ hall }: { hall: Hall }) => (
  <div className={css.sortBar}>
    <div className={css.sorts} role="radiogroup" aria-label="排序">
      {Object.entries(sorts).map(([sort, title]) => (
        <button
          key={sort}
          type="button"
          role="radio"
          aria-checked={hall.sort === sort}
          className={css.sort}
          onClick={() => hall.filter({ sort: sort === 'heat' ? undefined : sort })}
        >
          {title}
        </button>
      ))}
    </div>
    {hall.data && (
      <span className={css.total} role="status">
        {hall.data.more ? '超过' : '共'}
        {hall.data.total}种商品
      </span>
    )}
  </div>
)

const Turner = ({ hall, total }: { hall: Hall; total: number }) => {
  const last = Math.max(1, Math.ceil(total / hall.size))
  if (last === 1) return null
  return (
    <nav className={css.turner} aria-label="分页">
      <Button disabled={hall.page <= 1} onClick={() => hall.turn(hall.page - 1)}>
        <ChevronLeftIcon size={16} />
        上一页
      </Button>
      <span aria-current="page">
        {hall.page} / {last}
      </span>
      <Button disabled={hall.page >= last} onClick={() => hall.turn(hall.page + 1)}>
        下一页
        <ChevronRightIcon size={16} />
      </Button>
    </nav>
  )
}

const Goods = ({ hall }: { hall: Hall }) => {
  const { data, error, loading } = hall
  if (!data)
    return error ? <Failure error={error} onRetry={() => void hall.refetch()} /> : <GoodsGridBones count={20} />
  if (data.rows.length === 0 && hall.page > 1)
    return (
      <Empty title="这一页没有商品">
        <Button onClick={() => hall.turn(1)}>回到第一页</Button>
      </Empty>
    )
  if (data.rows.length === 0)
    return hall.filtered ? (
      <Empty icon={<SearchIcon />} title="没有符合条件的结果" text="换个关键词，或放宽筛选条件试试">
        <Button onClick={hall.clear}>清除筛选</Button>
      </Empty>
    ) : (
      <Empty title="暂无商品" />
    )
  return (
    <div className={loading ? css.stale : undefined} aria-busy={loading}>
      <GoodsGrid goods={data.rows} />
      <Turner hall={hall} total={data.total} />
    </div>
  )
}

/** The goods asked for, ordered and page by page, in all their states. */
export const HallGoods = ({ hall }: { hall: Hall }) => (
  <>
    <SortBar hall={hall} />
    <Goods hall={hall} />
  </>
)
