import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { call, complaintsOf, demo, desktop, phone, signIn, startPlatform } from './platform.ts'

// Every screen opened as its reader opens it, on the demo's data: the right route, one title, nothing broken, axe clean.

const platform = startPlatform()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Reader = 'visitor' | 'buyer' | 'seller' | 'company'

/** Ids of the demo's objects, which a route's parameters stand for. */
interface Ids {
  goods: string
  shop: string
  spec: string
  order: string
  unsent: string
  unpaid: string
  sold: string
  bill: string
  recharge: string
  card: string
  manufacturer: string
  employee: string
}

/** Each route of the specification that is built, as `data-route` says it, with its reader and an address of it. */
const screens: [route: string, reader: Reader, address: (ids: Ids) => string][] = [
  ['/', 'visitor', () => '/'],
  ['/shopList', 'visitor', () => '/shopList'],
  ['/user/login', 'visitor', () => '/user/login'],
  ['/user/register', 'visitor', () => '/user/register'],
  ['/user/registerQY', 'visitor', () => '/user/registerQY'],
  ['/user/forget', 'visitor', () => '/user/forget'],
  ['/401', 'visitor', () => '/401'],
  ['/403', 'visitor', () => '/403'],
  ['/404', 'visitor', () => '/404'],
  ['/404', 'visitor', () => '/no/such/page'],
  ['/500', 'visitor', () => '/500'],
  ['/manage/noManufacturer', 'visitor', () => '/manage/noManufacturer'],
  ['/goods/list', 'visitor', () => '/goods/list'],
  ['/goods/detail', 'visitor', ({ goods }) => `/goods/detail?id=${goods}`],
  ['/goods/home', 'visitor', ({ shop }) => `/goods/home?id=${shop}`],
  ['/order/list', 'visitor', () => '/order/list'],
  ['/agreement/channel/:type', 'visitor', () => '/agreement/channel/privacy'],
  ['/newAgreement/channel', 'visitor', () => '/newAgreement/channel'],
  ['/shoping/cart', 'buyer', () => '/shoping/cart'],
  ['/shoping/orders/:orderType?', 'buyer', ({ spec }) => `/shoping/orders?spec=${spec}&quantity=50`],
  ['/shoping/403', 'buyer', () => '/shoping/403'],
  ['/cashier/cashierPay/:id', 'buyer', ({ bill }) => `/cashier/cashierPay/${bill}`],
  ['/cashier/batchPay/:id', 'buyer', ({ bill }) => `/cashier/batchPay/${bill}`],
  ['/cashier/rechargePay/:id', 'buyer', ({ recharge }) => `/cashier/rechargePay/${recharge}`],
  ['/cashier/payResult/:type/:id', 'buyer', ({ bill }) => `/cashier/payResult/order/${bill}`],
  ['/cashier/403', 'buyer', () => '/cashier/403'],
  ['/financial/index', 'buyer', () => '/financial'],
  ['/financial/balance', 'buyer', () => '/financial/balance'],
  ['/financial/balance/frozenMoney', 'buyer', () => '/financial/balance/frozenMoney'],
  ['/financial/balance/rechargePerson/:id', 'buyer', () => '/financial/balance/rechargePerson/0'],
  ['/financial/balance/recharge/:id', 'buyer', () => '/financial/balance/recharge/0'],
  ['/financial/balance/getCash/:type', 'buyer', () => '/financial/balance/getCash/card'],
  ['/financial/BankAccount', 'buyer', () => '/financial/BankAccount'],
  ['/financial/addNewCardPerson', 'buyer', () => '/financial/addNewCardPerson'],
  ['/financial/BankAccount/cardManage/:id', 'buyer', ({ card }) => `/financial/BankAccount/cardManage/${card}`],
  ['/financial/securitySettings', 'buyer', () => '/financial/securitySettings'],
  ['/financial/securitySettings/setPayPassword', 'buyer', () => '/financial/securitySettings/setPayPassword'],
  ['/financial/securitySettings/setPasswordResult', 'buyer', () => '/financial/securitySettings/setPasswordResult'],
  ['/financial/securitySettings/updatePayPassword', 'buyer', () => '/financial/securitySettings/updatePayPassword'],
  [
    '/financial/securitySettings/updatePasswordResult',
    'buyer',
    () => '/financial/securitySettings/updatePasswordResult',
  ],
  [
    '/financial/securitySettings/resetPayPasswordPerson',
    'buyer',
    () => '/financial/securitySettings/resetPayPasswordPerson',
  ],
  ['/financial/403', 'buyer', () => '/financial/403'],
  ['/transaction/index', 'buyer', () => '/transaction'],
  ['/transaction/myOrder', 'buyer', () => '/transaction/myOrder'],
  [
    '/transaction/myOrder/orderDetailBuyer/:id',
    'buyer',
    ({ order }) => `/transaction/myOrder/orderDetailBuyer/${order}`,
  ],
  [
    '/transaction/myOrder/orderDetailBuyer/:id',
    'seller',
    ({ order }) => `/transaction/myOrder/orderDetailBuyer/${order}`,
  ],
  ['/transaction/orderShiping/:id', 'buyer', ({ order }) => `/transaction/orderShiping/${order}`],
  ['/transaction/orderEvaluation', 'buyer', ({ order }) => `/transaction/orderEvaluation?id=${order}`],
  ['/transaction/viewOrderEvaluation/:id', 'buyer', ({ order }) => `/transaction/viewOrderEvaluation/${order}`],
  ['/transaction/addressManage', 'buyer', () => '/transaction/addressManage'],
  ['/transaction/spsc', 'buyer', () => '/transaction/spsc'],
  ['/transaction/dpsc', 'buyer', () => '/transaction/dpsc'],
  ['/transaction/403', 'buyer', () => '/transaction/403'],
  ['/transaction/index', 'seller', () => '/transaction/index'],
  ['/transaction/orderManage', 'seller', () => '/transaction/orderManage'],
  [
    '/transaction/orderManage/orderDetailSeller/:id',
    'seller',
    ({ sold }) => `/transaction/orderManage/orderDetailSeller/${sold}`,
  ],
  ['/transaction/orderManage/send/:id', 'seller', ({ unsent }) => `/transaction/orderManage/send/${unsent}`],
  ['/transaction/orderPriceChange/:id', 'seller', ({ unpaid }) => `/transaction/orderPriceChange/${unpaid}`],
  ['/setup/index', 'buyer', () => '/setup'],
  ['/setup/wdzl/:isIntro?', 'buyer', () => '/setup/wdzl'],
  ['/setup/wdjf', 'buyer', () => '/setup/wdjf'],
  ['/setup/point', 'buyer', () => '/setup/point'],
  ['/setup/enterpriseInfo', 'company', () => '/setup/enterpriseInfo'],
  ['/setup/enterpriseInfoEdit', 'company', () => '/setup/enterpriseInfoEdit'],
  ['/setup/shippingAddress/:isIntro?', 'buyer', () => '/setup/shippingAddress'],
  ['/setup/manufacturerList', 'seller', () => '/setup/manufacturerList'],
  ['/setup/manufacturerList/add', 'seller', () => '/setup/manufacturerList/add'],
  [
    '/setup/manufacturerList/update/:id',
    'seller',
    ({ manufacturer }) => `/setup/manufacturerList/update/${manufacturer}`,
  ],
  ['/setup/member', 'seller', () => '/setup/member'],
  ['/setup/member/addMember', 'seller', () => '/setup/member/addMember'],
  ['/setup/member/update/:id', 'seller', ({ employee }) => `/setup/member/update/${employee}`],
  ['/setup/xgsjh', 'buyer', () => '/setup/xgsjh'],
  ['/setup/bindAccount', 'buyer', () => '/setup/bindAccount'],
  ['/setup/setPasswordOne', 'buyer', () => '/setup/setPasswordOne'],
  ['/setup/setLoginPassword/:isIntro?', 'buyer', () => '/setup/setLoginPassword'],
  ['/setup/backPwdOne', 'visitor', () => '/setup/backPwdOne'],
  ['/setup/backPwdTwo', 'visitor', () => '/setup/backPwdTwo'],
  ['/setup/collection', 'buyer', () => '/setup/collection'],
  ['/setup/403', 'buyer', () => '/setup/403'],
  ['/service/collection', 'buyer', () => '/service/collection'],
  ['/service/spsc', 'buyer', () => '/service/spsc'],
  ['/service/dpsc', 'buyer', () => '/service/dpsc'],
]

