import type { Emit } from '#core/element/widget.ts'
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
