export type { WidgetElement, WidgetEvents, WidgetProps, Widgets } from './elements.js'

/** A short-lived token for the page's own signed-in user, with its end where it is known; null for a visitor. */
export type Provided = string | { token: string; expiresAt: string } | null

/** What the page says once, for all its tags. */
export interface Settings {
  /** Gives the token of the page's own signed-in user, or null for a visitor. Asked when a tag needs it, and before it runs out. */
  tokenProvider?: () => Provided | Promise<Provided>
  /** Signs the link between the page's own user and the member who has just signed in here, for the tokens to come. */
  link?: () => Promise<string>
  /** A short mark of the page's own (letters, digits and `_.:-`, 64 at the most) that its orders carry. */
  attribution?: string
}

/** Sets what all tags of the page go by; said again, the newest holds. */
export declare function configure(given: Settings): void

/**
 * Loads the tags in this root, now and later. The document is watched by itself; a shadow root of the page's own is
 * seen only once it is given here.
 */
export declare function watch(root: Document | ShadowRoot): void
