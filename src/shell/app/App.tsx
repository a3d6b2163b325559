import { useEffect, useRef, useState } from 'react'
import type { Section } from '#core/page/route.ts'
import type { Emit } from '#core/element/widget.ts'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import type { AppLabels } from './labels.ts'
import { shownAs, type Shown } from './sections.ts'
import { SectionPages } from './SectionPages.tsx'

export interface AppEvents {
  /** Another page of the section is on show. */
  'wotu-route': { route: string; title: string }
}

export interface AppProps {
  section?: string
  route?: string
  routeBase?: string
  labels: AppLabels
  emit: Emit<AppEvents>
}

/** A section of the platform within a partner's page. */
export const App = ({ section = '', route = '', routeBase = '', labels, emit }: AppProps) => {
  const shown = shownAs(section)
  // The page of one section says nothing of another, unless the host says it anew.
  const told = useRef({ section, route: '' })
  const isOld = told.current.section !== section && told.current.route === route
  if (!shown) return <Empty title={labels.noSection} text={section && `section="${section.slice(0, 40)}"`} />
  return (
    <Loaded
      key={`${section} ${routeBase}`}
      shown={shown}
      route={isOld ? '' : route}
      given={route}
      routeBase={routeBase}
      labels={labels}
      emit={(type, detail) => {
        told.current = { section, route: detail.route }
        return emit(type, detail)
      }}
    />
  )
}

export interface ShownProps extends Omit<Required<AppProps>, 'section'> {
  shown: Shown
  /** What the host's element holds as its route. */
  given: string
}

/** The section's table of routes comes with its first page. @throws while drawing, where it does not arrive */
const Loaded = (props: ShownProps) => {
  const { load } = props.shown
  const [loaded, setLoaded] = useState<{ section?: Section; error?: unknown }>({})
  useEffect(() => {
    let current = true
    load().then(
      ({ section }) => current && setLoaded({ section }),
      (error: unknown) => current && setLoaded({ error }),
    )
    return () => {
      current = false
    }
  }, [load])
  if (loaded.error) throw loaded.error
  return loaded.section ? <SectionPages {...props} section={loaded.section} /> : <SkeletonRows />
}
