import { once } from 'node:events'
import type { BrowserContext, Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { call, complaintsOf, signIn, startPlatform } from './platform.ts'

// A server that is gone, that answers what is no answer, or that takes its time: a list, a form and the cart say so in
// words, keep what was typed and chosen, and go on once the server is back.

const platform = startPlatform()

type Fault = (route: Route) => Promise<void>
const html = { contentType: 'text/html', body: '<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>' }
const gone: Fault = (route) => route.abort('connectionrefused')
const page200: Fault = (route) => route.fulfill(html)
const page502: Fault = (route) => route.fulfill({ ...html, status: 502 })

const noNetwork = '网络异常，请检查网络后重试'
const noAnswer = '服务返回异常，请稍后重试'
const faults: [name: string, fault: Fault, notice: string][] = [
  ['is gone', gone, noNetwork],
  ['answers with a page', page200, noAnswer],
  ['answers 502 with a page', page502, noAnswer],
]

/** From here on every call of this visitor meets the fault. @returns a function that ends it */
const strike = async (context: BrowserContext, fault: Fault) => {
  const calls = /\/(api|openapi)\//
  await context.route(calls, fault)
  return () => context.unroute(calls, fault)
}

/** Holds the answers of a call back, for as long as a test wants to look. @returns a function that lets them come */
const holdBack = async (context: BrowserContext, path: string) => {
  let letCome = () => {}
  const told = new Promise<void>((resolve) => (letCome = resolve))
  await context.route(`**${path}`, async (route) => {
    await told
    await route.fallback()
  })
  return letCome
}

/** The demo's buyer on a page of his. */
const buyerAt = async (path: string) => {
  const context = await platform.visit()
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  await page.goto(platform.origin + path)
  await signIn(page)
  await page.waitForURL(platform.origin + path)
  /** What went wrong beside the calls themselves. */
  const wrong = () => complaints.filter((text) => !text.startsWith('Failed to load resource'))
  return { context, page, wrong }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** In its place, in the notice above the page, or both. */
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()
/** 502 has a page to itself (specification, section 8), which leads back to what is asked for once more. */
const backFrom502 = async (page: Page, end: () => Promise<void>) => {
  await page.getByRole('heading', { level: 1, name: '服务开小差了' }).waitFor()
  await end()
  await page.getByRole('link', { name: '重试' }).click()
}
/** A page that can't be shown says so; once the server is back it is asked for again. */
const tryAgain = async (page: Page, fault: Fault, notice: string, end: () => Promise<void>) => {
  if (fault === page502) return backFrom502(page, end)
  await alert(page, notice).waitFor()
  // The header's parts may have said so first.
  await page.getByRole('button', { name: '重试', exact: true }).waitFor()
  await end()
  await press(page, '重试')
}
const bones = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '正在加载' })

describe('the list of orders', () => {
  const orders = (page: Page) => page.getByRole('article')

  it.each(faults)('whose server %s', async (_, fault, notice) => {
    const { context, page, wrong } = await buyerAt('/transaction/myOrder')
    const keyword = page.getByRole('searchbox', { name: '商品、店铺或订单号' })
    const tab = page.getByRole('tab', { name: /^已完成/ })
    await tab.click()

    const end = await strike(context, fault)
    await keyword.fill('苹果')
    await press(page, '查询')
    await tryAgain(page, fault, notice, end)
    await expect.poll(() => keyword.inputValue()).toBe('苹果')
    expect(await tab.getAttribute('aria-selected')).toBe('true') // What was there before stays until the answer comes.
    const isFound = (order: string) => /已完成[^]*苹果/.test(order)
    await expect.poll(async () => (await orders(page).allInnerTexts()).every(isFound), { timeout: 45_000 }).toBe(true)
    await orders(page).first().waitFor()
    expect(wrong()).toEqual([])
  })

  it('whose server is slow', async () => {
    const { context, page } = await buyerAt('/setup/index')
    const list = '/api/buyer/trading/order/selOrderListByPage'
    const letFirstCome = await holdBack(context, list)
    await page.goto(`${platform.origin}/transaction/myOrder`)
    await bones(page).waitFor()
    letFirstCome()
    await orders(page).first().waitFor()

    const letNextCome = await holdBack(context, list)
    await page.getByRole('tab', { name: /^待付款/ }).click()
    const rows = (busy: boolean) => page.locator(`[aria-busy=${busy}]`).filter({ has: orders(page) })
    await rows(true).waitFor()
    letNextCome()
    await rows(false).waitFor()
  })
})

