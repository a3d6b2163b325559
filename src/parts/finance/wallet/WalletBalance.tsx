import { useState, type ReactNode } from 'react'
import type { Balance } from '@wotu/contract/finance/wallet.ts'
import { formatFen } from '#core/format/money.ts'
import * as css from './Wallet.css.ts'

const hiddenKey = 'wotu.wallet.hidden'

/** 可用余额, and what of the rest can't be used now. The eye hides the figures, and the browser remembers that. */
export const WalletBalance = ({ balance, children }: { balance: Balance; children?: ReactNode }) => {
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === '1')
  const toggle = () => {
    localStorage.setItem(hiddenKey, hidden ? '' : '1')
    setHidden(!hidden)
  }
  const shown = (fen: number) => (hidden ? '****' : `¥${formatFen(fen)}`)
  return (
    <div className={css.frame}>
      <div className={css.balance}>
        <div>
          <span className={css.word}>
            可用余额
            <button type="button" className={css.eye} aria-pressed={hidden} onClick={toggle}>
              {hidden ? '显示金额' : '隐藏金额'}
            </button>
          </span>
          <p className={css.figure}>{shown(balance.availableFen)}</p>
          <p className={css.others}>
            <span>冻结金额 {shown(balance.frozenFen)}</span>
            <span>担保中 {shown(balance.escrowFen)}</span>
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}
