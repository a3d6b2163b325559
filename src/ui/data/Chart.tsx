import * as css from './Chart.css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

interface BarChartProps {
  label: string
  bars: readonly { label: string; value: number }[]
  /** How a value is written. */
  format?: (value: number) => string
}

/** One bar a day, or a month. A screen reader gets the same figures as a table. */
export const BarChart = ({ label, bars, format = String }: BarChartProps) => {
  const top = Math.max(...bars.map((bar) => bar.value), 1)
  return (
    <figure className={css.chart}>
      <div className={css.bars} aria-hidden>
        {bars.map((bar) => (
          <span
            key={bar.label}
            className={css.bar}
            style={{ height: `${(bar.value / top) * 100}%` }}
            title={`${bar.label} ${format(bar.value)}`}
          />
        ))}
      </div>
      <div className={css.ends} aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{format(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
