import { createMatcher, mayOpen, type Standing } from '#core/page/route.ts'
import { routesOf, sections } from './sections.ts'

/** The platform's own links. Sections list theirs by `nav` in their routes. */

interface Link {
  href: string
  title: string
}

const match = createMatcher(routesOf(sections))

/** Of these links, those that lead somewhere for whoever is signed in; all of them for a visitor, who signs in first. */
export const open = <L extends Link>(links: readonly L[], standing: Standing | 'asked' | undefined) =>
  links.filter(({ href }) => {
    const route = match(href)?.route
    if (!route || !('load' in route) || !standing) return true
    return standing === 'asked' ? !route.grant && !route.shop : mayOpen(route, standing)
  })

/** Only what leads somewhere: a section that isn't built yet has no link. */
const built = (links: readonly Link[]) => links.filter(({ href }) => match(href))

export const mainNav = built([
  { href: '/', title: '首页' },
  { href: '/goods/list', title: '交易大厅' },
  { href: '/supplyHall/index', title: '供应' },
  { href: '/purchasingHall/index', title: '采购' },
  { href: '/goodsbidding/list', title: '竞价' },
  { href: '/tradingCenter/listing', title: '挂牌项目' },
  { href: '/priceQuotation/index', title: '行情' },
  { href: '/farmingService/demandList', title: '农事服务' },
  { href: '/farmingBaike/questionAnswer', title: '问答' },
  { href: '/newsList', title: '资讯' },
])

export const accountMenu = built([
  { href: '/transaction/index', title: '交易管理' },
  { href: '/financial/index', title: '金融账户' },
  { href: '/farmingManage/index', title: '农场管理' },
  { href: '/service/index', title: '服务中心' },
  { href: '/setup/index', title: '设置' },
])

export const footerNav = built([
  { href: '/navigation/index', title: '网站导航' },
  { href: '/newAgreement/channel', title: '服务协议' },
  { href: '/agreement/userInfo', title: '个人信息授权' },
  { href: '/feedback/index', title: '意见反馈' },
  { href: '/download', title: 'App下载' },
  { href: '/transaction/contactUs', title: '联系我们' },
])

/** What a search can look for, and the list that answers it. */
export const searchScopes = [
  { value: 'goods', title: '商品', path: '/goods/list' },
  { value: 'shop', title: '店铺', path: '/shopList' },
]
