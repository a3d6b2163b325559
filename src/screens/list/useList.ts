import { useState } from 'react'
import type { InputOf, OutputOf, ReadPath } from '#core/calls/api.ts'
import { dayEnd, dayStart } from '#core/format/dates.ts'
import { useRead } from '#core/page/react.ts'
import { pageSizes } from '#ui/data/Pager.tsx'
import { filterNames, type Filter } from './FilterRow.tsx'
import { useQuery, type Query } from './useQuery.ts'

/** The reads that answer a page: see `pageOf` of the contract. */
export type ListPath = { [P in ReadPath]: OutputOf<P> extends { rows: readonly unknown[] } ? P : never }[ReadPath]
export type RowOf<P extends ListPath> = OutputOf<P>['rows'][number]

export interface ListOptions<P extends ListPath> {
  read: P
  filters?: readonly Filter[]
  /** What the call takes, from all that the address says; the filters as they stand unless told. */
  input?: (query: Query) => Omit<InputOf<P>, 'page' | 'size' | 'after'>
}

/** What these filters ask for, as a call takes it: days as their first and last instant. */
export const queryOf = (filters: readonly Filter[], query: Query): Query => {
  const value = (name: string, given: string) =>
    name === 'from' ? dayStart(given) : name === 'to' ? dayEnd(given) : given
  return Object.fromEntries(
    filterNames(filters).flatMap((name) => (query[name] ? [[name, value(name, query[name])]] : [])),
  )
}

/** A paged list whose filters, tab and page live in the address. */
export const useList = <P extends ListPath>({ read, filters = [], input }: ListOptions<P>) => {
  const [query, set] = useQuery()
  // The address may say anything.
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1)
  const size = pageSizes.find((n) => String(n) === query.size) ?? pageSizes[0]
  const names = filterNames(filters)
  const filled = queryOf(filters, query)
  // Behind the last numbered page a list goes on from the row it came to.
  const { after } = query
  const asked = { ...(input?.(query) ?? filled), ...(after ? { after } : { page }), size } as InputOf<P>
  const { data, error, loading, refetch } = useRead(read, asked, { keep: true, about: true })
  const next = data?.next
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  /** Changes filters or tab: back to the first page, with nothing chosen. */
  const filter = (patch: Query) => {
    setSelected(new Set())
    set({ ...patch, page: undefined, after: undefined })
  }

  return {
    rows: data?.rows as readonly RowOf<P>[] | undefined,
    total: data?.total ?? 0,
    /** There are more rows than `total` says. */
    more: data?.more ?? false,
    /** Whether the rows are behind those that have page numbers. */
    deep: Boolean(after),
    /** Goes on behind the rows shown, where there are any that no page number leads to. */
    goOn:
      next !== undefined && (after || (data?.more && page * size >= data.total!))
        ? () => {
            setSelected(new Set())
            set({ page: undefined, after: next })
          }
        : undefined,
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
        after: undefined,
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
