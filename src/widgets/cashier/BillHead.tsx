import { useState } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { fileHref } from '#core/go.ts'
import { Card } from '#ui/Card.tsx'
import { Countdown } from '#ui/Countdown.tsx'
import { ImageBox } from '#ui/ImageBox.tsx'
import { Money, Price } from '#ui/Money.tsx'
import * as css from './Cashier.css.ts'

/** What is to be paid, to whom, and for how long it can be. */
export const BillHead = ({ bill, onEnd }: { bill: Bill; onEnd: () => void }) => {
  // How far the reader's clock is off does not change while he looks.
  const [offsetMs] = useState(() => Date.parse(bill.now) - Date.now())
  return (
    <Card>
      <div className={css.head}>
        <div>
          <span className={css.word}>{bill.biz === 'recharge' ? '充值金额' : '应付金额'}</span>
          <div>
            <Price fen={bill.amountFen} large />
          </div>
          {bill.payees.length > 0 && <span className={css.word}>收款方：{bill.payees.join('、')}</span>}
        </div>
        {bill.state === 'waiting' && (
          <span className={css.left}>
            剩余支付时间 <Countdown until={bill.expiresAt} offsetMs={offsetMs} onEnd={onEnd} />
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
