import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { partsOf, usePlace } from '#core/page/place.ts'

/** What a screen is set to: its filters, its tab, its page. Absent and empty are the same. */
export type Query = Readonly<Partial<Record<string, string>>>

const parse = (search: string): Query => Object.fromEntries(new URLSearchParams(search))

const write = (query: Query) =>
  new URLSearchParams(Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))).toString()

/**
 * Keeps what a screen is set to in the address of its place, so that it survives a reload and going back.
 *
 * @returns the query, and a function that changes some of it
 */
export const useQuery = () => {
  const place = usePlace()
  const [here] = useState(() => partsOf(place.read()).pathname)
  const last = useRef('')

  // On the way to another page this one still shows: the new address is not about it.
  const search = useSyncExternalStore(place.subscribe, () => {
    const now = partsOf(place.read())
    if (now.pathname === here) last.current = now.search
    return last.current
  })
  const query = useMemo(() => parse(search), [search])

  const set = useCallback(
    (patch: Query) => {
      const { pathname, search } = partsOf(place.read())
      const next = write({ ...parse(search), ...patch })
      place.replace(pathname + (next && `?${next}`))
    },
    [place],
  )

  return [query, set] as const
}
