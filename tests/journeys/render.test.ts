import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { complaintsOf, startPlatform } from './platform.ts'
import { holdBack, readyOf, rememberReady, shiftsOf, watchShifts } from './tags.ts'

// Tags that the platform's server drew, in a partner's page: there before any script, and taken over by it.

const platform = startPlatform()
const example = () => `${platform.partner}/server-rendered/index.html`
const detailCall = '/api/buyer/trading/goods/info/detail'

const tagModule = /\/kit\/1\/(react\/)?goods-card\.js/

/** A page whose loader is asked for this build, by the attribute on its script. */
const open = async (context: BrowserContext, build: string) => {
  const page = await context.newPage()
  await page.addInitScript(`
    const choose = () => document.querySelector('script[src$="/wotu.js"]')?.setAttribute('data-build', '${build}')
    new MutationObserver(choose).observe(document, { childList: true, subtree: true })
  `)
  return page
}
const card = (page: Page) => page.locator('wotu-goods-card')

it('a tag is there with its data and its styles where no script runs', async () => {
  const context = await platform.visit(undefined, { javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(example())
  await card(page).getByText('五常大米').first().waitFor()
  await page.locator('wotu-cart').getByText('登录后查看购物车').waitFor()
  const button = card(page).getByRole('button', { name: '立即购买' })
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
})

it.each(['gone', 'wotu-gone', 'wotu-goods-card?onclick=x', 'wotu-goods-card?style=x'])(
  'draws no %s: neither a tag that is not there nor an attribute that could act',
  async (asked) => {
    const answer = await fetch(`${platform.origin}/kit/1/render/${asked}`)
    expect(((await answer.json()) as { code: string }).code).toBe('NOT_FOUND')
  },
)

it('what an attribute holds stays a text', async () => {
  const value = encodeURIComponent('"><script>alert(1)</script>')
  const html = await (await fetch(`${platform.origin}/kit/1/render/wotu-goods-card?goods-id=${value}`)).text()
  expect(html).not.toContain('<script>alert')
})

describe.each(['lite', 'react'])('the %s build', (build) => {
  it('takes over what is there: nothing is new, nothing moves, nothing is asked again', async () => {
    const context = await platform.visit()
    const complaints = await complaintsOf(context)
    const page = await open(context, build)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await rememberReady(page)
    await watchShifts(page)
    const release = await holdBack(page, tagModule)
    await page.goto(example())
    const title = card(page).getByRole('link').last()
    await title.evaluate((element) => void Object.assign(element, { drawnByServer: true }))
    // What takes it over is on its way beside the tag's module.
    const folder = build === 'react' ? '/kit/1/react/' : '/kit/1/'
    const { take } = (await (await fetch(`${platform.origin}${folder}files.json`)).json()) as { take: string }
    await expect.poll(() => asked).toContain(folder + take)
    release()
    await readyOf(page, 'wotu-goods-card')
    expect(await title.evaluate((element) => 'drawnByServer' in element)).toBe(true)
    expect(await shiftsOf(page)).toEqual([])
    expect(asked).not.toContain(detailCall)
    expect(complaints).toEqual([])
  })

  it('does once what was pressed before, and shows the choice that was made', async () => {
    const context = await platform.visit()
    const page = await open(context, build)
    await rememberReady(page)
    const release = await holdBack(page, tagModule)
    await page.addInitScript(`
      globalThis.buys = []
      addEventListener('wotu-buy', (event) => { event.preventDefault(); globalThis.buys.push(event.detail) })
    `)
    await page.goto(example())
    // The loader has seen the tag, and asked for its code.
    await page.waitForSelector('link[rel=modulepreload]', { state: 'attached' })
    const spec = card(page).getByRole('radio').nth(1)
    await spec.click()
    await card(page).getByRole('button', { name: '立即购买' }).click()
    release()
    await readyOf(page, 'wotu-goods-card')
    await page.waitForFunction(() => (globalThis as unknown as { buys: unknown[] }).buys.length > 0)
    expect(await spec.isChecked()).toBe(true)
    await card(page).getByRole('button', { name: '立即购买' }).click()
    const buys = await page.evaluate(() => (globalThis as unknown as { buys: { specId: string }[] }).buys)
    // Pressed once before and once after, both with what was chosen.
    expect(buys).toHaveLength(2)
    expect(buys[0]).toEqual(buys[1])
  })

  it('a press that had its effect is not done again when the tag is taken away and put back', async () => {
    const context = await platform.visit()
    const page = await open(context, build)
    await page.addInitScript(`
      globalThis.buys = 0
      addEventListener('wotu-buy', (event) => { event.preventDefault(); globalThis.buys++ })
    `)
    await rememberReady(page)
    await page.goto(example())
    await readyOf(page, 'wotu-goods-card')
    // One that no server drew, of a tag that is defined already.
    await page.evaluate(() => {
      const added = document.createElement('wotu-goods-card')
      added.setAttribute('goods-id', '100000000000000002')
      document.body.replaceChildren(added)
    })
    const buy = card(page).getByRole('button', { name: '立即购买' })
    await buy.click()
    await page.evaluate(async () => {
      const tag = document.querySelector('wotu-goods-card')!
      const drawn = new Promise((resolve) => tag.addEventListener('wotu-ready', resolve, { once: true }))
      tag.remove()
      // Longer away than a move: it is drawn from the beginning.
      await new Promise((resolve) => setTimeout(resolve, 50))
      document.body.append(tag)
      await drawn
    })
    await buy.click()
    expect(await page.evaluate(() => (globalThis as unknown as { buys: number }).buys)).toBe(2)
  })

  it('is drawn anew, without an error, where it was drawn for something else', async () => {
    const context = await platform.visit()
    const complaints = await complaintsOf(context)
    const page = await open(context, build)
    const release = await holdBack(page, tagModule)
    await page.goto(example())
    const before = await card(page).getByRole('link').last().innerText()
    await card(page).evaluate((element) => element.setAttribute('goods-id', '100000000000000002'))
    release()
    const title = card(page).getByRole('link').last()
    await page.waitForFunction((before) => {
      const links = document.querySelector('wotu-goods-card')!.shadowRoot!.querySelectorAll('a')
      return links.length > 0 && links[links.length - 1]!.textContent !== before
    }, before)
    expect(await title.innerText()).not.toBe(before)
    expect(complaints).toEqual([])
  })
})
