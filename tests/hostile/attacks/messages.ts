import type { Page } from 'playwright'
import { from, windowOf, type Scene } from '../attack.ts'
import { call } from '../../journeys/platform.ts'

// Messages that look as if they came from the platform, to the tags; and from the tags, to the platform.

const tag = '<wotu-sign-in></wotu-sign-in>'
const challenge = 'x'.repeat(43)

/** The tag waits for its window. The page's own script has noted the state that the window was given. */
const waits = async ({ page, context }: Scene) => {
  const popup = await windowOf(context, () => page.getByRole('button', { name: '登录', exact: true }).click())
  await popup.getByRole('button', { name: '同意授权' }).waitFor()
  const state = new URL(popup.url()).searchParams.get('state')!
  return { popup, state }
}
/** A code of the attacker's own, who is a member as well. */
const codeOf = (own: Page, origin: string) =>
  call<{ code: string }>(own, '/api/basic/member/login/embedCode', { origin, challenge, link: false, scopes: ['cart'] })
/** The tag shows somebody: the attacker's account, in which the victim would go on. */
const isSignedIn = async ({ page }: Scene) => {
  await page.waitForTimeout(300)
  return page.getByRole('button', { name: '退出登录' }).isVisible()
}

const toTag = from(
  ['partner'],
  [
    {
      name: 'the page itself answers in the window’s place',
      body: tag,
      act: async (scene) => {
        const { state } = await waits(scene)
        const { code } = await codeOf(scene.own, scene.partner)
        await scene.page.evaluate((data) => postMessage(data, '*'), { type: 'wotu-sign-in', state, code })
        return isSignedIn(scene)
      },
    },
    {
      name: 'a frame of a stranger’s answers',
      body: tag,
      act: async (scene) => {
        const { state } = await waits(scene)
        const { code } = await codeOf(scene.own, scene.partner)
        await scene.page.evaluate((src) => {
          const frame = Object.assign(document.createElement('iframe'), { src })
          document.body.append(frame)
          return new Promise((done) => (frame.onload = done))
        }, `${scene.foreign}/ad`)
        await scene.page
          .frames()[1]!
          .evaluate((data) => parent.postMessage(data, '*'), { type: 'wotu-sign-in', state, code })
        return isSignedIn(scene)
      },
    },
    {
      name: 'the right window answers, led to a stranger’s page',
      body: tag,
      act: async (scene) => {
        const { popup, state } = await waits(scene)
        const { code } = await codeOf(scene.own, scene.partner)
        await popup.goto(`${scene.foreign}/x`)
        await popup.evaluate((data) => (opener as Window | null)?.postMessage(data, '*'), {
          type: 'wotu-sign-in',
          state,
          code,
        })
        return isSignedIn(scene)
      },
    },
    {
      name: 'the platform’s window answers with another state',
      body: tag,
      act: async (scene) => {
        const { popup } = await waits(scene)
        const { code } = await codeOf(scene.own, scene.partner)
        await popup.evaluate((data) => (opener as Window).postMessage(data, '*'), {
          type: 'wotu-sign-in',
          state: 's',
          code,
        })
        return isSignedIn(scene)
      },
    },
    {
      name: 'the platform’s window answers with the code of another page’s intent',
      body: tag,
      act: async (scene) => {
        const { popup, state } = await waits(scene)
        const { code } = await codeOf(scene.own, scene.partner)
        await popup.evaluate((data) => (opener as Window).postMessage(data, '*'), { type: 'wotu-sign-in', state, code })
        return isSignedIn(scene)
      },
    },
    {
      name: 'an answer comes before anything was asked',
      body: tag,
      act: async (scene) => {
        await scene.page.getByRole('button', { name: '登录', exact: true }).waitFor()
        await scene.page.evaluate((data) => postMessage(data, '*'), {
          type: 'wotu-sign-in',
          state: '',
          code: challenge,
        })
        return isSignedIn(scene)
      },
    },
    {
      name: 'the page says in the tag’s name that the bill is paid',
      body: '<wotu-cashier></wotu-cashier>',
      signedIn: true,
      act: async ({ page, own, has }) => {
        await page.evaluate((payId) => {
          const cashier = document.querySelector('wotu-cashier')!
          Object.assign(cashier, { payId })
          cashier.dispatchEvent(new CustomEvent('wotu-paid', { bubbles: true, detail: { payId, amountFen: 1 } }))
        }, has.payId)
        await page.getByRole('button', { name: '前往平台付款' }).waitFor()
        return (
          (await call<{ state: string }>(own, '/api/buyer/finance/payment/selPayById', { payId: has.payId })).state !==
          'waiting'
        )
      },
    },
  ],
)

