import { Mine } from '#screens/states/Mine.tsx'
import { CartIcon } from '#ui/icons/Cart.ts'
import type { CartProps } from '#parts/trading/cart/props.ts'

/**
 * The signed-in buyer's cart: by shop, at today's prices, leading to the confirmation of an order. Whoever isn't signed in has
 * none yet; signing in runs on the platform's own site.
 */
export const Cart = (props: CartProps) => (
  <Mine icon={<CartIcon />} labels={props.labels} load={() => import('#parts/trading/cart/MyCart.tsx')}>
    {({ MyCart }) => <MyCart {...props} />}
  </Mine>
)
