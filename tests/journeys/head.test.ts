import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { widgetNames } from '../../tooling/widgets.ts'
import { complaintsOf, desktop, phone, startPlatform } from './platform.ts'
import { holdBack, readyOf, rememberReady, shiftsOf, watchShifts } from './tags.ts'

// The pinned head: nothing waits for what could be asked for at once. By it, and by the one script with the sheet beside it,
// nothing on the page moves.

const platform = startPlatform()
const detailCall = '/api/buyer/trading/goods/info/detail'

const tagModule = /\/goods-card\.js$/

/** What a frame has moved is told after it. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))

it('a tag’s first answer is asked for before its code is here, once', async () => {
  const context = await platform.visit()
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  const asked: unknown[] = []
  page.on('request', (request) => request.url().endsWith(detailCall) && asked.push(request.postDataJSON()))
  const release = await holdBack(page, tagModule)
  await page.goto(`${platform.partner}/strict-csp/`)
  await expect.poll(() => asked.length).toBe(2)
  release()
  await page.getByText('五常大米').first().waitFor()
  await page.getByText('登录后查看购物车').waitFor()
  expect(asked).toEqual([{ id: '100000000000000001' }, { id: '100000000000000071' }])
  expect(complaints).toEqual([])
})

it.each(['strict-csp', 'every-tag'])('nothing on the page %s moves when a tag’s code comes', async (example) => {
  const context = await platform.visit()
  const page = await context.newPage()
  await watchShifts(page)
  await rememberReady(page)
  // What only an answer says, no place can be held for.
  await page.route(/\/(api|openapi)\//, () => {})
  const release = await holdBack(page, tagModule)
  await page.goto(`${platform.partner}/${example}/`)
  await page.getByText('登录后查看购物车').waitFor()
  release()
  await readyOf(page, 'wotu-goods-card')
  await settled(page)
  expect(await shiftsOf(page)).toEqual([])
})

it('what the server drew is shown by the page alone, and taken over', async () => {
  const context = await platform.visit()
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  await watchShifts(page)
  await rememberReady(page)
  const release = await holdBack(page, tagModule)
  const styles: string[] = []
  page.on('request', (request) => request.url().includes('/styles/') && styles.push(request.url()))
  await page.goto(`${platform.partner}/server-rendered/pinned.html`)
  const buy = page.getByRole('button', { name: '立即购买' })
  await buy.waitFor()
  expect(await buy.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
  release()
  await readyOf(page, 'wotu-goods-card')
  expect(await shiftsOf(page)).toEqual([])
  expect(styles).toEqual([])
  expect(complaints).toEqual([])
})

describe('where the page arrives in two pieces', () => {
  /** The page of the pinned head, up to the middle of what the server drew; the rest when it is asked for. */
  const open = async (page: Page) => {
    const example = await fetch(`${platform.partner}/server-rendered/pinned.html`)
    const html = await example.text()
    const cut = html.indexOf('立即购买')
    let sendRest = () => {}
    const site = createServer((request, response) => {
      if (request.url !== '/') return response.writeHead(404).end()
      const policy = example.headers.get('content-security-policy')!
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      response.write(html.slice(0, cut))
      sendRest = () => response.end(html.slice(cut))
    })
    onTestFinished(() => void site.close())
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, { waitUntil: 'commit' })
    const card = page.locator('wotu-goods-card')
    await card.getByText('五常大米').first().waitFor({ state: 'attached' })
    return { card, sendRest: () => sendRest() }
  }

  it('what the server drew is shown whole, or not yet', async () => {
    const page = await (await platform.visit()).newPage()
    await watchShifts(page)
    await holdBack(page, tagModule)
    const { card, sendRest } = await open(page)
    expect(await card.getByText('五常大米').first().isVisible()).toBe(false)
    sendRest()
    await card.getByRole('button', { name: '立即购买' }).waitFor()
    await settled(page)
    expect(await shiftsOf(page)).toEqual([])
  })

  it('and its code is there before the second, it is taken over once, and whole', async () => {
    const page = await (await platform.visit()).newPage()
    await rememberReady(page)
    const { card, sendRest } = await open(page)
    await page.waitForFunction(() => customElements.get('wotu-goods-card'))
    await settled(page)
    const title = card.locator('[part=title]')
    await title.evaluate((element) => void Object.assign(element, { drawnByServer: true }))
    sendRest()
    await readyOf(page, 'wotu-goods-card')
    expect(await card.getByRole('button', { name: '立即购买' }).count()).toBe(1)
    expect(await card.evaluate(({ shadowRoot }) => shadowRoot!.querySelectorAll('#root, #portal').length)).toBe(2)
    expect(await title.evaluate((element) => 'drawnByServer' in element)).toBe(true)
  })
})

describe.each([
  { ...desktop, column: 1000 },
  { ...desktop, column: 340 },
  { ...phone, column: 340 },
])('in a window of $width px, a column of $column px', ({ column, ...size }) => {
  it.each(widgetNames(path.join(import.meta.dirname, '../..')))(
    'the place that is held for wotu-%s is what its first drawing takes up',
    async (name) => {
      const context = await platform.visit(size)
      const page = await context.newPage()
      await rememberReady(page)
      // The first drawing, with nothing answered yet.
      await page.route(/\/(api|openapi)\//, () => {})
      await page.goto(`${platform.partner}/`)
      const height = () =>
        page.evaluate((tag) => document.querySelector(tag)!.getBoundingClientRect().height, `wotu-${name}`)
      await page.evaluate(
        async ([platform, name, column]) => {
          const files = (await (await fetch(`${platform}/kit/1/files.json`)).json()) as {
            tags: Record<string, { space: string }>
          }
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(files.tags[name]!.space)
          document.adoptedStyleSheets.push(sheet)
          const tag = document.createElement(`wotu-${name}`)
          if (name === 'goods-card') tag.setAttribute('goods-id', '1')
          const box = document.createElement('div')
          box.style.width = `${column}px`
          box.append(tag)
          document.querySelector('main')!.append(box)
        },
        [platform.origin, name, column] as const,
      )
      const held = await height()
      expect(held).toBeGreaterThan(30)
      await page.addScriptTag({ url: `${platform.origin}/kit/1/wotu.js`, type: 'module' })
      await readyOf(page, `wotu-${name}`)
      // What moves by less is not seen.
      expect(Math.abs((await height()) - held)).toBeLessThan(2)
    },
  )
})
