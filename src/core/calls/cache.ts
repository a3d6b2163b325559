import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from './errors.ts'

/** What is known of one read. `data` stays while a newer answer is on its way, and after a failed refresh. */
export interface Answer<T = unknown> {
  data?: T
  error?: ApiError
  loading: boolean
}

interface Entry {
  path: string
  store: StoreApi<Answer>
  /** How many show it now. */
  shown: number
  /** Known to be true just now: the first to show it need not ask. */
  fresh?: boolean
  /** Asks again, even while an older question is on its way: only the newest answer counts. */
  refetch: () => Promise<void>
  /** Forgets the answer, and whichever is on its way. */
  forget: () => void
}

/** Answers kept beyond those on show: enough to go back some pages and see them at once. */
const kept = 100

/** JSON with sorted keys: equal inputs give equal text. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_, v) =>
    v && typeof v === 'object' && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort()) : v,
  )

/** One cache a page: what several parts show of one read is asked for once and refreshed together. */
export const createCache = (ask: (path: string, input: object) => Promise<unknown>) => {
  const entries = new Map<string, Entry>()

  const createEntry = (path: string, input: object): Entry => {
    const store = createStore<Answer>(() => ({ loading: true }))
    let newest = 0
    const refetch = async () => {
      const turn = ++newest
      store.setState({ loading: true })
      const answer = await ask(path, input).then(
        (data) => ({ data, error: undefined }),
        (error: ApiError) => ({ error }),
      )
      if (turn === newest) store.setState({ ...answer, loading: false })
    }
    const forget = () => {
      newest++
      store.setState({ loading: true }, true)
    }
    return { path, store, shown: 0, refetch, forget }
  }

  const forget = () => {
    for (const [key, entry] of entries) {
      if (entries.size <= kept) return
      if (!entry.shown) entries.delete(key)
    }
  }

  /** The read of this input; made where there is none, asked for once somebody shows it. */
  const entryOf = (path: string, input: object) => {
    const key = path + stableJson(input)
    const entry = entries.get(key) ?? createEntry(path, input)
    // The most recently used last.
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  let era = 0
  return {
    entry: entryOf,

    /** Another one after each `clear`: what a component kept from before it is not to be shown. */
    era: () => era,

    /** Takes an answer that came by another way. @param fresh whether the first to show it need not ask again */
    know: (path: string, input: object, data: unknown, fresh = true) => {
      const entry = entryOf(path, input)
      entry.store.setState({ data, loading: false })
      entry.fresh = fresh
    },

    /** Shows an entry: the first to do so asks, with what was known on show meanwhile. @returns a function that stops */
    show: (entry: Entry, listen: () => void) => {
      const stop = entry.store.subscribe(listen)
      if (!entry.shown++ && !entry.fresh) void entry.refetch()
      entry.fresh = false
      return () => {
        stop()
        entry.shown--
        forget()
      }
    },

    /** Asks again for what is on show of these paths, or of all. What is not is asked for when it is next shown. */
    refresh: (paths?: readonly string[]) => {
      for (const entry of entries.values())
        if (entry.shown && (!paths || paths.includes(entry.path))) void entry.refetch()
    },

    /** Forgets every answer; what is on show is asked for anew. */
    clear: () => {
      era++
      for (const [key, entry] of entries) {
        // What is on its way was asked by whoever was there before.
        entry.forget()
        if (!entry.shown) entries.delete(key)
        else {
          // Whoever signs out is shown less: by then, what is only for members is no longer on show.
          setTimeout(() => entry.shown && void entry.refetch())
        }
      }
    },
  }
}
