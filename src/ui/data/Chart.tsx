import * as css from './Chart.css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

interface SparklineProps {
  /** What it shows, and how it went. */
  label: string
  values: readonly number[]
  width?: number
  height?: number
}

/** The course of a figure, beside it. */
export const Sparkline = ({ label, values, width = 96, height = 24 }: SparklineProps) => {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const points = values.map((value, i) => {
    const x = (i / Math.max(1, values.length - 1)) * width
    const y = height - 1 - ((value - low) / span) * (height - 2)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      className={css.line}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <polygon className={css.area} points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  )
}

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