/** Where a new address is written. */
const form = '/transaction/addressManage?edit=new'
const area = (page: Page) => page.getByRole('combobox', { name: '所在地区' })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const detail = '民意乡富胜村3组12号'
const saved = (page: Page) => page.getByRole('listitem').filter({ hasText: detail }).first()

const fillHalf = async (page: Page) => {
  await page.getByRole('radio', { name: '退货地址' }).check()
  await page.getByLabel('收货人').fill('王建国')
  await page.getByLabel('手机号').fill('13812345678')
  await area(page).click()
  await option(page, '黑龙江省').waitFor()
}
const fillRest = async (page: Page) => {
  for (const name of ['黑龙江省', '哈尔滨市', '五常市']) await option(page, name).click()
  await page.getByLabel('详细地址').fill(detail)
  await page.getByLabel('默认').check()
}
/** All that the form holds, as its user sees it. */
const filled = (page: Page) =>
  page
    .locator('main form')
    .evaluate((element) =>
      [...element.querySelectorAll<HTMLInputElement>('input, [role=combobox]')].map(
        ({ type, checked, value, innerText }) => (/radio|checkbox/.test(type) ? checked : value || innerText),
      ),
    )

describe('the form of an address', () => {
  it.each(faults)('whose server %s', async (_, fault, notice) => {
    const { context, page, wrong } = await buyerAt(form)
    await fillHalf(page)
    const endOfAreas = await strike(context, fault)
    await option(page, '黑龙江省').click()
    await page.getByRole('dialog').getByText('加载失败').waitFor()
    const half = await filled(page)
    expect(half).toEqual(expect.arrayContaining(['王建国', '13812345678']))
    await endOfAreas()
    await press(page, '重试')
    await option(page, '哈尔滨市').waitFor()
    expect(await filled(page)).toEqual(half)
    await fillRest(page)

    const end = await strike(context, fault)
    const whole = await filled(page)
    await press(page, '保存')
    if (fault === page502) await backFrom502(page, end)
    else await alert(page, notice).waitFor()
    // The areas are asked for anew where the page was left.
    await expect.poll(() => filled(page), { timeout: 20_000 }).toEqual(whole)
    expect(whole).toContain(detail)

    await end()
    await press(page, '保存')
    await saved(page).waitFor()
    expect(wrong()).toEqual([])
  })

  it('whose server is slow', async () => {
    const { context, page } = await buyerAt(form)
    await fillHalf(page)
    await fillRest(page)
    const letCome = await holdBack(context, '/api/basic/address/addAddr')
    await press(page, '保存')
    await page.getByRole('dialog', { name: '正在提交信息' }).waitFor()
    letCome()
    await saved(page).waitFor()
  })
})

