import { createApi, type OwnErrors } from '../calls/api.ts'
import { createConfig } from './config.ts'
import type { ApiError } from '../calls/errors.ts'
import { createEvents } from '../element/events.ts'
import { load } from './load.ts'
import { onPage } from './page.ts'
import { createSession } from '../session/session.ts'
import { settings } from './settings.ts'
import { openTabs } from '../session/tabs.ts'
import type { Tokens } from '../session/tokens.ts'

const createCore = () => {
  const events = createEvents()
  const config = createConfig()
  const session = createSession(config)

  const signOut = (code: string) => {
    session.clear()
    events.emit('signed-out', { code })
  }
  const stale = (paths: readonly string[]) => events.emit('stale', { paths })
  const identity = () => events.emit('identity', {})
  const tellTabs = openTabs({ stale, session: session.check, identity })
  const identityChanged = () => {
    identity()
    tellTabs({ identity: true })
  }
  session.store.subscribe(() => tellTabs({}))

  /** Says a failure by the error catalogue, but for what the caller says itself. */
  const tellError = async (error: ApiError, own: OwnErrors) => {
    try {
      const { announce } = await import('./announce.ts')
      // Where such a code may lead, the config says, which a tag has not needed so far.
      const known = error.code === '021101' && (await config.load())
      announce(error, own, { emit: events.emit, signOut, ...(known && { redirectHosts: known.redirectHosts }) })
    } catch {
      // Without a network nothing more can be loaded; that much is said all the same.
      if (!own.silent) events.emit('notice', { message: error.msg, ms: 5000 })
    }
  }

  /** The failure of a read that is shown: the first to show it says it, and the page that is about it leads away. */
  const told = new WeakMap<ApiError, boolean>()
  const announceRead = (error: ApiError, about: boolean) => {
    // In a partner's page the tag is the place, and says so there.
    if (config.embedded || told.get(error) === true || (told.has(error) && !about)) return
    told.set(error, about)
    void tellError(error, { part: !about })
  }

  const api = createApi({
    config,
    session,
    announce: (error, own) => void tellError(error, own),
    ask: (asked) => events.emit('request', asked),
    stale: (paths) => {
      stale(paths)
      tellTabs({ stale: paths })
    },
  })

  // The page's provider is known before the code that minds it is here: who needs a token waits for both.
  settings.heard = ({ tokenProvider }) => {
    if (!tokenProvider) return
    let minded: Promise<Tokens> | undefined
    const mind = () =>
      (minded ??= load(import('../session/tokens.ts')).then(
        ({ createTokens }) => createTokens(tokenProvider),
        (error) => {
          minded = undefined
          throw error
        },
      ))
    void session.provideTokens(() => async (refused) => (await mind())(refused)).catch(() => {})
  }
  settings.heard(settings.given)

  return { events, config, session, api, signOut, tellError, announceRead, identityChanged }
}

export const { events, config, session, api, signOut, tellError, announceRead, identityChanged } = onPage(
  'core',
  createCore,
)
