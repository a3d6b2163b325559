import type { ReactNode } from 'react'
import type { Grant } from '@wotu/contract/call.ts'
import type { ProjectConfig } from './config.ts'

/** What a routed screen receives. Name its parameters: `({ params: { id } }: ScreenProps<'id'>)`. */
export interface ScreenProps<Name extends string = string> {
  /** The path's parameters, decoded; an optional one that isn't there is absent. */
  params: Readonly<Record<Name, string>>
  query: Readonly<Partial<Record<string, string>>>
}

/** A screen's module. Written as a method, so that each screen may name the parameters its own route gives. */
export interface ScreenModule {
  Screen(props: ScreenProps<never>): ReactNode
}

export interface PageRoute {
  /** As in the specification: `:x` a parameter, `:x?` an optional one, `:x&:y` two in one segment. */
  path: string
  /** The page's Chinese title: its h1, and the browser's tab. */
  title: string
  load: () => Promise<ScreenModule>
  /** Visitors sign in first, where the project's guard is on. */
  login?: true
  /** What an employee must have been granted, one of these. */
  grant?: Grant | readonly Grant[]
  /** In a partner's page (`wotu-app`) it stays on the platform, and a link to it leads out: for secrets, and what no consent names. */
  platform?: true
  /** Only for whoever has a shop. */
  shop?: true
  /** Shown in the section's side navigation, under this heading. */
  nav?: string
  /** Further paths that show the same page. */
  also?: readonly string[]
  /** How journeys and pictures open it; not in what is built. */
  sample?: Sample
}

/** Who opens a page on the demo's data, and where; else a visitor or the buyer, by whether it asks to sign in, at its path. */
export interface Sample {
  as?: 'visitor' | 'buyer' | 'seller' | 'company'
  /** An address, or several: `{order}` is the id of such an object (tests/journeys/samples.ts). */
  at?: string | readonly string[]
  /** Why it can't be opened by an address. */
  never?: string
}

export interface RedirectRoute {
  path: string
  redirect: string | ((config: ProjectConfig) => string)
  /** Where it leads if no page is where the config says. */
  otherwise?: string
}

export type Route = PageRoute | RedirectRoute

/** What somebody may do who is signed in, as the one whose business they act for. */
export interface Standing {
  grants: readonly Grant[]
  hasShop: boolean
}

export const isGranted = ({ grant }: Pick<PageRoute, 'grant'>, { grants }: Standing) =>
  !grant || [grant].flat().some((one) => grants.includes(one))

/** Whether a link to the page leads anywhere for them. */
export const mayOpen = (route: PageRoute, standing: Standing) =>
  isGranted(route, standing) && (!route.shop || standing.hasShop)

/** One section of the specification. */
export interface Section {
  name: string
  /** Heads the side navigation. */
  title: string
  /** `/name`, where the section has a no-permission page of its own at `/name/403`. */
  base?: string
  routes: readonly Route[]
}

/** Parameters that take digits only (specification, section 5). */
const digits = new Set(['landsId', 'listingDetailId'])

const parameter = /:(\w+)/g

/** A route's path as a regular expression, and the names of its groups in order. */
export const compilePath = (path: string) => {
  const names: string[] = []
  const segments = path.split('/').filter(Boolean)
  const source = segments.map((segment) => {
    const value = segment.includes('&') ? '[^/&]+' : '[^/]+'
    const pattern = segment.replace(/\?$/, '').replace(parameter, (_, name: string) => {
      names.push(name)
      return `(${digits.has(name) ? '\\d+' : value})`
    })
    return segment.endsWith('?') ? `(?:/${pattern})?` : `/${pattern}`
  })
  return { pattern: new RegExp(`^${source.join('') || '/'}/?$`), names }
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Fixed words before parameters, segment by segment: `openAccount/LDYS/:x` wins over `openAccount/:x`. */
const rank = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.endsWith('?') ? 2 : segment.includes(':') ? 1 : 0))
    .join('')

export interface Match<R extends Route = Route> {
  route: R
  params: Readonly<Record<string, string>>
}

/** @returns a function that finds the route of a pathname as the browser has it: not yet decoded */
export const createMatcher = (routes: readonly Route[]) => {
  const table = routes
    .flatMap((route) => [route.path, ...(('also' in route && route.also) || [])].map((path) => ({ path, route })))
    .sort((a, b) => rank(a.path).localeCompare(rank(b.path)))
    .map(({ path, route }) => ({ ...compilePath(path), route }))

  return (pathname: string): Match | undefined => {
    for (const { pattern, names, route } of table) {
      const found = pattern.exec(pathname)
      if (!found) continue
      const pairs = names.map((name, i) => [name, found[i + 1]] as const)
      const given = pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined)
      return { route, params: Object.fromEntries(given.map(([name, value]) => [name, decode(value)])) }
    }
  }
}
