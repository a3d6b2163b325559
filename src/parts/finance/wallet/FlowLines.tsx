import type { Flow } from '@wotu/contract/finance/wallet.ts'
import { words } from 'schema:/openapi/finance/account/cashflow/selFlowList/manage'
import { formatDate } from '#core/format/dates.ts'
import { Money } from '#ui/data/Money.tsx'
import * as css from './Wallet.css.ts'

/** The last things that moved the balance, short. */
export const FlowLines = ({ flows }: { flows: readonly Flow[] }) => (
  <ul className={css.flows}>
    {flows.map(({ id, kind, counterparty, at, amountFen, balanceFen }) => (
      <li key={id} className={css.flow}>
        <span className={css.what}>
          {words.kind![kind]}
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
