import { createApi } from './api.ts'
import { createConfig } from './config.ts'
import { announce } from './errors.ts'
import { createEvents } from './events.ts'
import { createSession } from './session.ts'
import { openTabs } from './tabs.ts'

const createCore = () => {
  const events = createEvents()
  const config = createConfig()
  const session = createSession(config)

  const signOut = (code: string) => {
    session.clear()
    events.emit('signed-out', { code })
  }
  const stale = (paths: readonly string[]) => events.emit('stale', { paths })
  const tell = openTabs({ stale, session: session.check })
  session.store.subscribe(() => tell({}))

  const api = createApi({
    config,
    session,
    announce: (error, quiet) =>
      announce(error, quiet, { emit: events.emit, signOut, redirectHosts: config.store.getState()?.redirectHosts }),
    stale: (paths) => {
      stale(paths)
      tell({ stale: paths })
    },
  })

  return { events, config, session, api, signOut }
}

/** The number is the protocol's: bundles of several versions on one page share one core as long as it is the same. */
const place = Symbol.for('wotu.core/1')
const page = globalThis as typeof globalThis & { [place]?: ReturnType<typeof createCore> }

export const { events, config, session, api, signOut } = (page[place] ??= createCore())
