import type { FrameLocator, Page } from 'playwright'
import { from, type Attack, type Scene } from '../attack.ts'
import { demo } from '../scene.ts'
import { listens } from './typing.ts'

// The platform's frame is open in the hostile page, which hides what it shows, moves it, and listens.

export const tag = { body: '<div style="width:420px"><wotu-cashier></wotu-cashier></div>', signedIn: true }

const seen = (frame: FrameLocator) => frame.locator('main[data-seen=true]').waitFor()
/** The frame has had its time to find out that it isn't seen. */
const noticed = (frame: FrameLocator) =>
  frame
    .getByText('页面被遮挡')
    .waitFor({ timeout: 5000 })
    .catch(() => {})

/** The victim opens the frame, which shows his bill. */
export const opens = async ({ page, has }: Scene) => {
  await page.evaluate((payId) => Object.assign(document.querySelector('wotu-cashier')!, { payId }), has.payId)
  await page.getByRole('button', { name: '在此付款' }).click()
  const frame = page.frameLocator('iframe[title=平台收银台]')
  await frame.getByRole('button', { name: /^确认支付/ }).waitFor()
  await seen(frame)
  return frame
}
/** And goes as far as the keypad. */
const opensKeypad = async (scene: Scene) => {
  const frame = await opens(scene)
  await frame.getByRole('button', { name: /^确认支付/ }).click()
  await frame.locator('[role=group][aria-label=支付密码]:focus').waitFor()
  await seen(frame)
  return frame
}
/** Where something of the frame is, in the page. */
const middle = async (frame: FrameLocator, name: string | RegExp) => {
  const { x, y, width, height } = (await frame.getByRole('button', { name, exact: true }).boundingBox())!
  return [x + width / 2, y + height / 2] as const
}
const digits = demo.payPassword.slice(0, 5)
/** Five digits, three with the keyboard and two with the mouse. @returns how many the frame took */
const types = async (page: Page, frame: FrameLocator) => {
  await page.keyboard.type(digits.slice(0, 3))
  for (const digit of digits.slice(3)) await page.mouse.click(...(await middle(frame, digit)))
  return count(frame)
}
const count = async (frame: FrameLocator) =>
  Number(/\d/.exec((await frame.getByText(/^已输入\d位/).textContent()) ?? '')![0])

interface Trick {
  /** Styles of something laid over the frame, which presses go through; it stands in a box of the frame's size. */
  over?: string
  /** Styles of what the frame stands in. */
  around?: string
}
const play = (page: Page, { over = '', around = '' }: Trick) =>
  page.evaluate(
    ([over, around]) => {
      const place = document.querySelector('wotu-cashier')!.shadowRoot!.querySelector('iframe')!.parentElement!
      place.style.cssText = around
      place.scrollTop = place.scrollHeight
      const { left, top, width, height } = place.getBoundingClientRect()
      document.getElementById('over')?.remove()
      if (!over) return
      const box = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none`
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div id="over" style="${box}"><div style="position:absolute;${over}">应付 ¥0.01</div></div>`,
      )
    },
    [over, around] as const,
  )

const hides = (trick: Trick) => async (scene: Scene) => {
  const frame = await opensKeypad(scene)
  await play(scene.page, trick)
  await noticed(frame)
  return (await types(scene.page, frame)) > 0
}

const tricks: Record<string, Trick> = {
  'under a prize': { over: 'inset:0;background:#fff' },
  'with another amount written over its own': { over: 'inset:105px 0 auto;height:65px;background:#fff' },
  'under the shadow of what stands beside it': {
    over: 'inset:-9px 0 auto;height:9px;box-shadow:0 300px 0 200px #fff',
  },
  'under glass that blurs': { over: 'inset:0;backdrop-filter:blur(9px)' },
  'all but transparent': { around: 'opacity:0.01' },
  'darkened by a filter': { around: 'filter:brightness(0)' },
  'blended into the page': { around: 'mix-blend-mode:difference' },
  'turned by a hair': { around: 'transform:rotate(0.5deg)' },
  'with its keys alone in sight': { around: 'clip-path:inset(200px 0 0)' },
  'scrolled until its keys alone are in sight': { around: 'height:300px;overflow:hidden' },
  'too small to be read': { around: 'zoom:0.2;width:420px' },
}

/** What the victim sees, and hears of, is the hostile page's; what he presses is the frame's. */
const unseen = from(
  ['partner'],
  [
    ...Object.entries(tricks).map(([name, trick]) => ({
      name: `the keypad is pressed ${name}`,
      ...tag,
      act: hides(trick),
    })),
    {
      name: 'the keypad is uncovered right before it is pressed',
      ...tag,
      act: async (scene) => {
        const frame = await opensKeypad(scene)
        await play(scene.page, tricks['under a prize']!)
        await noticed(frame)
        const at = await middle(frame, '1')
        await play(scene.page, {})
        await scene.page.mouse.click(...at)
        return (await count(frame)) > 0
      },
    },
    {
      name: 'the frame is moved under the pointer right before the click',
      ...tag,
      act: async (scene) => {
        const { page } = scene
        const frame = await opens(scene)
        const [x, y] = await middle(frame, /^确认支付/)
        await page.mouse.move(900, 450)
        await play(page, { around: `position:relative;left:${900 - x}px;top:${450 - y}px` })
        await page.mouse.click(900, 450)
        await page.waitForTimeout(300)
        return frame.getByRole('group', { name: '支付密码' }).isVisible()
      },
    },
  ],
)

const ears: Record<string, () => void> = {
  'hears every key and every input of its own window': listens,
  'reaches into the frame, again and again': () => {
    setInterval(() => {
      const frame = document.querySelector('wotu-cashier')?.shadowRoot?.querySelector('iframe')
      for (const reach of [
        () => frame!.contentDocument!.body.innerHTML,
        () => frame!.contentWindow!.document.body.innerHTML,
        () => frame!.contentWindow!.location.href,
        () => JSON.stringify((frame!.contentWindow as Window).sessionStorage),
        () => frame!.contentWindow!.addEventListener('keydown', ({ key }) => (window as unknown as Bag).steal(key)),
      ])
        try {
          ;(window as unknown as Bag).steal(String(reach()))
        } catch {
          // Another origin's.
        }
    }, 20)
  },
}
type Bag = { steal: (text: string) => void }

const heard = from(
  ['partner'],
  Object.entries(ears).map(([name, before]): Omit<Attack, 'from'> => ({
    name: `${name} while the payment password is typed`,
    ...tag,
    before,
    act: async (scene) => {
      if ((await types(scene.page, await opensKeypad(scene))) !== 5) throw new Error('nothing was typed')
    },
  })),
)

export const frame = [...unseen, ...heard]

/** What no browser tells a frame yet (docs/decisions/0010-vouching-and-frames.md): once one does, these fail. */
const untold: Record<string, Trick> = {
  'with its amount masked away': { around: 'mask:linear-gradient(#000 100px,#0000 100px 170px,#000 170px)' },
  'with its amount cut out': {
    around: 'clip-path:polygon(0 0,100% 0,100% 100%,0 100%,0 170px,99% 170px,99% 100px,0 100px)',
  },
}

export const frameControl = from(
  ['partner'],
  [
    { name: 'the keypad is pressed in full sight: that is seen', control: true, ...tag, act: hides({}) },
    ...Object.entries(untold).map(([name, trick]) => ({
      name: `the keypad is pressed ${name}: that is seen`,
      control: true,
      ...tag,
      act: hides(trick),
    })),
  ],
)
