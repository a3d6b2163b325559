import { onPage } from './page.ts'
import type { TokenProvider } from '../session/tokens.ts'

/** Gives what the partner's backend has signed to link its user with the member who signs in: an `act: link`. */
export type Linker = () => Promise<string>

/** What a partner's page says once, for all its tags. */
export interface Settings {
  /** Gives the token of the page's own signed-in user, or null for a visitor. Asked when a tag needs it, and before it runs out. */
  tokenProvider?: TokenProvider
  /** Signs the link between the page's own user and the member who has just signed in here, for the tokens to come. */
  link?: Linker
  /** A short mark of the page's own (letters, digits and `_.:-`, 64 at the most) that its orders carry. */
  attribution?: string
}

/** The loader and the core arrive in any order: each finds here what the other has left. */
export const settings = onPage('settings', () => ({
  given: {} as Settings,
  heard: (_given: Settings) => {},
}))

/** Sets what all tags of the page go by; said again, the newest holds. */
export const configure = (given: Settings): void => {
  Object.assign(settings.given, given)
  settings.heard(given)
}
