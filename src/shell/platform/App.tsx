import { useEffect } from 'react'
import { Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { ProjectConfig } from '#core/page/config.ts'
import type { Section } from '#core/page/route.ts'
import { CoreNotices } from './CoreNotices.tsx'
import { Frame } from './Frame.tsx'
import { Outlet } from './Outlet.tsx'
import { tabTitle } from './resolve.ts'
import { sectionOf } from './sections.ts'
import { useLinks } from './useLinks.ts'
import { useRouted } from './useRouted.ts'

interface Props {
  config: ProjectConfig
  sections: readonly Section[]
}

/** The platform: its sections behind one router. */
export const App = ({ config, sections }: Props) => {
  const { shown, loading } = useRouted(config, sections)
  useLinks()
  useEffect(() => {
    document.title = tabTitle(shown?.route.title ?? '', config)
  }, [shown, config])

  return (
    <Router hook={useBrowserLocation}>
      <Frame config={config} section={shown && sectionOf(shown.route.path, sections)} loading={loading}>
        <Outlet shown={shown} />
      </Frame>
      <CoreNotices sections={sections} />
    </Router>
  )
}
