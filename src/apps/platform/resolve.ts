import type { ProjectConfig } from '#core/config.ts'
import type { Match, PageRoute, Route } from '#core/route.ts'
import { missing } from './sections.ts'

export interface Page {
  route: PageRoute
  params: Readonly<Record<string, string>>
  query: Readonly<Partial<Record<string, string>>>
}

/** Either a page to show, or another address to go to instead. */
export type Resolved = Page | { go: string }

interface Means {
  match: (pathname: string) => Match<Route> | undefined
  config: ProjectConfig
  signedIn: boolean
}

/** An address with a hash marker, without it: `/#/goods/list` is `/goods/list`, `/goods/list#top` is `/goods/list`. */
const withoutHash = ({ pathname, search, hash }: URL) =>
  hash.startsWith('#/') ? pathname.replace(/\/$/, '') + hash.slice(1) : pathname + search

/** Sign in, then come back to the asked page. */
export const loginPath = (back: string) => `/user/login?back=${encodeURIComponent(back)}`

/** What the router does with an address (specification, section 2). */
export const resolve = (url: URL, { match, config, signedIn }: Means): Resolved => {
  if (url.hash) return { go: withoutHash(url) }
  const query = Object.fromEntries(url.searchParams)
  const found = match(url.pathname)
  if (!found) return { route: missing, params: {}, query }
  const { route, params } = found
  if ('redirect' in route) {
    const to = typeof route.redirect === 'string' ? route.redirect : route.redirect(config)
    return { go: to + url.search }
  }
  if (route.login && config.loginGuard && !signedIn) return { go: loginPath(url.pathname + url.search) }
  return { route, params, query }
}

/** The browser tab's title. */
export const tabTitle = (
  title: string,
  { platformName, appNameCn }: Pick<ProjectConfig, 'platformName' | 'appNameCn'>,
) => {
  if (!title) return platformName
  return appNameCn && title.includes(appNameCn) ? title : `${title}-${platformName}`
}
