import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { InputOf, OutputOf, ReadPath, WriteOptions, WritePath } from '../calls/api.ts'
import { stableJson, type Answer } from '../calls/cache.ts'
import { announceRead, api, config, events, session } from './core.ts'
import type { ApiError } from '../calls/errors.ts'
import type { CoreEvents } from '../element/events.ts'
import { reads } from '../calls/reads.ts'

const useStore = <T>(store: StoreApi<T>) => useSyncExternalStore(store.subscribe, store.getState, store.getState)

/** The site's config, or null until it is here. */
export const useConfig = () => useStore(config.store)

/** The terms of the site's business; undefined until they are here, which in a partner's page may never have been asked for. */
export const useTerms = () => {
  const known = useConfig()
  useEffect(() => {
    if (!known) config.load().catch(() => {})
  }, [known])
  return known?.terms
}

/** Whether somebody is signed in. */
export const useSignedIn = () => useStore(session.store).signedIn

/** Hears one of the core's events while the component is mounted. */
export const useCoreEvent = <T extends keyof CoreEvents>(
  type: T,
  listen: (detail: CoreEvents[T], event: Event) => void,
) => {
  const latest = useRef(listen)
  // From the moment that it is drawn: what the core says is said once.
  useLayoutEffect(() => {
    latest.current = listen
  })
  useLayoutEffect(() => events.on(type, (detail, event) => latest.current(detail, event)), [type])
}

export interface ReadState<T> extends Answer<T> {
  refetch: () => Promise<void>
}

const idle: Answer = { loading: false }
const nothingToStop = () => {}

export interface ReadOptions {
  /** Show the last input's answer until this one's is here: for lists that are paged or filtered. */
  keep?: boolean
  /** It is what the page is about: where it can't be had, the error catalogue says where that leads. */
  about?: boolean
  /** Whoever shows it goes on without: nothing is said. */
  silent?: boolean
}

/**
 * The answer of a read, kept fresh: refreshed when a write or the server makes it stale. The screen shows
 * `error` in its place, and the core says it; `data` stays on show while a newer answer is on its way.
 *
 * @param input null asks for nothing yet
 */
export const useRead = <P extends ReadPath>(
  path: P,
  input: InputOf<P> | null,
  { keep = false, about = false, silent = false }: ReadOptions = {},
): ReadState<OutputOf<P>> => {
  const key = input && stableJson(input)
  // The input is looked at by its value: a new object of equal content is the same question.
  const entry = useMemo(() => (key === null ? null : reads.entry(path, JSON.parse(key) as object)), [path, key])
  const subscribe = useCallback((listen: () => void) => (entry ? reads.show(entry, listen) : nothingToStop), [entry])
  const now = () => (entry ? entry.store.getState() : idle)
  const answer = useSyncExternalStore(subscribe, now, now) as Answer<OutputOf<P>>
  const last = useRef<{ data: OutputOf<P>; era: number }>(undefined)
  useEffect(() => {
    if (answer.data !== undefined) last.current = { data: answer.data, era: reads.era() }
  }, [answer.data])
  const { error } = answer
  // Nobody is led away from what is on show because it could not be refreshed. What isn't there is the screen's to say.
  const leads = about && answer.data === undefined
  useEffect(() => {
    if (error && !silent && error.code !== 'NOT_FOUND') announceRead(error, leads)
  }, [error, leads, silent])
  const refetch = useCallback(async () => entry?.refetch(), [entry])
  // An answer may be null, which says something.
  const kept = last.current?.era === reads.era() ? last.current.data : undefined
  const data = answer.data === undefined && keep && answer.loading ? kept : answer.data
  return { ...answer, data, refetch }
}

/**
 * A write of this component: `busy` while it is on its way, `error` of the last try.
 *
 * `run` resolves to the answer, or to undefined where the write failed: the failure is in `error` and, unless
 * `quiet`, already told to the user.
 */
export const useWrite = <P extends WritePath>(path: P, defaults?: WriteOptions) => {
  const [state, setState] = useState<{ busy: boolean; error?: ApiError }>({ busy: false })
  const run = async (input: InputOf<P>, options?: WriteOptions): Promise<OutputOf<P> | undefined> => {
    setState({ busy: true })
    try {
      const data = await api.write(path, input, { ...defaults, ...options })
      setState({ busy: false })
      return data
    } catch (error) {
      setState({ busy: false, error: error as ApiError })
    }
  }
  return { ...state, run }
}
