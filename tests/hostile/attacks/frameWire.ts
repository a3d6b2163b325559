import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext, Frame, Page } from 'playwright'
import { contract } from '@wotu/contract/index.ts'
import { call, demo, signIn } from '../../journeys/platform.ts'
import { from, textOf, windowOf, type Scene } from '../attack.ts'
import { answered, loot } from '../scene.ts'
import { opens, tag } from './frame.ts'
import { frameOf } from './framing.ts'

// Between a page and the platform's frame in it: words in the name of either, and what the frame alone may do.

type Bag = { steal: (...what: unknown[]) => Promise<void> }

/** What the frame was opened with: the page knows it, and here so does whoever else is in the page. */
const askedOf = async (page: Page) => new URL((await page.locator('iframe').first().getAttribute('src'))!).searchParams
/** Leads the frame to another page, as the page may. */
const leads = async (page: Page, url: string): Promise<Frame> => {
  const led = page.waitForEvent('framenavigated', (frame) => !frame.url().includes('/embed/frame/'))
  const place = page.locator('iframe').first()
  await place.evaluate((frame: HTMLIFrameElement, url) => (frame.contentWindow!.location.href = url), url)
  const frame = await led
  await frame.waitForLoadState()
  return frame
}
/** A stranger's page in a frame beside it. */
const advert = async (page: Page, url: string): Promise<Frame> => {
  const shown = page.waitForEvent('framenavigated', (frame) => frame.url() === url)
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), url)
  const frame = await shown
  await frame.waitForLoadState()
  return frame
}
/** Says something to the page, which has its time to answer. */
const says = async (speaker: Page | Frame, page: Page, word: object) => {
  await speaker.evaluate((word) => {
    addEventListener('message', ({ data }) => void (window as unknown as Bag).steal('answered', data))
    parent.postMessage(word, '*')
  }, word)
  await page.waitForTimeout(500)
}

/** The page opens a frame of its own making, gives it this token, and keeps what it hears. */
const makes = async (scene: Scene, token: string) => {
  await scene.page.evaluate(
    ([src, token]) => {
      const frame = Object.assign(document.createElement('iframe'), { src, width: '420', height: '900' })
      document.body.append(frame)
      addEventListener('message', ({ data, origin }) => {
        void (window as unknown as Bag).steal(data)
        const word = { type: 'wotu-frame', nonce: 'n', say: 'token', token }
        if (data.say === 'token') frame.contentWindow!.postMessage(word, origin)
      })
    },
    [frameOf(scene), token] as const,
  )
  return scene.page.frameLocator('iframe')
}
/** The token that another member has let the page have. */
const tokenOf = async ({ context, platform, partner, post }: Scene, member: string) => {
  const others = await (context.browser()!.newContext() as Promise<BrowserContext>)
  const page = await others.newPage()
  await page.goto(`${platform}/user/login`)
  await signIn(page, member)
  await page.waitForURL((url) => url.pathname !== '/user/login')
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const consent = { origin: partner, challenge, link: false, scopes: ['cart', 'orders'] }
  const { code } = await call<{ code: string }>(page, '/api/basic/member/login/embedCode', consent)
  await others.close()
  const answer = await post('/api/basic/member/login/embedToken', { code, verifier })
  return (JSON.parse(answer) as { data: { token: string } }).data.token
}

/** Who speaks in the frame's place. */
const speakers: Record<string, (scene: Scene) => Promise<Page | Frame>> = {
  'the page itself': ({ page }) => Promise.resolve(page),
  'a stranger’s frame beside it': ({ page, foreign }) => advert(page, `${foreign}/ad`),
  'the frame itself, led to a stranger’s page,': ({ page, foreign }) => leads(page, `${foreign}/x`),
}

