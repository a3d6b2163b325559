import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { config } from '#core/core.ts'

/** What a screen is set to: its filters, its tab, its page. Absent and empty are the same. */
export type Query = Readonly<Partial<Record<string, string>>>

const parse = (search: string): Query => Object.fromEntries(new URLSearchParams(search))

const write = (query: Query) =>
  new URLSearchParams(Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))).toString()

// The app's router tells of `replaceState` by an event of that name; where there is none, `set` does.
const changes = ['popstate', 'replaceState']
const subscribe = (listen: () => void) => {
  for (const type of changes) addEventListener(type, listen)
  return () => {
    for (const type of changes) removeEventListener(type, listen)
  }
}

/**
 * Keeps what a screen is set to in the address, so that it survives a reload and going back.
 * In a partner's page, whose address is not ours, it stays in memory.
 *
 * @returns the query, and a function that changes some of it
 */
export const useQuery = () => {
  const [here] = useState(() => location.pathname)
  const last = useRef('')
  const [own, setOwn] = useState('')

  // On the way to another page this one still shows: the new address is not about it.
  const inAddress = useSyncExternalStore(subscribe, () => {
    if (!config.embedded && location.pathname === here) last.current = location.search
    return last.current
  })
  const search = config.embedded ? own : inAddress
  const query = useMemo(() => parse(search), [search])

  const set = useCallback((patch: Query) => {
    if (config.embedded) return setOwn((old) => write({ ...parse(old), ...patch }))
    const next = write({ ...parse(location.search), ...patch })
    history.replaceState(history.state, '', location.pathname + (next && `?${next}`))
    dispatchEvent(new Event('replaceState'))
  }, [])

  return [query, set] as const
}
