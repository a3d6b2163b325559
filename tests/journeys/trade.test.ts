import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { ways, type Hand, type Way } from './hands.ts'
import { call, complaintsOf, demo, startPlatform } from './platform.ts'

// What Wotu is for, from beginning to end: a visitor finds goods, signs in because he wants them, orders and pays; the
// seller sends them; the buyer sees that at once, receives them and says what he thinks of them; and the money has gone
// from the one to the other. By mouse, by keyboard and by finger it is the same text.

const platform = startPlatform()

/** Of the shop of the demo's seller. */
const goods = '五常大米 稻花香2号 当季新米 民乐核心产区'

/** Somebody at a browser of his own. */
interface Person extends Hand {
  page: Page
  /** What his browser complained of. */
  complaints: string[]
}

const somebody = async (way: Way): Promise<Person> => {
  const context = await way.visit(platform)
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  return { page, complaints, ...(await way.hand(page, complaints)) }
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
/** The state of the order, at the top of its page. */
const stateOf = (page: Page) => page.getByRole('main').getByRole('status').first()

/** ¥1,234.50 is 123450. */
const fenOf = (text: string) => Math.round(Number(/¥([\d,.]+)/.exec(text)![1]!.replaceAll(',', '')) * 100)

/** In fen, what this person could spend now. */
const balanceOf = async ({ page }: Person) =>
  (await call<{ availableFen: number }>(page, '/api/finance/balanceBusInfo/selBalance')).availableFen

const findGoods = async ({ page, type, press }: Person) => {
  await page.goto(platform.origin)
  await type(page.getByRole('searchbox', { name: '搜索内容' }), '稻花香')
  await press(page.getByRole('button', { name: '搜索', exact: true }))
  await titleOf(page).filter({ hasText: '交易大厅' }).waitFor()
  await press(page.getByRole('main').getByRole('link', { name: goods }))
  await titleOf(page).filter({ hasText: goods }).waitFor()
}

const signInAs = async (phone: string, { page, type, press }: Person) => {
  await titleOf(page).filter({ hasText: '登录' }).waitFor()
  await type(page.getByRole('textbox', { name: '手机号或账号' }), phone)
  await type(page.getByLabel(/^密码\*?$/), demo.password)
  await press(page.getByRole('button', { name: '登录', exact: true }))
}

const putIntoCart = async ({ page, press }: Person) => {
  await press(button(page, '加购'))
  await page.getByText('已加入购物车').waitFor()
}

/** Orders these goods and no others of the cart. @returns what they come to, in fen */
const order = async ({ page, press, choose }: Person) => {
  await press(link(page, /^购物车/))
  await choose(page.getByRole('checkbox', { name: '全选' }))
  await button(page, '结算（0）').waitFor()
  await choose(page.getByRole('checkbox', { name: `选择${goods}`, exact: true }))
  await press(button(page, '结算（1）'))
  await titleOf(page).filter({ hasText: '确认订单' }).waitFor()
  const total = fenOf(await page.getByText(/^应付/).innerText())
  await press(button(page, '提交订单'))
  return total
}

const payFromBalance = async (total: number, { page, choose, press, keyIn }: Person) => {
  await choose(page.getByRole('radio', { name: /^余额/ }))
  const pay = button(page, /^确认支付/)
  expect(fenOf(await pay.innerText())).toBe(total)
  await press(pay)
  await keyIn(page.getByRole('group', { name: '支付密码' }), demo.payPassword)
  await page.getByText('支付成功').waitFor()
}

/** From the result of the payment to the page of the order. @returns the order's number */
const openOrder = async ({ page, press }: Person) => {
  await press(link(page, '查看订单'))
  const newest = page.getByRole('article').filter({ hasText: goods }).first()
  const number = (await newest.getAttribute('aria-label'))!.replace('订单', '')
  await press(newest.getByRole('link', { name: number }))
  await titleOf(page).filter({ hasText: '订单详情' }).waitFor()
  return number
}

const send = async (number: string, { page, press, choose, type }: Person) => {
  await press(page.getByRole('article', { name: `订单${number}` }).getByRole('link', { name: '发货' }))
  await choose(page.getByRole('radio', { name: '快递' }))
  await type(page.getByLabel('快递公司'), '顺丰速运')
  await type(page.getByLabel('运单号'), 'SF1440983765211')
  await press(button(page, '确认发货'))
  await stateOf(page).filter({ hasText: '待收货' }).waitFor()
}

const receive = async ({ page, press }: Person) => {
  await press(button(page, '确认收货'))
  await press(page.getByRole('dialog', { name: '确认收货？' }).getByRole('button', { name: '确认收货' }))
  await stateOf(page).filter({ hasText: '待评价' }).waitFor()
}

const evaluate = async (words: string, { page, press, choose, type }: Person) => {
  await press(link(page, '评价'))
  await choose(page.getByRole('radiogroup', { name: '商品评分' }).getByRole('radio', { name: '4星' }))
  await type(page.getByLabel('评价内容'), words)
  await press(button(page, '提交评价'))
  await titleOf(page).filter({ hasText: '查看评价' }).waitFor()
}

/** Back to the goods, by way of the orders. */
const lookAgain = async ({ page, press }: Person) => {
  await press(link(page, '返回'))
  await press(page.getByRole('article').first().getByRole('link', { name: goods }))
  await titleOf(page).filter({ hasText: goods }).waitFor()
}

it.each(ways.map((way) => [way.name, way] as const))(
  'goods go from a shop to a buyer, and his money to the seller, %s',
  { timeout: 240_000 },
  async (_, way) => {
    const buyer = await somebody(way)
    await findGoods(buyer)
    // Nobody is asked who he is before he wants something; then he comes back to it.
    await link(buyer.page, '登录').waitFor()
    const wanted = buyer.page.url()
    await buyer.press(button(buyer.page, '加购'))
    await signInAs(demo.buyer, buyer)
    await buyer.page.waitForURL(wanted)
    await titleOf(buyer.page).filter({ hasText: goods }).waitFor()

    const seller = await somebody(way)
    await seller.page.goto(`${platform.origin}/transaction/orderManage`)
    await signInAs(demo.seller, seller)
    await titleOf(seller.page).filter({ hasText: '订单管理' }).waitFor()
    const before = { buyer: await balanceOf(buyer), seller: await balanceOf(seller) }

    await putIntoCart(buyer)
    const total = await order(buyer)
    await payFromBalance(total, buyer)
    const number = await openOrder(buyer)
    await stateOf(buyer.page).filter({ hasText: '待发货' }).waitFor()
    // Paid, but not to the seller yet: until the goods are received, the platform keeps the money.
    expect(await balanceOf(buyer)).toBe(before.buyer - total)
    expect(await balanceOf(seller)).toBe(before.seller)

    let reloads = 0
    buyer.page.on('load', () => reloads++)
    await send(number, seller)
    await stateOf(buyer.page).filter({ hasText: '待收货' }).waitFor()
    expect(reloads).toBe(0)

    await receive(buyer)
    expect(await balanceOf(seller)).toBe(before.seller + total)
    const { rows } = await call<{ rows: object[] }>(
      seller.page,
      '/openapi/finance/account/cashflow/selFlowList/manage',
      { serial: number },
    )
    expect(rows).toEqual([
      expect.objectContaining({ kind: 'income', amountFen: total, balanceFen: before.seller + total, bizNo: number }),
    ])

    const words = `米香浓，煮粥出油，${way.name}`
    await evaluate(words, buyer)
    await lookAgain(buyer)
    await buyer.page
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByRole('img', { name: '4分，满分5分' })
      .waitFor()

    expect(await balanceOf(buyer)).toBe(before.buyer - total)
    expect(buyer.complaints).toEqual([])
    expect(seller.complaints).toEqual([])
  },
)
