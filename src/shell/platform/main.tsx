import { createRoot } from 'react-dom/client'
// What a tag loads when it first needs it, the platform needs from the start.
import '#core/calls/acts.ts'
import '#core/page/announce.ts'
import '#core/page/project.ts'
import { noteArrival } from '#core/session/arrival.ts'
import { storedProject } from '#core/page/config.ts'
import { config, session } from '#core/page/core.ts'
import { adopt } from '#core/element/styles.ts'
import { base } from '#ui/tokens/base.css.ts'
import { Fault } from '#apps/error/Fault.tsx'
import { App } from './App.tsx'
import { progress } from './Frame.css.ts'
import { sections } from './sections.ts'

/** The maps service keeps its code in local storage and never takes old versions away. */
const clearOldMaps = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('_AMap_')) localStorage.removeItem(key)
}

/** A page that stands in a partner's has no frame of ours around it, no cookies and no storage. */
const startFramed = async () => {
  config.embedded = true
  adopt(document)
  const root = createRoot(document.getElementById('app') as HTMLElement)
  const { FramePage } = await import('#shell/frames/FramePage.tsx')
  root.render(<FramePage address={new URL(location.href)} />)
}

const start = async () => {
  clearOldMaps()
  noteArrival(location.search)
  adopt(document)
  const root = createRoot(document.getElementById('app') as HTMLElement)
  root.render(<div className={progress} role="progressbar" aria-label="正在打开页面" />)
  try {
    // What was last known of this host shows its frame, in which the calls say what is wrong.
    const project = await config.load().catch((error) => storedProject() ?? Promise.reject(error as Error))
    await session.check()
    root.render(<App config={project} sections={sections} />)
  } catch {
    // Without the project's config there is no platform to show: the router and its pages need it.
    root.render(
      <main className={base} data-route="/500">
        <Fault broken query={{ back: location.pathname + location.search }} />
      </main>,
    )
  }
}

void (location.pathname.startsWith('/embed/frame/') ? startFramed() : start())
