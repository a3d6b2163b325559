import type { Emit } from '#core/element/widget.ts'
import type { CashierLabels } from './labels.ts'

export interface CashierEvents {
  /** The payer goes to the platform's cashier. Prevented, it is not opened. */
  'wotu-pay': { payId: string }
  /** The bill is paid. */
  'wotu-paid': { payId: string; amountFen: number }
}

export interface CashierProps {
  /** The bill. */
  payId: string
  labels: CashierLabels
  emit: Emit<CashierEvents>
}
