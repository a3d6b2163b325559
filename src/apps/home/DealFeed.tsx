import { useState } from 'react'
import { formatDate } from '#core/format/dates.ts'
import { useRead } from '#core/page/react.ts'
import { Money } from '#ui/data/Money.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { Failure } from '#screens/states/Failure.tsx'
import * as css from './DealFeed.css.ts'

const minute = 60_000

/** How long ago: 5分钟前, 3小时前, then the day. */
export const ago = (at: string, now: number): string => {
  const minutes = Math.floor((now - Date.parse(at)) / minute)
  if (minutes < 1) return '刚刚'
  if (minutes < 60) return `${minutes}分钟前`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}小时前`
  return formatDate(at, 'MM-dd')
}

/** What was traded last. */
export const DealFeed = () => {
  const { data, error, refetch } = useRead('/openapi/dmp/orderDm/selTradeStateByPage/manage', { size: 8 })
  const [now] = useState(() => Date.now())
  const body = () => {
    if (!data) {
      if (error) return <Failure error={error} onRetry={() => void refetch()} />
      return Array.from({ length: 8 }, (_, i) => (
        <div key={i} className={css.deal}>
          <Skeleton />
          <Skeleton width="60%" height={12} />
        </div>
      ))
    }
    if (data.rows.length === 0) return <Empty title="暂无成交" />
    return (
      <ul className={css.list}>
        {data.rows.map((deal, i) => (
          <li key={i} className={css.deal}>
            <a className={css.goods} href={`/goods/detail?id=${deal.goodsId}`}>
              {deal.title}
            </a>
            <span className={css.meta}>
              <span>
                {deal.buyerName} {deal.quantity}
                {deal.unit}
              </span>
              <Money fen={deal.amountFen} />
              <time className={css.at} dateTime={deal.at}>
                {ago(deal.at, now)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <section className={css.feed}>
      <header className={css.head}>
        <h2 className={css.title}>成交动态</h2>
        <a className={css.more} href="/order/list">
          更多
        </a>
      </header>
      {body()}
    </section>
  )
}
