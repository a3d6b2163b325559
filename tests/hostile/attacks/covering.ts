import type { Page } from 'playwright'
import { from, type Scene } from '../attack.ts'
import { demo } from '../scene.ts'

// The hostile page makes the victim press what he doesn't see, or presses it itself: on its own side of the fence.

const body = `<button id="bait" style="position:fixed;left:0;top:0;width:100%;height:100%;font-size:40px">点我领红包</button>
<div style="position:relative;z-index:9;opacity:0.01"><wotu-sign-in></wotu-sign-in><wotu-cart></wotu-cart><wotu-wallet></wotu-wallet><wotu-cashier></wotu-cashier></div>`

const ready = async ({ page, has }: Scene) => {
  await page.evaluate((payId) => Object.assign(document.querySelector('wotu-cashier')!, { payId }), has.payId)
  await page.locator('wotu-cart').getByRole('button', { name: /^结算/ }).waitFor()
  await page.locator('wotu-cashier').getByRole('button', { name: '前往平台付款' }).waitFor()
}
/** Every window that this opened has shown what it shows. */
const settled = async (pages: Page[]) => {
  for (const page of pages) if (!page.isClosed()) await page.waitForLoadState('load').catch(() => {})
}

const unseen: Record<string, (page: Page) => ReturnType<Page['getByRole']>> = {
  结算: (page) => page.locator('wotu-cart').getByRole('button', { name: /^结算/ }),
  前往平台付款: (page) => page.locator('wotu-cashier').getByRole('button', { name: '前往平台付款' }),
  提现: (page) => page.locator('wotu-wallet').getByRole('button', { name: '提现' }),
  充值: (page) => page.locator('wotu-wallet').getByRole('button', { name: '充值' }),
}

export const covering = from(
  ['partner'],
  [
    ...Object.entries(unseen).map(([name, button]) => ({
      name: `an unseen ${name} over a bait, pressed twice`,
      body,
      signedIn: true,
      act: async (scene: Scene) => {
        await ready(scene)
        const box = (await button(scene.page).boundingBox())!
        await scene.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
        await scene.page.bringToFront()
        await settled(scene.context.pages())
      },
    })),
    {
      name: 'a script presses every button of every tag',
      body,
      signedIn: true,
      act: async (scene) => {
        await ready(scene)
        await scene.page.evaluate(() => {
          for (const tag of document.querySelectorAll('wotu-wallet, wotu-cashier, wotu-sign-in'))
            for (const button of tag.shadowRoot!.querySelectorAll('button'))
              if (button.textContent !== '退出登录') button.click()
        })
        await settled(scene.context.pages())
      },
    },
    {
      name: 'a script types a payment password into every tag',
      body,
      signedIn: true,
      act: async (scene) => {
        await ready(scene)
        await scene.page.evaluate((digits) => {
          for (const tag of document.querySelectorAll('wotu-cashier, wotu-wallet'))
            for (const part of tag.shadowRoot!.querySelectorAll('button, input'))
              for (const key of [...digits, 'Enter'])
                for (const type of ['keydown', 'keyup'])
                  part.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true }))
        }, demo.payPassword)
      },
    },
    {
      name: 'moves and sizes the cashier’s window under the pointer',
      act: async ({ page, context, platform, has }) => {
        const [cashier] = await Promise.all([
          context.waitForEvent('page'),
          page.evaluate(
            (url) => void Object.assign(window, { opened: open(url, '', 'popup,width=200,height=100') }),
            `${platform}/cashier/cashierPay/${has.payId}`,
          ),
        ])
        await cashier.getByRole('button', { name: /^确认支付/ }).waitFor()
        await page.evaluate(() => {
          const { opened } = window as unknown as { opened: Window | null }
          for (const act of [
            () => opened!.moveTo(0, 0),
            () => opened!.resizeTo(900, 900),
            () => opened!.scrollTo(0, 999),
          ])
            try {
              act()
            } catch {
              // Another origin's.
            }
        })
        await cashier.mouse.dblclick(100, 50)
      },
    },
    {
      name: 'holds a cashier’s window with the payment at hand, and presses Enter',
      act: async ({ page, context, platform, has }) => {
        const [cashier] = await Promise.all([
          context.waitForEvent('page'),
          page.evaluate((url) => void open(url), `${platform}/cashier/cashierPay/${has.payId}#pay`),
        ])
        await cashier.getByRole('button', { name: /^确认支付/ }).waitFor()
        for (let times = 0; times < 5; times++) await cashier.keyboard.press('Enter')
      },
    },
  ],
)

export const coveringControl = from(
  ['partner'],
  [
    {
      name: 'a field that the page draws into the tag’s own root: what is typed there is seen',
      control: true,
      body: '<wotu-sign-in></wotu-sign-in>',
      act: async ({ page }) => {
        await page.getByRole('button', { name: '登录', exact: true }).waitFor()
        await page.evaluate(() => {
          const field = document.createElement('input')
          field.ariaLabel = '密码'
          field.oninput = () => (window as unknown as { steal: (text: string) => void }).steal(field.value)
          document.querySelector('wotu-sign-in')!.shadowRoot!.append(field)
        })
        await page.getByLabel('密码').fill(demo.password)
      },
    },
  ],
)
