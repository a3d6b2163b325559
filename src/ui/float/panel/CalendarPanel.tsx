import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../control/Button.tsx'
import { ChevronLeftIcon } from '../../icons/ChevronLeft.ts'
import { ChevronRightIcon } from '../../icons/ChevronRight.ts'
import type { Range } from '../DateRange.tsx'
import { addDays, addMonths, today, weekday, weeksOf } from './days.ts'
import * as css from './panel.css.ts'
import { PopoverPanel } from './PopoverPanel.tsx'
import type { PanelProps } from './usePanel.ts'

interface Props extends PanelProps {
  label: string
  /** One day where both are the same; empty for open. */
  value: Range
  /** Two days are chosen, from and to. */
  range?: boolean
  /** The first and the last day there is to choose; empty for any. */
  min?: string | undefined
  max?: string | undefined
  onChange: (value: Range) => void
}

const weekdays = [...'一二三四五六日']
const nameOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日 星期${weekdays[weekday(day)]}`
}

/** Days to the side of today that a preset takes in. */
const presets = [
  { label: '今天', days: 1 },
  { label: '7天', days: 7 },
  { label: '30天', days: 30 },
]

/** A month to choose one day or two from; the arrows, Home, End and the page keys go through it. */
export const CalendarPanel = ({ label, value, range, min = '', max = '', onChange, ...panel }: Props) => {
  const now = today()
  const within = (day: string) => (max && day > max ? max : min && day < min ? min : day)
  const [active, setActive] = useState(within(value.to || value.from || now))
  // The first of two days, while the second is to be chosen.
  const [start, setStart] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(true)

  // The focus follows the keys; a month that was turned by its button leaves it there.
  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [active])

  const end = (chosen: Range) => {
    onChange(chosen)
    panel.onClose()
  }
  const choose = (day: string) => {
    if (day !== within(day)) return
    if (!range) return end({ from: day, to: day })
    if (!start) {
      setStart(day)
      setActive(day)
    } else end(day < start ? { from: day, to: start } : { from: start, to: day })
  }
  const turn = (months: number) => setActive(within(addMonths(active, months)))

  const onKeyDown = (event: KeyboardEvent) => {
    const months = event.shiftKey ? 12 : 1
    const to = {
      ArrowLeft: () => addDays(active, -1),
      ArrowRight: () => addDays(active, 1),
      ArrowUp: () => addDays(active, -7),
      ArrowDown: () => addDays(active, 7),
      Home: () => addDays(active, -weekday(active)),
      End: () => addDays(active, 6 - weekday(active)),
      PageUp: () => addMonths(active, -months),
      PageDown: () => addMonths(active, months),
    }[event.key]
    if (!to) return
    event.preventDefault()
    moved.current = true
    setActive(within(to()))
  }

  // While the second day is sought, all up to where one is would be chosen.
  const [from, to] = start ? [start, active].sort() : [value.from, value.to]
  const month = active.slice(0, 7)
  const cell = (day: string) => {
    const isEnd = day === from || day === to
    return (
      <td key={day} role="gridcell" aria-selected={isEnd || (!!from && !!to && day > from && day < to)}>
        <button
          type="button"
          className={css.day}
          tabIndex={day === active ? 0 : -1}
          aria-label={nameOf(day)}
          aria-current={day === now ? 'date' : undefined}
          aria-disabled={day !== within(day) || undefined}
          data-end={isEnd ? '' : undefined}
          data-outside={day.startsWith(month) ? undefined : ''}
          onClick={() => choose(day)}
        >
          {Number(day.slice(8))}
        </button>
      </td>
    )
  }

  return (
    <PopoverPanel {...panel} label={label} bare ownFocus>
      <div className={css.calendar}>
        <div className={css.presets} role="group" aria-label="快捷选择">
          {presets.slice(0, range ? 3 : 1).map(({ label, days }) => (
            <Button
              key={label}
              tone="quiet"
              small
              disabled={now !== within(now)}
              onClick={() => end({ from: within(addDays(now, 1 - days)), to: now })}
            >
              {label}
            </Button>
          ))}
          {(value.from || value.to) && (
            <Button tone="quiet" small onClick={() => end({ from: '', to: '' })}>
              清除
            </Button>
          )}
        </div>
        <div className={css.month}>
          <div className={css.monthHead}>
            <Button tone="quiet" square small aria-label="上个月" onClick={() => turn(-1)}>
              <ChevronLeftIcon size={16} />
            </Button>
            <span className={css.monthTitle} aria-live="polite">
              {Number(month.slice(0, 4))}年{Number(month.slice(5))}月
            </span>
            <Button tone="quiet" square small aria-label="下个月" onClick={() => turn(1)}>
              <ChevronRightIcon size={16} />
            </Button>
          </div>
          <table ref={grid} role="grid" aria-label={label} className={css.days} onKeyDown={onKeyDown}>
            <thead>
              <tr>
                {weekdays.map((name) => (
                  <th key={name} scope="col" abbr={`星期${name}`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(active).map((week) => (
                <tr key={week[0]}>{week.map(cell)}</tr>
              ))}
            </tbody>
          </table>
          {range && <p className={css.hint}>{start ? `从${nameOf(start)}到…` : '先选开始，再选结束'}</p>}
        </div>
      </div>
    </PopoverPanel>
  )
}
