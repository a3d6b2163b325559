import { Mine } from '#screens/states/Mine.tsx'
import { LockIcon } from '#ui/icons/Lock.ts'
import type { CashierProps } from '#parts/finance/cashier/props.ts'

/**
 * A bill and the ways to pay it. Passwords are typed on the platform's own pages only: there this is the whole
 * cashier; in a partner's page it shows the bill and its state, and the platform's cashier opens in a frame or beside it.
 */
export const Cashier = (props: CashierProps) => (
  <Mine icon={<LockIcon />} labels={props.labels} load={() => import('#parts/finance/cashier/MyBill.tsx')}>
    {({ MyBill }) => <MyBill {...props} />}
  </Mine>
)
