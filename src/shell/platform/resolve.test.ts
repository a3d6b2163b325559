import { expect, it } from 'vitest'
import type { ProjectConfig } from '#core/page/config.ts'
import { createMatcher, type Route, type Standing } from '#core/page/route.ts'
import { project } from '#testing/fakeApi.ts'
import { errorPath } from './CoreNotices.tsx'
import { resolve, tabTitle } from './resolve.ts'
import { routesOf, sectionOf, sections } from './sections.ts'

const load = async () => ({ Screen: () => null })
const config: ProjectConfig = {
  systemId: 1,
  appToken: '',
  logo: '',
  appNameCn: '沃土',
  platformName: '沃土平台',
  env: 'test',
  loginGuard: true,
  transactionHome: '/transaction/myOrder',
  redirectHosts: [],
  servicePhone: '',
  terms: project.terms,
}
const routes: Route[] = [
  { path: '/goods/list', title: '交易大厅', load },
  { path: '/setup/wdzl/:isIntro?', title: '我的资料', load, login: true },
  { path: '/financial', redirect: '/financial/index' },
  { path: '/transaction', redirect: ({ transactionHome }) => transactionHome, otherwise: '/transaction/index' },
  { path: '/transaction/myOrder', title: '我的订单', load, login: true, grant: 'purchase' },
  { path: '/transaction/orderManage', title: '订单管理', load, login: true, grant: 'order', shop: true },
  { path: '/transaction/orderShiping/:id', title: '物流跟踪', load, login: true, grant: ['purchase', 'order'] },
]
interface Who {
  transactionHome?: string
  signedIn?: boolean
  loginGuard?: boolean
  standing?: Standing | 'asked'
}
const at = (
  path: string,
  { signedIn = false, loginGuard = true, standing, transactionHome = '/transaction/myOrder' }: Who = {},
) => {
  const to = resolve(new URL(path, 'http://localhost'), {
    match: createMatcher(routes),
    config: { ...config, loginGuard, transactionHome },
    sections,
    signedIn,
    standing,
  })
  if (to === 'wait') return to
  return 'go' in to ? to.go : { path: to.route.path, params: to.params, query: to.query }
}

it('shows the page of a path, with its query', () =>
  expect(at('/goods/list?keyword=%E8%8B%B9%E6%9E%9C&page=2')).toEqual({
    path: '/goods/list',
    params: {},
    query: { keyword: '苹果', page: '2' },
  }))

it.each([
  ['/#/goods/list', '/goods/list'],
  ['/#/goods/list?page=2', '/goods/list?page=2'],
  ['/setup/#/wdzl', '/setup/wdzl'],
  ['/goods/list#top', '/goods/list'],
  ['/goods/list?page=2#top', '/goods/list?page=2'],
])('rewrites %s to %s, without the hash marker', (path, without) => expect(at(path)).toBe(without))

it('shows /404 for every unknown path', () => expect(at('/nowhere/at/all')).toMatchObject({ path: '/404' }))

it('a redirect keeps the query', () => expect(at('/financial?from=home')).toBe('/financial/index?from=home'))

it('/transaction lands where the project says, and at its overview where no page is there', () => {
  expect(at('/transaction')).toBe('/transaction/myOrder')
  expect(at('/transaction?a=b', { transactionHome: '/transaction/account/ABCCG' })).toBe('/transaction/index?a=b')
})

it('the guard sends a visitor to the login, and says where to come back to', () =>
  expect(at('/setup/wdzl/1?a=b')).toBe('/user/login?back=%2Fsetup%2Fwdzl%2F1%3Fa%3Db'))

it('the guard lets a signed-in user pass', () =>
  expect(at('/setup/wdzl', { signedIn: true })).toMatchObject({ path: '/setup/wdzl/:isIntro?' }))

it('in its other reading the router asks nobody to sign in', () =>
  expect(at('/setup/wdzl', { loginGuard: false })).toMatchObject({ path: '/setup/wdzl/:isIntro?' }))

it('the tab shows the title, a dash and the platform; the title alone where it names the application; else the platform', () => {
  expect(tabTitle('购物车', config)).toBe('购物车-沃土平台')
  expect(tabTitle('沃土首页', config)).toBe('沃土首页')
  expect(tabTitle('', config)).toBe('沃土平台')
})

it('each section with a base has its own no-permission page', () => {
  const section = { name: 'financial', title: '金融账户', base: '/financial', routes }
  expect(routesOf([section]).map(({ path }) => path)).toContain('/financial/403')
  expect(sectionOf('/financial/index', [section])).toBe(section)
  expect(sectionOf('/financialOther', [section])).toBeUndefined()
  expect(errorPath('/403', { pathname: '/financial/index', search: '?a=1' }, [section])).toBe(
    '/financial/403?back=%2Ffinancial%2Findex%3Fa%3D1',
  )
  expect(errorPath('/403', { pathname: '/goods/list', search: '' }, [section])).toBe('/403?back=%2Fgoods%2Flist')
  expect(errorPath('/500', { pathname: '/500', search: '' }, [section])).toBeNull()
})

it('no two routes of the platform share a path', () => {
  const paths = routesOf(sections).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

const as = (grants: Standing['grants'], hasShop = true): Who => ({ signedIn: true, standing: { grants, hasShop } })

it('the guard sends whoever was not granted a page to the section’s 403', () => {
  expect(at('/transaction/myOrder?tab=unpaid', as(['order']))).toBe(
    '/transaction/403?back=%2Ftransaction%2FmyOrder%3Ftab%3Dunpaid',
  )
  expect(at('/transaction/orderManage', as(['purchase']))).toBe('/transaction/403?back=%2Ftransaction%2ForderManage')
  expect(at('/transaction/myOrder', as(['purchase']))).toMatchObject({ path: '/transaction/myOrder' })
  expect(at('/transaction/orderShiping/1', as(['purchase']))).toMatchObject({ path: '/transaction/orderShiping/:id' })
})

it('the guard sends whoever has no shop from a seller’s page to where one is made', () =>
  expect(at('/transaction/orderManage', as(['purchase', 'order'], false))).toBe(
    '/manage/noManufacturer?back=%2Ftransaction%2ForderManage',
  ))

it('the guard waits until it knows what they may, but for pages that anybody may open', () => {
  expect(at('/transaction/myOrder', { signedIn: true, standing: 'asked' })).toBe('wait')
  expect(at('/goods/list', { signedIn: true, standing: 'asked' })).toMatchObject({ path: '/goods/list' })
})
