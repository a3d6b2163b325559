import { useState } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { fileHref } from '#core/page/go.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Countdown } from '#ui/data/Countdown.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Money, Price } from '#ui/data/Money.tsx'
import * as css from './Cashier.css.ts'
import type { CashierLabels } from './labels.ts'

interface Props {
  bill: Bill
  labels: CashierLabels
  onEnd: () => void
}

/** What is to be paid, to whom, and for how long it can be. */
export const BillHead = ({ bill, labels, onEnd }: Props) => {
  // How far the reader's clock is off does not change while he looks.
  const [offsetMs] = useState(() => Date.parse(bill.now) - Date.now())
  return (
    <Card part="card">
      <div className={css.head}>
        <div>
          <span className={css.word}>{bill.biz === 'recharge' ? '充值金额' : '应付金额'}</span>
          <div part="price">
            <Price fen={bill.amountFen} large />
          </div>
          {bill.payees.length > 0 && (
            <span className={css.word}>
              {labels.payees}：{bill.payees.join('、')}
            </span>
          )}
        </div>
        {bill.state === 'waiting' && (
          <span className={css.left}>
            {labels.timeLeft} <Countdown until={bill.expiresAt} offsetMs={offsetMs} onEnd={onEnd} />
          </span>
        )}
      </div>
    </Card>
  )
}

/** The orders that one payment is for. */
export const BillOrders = ({ orders }: Pick<Bill, 'orders'>) => (
  <ul className={css.orders}>
    {orders.map(({ id, no, title, shopName, picture, payableFen }) => (
      <li key={id} className={css.order}>
        <ImageBox src={fileHref(picture)} alt="" />
        <span className={css.title}>
          {title}
          <br />
          <span className={css.small}>
            {shopName} · {no}
          </span>
        </span>
        <Money fen={payableFen} />
      </li>
    ))}
  </ul>
)
