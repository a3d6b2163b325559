import { useState } from 'react'
import { formatFen } from '#core/format/money.ts'
import { useRead } from '#core/page/react.ts'
import { ErrorState } from '#ui/feedback/State.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BarChart } from '#ui/data/Chart.tsx'
import { Price } from '#ui/data/Money.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import * as css from '../Overview.css.ts'

const days = 30
/** yyyy-MM-dd in Beijing, some days ago. */
const day = (now: number, ago: number) =>
  new Date(now - ago * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })

/** 今日成交额, and the course of the last 30 days. */
export const Turnover = ({ side }: { side: 'buyer' | 'seller' }) => {
  const [now] = useState(() => Date.now())
  const { data, error, refetch } = useRead('/api/trading/order/selectOrderMoneyByYmd', {
    side,
    from: day(now, days - 1),
    to: day(now, 0),
  })
  const whose = side === 'seller' ? '销售' : '采购'

  if (!data)
    return (
      <Card>
        {error ? <ErrorState text={error.msg} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} columns={2} />}
      </Card>
    )
  const today = data.at(-1)
  return (
    <Card className={css.turnover}>
      <div className={css.today}>
        <span className={css.word}>今日成交额（{whose}）</span>
        <Price fen={today?.amountFen ?? 0} large />
        <span className={css.word}>共 {today?.count ?? 0} 单</span>
      </div>
      <BarChart
        label={`近${days}天成交额（${whose}）`}
        bars={data.map(({ day, amountFen }) => ({ label: day, value: amountFen }))}
        format={(fen) => `¥${formatFen(fen)}`}
      />
    </Card>
  )
}
