import { createStore } from 'zustand/vanilla'
import { storedProject, type Config, type ProjectConfig } from '../page/config.ts'
import type { Tokens } from './tokens.ts'

/** The platform's readable cookie that says a session exists: no secret, and only the guard looks at it. */
export const ticketName = ({ systemId, env }: Pick<ProjectConfig, 'systemId' | 'env'>) =>
  `wotu_ticket_${systemId}_${env}`

const hasTicket = (config: ProjectConfig) => {
  const name = `${ticketName(config)}=`
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(name) && cookie !== name)
}

export const createSession = (config: Config) => {
  const store = createStore(() => ({ signedIn: false }))
  const set = (signedIn: boolean) => signedIn !== store.getState().signedIn && store.setState({ signedIn })
  let begin: (() => Tokens) | undefined
  let tokens: Tokens | undefined

  /** In a partner's page: the bearer token, kept in memory only; another one, asked for once, where this was refused. */
  const token = async (refused?: string) => {
    const asked = (tokens ??= begin?.())
    const given = (await asked?.(refused)) ?? null
    if (asked === tokens) set(!!given)
    return given
  }

  /** Looks again whether there is a session: at start, and after signing in. */
  const check = async () => {
    const signedIn = config.embedded ? !!(await token()) : hasTicket(storedProject() ?? (await config.load()))
    set(signedIn)
    return signedIn
  }

  return {
    store,
    token,

    check,

    /**
     * In a partner's page: where tokens come from, from now on (provideToken.ts).
     *
     * @throws {ApiError} when the first can't be had; the next call asks again
     */
    provideTokens: (next: () => Tokens) => {
      begin = next
      tokens = undefined
      return check()
    },

    /**
     * Forgets the session in this page; the server's part has ended already. Where its tokens came from is not asked again
     * until the page says so anew or the user signs in: one that gives refused tokens would be asked for ever.
     */
    clear: () => {
      begin = tokens = undefined
      const known = config.store.getState()
      if (known && !config.embedded) document.cookie = `${ticketName(known)}=; path=/; max-age=0`
      set(false)
    },
  }
}

export type Session = ReturnType<typeof createSession>
