import { createStore } from 'zustand/vanilla'
import type { Config, ProjectConfig } from './config.ts'

/** The platform's readable cookie that says a session exists: no secret, and only the guard looks at it. */
export const ticketName = ({ systemId, env }: Pick<ProjectConfig, 'systemId' | 'env'>) =>
  `wotu_ticket_${systemId}_${env}`

const hasTicket = (config: ProjectConfig) => {
  const name = `${ticketName(config)}=`
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(name) && cookie !== name)
}

/** Gives a short-lived token for the partner's signed-in user, or null for a visitor. */
export type TokenProvider = () => Promise<string | null>

export const createSession = (config: Config) => {
  const store = createStore(() => ({ signedIn: false }))
  const set = (signedIn: boolean) => signedIn !== store.getState().signedIn && store.setState({ signedIn })
  let provider: TokenProvider | undefined
  let asked: Promise<string | null> | undefined

  /** In a partner's page: the bearer token, kept in memory only; another one, asked for once, where this was refused. */
  const token = async (refused?: string) => {
    const before = asked
    if (refused && (await before) === refused && asked === before) asked = undefined
    asked ??= provider?.().catch((error) => {
      asked = undefined
      throw error
    })
    return (await asked) ?? null
  }

  /** Looks again whether there is a session: at start, and after signing in. */
  const check = async () => {
    const signedIn = config.embedded ? !!(await token()) : hasTicket(await config.load())
    set(signedIn)
    return signedIn
  }

  return {
    store,
    token,

    check,

    /** In a partner's page: who gives the tokens. */
    provideToken: (next: TokenProvider) => {
      provider = next
      asked = undefined
      return check()
    },

    /** Forgets the session in this page; the server's part has ended already. */
    clear: () => {
      asked = undefined
      const known = config.store.getState()
      if (known && !config.embedded) document.cookie = `${ticketName(known)}=; path=/; max-age=0`
      set(false)
    },
  }
}

export type Session = ReturnType<typeof createSession>
