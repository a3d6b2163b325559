import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, FrameLocator, Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { call, complaintsOf, consent, demo, desktop, phone, signIn, startPlatform } from './platform.ts'

// The platform's frame in a partner's page: what is secret is typed there, on the platform's own origin, and nowhere else.

const platform = startPlatform()
const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** A page of the platform's, signed in. */
const signedIn = async (context: BrowserContext, who = demo.buyer) => {
  const own = await context.newPage()
  await own.goto(`${platform.origin}/user/login`)
  await signIn(own, who)
  await own.waitForURL(({ pathname }) => pathname !== '/user/login')
  return own
}

/** The demo's buyer orders something, of the demo's seller where that is asked for: a bill to be paid. */
const newBill = async (context: BrowserContext, asked: { keyword?: string } = {}) => {
  const own = await signedIn(context)
  const { rows } = await call<{ rows: { id: string }[] }>(own, '/api/es/search/goodsListV3', asked)
  const { specs } = await call<{ specs: { id: string; minQuantity: number }[] }>(
    own,
    '/api/buyer/trading/goods/info/detail',
    { id: rows[0]!.id },
  )
  const { id: specId, minQuantity: quantity } = specs[0]!
  const { lineId } = await call<{ lineId: string }>(own, '/openapi/trading/cart/addOrderCartV2/1.0', {
    specId,
    quantity,
  })
  const lineIds = [lineId]
  const { address, payableFen } = await call<{ address: { id: string }; payableFen: number }>(
    own,
    '/api/buyer/trading/order/orderSubmitData',
    { lineIds },
  )
  const order = { lineIds, addressId: address.id, payableFen }
  const { payId } = await call<{ payId: string }>(own, '/api/buyer/trading/order/orderSubmit', order)
  await own.close()
  return payId
}

