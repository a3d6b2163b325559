import { useState } from 'react'
import type { InputOf, OutputOf, ReadPath } from '#core/api.ts'
import { useRead } from '#core/react.ts'
import { pageSizes } from '#ui/Pager.tsx'
import { filterNames, type Filter } from './FilterRow.tsx'
import { useQuery, type Query } from './useQuery.ts'

/** The reads that answer `{ total, rows }`. */
export type ListPath = { [P in ReadPath]: OutputOf<P> extends { rows: readonly unknown[] } ? P : never }[ReadPath]
export type RowOf<P extends ListPath> = OutputOf<P>['rows'][number]

export interface ListOptions<P extends ListPath> {
  read: P
  filters?: readonly Filter[]
  /** What the call takes, from all that the address says; the filters as they stand unless told. */
  input?: (query: Query) => Omit<InputOf<P>, 'page' | 'size'>
}

/** A paged list whose filters, tab and page live in the address. */
export const useList = <P extends ListPath>({ read, filters = [], input }: ListOptions<P>) => {
  const [query, set] = useQuery()
  // The address may say anything.
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1)
  const size = pageSizes.find((n) => String(n) === query.size) ?? pageSizes[0]
  const names = filterNames(filters)
  const filled = Object.fromEntries(names.filter((name) => query[name]).map((name) => [name, query[name]]))
  const asked = { ...(input?.(query) ?? filled), page, size } as InputOf<P>
  const { data, error, loading, refetch } = useRead(read, asked, { keep: true })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  /** Changes filters or tab: back to the first page, with nothing chosen. */
  const filter = (patch: Query) => {
    setSelected(new Set())
    set({ ...patch, page: undefined })
  }

  return {
    rows: data?.rows as readonly RowOf<P>[] | undefined,
    total: data?.total ?? 0,
    error,
    loading,
    refetch: () => void refetch(),
    query,
    /** Whether a filter narrows the list. */
    filtered: Object.keys(filled).length > 0,
    filter,
    clear: () => filter(Object.fromEntries(names.map((name) => [name, undefined]))),
    page,
    size,
    turn: (to: { page: number; size: number }) => {
      setSelected(new Set())
      set({
        page: to.page > 1 ? String(to.page) : undefined,
        size: to.size === pageSizes[0] ? undefined : String(to.size),
      })
    },
    selected,
    select: setSelected,
  }
}

/** What `useList` gives, by the type of its rows. */
export type List<Row> = Omit<ReturnType<typeof useList>, 'rows'> & { rows: readonly Row[] | undefined }
