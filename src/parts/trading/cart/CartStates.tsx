import { platformHref } from '#core/page/go.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CartIcon } from '#ui/icons/Cart.ts'
import * as css from './Cart.css.ts'
import type { CartLabels } from './labels.ts'

export const CartEmpty = ({ labels }: { labels: CartLabels }) => (
  <slot name="empty">
    <Empty icon={<CartIcon />} title={labels.empty}>
      <LinkButton tone="primary" href={platformHref('/goods/list')}>
        {labels.browse}
      </LinkButton>
    </Empty>
  </slot>
)

/** The shape of a shop with two lines. */
export const CartSkeleton = () => (
  <div className={css.cart} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    <Card flush>
      <div className={css.shopHead}>
        <Skeleton width={160} height={18} />
      </div>
      {[0, 1].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton width={18} height={18} />
          <div className={css.picture}>
            <Skeleton height={80} />
          </div>
          <div className={css.what}>
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </div>
          <div className={css.price}>
            <Skeleton width={64} />
          </div>
          <div className={css.quantity}>
            <Skeleton width={112} height={32} />
          </div>
          <div className={css.subtotal}>
            <Skeleton width={72} />
          </div>
        </div>
      ))}
    </Card>
  </div>
)
