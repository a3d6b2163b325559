import { useState } from 'react'
import { Button } from '#ui/control/Button.tsx'
import { cx } from '#ui/tokens/cx.ts'
import { DateRange } from '#ui/float/DateRange.tsx'
import { FilterIcon } from '#ui/icons/Filter.ts'
import { Select, type Option } from '#ui/control/Select.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from './FilterRow.css.ts'
import type { Query } from './useQuery.ts'

/** A filter fills the query's entry of its name; `days` fills `from` and `to`, as yyyy-MM-dd. */
export type Filter =
  | { kind: 'text'; name: string; label: string }
  | { kind: 'choice'; name: string; label: string; options: readonly Option[] }
  | { kind: 'days'; label: string }

/** The query's entries that these filters fill. */
export const filterNames = (filters: readonly Filter[]) =>
  filters.flatMap((filter) => (filter.kind === 'days' ? ['from', 'to'] : [filter.name]))

interface Props {
  filters: readonly Filter[]
  /** What is asked for now. */
  query: Query
  onSearch: (query: Query) => void
  onReset: () => void
}

/** What to look for. Nothing is asked before 查询. Give it a `key` of the query, so that it shows what was reset. */
export const FilterRow = ({ filters, query, onSearch, onReset }: Props) => {
  const [draft, setDraft] = useState(query)
  const [open, setOpen] = useState(false)
  const put = (patch: Query) => setDraft({ ...draft, ...patch })
  const first = filters.findIndex(({ kind }) => kind === 'text')

  const control = (filter: Filter, index: number) => {
    if (filter.kind === 'days')
      return (
        <span key={filter.label} className={cx(css.days, css.folded)}>
          <span className={css.daysLabel}>{filter.label}</span>
          <DateRange
            label={filter.label}
            value={{ from: draft.from ?? '', to: draft.to ?? '' }}
            onChange={({ from, to }) => put({ from, to })}
          />
        </span>
      )
    const { name, label } = filter
    const value = draft[name] ?? ''
    const onChange = (event: { target: { value: string } }) => put({ [name]: event.target.value })
    return (
      <span key={name} className={index === first ? css.first : cx(css.field, css.folded)}>
        {filter.kind === 'choice' ? (
          <Select
            aria-label={label}
            placeholder={`全部${label}`}
            options={filter.options}
            value={value}
            onChange={onChange}
          />
        ) : (
          <TextInput type="search" aria-label={label} placeholder={label} value={value} onChange={onChange} />
        )}
      </span>
    )
  }

  return (
    <form
      role="search"
      aria-label="筛选"
      className={css.row}
      data-short={open ? undefined : ''}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(draft)
      }}
    >
      {filters.map(control)}
      <Button type="submit">查询</Button>
      {filters.length > 1 && (
        <Button square className={css.more} aria-label="更多条件" aria-expanded={open} onClick={() => setOpen(!open)}>
          <FilterIcon />
        </Button>
      )}
      <Button tone="quiet" className={css.reset} onClick={onReset}>
        重置
      </Button>
    </form>
  )
}
