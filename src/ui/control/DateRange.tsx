import { control } from './control.css.ts'
import * as css from './DateRange.css.ts'

export interface Range {
  /** yyyy-MM-dd, or empty for open. */
  from: string
  to: string
}

interface Props {
  /** What the days are of: 下单时间. */
  label: string
  value: Range
  onChange: (value: Range) => void
}

/** From one day to another, both included; the browser's own calendars, which cannot be set the wrong way round. */
export const DateRange = ({ label, value, onChange }: Props) => (
  <span className={css.range}>
    <input
      type="date"
      className={control}
      aria-label={`${label}起`}
      max={value.to}
      value={value.from}
      onChange={(event) => onChange({ ...value, from: event.target.value })}
    />
    –
    <input
      type="date"
      className={control}
      aria-label={`${label}止`}
      min={value.from}
      value={value.to}
      onChange={(event) => onChange({ ...value, to: event.target.value })}
    />
  </span>
)
