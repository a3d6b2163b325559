import { formatFen } from '#core/format/money.ts'
import { useRead } from '#core/page/react.ts'
import { BarChart } from '#ui/data/Chart.tsx'
import { Money } from '#ui/data/Money.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { ErrorState } from '#ui/feedback/State.tsx'
import * as css from './Page.css.ts'

/** 收入 and 支出 of the last 30 days, a bar a day, for those who would rather look than read. */
export const FlowChart = () => {
  const { data, error, refetch } = useRead('/api/account/cashflow/selMoney', {})
  if (!data) return error ? <ErrorState text={error.msg} onRetry={() => void refetch()} /> : <Skeleton height={170} />
  const sides = [
    { title: '收入', totalFen: data.incomeFen, of: 'incomeFen' },
    { title: '支出', totalFen: data.outlayFen, of: 'outlayFen' },
  ] as const
  return (
    <div className={css.charts}>
      {sides.map(({ title, totalFen, of }) => (
        <div key={of}>
          <p className={css.chartTitle}>
            近30天{title} <Money fen={totalFen} />
          </p>
          <BarChart
            label={`近30天每日${title}`}
            bars={data.days.map((day) => ({ label: day.day.slice(5), value: day[of] }))}
            format={(fen) => `¥${formatFen(fen)}`}
          />
        </div>
      ))}
    </div>
  )
}
