import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { complaintsOf, desktop, phone, startPlatform } from './platform.ts'

// Each example, opened at the partner's address in both widths, does what it shows a partner's engineer.

const platform = startPlatform()

const framework = async (page: Page) => {
  const cards = page.locator('wotu-goods-card')
  // Words that the host gave as an object.
  await page.getByRole('button', { name: '放进菜篮' }).first().waitFor()
  expect(await cards.count()).toBe(8)
  // An event heard and vetoed: the host takes over, and no window opens.
  // The first card, which need not be the first that is drawn.
  await cards.first().getByRole('button', { name: '马上下单' }).click()
  await page.locator('#said', { hasText: '要买 100000000000000001' }).waitFor()
  expect(page.context().pages()).toHaveLength(1)
  // Drawn under a condition, and taken away again.
  await page.getByText('登录后查看购物车').waitFor()
  await page.getByRole('button', { name: '显示购物车' }).click()
  await page.locator('wotu-cart').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '显示购物车' }).click()
  await page.getByText('登录后查看购物车').waitFor()
  // A long list.
  await page.getByRole('button', { name: '显示 100 件' }).click()
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('wotu-goods-card')].filter((card) => card.shadowRoot?.querySelector('article'))
        .length === 100,
  )
}

/** What each example must show or do. What it may complain of is nothing. */
const examples: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  plain: async (page, context) => {
    const log = page.locator('#log')
    await page.getByText('五常大米').first().waitFor()
    await log.getByText('wotu-goods-card 已显示').first().waitFor()
    await page.getByLabel(/由本站处理/).check()
    const first = page.locator('wotu-goods-card').first()
    await first.getByRole('button', { name: '立即购买' }).click()
    await log.getByText('本站接手：购买 100000000000000001').waitFor()
    await page.getByLabel(/由本站处理/).uncheck()
    const [order] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: '立即购买' }).first().click(),
    ])
    await order.waitForURL(`${platform.origin}/**`)
    await log.getByText('前往平台').waitFor()
  },

  'react-17': framework,
  'react-18': framework,
  'react-19': framework,
  'vue-3': framework,

  'server-rendered': async (page) => {
    await page.getByText('五常大米').first().waitFor()
    // Taken over by its script, the button leads to the platform's window.
    await page.getByRole('button', { name: '去登录' }).waitFor()
  },

  'strict-csp': async (page) => {
    await page.getByText('五常大米').first().waitFor()
    await page.getByText('登录后查看购物车').waitFor()
    // Each file of ours is pinned, and text can't become markup here: that is what the page is for.
    const unpinned = await page
      .locator('script[src*="/kit/"], link[rel=modulepreload]')
      .evaluateAll((files) => files.filter((file) => !file.getAttribute('integrity')).length)
    expect(unpinned).toBe(0)
    expect(
      await page.evaluate(() => {
        try {
          document.createElement('p').innerHTML = '<b>text</b>'
        } catch (error) {
          return (error as Error).name
        }
      }),
    ).toBe('TypeError')
    complaintsMay(page, /trusted|TrustedHTML/i)
  },

  'two-versions': async (page) => {
    await page.getByText('2 份脚本，4 个标签已显示，0 个出错').waitFor()
    await page.getByText('五常大米').first().waitFor()
    const cores = await page.evaluate(
      () => Object.getOwnPropertySymbols(globalThis).filter((symbol) => symbol.description === 'wotu.core/1').length,
    )
    expect(cores).toBe(1)
    const roots = await page
      .locator('wotu-goods-card')
      .evaluateAll((cards) => cards.map((card) => card.shadowRoot!.querySelectorAll('#root').length))
    expect(roots).toEqual([1, 1])
  },

  'every-tag': async (page) => {
    for (const text of ['登录后查看余额', '登录后查看账单', '登录后查看购物车', '五常大米'])
      await page.getByText(text).first().waitFor()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  },

  'token-provider': async (page) => {
    await page.getByRole('button', { name: /^结算/ }).waitFor()
    await page.getByText('可用余额').waitFor()
    // Two tags, one question to the partner's backend.
    await page.getByText('已向本站后台取过 1 次令牌').waitFor()
    await page.getByRole('button', { name: '本站用户：已登录' }).click()
    await page.getByText('登录后查看购物车').waitFor()
    await page.getByRole('button', { name: '本站用户：未登录' }).click()
    await page.getByRole('button', { name: /^结算/ }).waitFor()
  },

  theming: async (page) => {
    const buy = page.getByRole('button', { name: '马上下单' })
    await buy.waitFor()
    const colour = () => buy.evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(await colour()).toBe('rgb(162, 87, 26)')
    await page.getByText('新货正在路上').waitFor()
    await page.getByText('菜篮子就在这里').waitFor()
    const card = page.locator('wotu-goods-card').first()
    const dark = () => card.evaluate((tag) => getComputedStyle(tag).colorScheme)
    expect(await dark()).not.toBe('dark')
    await page.getByRole('button', { name: '夜市' }).click()
    expect(await dark()).toBe('dark')
    // It fades.
    await expect.poll(colour, { timeout: 45_000 }).not.toBe('rgb(162, 87, 26)')
    await page.getByLabel('紧凑').check()
    expect(await card.getAttribute('density')).toBe('compact')
  },

  hostile: async (page) => {
    await page.getByText('五常大米').first().waitFor()
    await page.getByRole('button', { name: '全部试一遍' }).click()
    await page.getByText(/共 \d+ 项，得手 0 项/).waitFor()
    // What the browser holds back, it says.
    complaintsMay(page, /Framing|frame-ancestors|CORS policy|ERR_FAILED/)
  },
}

/** What a page may complain of after all, by page. */
const allowed = new WeakMap<Page, RegExp>()
const complaintsMay = (page: Page, pattern: RegExp) => void allowed.set(page, pattern)

describe.each([
  ['1440', desktop],
  ['390', phone],
])('at %s px', (_, viewport) => {
  it.each(Object.entries(examples))('the example %s does its job', async (name, use) => {
    const context = await platform.visit(viewport)
    const complaints = await complaintsOf(context)
    const page = await context.newPage()
    await page.goto(`${platform.partner}/${name}/`)
    await use(page, context)
    const may = allowed.get(page)
    expect(complaints.filter((text) => !may?.test(text))).toEqual([])
    // Nothing is wider than the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('the front page leads to every example', async () => {
    const context = await platform.visit(viewport)
    const complaints = await complaintsOf(context)
    const page = await context.newPage()
    await page.goto(platform.partner)
    const links = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const name of Object.keys(examples)) expect(links).toContain(`${platform.partner}/${name}/`)
    for (const link of links) expect((await page.request.get(link)).status()).toBe(200)
    expect(complaints).toEqual([])
  })
})
