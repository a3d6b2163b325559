import type { BrowserContext, Page } from 'playwright'
import { expect, it } from 'vitest'
import { call, complaintsOf, consent, demo, desktop, phone, signIn, startPlatform } from './platform.ts'

// The cart in a partner's page: another site, under the strict policy of server/partner.ts.

const platform = startPlatform()

/** Opens the partner's cart and lets it sign the demo's buyer in, in the platform's own window. */
const openSignedIn = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/cart.html`)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: '去登录' }).click(),
  ])
  await popup.waitForURL(`${platform.origin}/**`)
  await signIn(popup)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: '同意授权' }).click()])
  await settle(page).waitFor()
  return page
}
const settle = (page: Page) => page.getByRole('button', { name: /^结算/ })
const firstQuantity = (page: Page) => page.getByLabel(/的数量$/).first()

/** What of secrets could be typed into this page; locators see into every shadow root. */
const secretInputs = (page: Page) =>
  page.locator('input[type=password], input[autocomplete^=cc-], input[autocomplete=one-time-code], iframe').count()

/** Notes what would open, and opens nothing. */
const heldBack = (page: Page) =>
  page.evaluate(() => {
    const opened: string[] = []
    window.open = (url) => (opened.push(String(url)), null)
    Object.assign(window, { opened })
  })
const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: string[] }).opened)

it.each([
  ['goods-card', '五常大米'],
  ['cart', '登录后查看购物车'],
  ['cashier', '登录后查看账单'],
  ['wallet', '登录后查看余额'],
  ['sign-in', '登录'],
])('the example of wotu-%s shows its tag to a visitor', async (name, text) => {
  const context = await platform.visit()
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/${name}.html`)
  await page.locator(`wotu-${name}`).getByText(text).first().waitFor()
  expect(complaints).toEqual([])
})

it('what only a member sees is loaded beside his token or his signing in, and for no visitor', async () => {
  const page = await (await platform.visit()).newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const forMembers = () => loaded.filter((url) => url.includes('/chunks/MyCart-'))
  await page.goto(`${platform.partner}/html/cart.html`)
  await page.getByText('登录后查看购物车').waitFor()
  await page.waitForLoadState('networkidle')
  expect(forMembers()).toEqual([])

  // While he signs in, in the window.
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForRequest(/\/chunks\/MyCart-/),
    page.getByRole('button', { name: '去登录' }).click(),
  ])
  expect(popup.isClosed()).toBe(false)
  await popup.close()

  // The page knows its user; the token never comes.
  const coming = page.waitForRequest(/\/chunks\/MyCart-/)
  await page.addInitScript(`
    import('${platform.origin}/kit/1/wotu.js').then(({ configure }) =>
      configure({ tokenProvider: () => new Promise(() => {}) }))
  `)
  await page.reload()
  await coming
  await page.getByText('登录后查看购物车').waitFor()
})

it('what a tag shows of money is paid on the platform: the bill is here, the password there', async () => {
  const context = await platform.visit()
  const own = await context.newPage()
  await own.goto(`${platform.origin}/user/login`)
  await signIn(own)
  await own.waitForURL(`${platform.origin}/`)
  const orders = await call<{ rows: { id: string }[] }>(own, '/api/buyer/trading/order/selOrderListByPage', {
    states: ['unpaid'],
  })
  const { payId } = await call<{ payId: string }>(own, '/api/buyer/trading/order/toPayment', {
    orderIds: [orders.rows[0]!.id],
  })

  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/cashier.html?pay=${payId}`)
  await consent(page)
  const [cashier] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('wotu-cashier').getByRole('button', { name: '前往平台付款' }).click(),
  ])
  expect(await secretInputs(page)).toBe(0)
  await cashier.waitForURL(`${platform.origin}/cashier/cashierPay/${payId}`)
  await cashier.getByRole('button', { name: /^确认支付/ }).click()
  await cashier.getByRole('group', { name: '支付密码' }).waitFor()
  await cashier.keyboard.type(demo.payPassword)
  // The partner's page hears of it.
  await page.waitForFunction((payId) => document.title === `已支付 · ${payId}`, payId)
})

it.each([
  ['1440', desktop],
  ['390', phone],
])('signs in in a window of the platform, and shows that buyer’s cart, at %s px', async (_, viewport) => {
  const context = await platform.visit(viewport)
  const complaints = await complaintsOf(context)
  const page = await openSignedIn(context)
  expect(await firstQuantity(page).inputValue()).toMatch(/^\d+$/)
  expect(await secretInputs(page)).toBe(0)
  expect(complaints).toEqual([])
})

it('shows what another tab of the platform has changed, and leads to the platform to order', async () => {
  const context = await platform.visit()
  const complaints = await complaintsOf(context)
  const page = await openSignedIn(context)

  const own = await context.newPage()
  await own.goto(`${platform.origin}/shoping/cart`)
  const before = Number(await firstQuantity(own).inputValue())
  await own.getByRole('button', { name: '增加' }).first().click()
  await page.waitForFunction(
    (quantity) => {
      const field = document.querySelector('wotu-cart')!.shadowRoot!.querySelector('input[inputmode=numeric]')
      return (field as HTMLInputElement).value === quantity
    },
    `${before + 1}`,
  )

  const [order] = await Promise.all([context.waitForEvent('page'), settle(page).click()])
  await order.waitForURL(`${platform.origin}/shoping/orders?lines=*`)
  await order.getByRole('heading', { name: '确认订单' }).waitFor()
  expect(await order.evaluate(() => opener)).toBeNull()
  expect(complaints).toEqual([])
})

