import type { ReadPath } from './api.ts'
import { createCache } from './cache.ts'
import { api, config, events, session } from '../page/core.ts'
import { onPage } from '../page/page.ts'

const me: ReadPath = '/api/basic/member/login/getBaseMemberByToken'

/** The page's answers, kept fresh by what writes, other tabs and the server say is stale. */
const createReads = () => {
  /** For whom all this was read; unknown until the first answer says it. */
  let actsFor: string | undefined
  const ask = async (path: string, input: object) => {
    const data = await api.read(path as ReadPath, input as never, { silent: true })
    if (path === me) heardOf((data as { boId: string } | null)?.boId)
    return data
  }
  const cache = createCache(ask)
  const letGo = () => {
    actsFor = undefined
    cache.clear()
  }
  /** Another identity may have been taken where no tab of this browser heard of it. */
  const heardOf = (boId: string | undefined) => {
    if (boId === undefined) return
    if (actsFor !== undefined && actsFor !== boId) events.emit('identity', {})
    else actsFor = boId
  }
  events.on('stale', ({ paths }) => cache.refresh(paths))
  events.on('identity', letGo)

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
    letGo()
    void follow(signedIn)
  })
  void follow(session.store.getState().signedIn)
  return cache
}

export const reads = onPage('reads', createReads)