describe('the cart', () => {
  const goods = '大黄米 粘黄米 包粘豆包'
  const quantity = (page: Page) => page.getByLabel(`${goods}的数量`)
  const more = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: goods }).getByRole('button', { name: '增加' })
  const other = (page: Page) => page.getByRole('checkbox', { name: '选择栖霞红富士苹果 冰糖心', exact: true })
  const settle = (page: Page) => page.getByRole('button', { name: /^结算/ })
  const open = (page: Page) => page.getByRole('link', { name: /^购物车/ }).click()

  it.each(faults)('whose server %s', async (_, fault, notice) => {
    const { context, page, wrong } = await buyerAt('/setup/index')
    const endOfFirst = await strike(context, fault)
    await open(page)
    await tryAgain(page, fault, notice, endOfFirst)
    await other(page).uncheck()
    const before = Number(await quantity(page).inputValue())

    const end = await strike(context, fault)
    await more(page).click()
    if (fault === page502) {
      await backFrom502(page, end)
      await other(page).uncheck()
    } else {
      await alert(page, notice).waitFor()
      await end()
    }
    expect(await other(page).isChecked()).toBe(false)
    expect(await quantity(page).inputValue()).toBe(`${before}`)

    await more(page).click()
    await expect.poll(() => quantity(page).inputValue()).toBe(`${before + 1}`)
    expect(wrong()).toEqual([])
  })

  it('whose server is slow', async () => {
    const { context, page } = await buyerAt('/setup/index')
    const letFirstCome = await holdBack(context, '/api/buyer/trading/cart/selOrderCart')
    await open(page)
    await bones(page).waitFor()
    letFirstCome()
    await settle(page).waitFor()

    const letNextCome = await holdBack(context, '/api/trading/cart/updOrderCart')
    await more(page).click()
    await settle(page).and(page.locator('[aria-busy=true]')).waitFor()
    letNextCome()
    await settle(page).and(page.locator(':not([aria-busy])')).waitFor()
  })
})

it('a page that waits for its very first answer shows that it is opening', async () => {
  const context = await platform.visit()
  const page = await context.newPage()
  const letCome = await holdBack(context, '/project/config')
  await page.goto(platform.origin)
  await page.getByRole('progressbar', { name: '正在打开页面' }).waitFor()
  letCome()
  await page.getByRole('navigation', { name: '主导航' }).waitFor()
})

it.each<[name: string, lose: Fault, goOn: (page: Page) => Promise<void>]>([
  ['lost on its way', gone, (page) => alert(page, noNetwork).waitFor()],
  [
    'a fault in place of the truth',
    (route) => route.fulfill({ status: 500, json: { code: 'SERVER_FAULT', msg: '服务开小差了', data: null } }),
    (page) => page.getByRole('link', { name: '重试' }).click(),
  ],
])('an order whose answer is %s, and that is sent again, is one order', async (_, lose, goOn) => {
  const { context, page } = await buyerAt('/setup/index')
  const { rows } = await call<{ rows: { id: string }[] }>(page, '/api/buyer/dmp/goods/es/search', { keyword: '稻花香' })
  const goods = await call<{ specs: { id: string }[] }>(page, '/api/buyer/trading/goods/info/detail', {
    id: rows[0]!.id,
  })
  const unpaid = async () => (await call<{ unpaid: number }>(page, '/api/buyer/trading/order/selectOrderCount')).unpaid
  const before = await unpaid()

  await page.goto(`${platform.origin}/shoping/orders?spec=${goods.specs[0]!.id}&quantity=1`)
  await context.route(
    '**/api/buyer/trading/order/orderSubmit',
    async (route) => {
      await route.fetch()
      await lose(route)
    },
    { times: 1 },
  )
  await press(page, '提交订单')
  await goOn(page)
  expect(await unpaid()).toBe(before + 1)

  await press(page, '提交订单')
  await page.getByRole('heading', { level: 1, name: '收银台' }).waitFor()
  expect(await unpaid()).toBe(before + 1)
})

// Last of all: no server is left for another test.
it('what is open when the server is killed stays as it is, and says so', async () => {
  const { context, page: address, wrong } = await buyerAt(form)
  await fillHalf(address)
  await fillRest(address)
  const whole = await filled(address)
  const cart = await context.newPage()
  await cart.goto(`${platform.origin}/shoping/cart`)
  const more = cart.getByRole('button', { name: '增加' }).first()
  await more.waitFor()

  platform.server().kill('SIGKILL')
  await once(platform.server(), 'exit')

  await press(address, '保存')
  await alert(address, noNetwork).waitFor()
  expect(await filled(address)).toEqual(whole)
  await more.click()
  await alert(cart, noNetwork).waitFor()
  expect(wrong()).toEqual([])
})
