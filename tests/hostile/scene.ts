import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright'
import { call, demo, signIn, type Platform } from '../journeys/platform.ts'
import type { Attack, Ground, How, Scene } from './attack.ts'

// The ground that all attacks share: one platform, one victim, two strangers, and a bag for what is stolen.

export const cardNumber = '6214830000000006'

/** All that the attackers got hold of: what their scripts gave to `steal`, and what was sent to their servers. */
export const loot: string[] = []

/** What a hostile page does with what it finds. */
export const steal = (...what: unknown[]) => {
  loot.push(what.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '))
}

/** A stranger's server: any path is a page of his, and whatever comes with the request is his. */
export const startStranger = async (host: string) => {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      // Not its cookies: those of one host go to all its ports, which is this test's doing and no platform's.
      loot.push(`${request.url} ${body}`)
      response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('access-control-allow-origin', '*')
      response.end(`<!doctype html><meta charset="utf-8"><title>奖品</title><body>恭喜中奖</body>`)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, origin: `http://${host}:${(server.address() as AddressInfo).port}` }
}
export const stop = (server: Server) => {
  server.closeAllConnections()
  server.close()
}

/** A visitor whose every page has `steal`. No page's policy hinders an attacker: what stops him must be something else. */
export const newVisitor = async (platform: Platform): Promise<BrowserContext> => {
  const context = await platform.browser().newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'zh-CN',
    bypassCSP: true,
  })
  context.setDefaultTimeout(45_000)
  await context.exposeFunction('steal', steal)
  return context
}

/** What a page stole comes after the press that gave it: once it has this too, nothing is on its way. */
export const settle = (visitor: BrowserContext) =>
  Promise.all(
    visitor.pages().map((page) =>
      page
        .evaluate(() => (window as unknown as { steal: (text: string) => Promise<void> }).steal(''))
        // A page that is gone has nothing on its way.
        .catch(() => undefined),
    ),
  )

interface OrderRow {
  id: string
}
const ordersIn = async (own: Page, state: string) =>
  (await call<{ rows: OrderRow[] }>(own, '/api/buyer/trading/order/selOrderListByPage', { states: [state] })).rows

/** The victim signs in, and owes a bill. */
export const findVictim = async (platform: Platform, context: BrowserContext) => {
  const own = await context.newPage()
  await own.goto(`${platform.origin}/user/login`)
  await signIn(own)
  await own.waitForURL(`${platform.origin}/`)
  const [unpaid] = await ordersIn(own, 'unpaid')
  const [sent] = await ordersIn(own, 'unreceived')
  const bill = await call<{ payId: string; amountFen: number }>(own, '/api/buyer/trading/order/toPayment', {
    orderIds: [unpaid!.id],
  })
  const cards = await call<OrderRow[]>(own, '/openapi/finance/account/card/selAccountCardList/manage')
  const cart = await call<{ shops: { lines: { id: string; specId: string }[] }[] }>(
    own,
    '/api/buyer/trading/cart/selOrderCart',
  )
  const line = cart.shops[0]!.lines[0]!
  const systemId = await own.evaluate(
    () => (JSON.parse(localStorage.getItem('environment-info')!) as { systemId: number }).systemId,
  )
  const has = { ...bill, sentId: sent!.id, cardId: cards[0]!.id, specId: line.specId, lineId: line.id }
  return { own, has, systemId: String(systemId) }
}

/** What must not change: the victim's money and all that it rests on. */
export const moneyOf = async (own: Page) =>
  JSON.stringify(
    await Promise.all([
      call(own, '/api/finance/balanceBusInfo/selBalance'),
      call(own, '/api/finance/account/isPayPwd'),
      call(own, '/openapi/finance/account/card/selAccountCardList/manage'),
      call(own, '/api/basic/member/login/getBaseMemberByToken'),
      call(own, '/api/buyer/trading/order/selectOrderCount'),
    ]),
  )

/** And what no stranger may change either, though a page that the victim has authorised may. */
export const goodsOf = async (own: Page) =>
  JSON.stringify(
    await Promise.all([
      call(own, '/api/buyer/trading/cart/selOrderCart'),
      call(own, '/api/buyer/basic/member/address/list'),
    ]),
  )

/** The secrets that would have been obtained, by name. A number counts where it stands alone. */
export const leaked = (secrets: Record<string, string>): string[] => {
  // A key logger gets single characters.
  const keys = loot.filter((text) => text.length === 1).join('')
  const all = [...loot, keys].join('\n')
  return Object.entries(secrets)
    .filter(([, secret]) =>
      /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}\\d?(?!\\d)`).test(all) : all.includes(secret),
    )
    .map(([name]) => name)
}

const pageOf = ({ before, body = '', signedIn }: Attack, platform: string) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>丰禾集市</title>
<script>${before ? `(${String(before)})()` : ''}</script>
<script type="module" src="${platform}/kit/1/wotu.js"></script>
${
  signedIn
    ? `<script type="module">
      import { configure } from '${platform}/kit/1/wotu.js'
      configure({ tokenProvider: async () => (await fetch('/session-token')).json() })
    </script>`
    : ''
}</head><body>${body}</body></html>`

/** Opens the hostile page of an attack. */
export const openScene = async (attack: Attack, page: Page, ground: Ground): Promise<Scene> => {
  const { partner, platform, systemId } = ground
  const origin = ground[attack.from]
  // The partner's server has no hostile page: its front page makes place for one, once the policy is out of the way.
  await page.goto(`${origin}/`)
  if (attack.from === 'partner' || attack.before || attack.body)
    await page.evaluate(
      (html) => {
        document.open()
        document.write(html)
        document.close()
      },
      pageOf(attack, platform),
    )
  return {
    ...ground,
    page,
    steal,
    token: () =>
      page.evaluate(
        async (url) => ((await (await fetch(url)).json()) as { token: string }).token,
        `${partner}/session-token`,
      ),
    post: (path, input, { token, cookies, headers }: How = {}) =>
      page.evaluate(
        async ([url, body, sent, credentials]) => {
          try {
            const answer = await fetch(url, { method: 'POST', body, headers: sent, credentials })
            return await answer.text()
          } catch (error) {
            return String(error)
          }
        },
        [
          platform + path,
          JSON.stringify(input),
          headers ?? {
            'content-type': 'application/json',
            'x-system-id': systemId,
            'idempotency-key': crypto.randomUUID(),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          cookies ? 'include' : 'omit',
        ] as const,
      ),
  }
}

/** Whether a call was answered: the attacker got what it gives. */
export const answered = (answer: string) => answer.includes('"code":"0"')

export { demo }
