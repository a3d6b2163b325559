import type { Flow, flowKinds } from '@wotu/contract/finance/wallet.ts'
import { formatDate } from '#core/format/dates.ts'
import { Money } from '#ui/data/Money.tsx'
import * as css from './Wallet.css.ts'

/** The contract's words for what moved the balance. */
export const kindWords: Record<keyof typeof flowKinds, string> = {
  recharge: '充值',
  cash: '提现',
  pay: '支付',
  income: '收款',
  refund: '退款',
  freeze: '冻结',
  unfreeze: '解冻',
  fee: '手续费',
}

/** The last things that moved the balance, short. */
export const FlowLines = ({ flows }: { flows: readonly Flow[] }) => (
  <ul className={css.flows}>
    {flows.map(({ id, kind, counterparty, at, amountFen, balanceFen }) => (
      <li key={id} className={css.flow}>
        <span className={css.what}>
          {kindWords[kind]}
          {counterparty && ` · ${counterparty}`}
        </span>
        <span className={amountFen > 0 ? css.income : css.amount}>
          <Money fen={amountFen} signed />
        </span>
        <span className={css.small}>{formatDate(at)}</span>
        <span className={css.smallEnd}>
          余额 <Money fen={balanceFen} />
        </span>
      </li>
    ))}
  </ul>
)
