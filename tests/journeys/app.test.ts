import type { BrowserContext, Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { complaintsOf, demo, desktop, phone, signIn, startPlatform } from './platform.ts'

// Sections of the platform as tags in a partner's page: one at the page's own address, one that keeps its route to itself.

const platform = startPlatform()

const trade = (page: Page) => page.locator('#trade')
const setup = (page: Page) => page.locator('#setup')
const shows = (tag: ReturnType<typeof trade>, route: string) => tag.locator(`[data-route="${route}"]`).waitFor()
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

const open = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/app.html`)
  return page
}

/** A member of the demo, signed in through the platform's window from the first tag. */
const openSignedIn = async (context: BrowserContext, who = demo.buyer) => {
  const page = await open(context)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    trade(page).getByRole('button', { name: '去登录' }).click(),
  ])
  await signIn(popup, who)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: '同意授权' }).click()])
  await shows(trade(page), '/transaction/myOrder')
  return page
}
const orders = (page: Page) => trade(page).locator('article header a[href*="orderDetailBuyer"]')

const widths = [
  ['1440', desktop],
  ['390', phone],
] as const

it.each(widths)(
  'a buyer signs in, looks at an order and goes back with the browser’s buttons, at %s px',
  async (width, viewport) => {
    const context = await platform.visit(viewport)
    const complaints = await complaintsOf(context)
    const page = await openSignedIn(context)
    // Where the page has put it, the tag has begun without a step of history.
    expect(await addressOf(page)).toBe('/html/app.html')
    const number = (await orders(page).first().textContent())!
    await orders(page).first().click()
    await shows(trade(page), '/transaction/myOrder/orderDetailBuyer/:id')
    await trade(page).getByText(number).first().waitFor()
    const detail = await addressOf(page)
    expect(detail).toMatch(/^\/html\/app\/myOrder\/orderDetailBuyer\/\d+$/)
    await page.getByText('正在查看：订单详情').waitFor()
    await picture(page, `app-detail-${width}`)

    await page.goBack()
    await shows(trade(page), '/transaction/myOrder')
    await orders(page).first().waitFor()
    await page.goForward()
    await shows(trade(page), '/transaction/myOrder/orderDetailBuyer/:id')
    await page.getByRole('navigation', { name: '我的交易' }).getByRole('button', { name: '订单' }).click()
    await shows(trade(page), '/transaction/myOrder')
    expect(await addressOf(page)).toBe('/html/app/myOrder')
    await orders(page).first().waitFor()
    await picture(page, `app-orders-${width}`)

    // The page is the partner's still: its title, its one heading, no second main, nothing wider than the window.
    expect(await page.title()).toBe('我的交易 · 合作方页面')
    expect(await page.locator('main').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
  },
)

it('an address beneath the base opens its page, for whoever signs in', async () => {
  const context = await platform.visit()
  const page = await openSignedIn(context)
  await orders(page).first().click()
  await shows(trade(page), '/transaction/myOrder/orderDetailBuyer/:id')
  await page.reload()
  await Promise.all([
    context.waitForEvent('page').then((popup) => popup.getByRole('button', { name: '同意授权' }).click()),
    trade(page).getByRole('button', { name: '去登录' }).click(),
  ])
  await shows(trade(page), '/transaction/myOrder/orderDetailBuyer/:id')
})

it.each(widths)(
  'an address is changed in the other tag, which leaves the page’s address and its neighbour alone, at %s px',
  async (width, viewport) => {
    const context = await platform.visit(viewport)
    const complaints = await complaintsOf(context)
    const page = await openSignedIn(context)
    await setup(page)
      .getByRole('link', { name: /收货地址/ })
      .click()
    await shows(setup(page), '/setup/shippingAddress/:isIntro?')
    await setup(page).getByRole('link', { name: '编辑' }).first().click()
    const field = setup(page).getByLabel(/^详细地址/)
    const written = `民意乡富胜村${width}号`
    await field.fill(written)
    // What is filled in is not lost by a link of the tag; the partner's own page is not held up.
    await setup(page).getByRole('link', { name: '取消' }).click()
    await setup(page).getByRole('dialog', { name: '离开此页？' }).getByRole('button', { name: '取消' }).click()
    await setup(page).getByRole('button', { name: '保存' }).click()
    await setup(page).getByText(written).waitFor()
    await picture(page, `app-address-${width}`)
    expect(await addressOf(page)).toBe('/html/app.html')
    await shows(trade(page), '/transaction/myOrder')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
  },
)

it('what leads out of its section opens the platform; what is typed in secret does too', async () => {
  const context = await platform.visit()
  const page = await openSignedIn(context)
  const [password] = await Promise.all([
    context.waitForEvent('page'),
    setup(page)
      .getByRole('link', { name: /登录密码/ })
      .click(),
  ])
  await password.waitForURL(`${platform.origin}/setup/setPasswordOne`)
  const [shop] = await Promise.all([
    context.waitForEvent('page'),
    trade(page).locator('article a[href*="/goods/home"]').first().click(),
  ])
  await shop.waitForURL(`${platform.origin}/goods/home?id=*`)
  await shows(trade(page), '/transaction/myOrder')
  await shows(setup(page), '/setup/index')

  // The page may lead there itself.
  const asked = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('wotu-navigate', (event) => {
          event.preventDefault()
          resolve((event as CustomEvent<{ href: string }>).detail.href)
        }),
      ),
  )
  await setup(page)
    .getByRole('link', { name: /登录密码/ })
    .click()
  expect(await asked).toBe(`${platform.origin}/setup/setPasswordOne`)
})

/** Presses the first of these, which opens a page of the platform's. @returns that page, and what waits until there is one less */
const leadOut = async (context: BrowserContext, buttons: Locator) => {
  await buttons.first().waitFor()
  const before = await buttons.count()
  const [own] = await Promise.all([context.waitForEvent('page'), buttons.first().click()])
  return { own, oneLess: () => expect.poll(() => buttons.count()).toBe(before - 1) }
}

it('what the platform alone may do is done on the platform, and the tag hears of it: a receipt', async () => {
  const context = await platform.visit()
  const page = await openSignedIn(context)
  const { own, oneLess } = await leadOut(context, trade(page).getByRole('button', { name: '去平台确认收货' }))
  await own.waitForURL(`${platform.origin}/transaction/myOrder/orderDetailBuyer/*`)
  await own.getByRole('button', { name: '确认收货' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await own.getByRole('dialog').waitFor({ state: 'detached' })
  await oneLess()
  // The tag has stayed where it was.
  await shows(trade(page), '/transaction/myOrder')
})

it('and so is the closing of an order that was sold', async () => {
  const context = await platform.visit()
  const page = await openSignedIn(context, demo.seller)
  await trade(page).evaluate((tag) => Object.assign(tag, { route: '/orderManage' }))
  await shows(trade(page), '/transaction/orderManage')
  const { own, oneLess } = await leadOut(context, trade(page).getByRole('button', { name: '去平台关闭订单' }))
  await own.waitForURL(`${platform.origin}/transaction/orderManage/orderDetailSeller/*`)
  await own.getByRole('button', { name: '关闭订单' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByLabel(/^关闭原因/).fill('今年的货已经卖完')
  await dialog.getByRole('button', { name: '关闭订单' }).click()
  await dialog.waitFor({ state: 'detached' })
  await oneLess()
  await shows(trade(page), '/transaction/orderManage')
})

it('a screen whose code does not arrive says so, and is there at the second try', async () => {
  const context = await platform.visit()
  const page = await openSignedIn(context)
  const isScreen = /\/chunks\/AddressManage-[\w-]+\.js$/
  await page.route(isScreen, (route) => route.abort())
  const button = page.getByRole('navigation', { name: '我的交易' }).getByRole('button', { name: '地址' })
  await button.click()
  await trade(page).getByText('这部分内容暂时无法显示').waitFor()
  await page.unroute(isScreen)
  await trade(page).getByRole('button', { name: '重试' }).click()
  await shows(trade(page), '/transaction/addressManage')
})

/** Kept where `SCREENSHOTS` names a folder: look at them. */
const picture = async (page: Page, name: string) => {
  const folder = process.env.SCREENSHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
