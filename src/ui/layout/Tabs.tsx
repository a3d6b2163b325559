import { useRef, type KeyboardEvent } from 'react'
import * as css from './Tabs.css.ts'

export interface Tab<V extends string> {
  value: V
  label: string
  /** How many rows are under it; not shown while unknown. */
  count?: number | undefined
}

interface Props<V extends string> {
  /** What the tabs choose between, for a screen reader. */
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
}

const step: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** One row of tabs; arrow keys move among them, and it scrolls sideways where it is narrow. */
export const Tabs = <V extends string>({ label, tabs, value, onChange }: Props<V>) => {
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const by = step[event.key]
    if (!by) return
    event.preventDefault()
    const next = (tabs.findIndex((tab) => tab.value === value) + by + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.value)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={css.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
