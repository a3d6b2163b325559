import type { ProjectConfig } from '#core/page/config.ts'
import { isGranted, type Match, type PageRoute, type Route, type Section, type Standing } from '#core/page/route.ts'
import { missing, sectionOf } from './sections.ts'

export interface Page {
  route: PageRoute
  params: Readonly<Record<string, string>>
  query: Readonly<Partial<Record<string, string>>>
}

/** Either a page to show, or another address to go to instead, or what must be known first. */
export type Resolved = Page | { go: string } | 'wait'

interface Means {
  match: (pathname: string) => Match<Route> | undefined
  config: ProjectConfig
  sections: readonly Section[]
  signedIn: boolean
  /** Of whoever is signed in; 'asked' while it isn't known yet. */
  standing?: Standing | 'asked' | undefined
}

/** An address with a hash marker, without it: `/#/goods/list` is `/goods/list`, `/goods/list#top` is `/goods/list`. */
const withoutHash = ({ pathname, search, hash }: URL) =>
  hash.startsWith('#/') ? pathname.replace(/\/$/, '') + hash.slice(1) : pathname + search

/** Sign in, then come back to the asked page. */
export const loginPath = (back: string) => `/user/login?back=${encodeURIComponent(back)}`

/** The no-permission page of the section that a path is of, which is told where they were. */
export const forbiddenPath = (path: string, sections: readonly Section[]) =>
  `${sectionOf(path, sections)?.base ?? ''}/403`

/** What the router does with an address (specification, section 2). */
export const resolve = (url: URL, { match, config, sections, signedIn, standing }: Means): Resolved => {
  if (url.hash) return { go: withoutHash(url) }
  const query = Object.fromEntries(url.searchParams)
  const found = match(url.pathname)
  if (!found) return { route: missing, params: {}, query }
  const { route, params } = found
  if ('redirect' in route) {
    const to = typeof route.redirect === 'string' ? route.redirect : route.redirect(config)
    return { go: (match(to) || !route.otherwise ? to : route.otherwise) + url.search }
  }
  if (route.login && config.loginGuard && !signedIn) return { go: loginPath(url.pathname + url.search) }
  if (route.grant || route.shop) {
    if (standing === 'asked') return 'wait'
    const back = `?${new URLSearchParams({ back: url.pathname + url.search })}`
    if (standing && !isGranted(route, standing)) return { go: forbiddenPath(url.pathname, sections) + back }
    if (standing && route.shop && !standing.hasShop) return { go: `/manage/noManufacturer${back}` }
  }
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