type Rows = { rows: { id: string; state: string }[] }

/** Of the buyer's and the seller's pages. */
const idsOf = async (buyer: Page, seller: Page): Promise<Ids> => {
  const goods = await call<{ rows: { id: string; shopId: string }[] }>(buyer, '/api/buyer/dmp/goods/es/search', {
    keyword: '大米',
  })
  const detail = await call<{ specs: { id: string }[] }>(buyer, '/api/buyer/trading/goods/info/detail', {
    id: goods.rows[0]!.id,
  })
  const bought = await call<Rows>(buyer, '/api/buyer/trading/order/selOrderListByPage', {
    states: ['done', 'unevaluated'],
  })
  const unpaid = await call<Rows>(buyer, '/api/buyer/trading/order/selOrderListByPage', { states: ['unpaid'] })
  const sold = (states: string[]) => call<Rows>(seller, '/api/trading/order/selAllOrderListByPage/v3', { states })
  const bill = await call<{ payId: string }>(buyer, '/api/buyer/trading/order/toPayment', {
    orderIds: [unpaid.rows[0]!.id],
  })
  const recharge = await call<{ payId: string }>(buyer, '/api/finance/cashier/balanceAddCashierOrder', {
    amountFen: 100,
  })
  const cards = await call<{ id: string }[]>(buyer, '/openapi/finance/account/card/selAccountCardList/manage')
  const manufacturers = await call<{ id: string }[]>(seller, '/api/basic/manage/manufacturer/selList', {})
  const employees = await call<Rows>(seller, '/api/basic/member/memberEmployee/selMemberByPage', {})
  return {
    goods: goods.rows[0]!.id,
    shop: goods.rows[0]!.shopId,
    spec: detail.specs[0]!.id,
    order: bought.rows[0]!.id,
    unsent: (await sold(['unsent'])).rows[0]!.id,
    unpaid: (await sold(['unpaid'])).rows[0]!.id,
    sold: (await sold([])).rows[0]!.id,
    bill: bill.payId,
    recharge: recharge.payId,
    card: cards[0]!.id,
    manufacturer: manufacturers[0]!.id,
    employee: employees.rows[0]!.id,
  }
}

