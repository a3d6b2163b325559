import { from, windowOf, type Scene } from '../attack.ts'
import { cardNumber, demo } from '../scene.ts'

// The hostile page listens while the victim types a secret: which he does in a window of the platform's own.

type Steal = (text: unknown) => void

/** Opens the platform's sign-in as the tag does, and types into it; the last step of each is left out. */
const signInWindow = async ({ page, context }: Scene) => {
  const popup = await windowOf(context, () => page.getByRole('button', { name: '登录', exact: true }).click())
  await popup.getByLabel(/^密码\*?$/).waitFor()
  return popup
}
const typesPassword = async (scene: Scene) => {
  const popup = await signInWindow(scene)
  await popup.getByLabel(/^密码\*?$/).click()
  await popup.keyboard.type(demo.password)
  if ((await popup.getByLabel(/^密码\*?$/).inputValue()) !== demo.password) throw new Error('nothing was typed')
}

export const listens = () => {
  for (const type of [
    'keydown',
    'keypress',
    'keyup',
    'beforeinput',
    'input',
    'paste',
    'copy',
    'change',
    'compositionend',
  ])
    addEventListener(
      type,
      (event) => {
        const { key, data, target } = event as unknown as { key?: string; data?: string; target: { value?: string } }
        for (const text of [key, data, target.value]) if (text) (window as unknown as { steal: Steal }).steal(text)
      },
      true,
    )
}
const tag = '<wotu-sign-in></wotu-sign-in>'

const loggers: Record<string, () => void> = {
  'hears every key and every input of its own window': listens,
  'looks into every field of every shadow root, all the time': () => {
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if ('value' in element) (window as unknown as { steal: Steal }).steal(String(element.value))
        if (element.shadowRoot) look(element.shadowRoot)
      }
    }
    setInterval(() => look(document), 20)
  },
  'hooks what sets and gets a field’s value': () => {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    const keep = (text: unknown) => (window as unknown as { steal: Steal }).steal(String(text))
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      get(this: HTMLInputElement) {
        keep(get!.call(this))
        return get!.call(this) as string
      },
      set(this: HTMLInputElement, text: string) {
        keep(text)
        set!.call(this, text)
      },
    })
  },
  'takes the focus back again and again': () => {
    addEventListener('keydown', ({ key }) => (window as unknown as { steal: Steal }).steal(key), true)
    addEventListener('blur', () => focus())
    setInterval(() => focus(), 20)
  },
  'keeps the window that is opened, and reaches into it': () => {
    const opens = window.open.bind(window)
    window.open = (...asked) => {
      const popup = opens(...asked)
      setInterval(() => {
        for (const reach of [
          () => popup!.document.body.innerHTML,
          () => popup!.location.href,
          () => popup!.name,
          () => (popup as unknown as { localStorage: object }).localStorage,
        ])
          try {
            ;(window as unknown as { steal: Steal }).steal(String(reach()))
          } catch {
            // Another origin's.
          }
      }, 20)
      return popup
    }
  },
  'puts its own listeners into the window before it leads to the platform': () => {
    const opens = window.open.bind(window)
    window.open = (...asked) => {
      const popup = opens(...asked)!
      const log = ({ key }: KeyboardEvent) => (window as unknown as { steal: Steal }).steal(key)
      popup.addEventListener('keydown', log, true)
      popup.document.addEventListener('keydown', log, true)
      return popup
    }
  },
  'puts a frame of its own into the window, and code': () => {
    const opens = window.open.bind(window)
    window.open = (...asked) => {
      const popup = opens(...asked)!
      popup.document.write('<script>onkeydown = ({ key }) => opener.steal(key)</script>')
      popup.document.close()
      return popup
    }
  },
  'has a service of its own in every frame, and reads the clipboard': () => {
    setInterval(
      () =>
        void navigator.clipboard?.readText().then(
          (text) => (window as unknown as { steal: Steal }).steal(text),
          () => {},
        ),
      50,
    )
  },
}

const passwords = from(
  ['partner'],
  Object.entries(loggers).map(([name, before]) => ({ name, before, body: tag, guest: true, act: typesPassword })),
)

/** Where the other secrets are typed: pages of the platform that the hostile page opens. */
const opensPage = (scene: Scene, path: string) =>
  windowOf(scene.context, () => scene.page.evaluate((url) => void open(url, 'wotu'), scene.platform + path))

const others = from(
  ['partner', 'foreign', 'sibling'],
  [
    {
      name: 'hears the payment password',
      before: listens,
      act: async (scene) => {
        const cashier = await opensPage(scene, `/cashier/cashierPay/${scene.has.payId}`)
        await cashier.getByRole('button', { name: /^确认支付/ }).click()
        await cashier.getByRole('group', { name: '支付密码' }).waitFor()
        await cashier.keyboard.type(demo.payPassword.slice(0, 5))
      },
    },
    {
      name: 'hears the card’s number',
      before: listens,
      act: async (scene) => {
        const card = await opensPage(scene, '/financial/addNewCardPerson')
        await card.getByLabel(/卡号/).first().click()
        await card.keyboard.type(cardNumber)
      },
    },
    {
      name: 'hears the code of a text message',
      before: listens,
      guest: true,
      act: async (scene) => {
        const login = await opensPage(scene, '/user/login')
        await login.getByText('短信登录').first().click()
        await login
          .getByLabel(/验证码/)
          .last()
          .click()
        await login.keyboard.type('908172')
      },
    },
  ],
)

export const typing = [...passwords, ...others]

export const typingControl = from(
  ['partner'],
  [
    {
      name: 'what is typed into the page itself: that is seen',
      control: true,
      before: listens,
      body: '<input aria-label="密码">',
      act: async ({ page }) => {
        await page.getByLabel('密码').click()
        await page.keyboard.type(demo.password)
        await page.waitForTimeout(100)
      },
    },
  ],
)