/** The partner's cashier, its user signed in there through the platform's window. */
const openCashier = async (context: BrowserContext, payId: string) => {
  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/cashier.html?pay=${payId}`)
  await consent(page)
  await payHere(page).waitFor()
  return page
}
const payHere = (page: Page) => page.getByRole('button', { name: '在此付款' })
const frameOf = (page: Page) => page.frameLocator('iframe[title=平台收银台]')

/** The cashier with its frame open: whatever the pages complain of is kept. */
const openFrame = async (context: BrowserContext, payId: string) => {
  const complaints = await complaintsOf(context)
  const page = await openCashier(context, payId)
  // Nothing opens by itself.
  expect(await page.locator('iframe').count()).toBe(0)
  await payHere(page).click()
  const frame = frameOf(page)
  await seen(frame)
  return { page, frame, complaints }
}

/** The frame lets itself be pressed only once the browser has said that it is seen. */
const seen = (frame: FrameLocator) => frame.locator('main[data-seen=true]').waitFor()
const unseen = (frame: FrameLocator) => frame.locator('main[data-seen=false]').waitFor()
const paid = (page: Page, payId: string) =>
  page.waitForFunction((payId) => document.title === `已支付 · ${payId}`, payId)

/** Fields of the partner's own document, in whatever shadow root: none may be for a secret. */
const fieldsOf = (page: Page) => page.locator('input, textarea, [contenteditable]').count()

it.each([
  ['1440', desktop],
  ['390', phone],
])('pays a bill within the partner’s page, which never holds a field, at %s px', async (_, viewport) => {
  const context = await platform.visit(viewport)
  const payId = await newBill(context)
  const { page, frame, complaints } = await openFrame(context, payId)
  expect(await frame.getByRole('heading', { level: 1 }).textContent()).toBe('平台收银台')
  await frame.getByRole('button', { name: /^确认支付/ }).click()
  const pad = frame.getByRole('group', { name: '支付密码' })
  await pad.waitFor()
  await seen(frame)
  expect(await fieldsOf(page)).toBe(0)
  for (const digit of demo.payPassword) await pad.getByRole('button', { name: digit }).click()
  await paid(page, payId)
  await page.getByText('支付成功').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(complaints).toEqual([])
})

it('is paid by scanning at the channel, in a window beside it, and both hear of it', async () => {
  const context = await platform.visit()
  const payId = await newBill(context)
  const { page, frame, complaints } = await openFrame(context, payId)
  await frame.getByText('扫码支付').click()
  await frame.getByRole('button', { name: /^确认支付/ }).click()
  const link = frame.getByRole('link', { name: '前往扫码付款' })
  await link.waitFor()
  await seen(frame)
  const [channel] = await Promise.all([context.waitForEvent('page'), link.click()])
  await channel.getByRole('button', { name: '确认支付' }).click()
  await paid(page, payId)
  await page.getByText('支付成功').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(complaints).toEqual([])
})

it('takes the photograph of a transfer; the tag waits for the seller, and hears of him', async () => {
  const context = await platform.visit(phone)
  const payId = await newBill(context, { keyword: '五常' })
  const { page, frame, complaints } = await openFrame(context, payId)
  await frame.getByText('线下转账').click()
  const photograph = { name: '转账回单.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await frame.getByLabel('上传图片').setInputFiles(photograph)
  await frame.getByRole('button', { name: '删除图片1' }).waitFor()
  await seen(frame)
  await frame.getByRole('button', { name: '提交凭证' }).click()
  await page.getByText('转账凭证已提交').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await fieldsOf(page)).toBe(0)
  await page.waitForFunction(() => document.activeElement?.localName === 'wotu-cashier')

  const seller = await signedIn(await platform.visit(), demo.seller)
  const list = '/api/trading/order/selAllOrderListByPage/v3'
  const { rows } = await call<{ rows: { id: string }[] }>(seller, list, { states: ['unconfirmed'] })
  await call(seller, '/api/trading/order/modifyOrderByObj', { id: rows[0]!.id, action: 'confirmPayment' })
  await paid(page, payId)
  expect(complaints).toEqual([])
})

it('is paid by the keyboard alone, which goes in and comes back', async () => {
  const context = await platform.visit()
  const payId = await newBill(context)
  const page = await openCashier(context, payId)
  await payHere(page).focus()
  await page.keyboard.press('Enter')
  const frame = frameOf(page)
  await seen(frame)
  await frame.locator('h1:focus').waitFor()

  // Escape leaves it, and the button that opened it has the focus again.
  await page.keyboard.press('Escape')
  await page.locator('iframe').waitFor({ state: 'detached' })
  await focusIs(page, '在此付款')
  // Tab goes through it and out behind it.
  await page.keyboard.press('Enter')
  await seen(frame)
  await frame.locator('h1:focus').waitFor()
  for (let presses = 0; presses < 12 && (await focused(page)) !== '前往平台付款'; presses++) await step(page, 'Tab')
  await focusIs(page, '前往平台付款')
  await step(page, 'Shift+Tab')
  await frame
    .getByRole('button', { name: /^确认支付/ })
    .and(frame.locator(':focus'))
    .waitFor()
  await page.keyboard.press('Enter')
  await frame.locator('[role=group][aria-label=支付密码]:focus').waitFor()
  await seen(frame)
  await page.keyboard.type(demo.payPassword)
  await paid(page, payId)
  // The frame is gone: the reader is at what stands in its place.
  await page.waitForFunction(() => document.activeElement?.localName === 'wotu-cashier')
})

/** What has the focus, in the page and in its frame. */
const focusOf = async (page: Page) => {
  const within = page.frames().map((frame) =>
    frame
      .evaluate(() => {
        const { activeElement: at } = document
        return `${document.hasFocus()} ${(at?.shadowRoot?.activeElement ?? at)?.outerHTML.slice(0, 120)}`
      })
      .catch(() => ''),
  )
  return (await Promise.all(within)).join('\n')
}

/** Presses a key that moves the focus, and waits until it has moved: between page and frame that takes its time. */
const step = async (page: Page, key: string) => {
  const before = await focusOf(page)
  await page.keyboard.press(key)
  await expect.poll(() => focusOf(page), { timeout: 45_000 }).not.toBe(before)
}

/** What has the focus within the tag. */
const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('wotu-cashier')!.shadowRoot!.activeElement?.textContent)
const focusIs = (page: Page, text: string) =>
  page.waitForFunction(
    (text) => document.querySelector('wotu-cashier')!.shadowRoot!.activeElement?.textContent === text,
    text,
  )

/** What a hostile page does to the frame by its scripts: something laid over it, or styles of what holds it. */
const tricks: [what: string, over: string, around: string][] = [
  ['lays something over it', 'position:fixed;inset:0;z-index:9;background:#fff;pointer-events:none', ''],
  ['lays something all but invisible over it', 'position:fixed;inset:0;z-index:9;opacity:0.01;background:#fff', ''],
  ['makes it see-through', '', 'opacity:0.01'],
  ['turns it', '', 'transform:rotate(1deg)'],
  ['filters it', '', 'filter:blur(2px)'],
  ['cuts it off', '', 'height:60px;overflow:hidden'],
]
const play = (page: Page, over: string, around: string) =>
  page.evaluate(
    ([over, around]) => {
      const cover = document.getElementById('over') ?? document.body.appendChild(document.createElement('div'))
      cover.id = 'over'
      cover.style.cssText = over
      const frame = document.querySelector('wotu-cashier')!.shadowRoot!.querySelector('iframe')!
      frame.parentElement!.style.cssText = around
    },
    [over, around] as const,
  )

it('takes no press and no key while the page hides it in any way, and offers a window instead', async () => {
  const context = await platform.visit()
  const payId = await newBill(context)
  const { page, frame } = await openFrame(context, payId)
  await frame.getByRole('button', { name: /^确认支付/ }).click()
  const typed = (digits: number) => frame.getByText(`已输入${digits}位，共6位`).waitFor({ state: 'attached' })
  for (const [what, over, around] of tricks) {
    await frame.locator('[role=group][aria-label=支付密码]:focus').waitFor()
    await seen(frame)
    await page.keyboard.press('1')
    await typed(1)
    await page.keyboard.press('Backspace')
    await typed(0)
    await play(page, over, around)
    await frame.getByText('页面被遮挡').waitFor()
    await unseen(frame)
    await page.keyboard.type(demo.payPassword)
    await typed(0)
    expect(await frame.getByRole('button', { name: '1', exact: true }).isDisabled(), what).toBe(true)
    await play(page, '', '')
    await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'nearest' }))
  }
  await seen(frame)
  await play(page, tricks[0]![1], '')
  await unseen(frame)
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: '在平台窗口中办理' }).click(),
  ])
  await window.waitForURL(`${platform.origin}/cashier/cashierPay/${payId}`)
})

it('a page that is no partner’s is not shown the frame, and a partner’s frame tells it nothing', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const context = await platform.visit()
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const own = new URL(page.url()).origin
  for (const claimed of [own, platform.partner, '']) {
    const address = `${platform.origin}/embed/frame/pay/1?${new URLSearchParams({ origin: claimed, nonce: 'n' })}`
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate((src) => {
      Object.assign(window, { heard: [] })
      addEventListener('message', ({ data }) => (window as unknown as { heard: unknown[] }).heard.push(data))
      document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }))
    }, address)
    await refused
  }
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
  // Nor is anything to be had in a window of its own.
  await page.goto(`${platform.origin}/embed/frame/pay/1?origin=${platform.partner}&nonce=n`)
  await page.getByText('请从合作站点打开此页面').waitFor()
})

it('signs in within the page where the browser holds the window back', async () => {
  const context = await platform.visit()
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  await page.goto(`${platform.partner}/html/sign-in.html`)
  await page.locator('wotu-sign-in').getByRole('button', { name: '登录', exact: true }).waitFor()
  await page.evaluate(() => (window.open = () => null))
  await page.locator('wotu-sign-in').getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '在此登录' }).click()
  const frame = page.frameLocator('iframe[title=平台登录]')
  await seen(frame)
  expect(await fieldsOf(page)).toBe(0)
  await frame.getByRole('textbox', { name: '手机号或账号' }).fill(demo.buyer)
  await frame.getByLabel(/^密码\*?$/).fill(demo.password)
  await seen(frame)
  await frame.getByRole('button', { name: '登录并授权' }).click()
  await page.getByRole('button', { name: '退出登录' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(complaints).toEqual([])
})