/** What a page may tell a window that it opened. */
const words = [
  { type: 'agree' },
  { type: 'wotu-sign-in', state: 's', code: challenge },
  { type: 'wotu-paid' },
  { stale: ['/api/finance/balanceBusInfo/selBalance'] },
  { action: 'pay', password: '123456' },
]
const tells = async (popup: Page, { page }: Scene) => {
  await page.evaluate((words) => {
    for (const word of words) (window as unknown as { opened: Window | null }).opened?.postMessage(word, '*')
    const channel = new BroadcastChannel('wotu.core/1')
    words.forEach((word) => channel.postMessage(word))
    addEventListener('message', ({ data }) => (window as unknown as { steal: (x: unknown) => void }).steal(data))
    channel.onmessage = ({ data }) => (window as unknown as { steal: (x: unknown) => void }).steal(data)
  }, words)
  await popup.waitForTimeout(200)
}
const opens = ({ page, context, platform }: Scene, path: string) =>
  windowOf(context, () => page.evaluate((url) => void Object.assign(window, { opened: open(url) }), platform + path))

const toPlatform = from(
  ['partner', 'foreign', 'sibling'],
  [
    {
      name: 'tells the cashier to pay',
      act: async (scene) => {
        const popup = await opens(scene, `/cashier/cashierPay/${scene.has.payId}`)
        await popup.getByRole('button', { name: /^确认支付/ }).waitFor()
        await tells(popup, scene)
      },
    },
    {
      name: 'tells the consent that it is given',
      act: async (scene) => {
        const asked = new URLSearchParams({ origin: scene.partner, challenge, state: 's' })
        const popup = await opens(scene, `/embed/authorize?${asked}`)
        await popup.getByRole('button', { name: '同意授权' }).waitFor()
        await tells(popup, scene)
        return popup.isClosed()
      },
    },
  ],
)

/** Opens the consent under the victim's pointer. @returns where its button is */
const opensConsent = async (scene: Scene) => {
  const asked = new URLSearchParams({ origin: scene.partner, challenge, state: 's' })
  const popup = await opens(scene, `/embed/authorize?${asked}`)
  const agree = popup.getByRole('button', { name: '同意授权' })
  await agree.waitFor()
  const { x, y, width, height } = (await agree.boundingBox())!
  return { popup, at: [x + width / 2, y + height / 2] as const }
}
const closes = async (popup: Page) => {
  // Long enough for an answer, had the press counted.
  await popup.waitForTimeout(600).catch(() => {})
  return popup.isClosed()
}

const pressedBlindly = from(
  ['partner', 'foreign', 'sibling'],
  [
    {
      name: 'brings the consent up between the two presses of a double click',
      act: async (scene) => {
        const { popup, at } = await opensConsent(scene)
        await popup.mouse.click(...at)
        return closes(popup)
      },
    },
    {
      name: 'brings the consent up under a pointer that rests, and lets it be pressed a second later',
      act: async (scene) => {
        const { popup, at } = await opensConsent(scene)
        await popup.waitForTimeout(1000)
        const wire = await scene.context.newCDPSession(popup)
        for (const type of ['mousePressed', 'mouseReleased'] as const)
          await wire.send('Input.dispatchMouseEvent', { type, x: at[0], y: at[1], button: 'left', clickCount: 1 })
        return closes(popup)
      },
    },
  ],
)
export const messages = [...toTag, ...toPlatform, ...pressedBlindly]

export const messagesControl = from(
  ['partner'],
  [
    {
      name: 'the victim agrees, and the tag shows him: that is seen',
      control: true,
      body: tag,
      act: async (scene) => {
        const { popup } = await waits(scene)
        await popup.getByRole('button', { name: '同意授权' }).click()
        await scene.page.getByRole('button', { name: '退出登录' }).waitFor()
        return isSignedIn(scene)
      },
    },
  ],
)
