import { config, events } from './core.ts'

/** The full address of a path of the platform: what a link needs, which in a partner's page stands on another site. */
export const platformHref = (to: string) => (config.embedded ? config.origin + to : to)

/** The address of a stored file: a picture, a voucher. Empty where there is none. */
export const fileHref = (id: string) => (id ? `${config.origin}/files/${id}` : '')

/**
 * Goes to a path of the platform: a change of route there; in a partner's page, unless the page vetoes it,
 * a tab of the platform's own, since payment and passwords never run inside the partner's page.
 */
export const go = (to: string) => {
  if (events.emit('navigate', { to }) && config.embedded) window.open(platformHref(to), '_blank', 'noopener')
}
