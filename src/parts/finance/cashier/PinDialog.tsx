import type { Bill } from '@wotu/contract/finance/pay.ts'
import { PayPin } from '../pay/PayPin.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import { Price } from '#ui/data/Money.tsx'
import * as css from './Cashier.css.ts'

interface Props {
  bill: Bill
  onClose: () => void
  onAuthorised: (authorisationId: string) => Promise<unknown>
}

/** What is about to be paid, and the payment password for it. */
export const PinDialog = ({ bill, onClose, onAuthorised }: Props) => (
  <Dialog open title="输入支付密码" onClose={onClose}>
    <p className={css.sum}>
      <Price fen={bill.amountFen} large />
    </p>
    <p className={css.hint}>{bill.payees.join('、')}</p>
    <PayPin what={{ purpose: 'pay', bizId: bill.id, amountFen: bill.amountFen }} onAuthorised={onAuthorised} />
  </Dialog>
)
