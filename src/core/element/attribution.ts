import { settings } from '../page/settings.ts'

// What a partner's page says of itself, so that an order that it leads to tells its seller where it came from: a campaign,
// a channel, an author. It says nothing of who the buyer is.

/** Of this page, by `configure({ attribution })` or its script's `data-attribution`; empty where it has said nothing sound. */
export const attribution = (): string => {
  const text = settings.given.attribution
  return typeof text === 'string' && /^[\w.:-]{1,64}$/.test(text) ? text : ''
}

/** A path of the platform with what this page says of itself. */
export const attributed = (to: string): string => {
  const via = attribution()
  return via ? `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ via, from: location.origin })}` : to
}
