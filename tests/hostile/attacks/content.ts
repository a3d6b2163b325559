import type { Page } from 'playwright'
import { from, type Attack } from '../attack.ts'

// What strangers write: into a page's comments (names that hide the document's own), into the platform's goods, into
// attributes. `steal('MARK-OF-A-STRANGER')` is what their code would do.

const mark = `steal('MARK-OF-A-STRANGER')`
const card = '<wotu-goods-card goods-id="100000000000000001"></wotu-goods-card>'

const names: Record<string, string> = {
  'document.scripts, with a script of its own': `<form name="scripts"><input src="x" data-build="evil"></form>`,
  'document.head': '<form name="head"><input name="append"></form>',
  'document.querySelector': '<img name="querySelector"><img name="querySelectorAll">',
  'document.body and readyState': '<form name="body"></form><img name="readyState">',
  'config and core': '<a id="config" href="http://evil.example"></a><a id="core" href="http://evil.example"></a>',
  'crypto, fetch and origin':
    '<a id="crypto"></a><iframe name="fetch"></iframe><a id="origin" href="http://evil.example"></a>',
  customElements: '<form id="customElements"><input name="define"></form>',
}

const clobbered = from(
  ['partner'],
  Object.entries(names).map(([name, html]) => ({
    name: `markup that takes the name of ${name}`,
    body: `${html}<wotu-sign-in></wotu-sign-in>${card}`,
    act: async ({ page, platform, partner }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.evaluate(() => document.documentElement.append(document.createElement('wotu-cart')))
      await page.waitForLoadState('networkidle')
      // Whatever else stops working, nothing of ours is asked of a stranger.
      return asked.some((url) => url.startsWith('http') && !url.startsWith(platform) && !url.startsWith(partner))
    },
  })),
)

/** Answers for the platform's goods, as if a seller had written this and every check had failed. */
const answerWith = (page: Page, text: string) =>
  page.route('**/goods/info/detail', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: Record<string, unknown> }
    Object.assign(body.data, { title: text, shopName: text, unit: text, brief: text, detail: text, pictures: [text] })
    await route.fulfill({ response: answer, json: body })
  })

const texts: Record<string, string> = {
  'a picture that fails': `<img src=x onerror="${mark}">`,
  'a script': `<script>${mark}</script>`,
  'a drawing with a handler': `<svg onload="${mark}"></svg>`,
  'an address that is a script': `javascript:${mark}`,
  'the end of an attribute': `" onmouseover="${mark}" autofocus onfocus="${mark}" x="`,
  'a frame with a page in it': `<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`,
}

const written = from(
  ['partner'],
  Object.entries(texts).map(([name, text]): Omit<Attack, 'from'> => ({
    name: `a seller’s goods are named ${name}`,
    act: async ({ page }) => {
      await answerWith(page, text)
      await page.evaluate((html) => (document.body.innerHTML = html), card)
      const tag = page.locator('wotu-goods-card')
      await tag.locator('article').waitFor()
      await tag.hover()
      // A link that is a script would run where it is pressed.
      await tag.locator('a').last().click({ modifiers: [], force: true })
      await page.waitForTimeout(200)
    },
  })),
)

const given = from(
  ['partner'],
  Object.entries(texts).map(([name, text]): Omit<Attack, 'from'> => ({
    name: `an attribute holds ${name}`,
    act: async ({ page }) => {
      await page.evaluate((text) => {
        for (const [tag, attribute] of [
          ['wotu-goods-card', 'goods-id'],
          ['wotu-cashier', 'pay-id'],
          ['wotu-wallet', 'rows'],
        ] as const) {
          const element = document.createElement(tag)
          element.setAttribute(attribute, text)
          element.setAttribute('labels', JSON.stringify({ signIn: text, unnamed: text, signInFirst: text, add: text }))
          document.body.append(element)
        }
      }, text)
      await page.locator('wotu-wallet').getByRole('button').first().waitFor()
      await page.locator('wotu-goods-card').hover()
      await page.waitForTimeout(200)
    },
  })),
)
export const content = [...clobbered, ...written, ...given]

export const contentControl = from(
  ['partner'],
  [
    {
      name: 'the same text in the page’s own markup: that is seen',
      control: true,
      act: async ({ page }) => {
        await page.evaluate((html) => (document.body.innerHTML = html), texts['a picture that fails']!)
        await page.waitForTimeout(300)
      },
    },
  ],
)
