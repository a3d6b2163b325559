import { createRoot } from 'react-dom/client'
import { config, session } from '#core/core.ts'
import { adopt } from '#core/styles.ts'
import { base } from '#ui/base.css.ts'
import { Fault } from '#apps/error/Fault.tsx'
import { App } from './App.tsx'
import { progress } from './Frame.css.ts'
import { sections } from './sections.ts'

/** The maps service keeps its code in local storage and never takes old versions away. */
const clearOldMaps = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('_AMap_')) localStorage.removeItem(key)
}

const start = async () => {
  clearOldMaps()
  adopt(document)
  const root = createRoot(document.getElementById('app') as HTMLElement)
  root.render(<div className={progress} role="progressbar" aria-label="正在打开页面" />)
  try {
    const project = await config.load()
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

void start()