/** What axe finds wrong, in a line each. */
const violations = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const found = await axe.run()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  })
}

/** What fades in has another contrast on its way. */
const stillness = async () => {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

const wideAsWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each([
  ['1440', desktop],
  ['390', phone],
])('at %s px', (width, viewport) => {
  it.each(['visitor', 'buyer', 'seller', 'company'] as const)(
    'every screen of a %s',
    { timeout: 300_000 },
    async (reader) => {
      const readers = {} as Record<Reader, Page>
      for (const who of ['visitor', 'buyer', 'seller', 'company'] as const) {
        const page = await (await platform.visit(viewport)).newPage()
        await page.goto(`${platform.origin}/user/login`)
        if (who !== 'visitor') {
          await signIn(page, demo[who])
          await page.waitForURL(`${platform.origin}/`)
        }
        readers[who] = page
      }
      const ids = await idsOf(readers.buyer, readers.seller)
      const page = readers[reader]
      const complaints = await complaintsOf(page.context())
      const wrong: Record<string, unknown> = {}

      for (const [route, who, address] of screens) {
        if (who !== reader) continue
        const path = address(ids)
        await page.goto(platform.origin + path, { waitUntil: 'load' })
        const main = page.locator('main[data-route]')
        await main.waitFor()
        await expect.poll(() => page.getByText('正在加载').count(), { timeout: 45_000 }).toBe(0)
        await page.evaluate(stillness)
        const seen = {
          route: await main.getAttribute('data-route'),
          titles: await page.locator('h1:visible').count(),
          wider: Math.max(0, await wideAsWindow(page)),
          axe: await violations(page),
          complaints: complaints.splice(0),
        }
        const right = { route, titles: 1, wider: 0, axe: [], complaints: [] }
        if (JSON.stringify(seen) !== JSON.stringify(right)) wrong[`${who} ${path}`] = seen
        if (process.env.SCREENSHOTS) {
          const name = `${width}-${who}${path.replace(/[/?=&]+/g, '_').replace(/\d{12,}/g, 'id')}.png`
          await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}`, fullPage: true })
        }
      }
      expect(wrong).toEqual({})
    },
  )
})
