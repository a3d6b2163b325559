import type { ReadPath } from './api.ts'
import { createCache } from './cache.ts'
import { api, config, events, session } from './core.ts'
import { onPage } from './page.ts'

/** The page's answers, kept fresh by what writes, other tabs and the server say is stale. */
const createReads = () => {
  const cache = createCache((path, input) => api.read(path as ReadPath, input as never, { quiet: true }))
  events.on('stale', ({ paths }) => cache.refresh(paths))

  let stopLive: (() => void) | undefined
  const follow = async (signedIn: boolean) => {
    stopLive?.()
    stopLive = undefined
    if (!signedIn) return
    const { startLive } = await import('./live.ts')
    stopLive = startLive({ config, session, stale: (paths) => events.emit('stale', { paths }) })
  }
  session.store.subscribe(({ signedIn }) => {
    // Nothing of one person is shown to the next.
    cache.clear()
    void follow(signedIn)
  })
  void follow(session.store.getState().signedIn)
  return cache
}

export const reads = onPage('reads', createReads)
