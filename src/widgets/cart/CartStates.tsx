import { platformHref } from '#core/go.ts'
import { SignInFirst } from '#screens/SignInFirst.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Empty } from '#ui/State.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { CartIcon } from '#ui/icons/Cart.ts'
import * as css from './Cart.css.ts'

export const CartEmpty = () => (
  <Empty icon={<CartIcon />} title="购物车还是空的">
    <LinkButton tone="primary" href={platformHref('/goods/list')}>
      去逛逛
    </LinkButton>
  </Empty>
)

/** Whoever isn't signed in has no cart yet; signing in runs on the platform's own site. */
export const CartSignedOut = () => (
  <SignInFirst icon={<CartIcon />} title="登录后查看购物车" text="登录后可以看到已加入的商品，并在各设备间同步" />
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
