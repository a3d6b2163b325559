import { createApi } from './api.ts'
import { createConfig } from './config.ts'
import type { ApiError } from './errors.ts'
import { createEvents } from './events.ts'
import { load } from './load.ts'
import { onPage } from './page.ts'
import { createSession } from './session.ts'
import { settings } from './settings.ts'
import { openTabs } from './tabs.ts'
import type { Tokens } from './tokens.ts'

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

  const tellOf = async (error: ApiError, quiet?: boolean) => {
    try {
      const { announce } = await import('./announce.ts')
      // Where such a code may lead, the config says, which a tag has not needed so far.
      const known = error.code === '021101' && (await config.load())
      announce(error, quiet, { emit: events.emit, signOut, ...(known && { redirectHosts: known.redirectHosts }) })
    } catch {
      // Without a network nothing more can be loaded; that much is said all the same.
      if (!quiet) events.emit('notice', { message: error.msg, ms: 5000 })
    }
  }

  const api = createApi({
    config,
    session,
    announce: (error, quiet) => void tellOf(error, quiet),
    ask: (asked) => events.emit('request', asked),
    stale: (paths) => {
      stale(paths)
      tell({ stale: paths })
    },
  })

  // The page's provider is known before the code that minds it is here: who needs a token waits for both.
  settings.heard = ({ tokenProvider }) => {
    if (!tokenProvider) return
    let minded: Promise<Tokens> | undefined
    const mind = () =>
      (minded ??= load(import('./tokens.ts')).then(
        ({ createTokens }) => createTokens(tokenProvider),
        (error) => {
          minded = undefined
          throw error
        },
      ))
    void session.provideTokens(() => async (refused) => (await mind())(refused)).catch(() => {})
  }
  settings.heard(settings.given)

  return { events, config, session, api, signOut }
}

export const { events, config, session, api, signOut } = onPage('core', createCore)
