import { PickButton } from './PickButton.tsx'
import { CalendarIcon } from '../icons/Calendar.ts'

interface Props {
  /** Its name, where no Field gives one. */
  label?: string
  /** yyyy-MM-dd, or empty. */
  value: string
  onChange: (day: string) => void
  placeholder?: string | undefined
  /** The first and the last day there is to choose. */
  min?: string
  max?: string
}

/** One day. */
export const DateInput = ({ label, value, onChange, placeholder = '请选择日期', min, max }: Props) => (
  <PickButton label={label} shown={value} placeholder={placeholder} icon={<CalendarIcon size={16} />}>
    {({ CalendarPanel }, opened) => (
      <CalendarPanel
        {...opened}
        label={label ?? placeholder}
        value={{ from: value, to: value }}
        min={min}
        max={max}
        onChange={({ from }) => onChange(from)}
      />
    )}
  </PickButton>
)
