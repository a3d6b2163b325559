import { PickButton } from './PickButton.tsx'
import { CalendarIcon } from '../icons/Calendar.ts'

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
  /** The first and the last day there is to choose. */
  min?: string
  max?: string
}

const words = ({ from, to }: Range) => {
  if (from && from === to) return from
  if (from && to) return `${from} 至 ${to}`
  return from ? `${from} 起` : to && `${to} 止`
}

/** From one day to another, both included, chosen in a calendar that cannot be set the wrong way round. */
export const DateRange = ({ label, value, min, max, onChange }: Props) => (
  <PickButton label={label} shown={words(value)} placeholder="不限日期" icon={<CalendarIcon size={16} />}>
    {({ CalendarPanel }, opened) => (
      <CalendarPanel {...opened} range label={label} value={value} min={min} max={max} onChange={onChange} />
    )}
  </PickButton>
)
