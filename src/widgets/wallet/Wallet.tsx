import type { Emit } from '#core/element/widget.ts'
import { Mine } from '#screens/states/Mine.tsx'
import { WalletIcon } from '#ui/icons/Wallet.ts'
import type { WalletLabels } from './labels.ts'

export interface WalletEvents {
  /** He goes to recharge or to withdraw, on the platform. Prevented, nothing is opened. */
  'wotu-leave': { to: 'recharge' | 'withdraw' | 'statement' }
  /** The available balance in integer fen, whenever it changes. */
  'wotu-balance': { availableFen: number }
}

export interface WalletProps {
  /** How many lines of the statement are shown. */
  rows?: number
  labels: WalletLabels
  emit: Emit<WalletEvents>
}

/** The signed-in owner's balance and its last movements. Money is moved on the platform's own pages only. */
export const Wallet = (props: WalletProps) => (
  <Mine icon={<WalletIcon />} labels={props.labels} load={() => import('./MyWallet.tsx')}>
    {({ MyWallet }) => <MyWallet {...props} />}
  </Mine>
)
