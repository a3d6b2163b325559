import { Skeleton } from './Skeleton.tsx'
import * as css from './SkeletonRows.css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

const times = (n: number) => Array.from({ length: n }, (_, i) => i)

/** The place of a list. */
export const SkeletonRows = ({ rows = 6, columns = 5 }: { rows?: number; columns?: number }) => (
  <div className={css.rows} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    {times(rows).map((row) => (
      <div key={row} className={css.row}>
        {times(columns).map((column) => (
          <Skeleton key={column} width={column === 0 ? '80%' : '55%'} />
        ))}
      </div>
    ))}
  </div>
)
