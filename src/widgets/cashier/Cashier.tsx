import type { Emit } from '#core/widget.ts'
import { Mine } from '#screens/Mine.tsx'
import { LockIcon } from '#ui/icons/Lock.ts'
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

/**
 * A bill and the ways to pay it. Passwords are typed on the platform's own pages only: there this is the whole
 * cashier; in a partner's page it shows the bill and its state, and the platform's cashier opens in a frame or beside it.
 */
export const Cashier = (props: CashierProps) => (
  <Mine icon={<LockIcon />} labels={props.labels} load={() => import('./MyBill.tsx')}>
    {({ MyBill }) => <MyBill {...props} />}
  </Mine>
)
