import { useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react'
import { config } from '#core/page/core.ts'
import { partsOf } from '#core/page/place.ts'
import { useSignedIn } from '#core/page/react.ts'
import { createMatcher, type PageRoute, type RedirectRoute, type ScreenProps, type Section } from '#core/page/route.ts'
import type { TagPlace } from './places.ts'
import type { Shown } from './sections.ts'

/** What stands at a path of the section. */
export type Found =
  | { is: 'page'; route: PageRoute; params: Readonly<Record<string, string>>; query: ScreenProps['query'] }
  | { is: 'redirect'; route: RedirectRoute }
  /** Shown by the platform only. */
  | { is: 'elsewhere' }
  | { is: 'missing' }

export type Find = (path: string) => Found

export const createFind = (section: Section, { root }: Shown): Find => {
  const match = createMatcher(section.routes)
  return (path) => {
    const { pathname, search } = partsOf(path)
    const found = pathname.startsWith(root) ? match(pathname) : undefined
    if (!found) return { is: 'missing' }
    const { route, params } = found
    if ('redirect' in route) return { is: 'redirect', route }
    if (route.platform) return { is: 'elsewhere' }
    return { is: 'page', route, params, query: Object.fromEntries(new URLSearchParams(search)) }
  }
}

export interface Page {
  path: string
  /** Tells one page from the next: a new path is a new page, a new query is not. */
  pathname: string
  /** Tells one arrival at it from the next. */
  arrival: string
  title: string
  pattern: string
  Screen: ComponentType<ScreenProps>
  props: ScreenProps
}

/** What the tag shows instead of a page. */
type Instead = 'sign-in' | 'elsewhere' | 'missing'

interface Opened {
  /** The place that this is of. */
  path: string
  /** Absent until the first is here; the last one stays while the next is on its way. */
  shown?: Page | Instead
  loading: boolean
}

/**
 * The page at the tag's place, or what stands instead of it.
 *
 * @throws while drawing, where a page's code does not arrive: the tag says so, and offers to try again
 */
export const useOpened = (find: Find, place: TagPlace): Opened => {
  const path = useSyncExternalStore(place.subscribe, place.read)
  const signedIn = useSignedIn()
  const found = useMemo(() => find(path), [find, path])
  const instead: Instead | undefined =
    found.is === 'elsewhere' || found.is === 'missing'
      ? found.is
      : found.is === 'page' && found.route.login && !signedIn
        ? 'sign-in'
        : undefined
  const [loaded, setLoaded] = useState<{ of?: Found; page?: Page; error?: unknown }>({})

  useEffect(() => {
    if (instead) return
    let current = true
    const show = (next: { page: Page } | { error: unknown }) => current && setLoaded({ of: found, ...next })
    if (found.is === 'redirect')
      void pathBehind(found.route, find).then(
        (to) => current && place.replace(to),
        (error: unknown) => show({ error }),
      )
    if (found.is === 'page') {
      const { route, params, query } = found
      route.load().then(
        ({ Screen }) => {
          const props = { params, query }
          const { pathname } = partsOf(path)
          const arrival = `${place.steps()} ${pathname}`
          const { title, path: pattern } = route
          show({ page: { path, pathname, arrival, title, pattern, Screen: Screen as Page['Screen'], props } })
        },
        (error: unknown) => show({ error }),
      )
    }
    return () => {
      current = false
    }
  }, [found, find, instead, path, place])

  if (instead) return { path, shown: instead, loading: false }
  if (loaded.of === found && loaded.error) throw loaded.error
  return { path, shown: loaded.page, loading: loaded.of !== found }
}

const pathBehind = async ({ redirect, otherwise }: RedirectRoute, find: Find) => {
  const to = typeof redirect === 'string' ? redirect : redirect(await config.load())
  return otherwise && find(to).is === 'missing' ? otherwise : to
}
