import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, startPlatform } from './platform.ts'
import { badProviders, isShown, kitTags, setBadProperties, writeTagsWith } from './badValues.ts'

// Whatever a partner's page does to a tag, its own script goes on, and the tag shows its content or says in Chinese what is
// wrong, with a retry where something is: never nothing.

const platform = startPlatform()
const card = '<wotu-goods-card goods-id="100000000000000001"></wotu-goods-card>'
const rice = (page: Page) => page.getByText('五常大米').first().waitFor()
const retry = (page: Page) => page.getByRole('button', { name: '重试' }).first()

interface Stage {
  context: BrowserContext
  page: Page
  /** Writes a page of the partner's, under his own policy; `before` has run in its window. */
  write: (body: string, before?: () => void) => Promise<void>
}

/** As text: the test runner rewrites an import that it sees. */
const configured = (provider: string) =>
  `import('${platform.origin}/kit/1/wotu.js').then(({ configure }) => configure({ tokenProvider: ${provider} }))`

const rows: Record<string, (stage: Stage) => Promise<void>> = {
  'every attribute of every tag: empty, wrong, a megabyte': async ({ page, write }) => {
    await write('<main></main>')
    await writeTagsWith(page, await kitTags(platform.origin))
  },
  'every property of every tag, set after the definition': async ({ page, write }) => {
    const tags = await kitTags(platform.origin)
    await write(tags.map(({ name }) => `<${name}></${name}>`).join(''))
    await page.waitForFunction(
      (names) => names.every((name) => customElements.get(name)),
      tags.map(({ name }) => name),
    )
    await setBadProperties(page, tags)
  },
  'every property of every tag, set before the definition': async ({ page, write }) => {
    const tags = await kitTags(platform.origin)
    await write('')
    await setBadProperties(page, tags)
  },
  'an attribute is removed': async ({ page, write }) => {
    await write(card)
    await rice(page)
    await page.locator('wotu-goods-card').evaluate((tag) => tag.removeAttribute('goods-id'))
    await page.getByText('未指定商品').waitFor()
  },
  'a property is set before the definition, and again after': async ({ page, write }) => {
    await write('')
    await page.evaluate(() => {
      const tag = document.createElement('wotu-goods-card')
      Object.assign(tag, { goodsId: '100000000000000001', labels: { add: '放进菜篮' } })
      document.body.append(tag)
    })
    await page.getByRole('button', { name: '放进菜篮' }).waitFor()
    await page
      .locator('wotu-goods-card')
      .evaluate((tag) => Object.assign(tag, { goodsId: '', labels: { unnamed: '还没有' } }))
    await page.getByText('还没有').waitFor()
  },
  'a tag is moved, while it loads and after': async ({ page, write }) => {
    await write(`<aside></aside>${card}`)
    const move = () =>
      page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('wotu-goods-card')!))
    await move()
    await rice(page)
    await page.evaluate(() => document.body.append(document.querySelector('wotu-goods-card')!))
    await rice(page)
  },
  'a tag is cloned, while it loads and after': async ({ page, write }) => {
    await write(card)
    const clone = () =>
      page.evaluate(() => document.body.append(document.querySelector('wotu-goods-card')!.cloneNode(true)))
    await clone()
    await rice(page)
    await clone()
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('wotu-goods-card')].filter((tag) => tag.shadowRoot?.querySelector('article'))
          .length === 3,
    )
  },
  'a tag is removed while it loads, and comes back': async ({ page, write }) => {
    await write(`${card}<wotu-cart></wotu-cart>`)
    await page.evaluate(() => {
      const tag = document.querySelector('wotu-goods-card')!
      tag.remove()
      Object.assign(window, { tag })
    })
    await page.getByText('登录后查看购物车').waitFor()
    await page.evaluate(() => document.body.append((window as unknown as { tag: Element }).tag))
    await rice(page)
  },
  'the same tag a hundred times': async ({ page, write }) => {
    await write(card.repeat(100))
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('wotu-goods-card')].filter((tag) => tag.shadowRoot?.querySelector('article'))
          .length === 100,
    )
  },
  'the host unsets everything': async ({ page, write }) => {
    await write(`<link rel="stylesheet" href="/page.css">${card}`)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { all: unset } html { font-size: 62.5% } head { display: none }')
      document.adoptedStyleSheets.push(sheet)
    })
    await rice(page)
    const button = page.getByRole('button', { name: '立即购买' })
    expect(await button.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
      13,
    )
  },
  'frozen prototypes': async ({ page, write }) => {
    await write(card, () => {
      for (const frozen of [
        Object,
        Array,
        Function,
        Promise,
        Map,
        String,
        Element,
        Node,
        EventTarget,
        HTMLElement,
        Event,
      ])
        Object.freeze(frozen.prototype)
      for (const frozen of [Object, Array, JSON, Math, Promise, Reflect]) Object.freeze(frozen)
    })
    await rice(page)
  },
  'a hooked fetch that throws': async ({ page, write }) => {
    await write(card, () => {
      window.fetch = () => {
        throw new Error('hooked')
      }
    })
    await retry(page).waitFor()
  },
  'a hooked fetch that answers with what is no answer': async ({ page, write }) => {
    await write(card, () => {
      window.fetch = () => Promise.resolve(new Response('<html>', { status: 200 }))
    })
    await retry(page).waitFor()
  },
  'no cookies and no storage': async ({ page, write }) => {
    await write(`${card}<wotu-cart></wotu-cart><wotu-sign-in></wotu-sign-in>`, () => {
      const refuse = {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, refuse)
      Object.defineProperty(document, 'cookie', refuse)
    })
    await rice(page)
    await page.getByText('登录后查看购物车').waitFor()
  },
  'trusted types': async ({ page, write }) => {
    await write(
      `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types 'none'">${card}<wotu-cart></wotu-cart>`,
    )
    await rice(page)
    await page.getByText('登录后查看购物车').waitFor()
  },
  'the platform does not answer, and then does': async ({ page, write }) => {
    await page.route(`${platform.origin}/api/**`, (route) => route.abort())
    await write(card)
    await retry(page).waitFor()
    await page.unroute(`${platform.origin}/api/**`)
    await retry(page).click()
    await rice(page)
  },
  'a chunk is missing': async ({ page, write }) => {
    await page.route('**/chunks/base-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await write(card)
    await page.getByText('这部分内容暂时无法加载').waitFor()
    await retry(page).waitFor()
  },
  'a chunk is no code': async ({ page, write }) => {
    await page.route('**/chunks/base-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: '<html>',
      }),
    )
    await write(card)
    await page.getByText('这部分内容暂时无法加载').waitFor()
  },
  'a chunk of a pinned page is tampered with': async ({ page }) => {
    await page.route('**/chunks/base-*.js', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()};` })
    })
    await page.goto(`${platform.partner}/strict-csp/`)
    await page.getByText('这部分内容暂时无法加载').first().waitFor()
    await retry(page).waitFor()
  },
  'a chunk that comes later is missing': async ({ page, write }) => {
    await page.route('**/chunks/acts-*.js', (route) => route.abort())
    await write(`${card}<wotu-cart></wotu-cart>`)
    await page.evaluate(configured(`async () => (await fetch('/session-token')).json()`))
    await page.getByRole('button', { name: /^结算/ }).waitFor()
    await page.getByRole('button', { name: '加入购物车' }).click()
    await page.getByText('网络异常').first().waitFor()
  },
  'the code for members is missing, then there': async ({ page, write }) => {
    await page.route('**/chunks/MyCart-*.js', (route) => route.abort())
    await write('<wotu-cart></wotu-cart>')
    await page.evaluate(configured(`async () => (await fetch('/session-token')).json()`))
    await page.getByText('这部分内容暂时无法显示').waitFor()
    await page.unroute('**/chunks/MyCart-*.js')
    await retry(page).click()
    await page.getByRole('button', { name: /^结算/ }).waitFor()
  },
  'names that hide the document’s own': async ({ page, write }) => {
    await write(`<img name="scripts" alt="图"><form name="head"></form>${card}`)
    await rice(page)
  },
  'the loader never comes': async ({ page, write }) => {
    await page.route('**/wotu.js', (route) => route.abort())
    await write('<wotu-cart>购物车</wotu-cart>')
    await page.getByText('购物车').waitFor()
  },
  'the line goes down before the tag comes, and is back': async ({ context, page, write }) => {
    await write('<wotu-cart></wotu-cart>')
    await page.getByText('登录后查看购物车').waitFor()
    await context.setOffline(true)
    await page.evaluate(() => {
      const tag = document.createElement('wotu-goods-card')
      tag.setAttribute('goods-id', '100000000000000001')
      document.body.append(tag)
    })
    await retry(page).waitFor()
    await context.setOffline(false)
  },
}
for (const [kind, provider] of Object.entries(badProviders))
  rows[`the token provider ${kind}`] = async ({ page, write }) => {
    await write(`<wotu-cart></wotu-cart><wotu-wallet></wotu-wallet>${card}`)
    await page.evaluate(configured(provider))
    await page
      .getByRole('button', { name: /重试|去登录/ })
      .first()
      .waitFor()
  }

describe.each(['lite', 'react'])('the %s build', (build) => {
  it.each(Object.entries(rows))('%s', async (_, act) => {
    const context = await platform.visit(desktop)
    await context.addInitScript(() => {
      Object.assign(window, { turns: 0 })
      setInterval(() => (window as unknown as { turns: number }).turns++)
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const script = `<script async type="module" src="${platform.origin}/kit/1/wotu.js" data-build="${build}"></script>`
    const write = async (body: string, before?: () => void) => {
      await page.goto(platform.partner)
      if (before) await page.evaluate(before)
      await page.evaluate(
        (html) => {
          Object.assign(window, { turns: 0 })
          setInterval(() => (window as unknown as { turns: number }).turns++)
          document.open()
          document.write(html)
          document.close()
        },
        `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${body.startsWith('<meta') ? body.slice(0, body.indexOf('>') + 1) : ''}${script}</head><body>${body}</body></html>`,
      )
    }
    await act({ context, page, write })
    // The page's own script goes on.
    await page.waitForFunction(() => (window as unknown as { turns: number }).turns > 3)
    await isShown(page)
    // A file that did not arrive is reported; nothing else reaches the page.
    expect(errors.filter((text) => !/dynamically imported module|Unexpected token/.test(text))).toEqual([])
  })
})