const spoken = from(
  ['partner'],
  [
    ...Object.entries(speakers).map(([name, speaker]) => ({
      name: `${name} says in its name that somebody has signed in`,
      before: () => void (window.open = () => null),
      body: '<wotu-sign-in></wotu-sign-in>',
      act: async (scene: Scene) => {
        const { page, own, partner } = scene
        await page.getByRole('button', { name: '登录', exact: true }).click()
        await page.getByRole('button', { name: '在此登录' }).click()
        await page.frameLocator('iframe').getByRole('button', { name: '登录并授权' }).waitFor()
        const asked = await askedOf(page)
        // A good code, of the attacker's own account.
        const consent = { origin: partner, challenge: asked.get('challenge'), link: false, scopes: ['cart', 'orders'] }
        const { code } = await call<{ code: string }>(own, '/api/basic/member/login/embedCode', consent)
        await says(await speaker(scene), page, { type: 'wotu-frame', nonce: asked.get('nonce'), say: 'done', code })
        return page.getByRole('button', { name: '退出登录' }).isVisible()
      },
    })),
    ...Object.entries(speakers)
      // The page has its token anyway.
      .slice(1)
      .map(([name, speaker]) => ({
        name: `${name} asks in its name for the page’s token`,
        ...tag,
        act: async (scene: Scene) => {
          await opens(scene)
          const nonce = (await askedOf(scene.page)).get('nonce')
          const word = { type: 'wotu-frame', nonce, say: 'token', refused: false }
          await says(await speaker(scene), scene.page, word)
          return loot.some((text) => text.startsWith('answered'))
        },
      })),
    {
      name: 'the page opens the frame itself, and keeps all that it says',
      act: async (scene) => {
        const bought = scene.page.waitForResponse('**/embedFrame')
        const frame = await makes(scene, await scene.token())
        await frame.getByRole('button', { name: /^确认支付/ }).waitFor()
        const { data } = (await (await bought).json()) as { data: { token: string } }
        return loot.some((text) => text.includes(data.token))
      },
    },
    {
      name: 'the page gives the frame the token of a member whose bill it is not',
      act: async (scene) => {
        const frame = await makes(scene, await tokenOf(scene, demo.seller))
        const bill = frame.getByRole('button', { name: /^确认支付/ })
        await bill.or(frame.getByText('账单不存在')).waitFor()
        return bill.isVisible()
      },
    },
    {
      name: 'the page opens the frame as a window, and gives it the token',
      act: async (scene) => {
        const { page, context } = scene
        const popup = await windowOf(context, () =>
          page.evaluate((url) => void Object.assign(window, { opened: open(url) }), frameOf(scene)),
        )
        await popup.getByText('请从合作站点打开此页面').or(popup.getByText('平台收银台')).first().waitFor()
        await page.evaluate(
          ([word, origin]) => (window as unknown as { opened: Window }).opened.postMessage(word, origin),
          [{ type: 'wotu-frame', nonce: 'n', say: 'token', token: await scene.token() }, scene.platform] as const,
        )
        await popup.waitForTimeout(500)
        return (await textOf(popup.mainFrame())).includes('确认支付')
      },
    },
    {
      name: 'the page leads the open frame to the cashier’s own page',
      ...tag,
      act: async (scene) => {
        await opens(scene)
        const led = await leads(scene.page, `${scene.platform}/cashier/cashierPay/${scene.has.payId}`)
        return led.url().startsWith(scene.platform)
      },
    },
  ],
)

/** A request of the page's own server, which can say that it comes from wherever it likes. */
const asServer = async ({ platform, systemId }: Scene, path: string, input: object, token?: string) => {
  const headers = {
    origin: platform,
    'content-type': 'application/json',
    'x-system-id': systemId,
    'idempotency-key': crypto.randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return (await fetch(platform + path, { method: 'POST', headers, body: JSON.stringify(input) })).text()
}
/** A page that plays frame from its own server has a frame's token. */
const played = async (scene: Scene) => {
  const input = { token: await scene.token(), origin: scene.partner }
  const answer = await asServer(scene, '/api/basic/member/login/embedFrame', input)
  return (JSON.parse(answer) as { data: { token: string } }).data.token
}
/** What the victim's payment password has authorised in his frame. */
const authorised = async (scene: Scene) => {
  const { payId: bizId, amountFen } = scene.has
  const input = { password: demo.payPassword, purpose: 'pay', bizId, amountFen }
  const answer = await asServer(scene, '/api/basic/member/login/checkoutPayPwd', input, await played(scene))
  return (JSON.parse(answer) as { data: { authorisationId: string } }).data.authorisationId
}
const billPath = '/api/buyer/finance/payment/selPayById'
const payPath = '/api/finance/cashier/banlancePay'
const notFrames = Object.entries(contract).filter(([, call]) => !call.framed)

const playedFrames = from(
  ['partner'],
  [
    {
      name: 'a frame’s token, from the page itself',
      act: async (scene) =>
        answered(await scene.post(billPath, { payId: scene.has.payId }, { token: await played(scene) })),
    },
    {
      name: 'a frame’s token, for each call that is not the frame’s',
      act: async (scene) => {
        const token = await played(scene)
        for (const [path, { example }] of notFrames)
          if (!(await asServer(scene, path, example as object, token)).includes('"PLATFORM_ONLY"')) return true
        return false
      },
    },
    {
      name: 'what the victim has authorised in his frame, with the page’s own token',
      act: async (scene) => {
        const input = { payId: scene.has.payId, authorisationId: await authorised(scene) }
        return answered(await scene.post(payPath, input, { token: await scene.token() }))
      },
    },
    {
      name: 'what the victim has authorised in his frame, with another frame’s token',
      act: async (scene) => {
        const input = { payId: scene.has.payId, authorisationId: await authorised(scene) }
        return answered(await asServer(scene, payPath, input, await played(scene)))
      },
    },
  ],
)
export const wire = [...spoken, ...playedFrames]

export const wireControl = from(
  ['partner'],
  [
    {
      name: 'a frame’s token reads the bill, as it may: that is seen',
      control: true,
      act: async (scene) => answered(await asServer(scene, billPath, { payId: scene.has.payId }, await played(scene))),
    },
    {
      name: 'the page opens the frame itself, and is shown the bill: that is seen',
      control: true,
      act: async (scene) => {
        const frame = await makes(scene, await scene.token())
        await frame.getByRole('button', { name: /^确认支付/ }).waitFor()
        return true
      },
    },
  ],
)
