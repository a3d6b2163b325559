import { useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import type { ProjectConfig } from '#core/page/config.ts'
import { useSignedIn } from '#core/page/react.ts'
import { createMatcher, type ScreenProps, type Section } from '#core/page/route.ts'
import { useStanding } from '#screens/states/useStanding.ts'
import { resolve, type Page } from './resolve.ts'
import { routesOf } from './sections.ts'
import { visits, type Visit } from './visits.ts'

export interface Shown extends Page {
  /** Tells one page from the next: a new path is a new page, a new query is not. */
  pathname: string
  /** How they came to it. */
  visit: Visit
  /** Absent where its code could not be loaded. */
  Screen?: ComponentType<ScreenProps>
}

/** The page for the browser's address; the last page stays on show while the next one's code is loading. */
export const useRouted = (config: ProjectConfig, sections: readonly Section[]) => {
  // Heard before the address: a visit is known by when its page is.
  const visit = useSyncExternalStore(visits.subscribe, visits.current)
  const match = useMemo(() => createMatcher(routesOf(sections)), [sections])
  const href = useLocationProperty(() => location.href)
  const signedIn = useSignedIn()
  const standing = useStanding()
  const wanted = useMemo(
    () => resolve(new URL(href), { match, config, sections, signedIn, standing }),
    [href, match, config, sections, signedIn, standing],
  )
  const [loaded, setLoaded] = useState<{ for: typeof wanted; shown: Shown }>()

  useEffect(() => {
    if (wanted === 'wait') return
    if ('go' in wanted) return navigate(wanted.go, { replace: true })
    let current = true
    const show = (Screen?: ComponentType<ScreenProps>) =>
      current && setLoaded({ for: wanted, shown: { ...wanted, pathname: location.pathname, visit, Screen } })
    wanted.route.load().then(
      (module) => show(module.Screen as ComponentType<ScreenProps>),
      () => show(),
    )
    return () => {
      current = false
    }
  }, [wanted, visit])

  return { shown: loaded?.shown, loading: loaded?.for !== wanted }
}
