import type { Emit } from '#core/widget.ts'
import { Mine } from '#screens/Mine.tsx'
import { CartIcon } from '#ui/icons/Cart.ts'
import type { CartLabels } from './labels.ts'

export interface CartEvents {
  /** The buyer goes on to order these lines. Prevented, the tag leaves the rest to the page. */
  'wotu-checkout': { lineIds: string[]; totalFen: number }
  /** How many kinds of goods the cart holds, whenever that changes. */
  'wotu-count': { count: number }
}

export interface CartProps {
  labels: CartLabels
  emit: Emit<CartEvents>
}

/**
 * The signed-in buyer's cart: by shop, at today's prices, leading to the confirmation of an order. Whoever isn't signed in has
 * none yet; signing in runs on the platform's own site.
 */
export const Cart = (props: CartProps) => (
  <Mine icon={<CartIcon />} labels={props.labels} load={() => import('./MyCart.tsx')}>
    {({ MyCart }) => <MyCart {...props} />}
  </Mine>
)