it.each(['wotu-checkout', 'wotu-navigate'])('stays where the page prevents %s', async (type) => {
  const context = await platform.visit()
  const page = await openSignedIn(context)
  await heldBack(page)
  await settle(page).click()
  await page.locator('wotu-cart a').nth(1).click()
  expect(await opened(page)).toEqual([
    expect.stringContaining(`${platform.origin}/shoping/orders?lines=`),
    expect.stringContaining(`${platform.origin}/goods/`),
  ])

  await page.evaluate((type) => document.addEventListener(type, (event) => event.preventDefault()), type)
  await settle(page).click()
  expect(await opened(page)).toHaveLength(2)
})

it('is not signed in where the user refuses, and says so in the tag', async () => {
  const context = await platform.visit()
  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/cart.html`)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: '去登录' }).click(),
  ])
  await signIn(popup)
  await popup.getByRole('button', { name: '拒绝' }).click()
  await page.locator('wotu-cart').getByText('您没有同意授权').waitFor()
  await page.getByRole('button', { name: '去登录' }).waitFor()
})

it('looks the same whatever the page says of its own elements', async () => {
  const context = await platform.visit()
  const page = await openSignedIn(context)
  // Its width is the page's own business.
  await page.evaluate(() =>
    Object.assign(document.querySelector<HTMLElement>('wotu-cart')!.style, { display: 'block', width: '1000px' }),
  )
  const before = await page.evaluate(lookOf)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { all: unset }
      html { display: block; font: bold 62.5%/3 serif; color: red; letter-spacing: 3px; text-transform: uppercase }
      head { display: none }
      body { display: block; max-width: 1100px; margin: 0 auto; padding: 24px; text-align: end; cursor: wait }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await page.evaluate(lookOf)).toEqual(before)
})

/** Where everything in the tag stands, and how it is set. */
const lookOf = () => {
  const root = document.querySelector('wotu-cart')!.shadowRoot!.getElementById('root')!
  const origin = root.getBoundingClientRect()
  const style = ['font', 'color', 'letterSpacing', 'textTransform', 'textAlign', 'display', 'cursor'] as const
  return [root, ...root.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const computed = getComputedStyle(element)
    const place = [x - origin.x, y - origin.y, width, height].map(Math.round)
    return [element.tagName, ...place, ...style.map((name) => computed[name])].join(' ')
  })
}

it('what a partner’s page says of itself goes with its links into the order, for its seller to read', async () => {
  const context = await platform.visit()
  const page = await openSignedIn(context)
  // As text: the test runner rewrites an import that it sees.
  await page.evaluate(
    `import('${platform.origin}/kit/1/wotu.js').then(({ configure }) => configure({ attribution: 'spring-2026' }))`,
  )
  const [order] = await Promise.all([context.waitForEvent('page'), settle(page).click()])
  await order.waitForURL(`${platform.origin}/shoping/orders?lines=*&via=spring-2026&from=*`)
  // Wherever he goes in this tab before he orders.
  await order.goto(`${platform.origin}/shoping/cart`)
  await order.getByRole('button', { name: /^结算/ }).click()
  await order.getByRole('button', { name: '提交订单' }).click()
  await order.waitForURL(`${platform.origin}/cashier/**`)
  const payId = new URL(order.url()).pathname.split('/').at(-1)
  const { orders } = await call<{ orders: { id: string }[] }>(order, '/api/buyer/finance/payment/selPayById', { payId })

  const seller = await (await platform.visit()).newPage()
  await seller.goto(`${platform.origin}/user/login`)
  await signIn(seller, demo.seller)
  await seller.waitForURL(`${platform.origin}/`)
  const sold = await call<{ rows: { id: string }[] }>(seller, '/api/trading/order/selAllOrderListByPage/v3', {})
  const his = orders.find(({ id }) => sold.rows.some((row) => row.id === id))!
  await seller.goto(`${platform.origin}/transaction/orderManage/orderDetailSeller/${his.id}`)
  await seller.getByText(/合作站点 .* · spring-2026/).waitFor()
})

it('a partner’s backend vouches for its user: its page gets a token, which is nobody’s anywhere else', async () => {
  const context = await platform.visit()
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/sign-in.html`)
  const given = await page.evaluate(async () => (await fetch('/session-token')).json())
  expect(Date.parse(given.expiresAt)).toBeGreaterThan(Date.now())
  const whoIs = (on: Page) =>
    on.evaluate(
      async ([origin, token]) => {
        const headers = {
          'content-type': 'application/json',
          'x-system-id': '1001',
          authorization: `Bearer ${token}`,
        }
        const path = '/api/basic/member/login/getBaseMemberByToken'
        return (await (await fetch(origin + path, { method: 'POST', headers, body: '{}' })).json()).data?.loginName
      },
      [platform.origin, given.token] as const,
    )
  expect(await whoIs(page)).toBe(demo.buyer)
  const own = await context.newPage()
  await own.goto(platform.origin)
  expect(await whoIs(own)).toBeUndefined()
  expect(complaints).toEqual([])
})
