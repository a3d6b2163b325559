import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import * as css from './OrderCard.css.ts'
import * as lines from './OrderLines.css.ts'

/** The shape of a list of orders. */
export const OrderBones = () => (
  <div className={css.list} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    {[0, 1, 2].map((card) => (
      <div key={card} className={css.card}>
        <div className={css.head}>
          <Skeleton width={144} height={16} />
        </div>
        <div className={css.goods}>
          <div className={lines.line}>
            <Skeleton width={64} height={64} />
            <span className={lines.what}>
              <Skeleton width="60%" />
              <Skeleton width="30%" />
            </span>
            <Skeleton width={88} />
          </div>
        </div>
        <div className={css.foot}>
          <Skeleton width={96} height={36} />
        </div>
      </div>
    ))}
  </div>
)
