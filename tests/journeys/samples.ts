import type { Page } from 'playwright'
import type { PageRoute, Sample } from '../../src/core/page/route.ts'
import { routesOf, sections } from '../../src/shell/platform/sections.ts'
import { call } from './platform.ts'

// How every screen is opened on the demo's data, from what the routes' lines say (`sample`).

export const readers = ['visitor', 'buyer', 'seller', 'company'] as const
export type Reader = (typeof readers)[number]
type Pages = Record<Reader, Page>
type Rows = { rows: { id: string; state: string }[] }

const found = async (page: Page, keyword: string) =>
  (await call<{ rows: { id: string; shopId: string }[] }>(page, '/api/buyer/dmp/goods/es/search', { keyword })).rows[0]!
const bought = async (page: Page, states: string[]) =>
  (await call<Rows>(page, '/api/buyer/trading/order/selOrderListByPage', { states })).rows[0]!.id
const sold = async (page: Page, states: string[]) =>
  (await call<Rows>(page, '/api/trading/order/selAllOrderListByPage/v3', { states })).rows[0]!.id
const card = async (page: Page) =>
  (await call<{ id: string }[]>(page, '/openapi/finance/account/card/selAccountCardList/manage'))[0]!.id

/** What `{name}` in a sample's address stands for: the id of an object of the demo's, made where it is short-lived. */
const ids: Record<string, (pages: Pages) => Promise<string>> = {
  goods: async ({ buyer }) => (await found(buyer, '大米')).id,
  shop: async ({ buyer }) => (await found(buyer, '大米')).shopId,
  spec: async ({ buyer }) => {
    const { id } = await found(buyer, '大米')
    return (await call<{ specs: { id: string }[] }>(buyer, '/api/buyer/trading/goods/info/detail', { id })).specs[0]!.id
  },
  order: ({ buyer }) => bought(buyer, ['done', 'unevaluated']),
  sold: ({ seller }) => sold(seller, []),
  unsent: ({ seller }) => sold(seller, ['unsent']),
  unpaid: ({ seller }) => sold(seller, ['unpaid']),
  bill: async ({ buyer }) => {
    const orderIds = [await bought(buyer, ['unpaid'])]
    return (await call<{ payId: string }>(buyer, '/api/buyer/trading/order/toPayment', { orderIds })).payId
  },
  recharge: async ({ buyer }) =>
    (await call<{ payId: string }>(buyer, '/api/finance/cashier/balanceAddCashierOrder', { amountFen: 100 })).payId,
  card: ({ buyer }) => card(buyer),
  withdrawal: async ({ buyer }) => {
    const draft = { step: 'draft', cardId: await card(buyer), amountFen: 10_000 }
    return (await call<{ id: string }>(buyer, '/api/finance/balanceBusInfo/cash', draft)).id
  },
  manufacturer: async ({ seller }) =>
    (await call<{ id: string }[]>(seller, '/api/basic/manage/manufacturer/selList'))[0]!.id,
  employee: async ({ seller }) =>
    (await call<Rows>(seller, '/api/basic/member/memberEmployee/selMemberByPage')).rows[0]!.id,
}

/** One look at a screen. */
export interface Look {
  /** As `data-route` says it. */
  route: string
  reader: Reader
  /** With names of ids in it. */
  at: string
}

const readerOf = ({ login, shop }: PageRoute): Reader => (shop ? 'seller' : login ? 'buyer' : 'visitor')

const looksAt = (route: PageRoute, { as = readerOf(route), at }: Sample = {}): Look[] =>
  [at ?? route.path.replace(/\/:\w+\?/g, '')].flat().map((at) => ({ route: route.path, reader: as, at }))

/** Every screen, as its reader opens it; one that two sides open is opened by both. */
export const looks: readonly Look[] = [
  ...routesOf(sections).flatMap((route) =>
    'load' in route && !route.sample?.never ? looksAt(route, route.sample) : [],
  ),
  {
    route: '/transaction/myOrder/orderDetailBuyer/:id',
    reader: 'seller',
    at: '/transaction/myOrder/orderDetailBuyer/{order}',
  },
  { route: '/transaction/index', reader: 'seller', at: '/transaction/index' },
  { route: '/setup/index', reader: 'seller', at: '/setup/index' },
]

/** The address that a look is at. */
export const addressOf = async ({ at }: Look, pages: Pages): Promise<string> => {
  let address = at
  for (const [whole, name] of at.matchAll(/\{(\w+)\}/g)) {
    const id = ids[name!]
    if (!id) throw new Error(`No sample is called ${name}: see ids in tests/journeys/samples.ts`)
    address = address.replace(whole, await id(pages))
  }
  return address
}
