import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { Money, Price } from '#ui/data/Money.tsx'
import * as css from './OrderDetail.css.ts'
import { amountWord } from './words.ts'

/** 商品＋运费－优惠±改价＝实付, as the server has computed it. */
export const PriceBreakdown = ({ order }: { order: OrderRow }) => (
  <dl className={css.sums}>
    <dt className={css.key}>商品金额</dt>
    <dd className={css.value}>
      <Money fen={order.goodsFen} />
    </dd>
    <dt className={css.key}>运费</dt>
    <dd className={css.value}>
      <Money fen={order.freightFen} signed />
    </dd>
    {order.discountFen > 0 && (
      <>
        <dt className={css.key}>优惠</dt>
        <dd className={css.value}>
          <Money fen={-order.discountFen} />
        </dd>
      </>
    )}
    {order.adjustFen !== 0 && (
      <>
        <dt className={css.key}>改价</dt>
        <dd className={css.value}>
          <Money fen={order.adjustFen} signed />
        </dd>
      </>
    )}
    <dt className={css.key}>{amountWord(order.state)}</dt>
    <dd className={css.value}>
      <Price fen={order.payableFen} />
    </dd>
  </dl>
)
