import { partsOf } from '#core/page/place.ts'
import type { Section } from '#core/page/route.ts'

/** A section of the platform as a partner's page may show it. */
export interface Shown {
  /** What the platform's paths of it begin with; a `route` is what follows. */
  root: string
  /** The route that stands for none. */
  first: string
  load: () => Promise<{ section: Section }>
}

/**
 * The sections that make sense in a partner's page. Not among them: signing in and registering, whose secrets no partner's
 * script may read; the agreements and the page that asks for consent, which are said by the platform; its error pages.
 */
export const sections = {
  home: { root: '', first: '/', load: () => import('#apps/home/routes.ts') },
  goods: { root: '/goods', first: '/list', load: () => import('#apps/goods/routes.ts') },
  shoping: { root: '/shoping', first: '/cart', load: () => import('#apps/shoping/routes.ts') },
  transaction: {
    root: '/transaction',
    first: '/index',
    load: () => import('#apps/transaction/routes.ts'),
  },
  service: { root: '/service', first: '/collection', load: () => import('#apps/service/routes.ts') },
  // A bill is shown; paying it opens the platform's cashier, in a window of its own (decision 10).
  cashier: { root: '/cashier', first: '/', load: () => import('#apps/cashier/routes.ts') },
  setup: {
    root: '/setup',
    first: '/index',
    load: () => import('#apps/setup/routes.ts'),
  },
  financial: {
    root: '/financial',
    first: '/balance',
    load: () => import('#apps/financial/routes.ts'),
  },
} satisfies Record<string, Shown>

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]

/** @returns undefined where a page asks for a section that isn't shown */
export const shownAs = (name: string): Shown | undefined =>
  Object.hasOwn(sections, name) ? sections[name as SectionName] : undefined

/** The platform's path of a route, which a page may write with its first slash or without. It never leads out of the section. */
export const pathOf = ({ root, first }: Shown, route: string) => {
  const { pathname, search } = partsOf(`/${route.replace(/^[/\\]+/, '')}`)
  return root + (pathname === '/' ? first : pathname) + search
}

/** The route of a path of the section. */
export const routeOf = ({ root }: Shown, path: string) => path.slice(root.length)
