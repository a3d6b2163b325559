import * as css from './Skeleton.css.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Props {
  /** CSS lengths, or px. */
  width?: number | string
  height?: number | string
}

/** The place of something that is still on its way. Put the shape of the real thing together from these. */
export const Skeleton = ({ width = '100%', height = 14 }: Props) => (
  <span aria-hidden className={css.bone} style={{ width, height }} />
)

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
