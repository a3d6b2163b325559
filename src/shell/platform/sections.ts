import type { PageRoute, Route, Section } from '#core/page/route.ts'
import { section as agreement } from '#apps/agreement/routes.ts'
import { section as auth } from '#apps/auth/routes.ts'
import { section as embed } from '#shell/frames/routes.ts'
import { section as service } from '#apps/service/routes.ts'
import { section as goods } from '#apps/goods/routes.ts'
import { section as home } from '#apps/home/routes.ts'
import { section as setup } from '#apps/setup/routes.ts'
import { section as cashier } from '#apps/cashier/routes.ts'
import { section as financial } from '#apps/financial/routes.ts'
import { section as error } from '#apps/error/routes.ts'
import { section as shoping } from '#apps/shoping/routes.ts'
import { section as transaction } from '#apps/transaction/routes.ts'

/** Every section of the platform; a new one is a line here. */
export const sections: readonly Section[] = [
  error,
  home,
  goods,
  shoping,
  transaction,
  auth,
  agreement,
  embed,
  service,
  setup,
  cashier,
  financial,
]

/** A section's own no-permission page. */
const forbidden = ({ base }: Section): Route[] =>
  base ? [{ path: `${base}/403`, title: '暂无访问权限', load: () => import('#apps/error/Forbidden.tsx') }] : []

export const routesOf = (of: readonly Section[]): readonly Route[] =>
  of.flatMap((section) => [...section.routes, ...forbidden(section)])

/** The section that a path belongs to. */
export const sectionOf = (path: string, of: readonly Section[]) =>
  of.find(({ base }) => base && (path === base || path.startsWith(`${base}/`)))

/** What is shown for every unknown path. */
export const missing: PageRoute = { path: '/404', title: '页面不存在', load: () => import('#apps/error/Missing.tsx') }
