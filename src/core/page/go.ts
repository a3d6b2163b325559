import { attributed } from '../element/attribution.ts'
import { config, events } from './core.ts'

/** The full address of a path of the platform: what a link needs, which in a partner's page stands on another site. */
export const platformHref = (to: string) => (config.embedded ? config.origin + attributed(to) : to)

/** The full address of a stored file, which entities hold as a path: `/files/….jpg`. Empty for whatever else is held: it could lead anywhere. */
export const fileHref = (path: string) => (/^\/files\/[\w-]+\.\w+$/.test(path) ? config.origin + path : '')

/** The path that calls take, back from what `fileHref` shows. */
export const filePath = (href: string) => href.slice(config.origin.length)

/**
 * Goes to a path of the platform: a change of route there, a tab of the platform's own from a partner's page (embed.ts).
 * Called in the turn of the user's click, or the browser refuses the new tab.
 */
export const go = (to: string, more?: { out: boolean }) =>
  void events.emit('navigate', { to: config.embedded ? attributed(to) : to, ...more })

/**
 * Lets the user sign in and come back to this page: on the platform's sign-in page; from a partner's page in a
 * window of the platform's own (signIn.ts). Called in the turn of the user's click.
 */
export const signIn = () =>
  void events.emit('navigate', {
    to: config.embedded ? '/user/login' : `/user/login?back=${encodeURIComponent(location.pathname + location.search)}`,
  })
