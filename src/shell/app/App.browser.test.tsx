import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '#core/page/core.ts'
import { ApiError } from '#core/calls/errors.ts'
import { reads } from '#core/calls/reads.ts'
import { fakeApi, type Answers } from '#testing/fakeApi.ts'
import { market } from '#testing/goods.ts'
import { everyState, orderCounts, orderDetail } from '#testing/orders.ts'
import './define.ts'
import { sections } from './sections.ts'

interface AppElement extends HTMLElement {
  section: string
  route: string
}

const rows = everyState('buyer')
let takeAway: () => void
let href = ''
beforeEach(() => {
  href = location.href
  takeAway = fakeApi({
    ...market,
    '/api/buyer/trading/order/selOrderListByPage': { total: rows.length, rows },
    '/api/buyer/trading/order/selectOrderCount': orderCounts({}),
    '/api/buyer/trading/order/selBuyerOrderDetailById': orderDetail('unreceived'),
    '/api/buyer/trading/order/pay/selPayListByParam': [],
    '/api/buyer/basic/member/address/list': [],
  } satisfies Answers)
  session.store.setState({ signedIn: true })
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', href)
  takeAway()
  reads.clear()
  vi.restoreAllMocks()
})

const open = (html: string) => {
  document.body.innerHTML = html
  return [...document.querySelectorAll<AppElement>('wotu-app')]
}
const shown = (app: AppElement) => app.shadowRoot!.querySelector<HTMLElement>('[data-route]')?.dataset.route
const shows = (app: AppElement, route: string) =>
  vi.waitFor(() => expect(shown(app)).toBe(route), { timeout: 15_000, interval: 20 })
const textOf = (app: AppElement) => app.shadowRoot!.getElementById('root')!.textContent
const link = (app: AppElement, start: string) =>
  vi.waitFor(() => {
    const links = [...app.shadowRoot!.querySelectorAll('a')]
    const found = links.find((a) => new URL(a.href).pathname.startsWith(start))
    expect(found).toBeDefined()
    return found!
  })

const list = '/transaction/myOrder'
const detail = '/transaction/myOrder/orderDetailBuyer/:id'

it('tells its route, and goes where the host sets it, also to the same one again', async () => {
  const heard: string[] = []
  const listen = (event: Event) => heard.push((event as CustomEvent<{ route: string }>).detail.route)
  document.addEventListener('wotu-route', listen)
  const [app] = open('<wotu-app section="transaction" route="myOrder"></wotu-app>') as [AppElement]
  await shows(app, list)
  await vi.waitFor(() => expect(app.route).toBe('/myOrder'))
  ;(await link(app, '/transaction/myOrder/orderDetailBuyer/')).click()
  await shows(app, detail)
  await vi.waitFor(() => expect(app.route).toMatch(/^\/myOrder\/orderDetailBuyer\/\d+$/))
  app.route = 'myOrder'
  await shows(app, list)
  await vi.waitFor(() => expect(heard.at(-1)).toBe('/myOrder'))
  expect(heard).toHaveLength(3)
  expect(location.href).toBe(href)
  document.removeEventListener('wotu-route', listen)
})

it('another section begins with its first page, whatever the last one showed', async () => {
  const [app] = open('<wotu-app section="transaction" route="myOrder"></wotu-app>') as [AppElement]
  await shows(app, list)
  await vi.waitFor(() => expect(app.route).toBe('/myOrder'))
  app.section = 'goods'
  await shows(app, '/goods/list')
})

it('two on one page go each its own way', async () => {
  const [one, two] = open(
    '<wotu-app section="transaction" route="myOrder"></wotu-app><wotu-app section="transaction" route="myOrder"></wotu-app>',
  ) as [AppElement, AppElement]
  await Promise.all([shows(one, list), shows(two, list)])
  ;(await link(two, '/transaction/myOrder/orderDetailBuyer/')).click()
  await shows(two, detail)
  expect(shown(one)).toBe(list)
})

it('with a route base the address is the host’s, and back is back', async () => {
  history.replaceState(null, '', '/my/orders/myOrder')
  const [app] = open('<wotu-app section="transaction" route-base="/my/orders"></wotu-app>') as [AppElement]
  await shows(app, list)
  ;(await link(app, '/transaction/myOrder/orderDetailBuyer/')).click()
  await shows(app, detail)
  expect(location.pathname).toMatch(/^\/my\/orders\/myOrder\/orderDetailBuyer\/\d+$/)
  history.back()
  await shows(app, list)
  expect(location.pathname).toBe('/my/orders/myOrder')
})

it('hears the host’s own router', async () => {
  history.replaceState(null, '', '/my/orders')
  const [app] = open('<wotu-app section="transaction" route-base="/my/orders"></wotu-app>') as [AppElement]
  await shows(app, '/transaction/index')
  history.pushState(null, '', '/my/orders/myOrder')
  await shows(app, list)
  history.pushState(null, '', '/elsewhere')
  expect(shown(app)).toBe(list)
})

it('what leads out of the section is the platform’s address; the host’s own links in a slot stay the host’s', async () => {
  session.store.setState({ signedIn: false })
  const [app] = open(
    '<wotu-app section="transaction" route="myOrder"><a slot="signed-out" href="member.html">登录</a></wotu-app>',
  ) as [AppElement]
  await vi.waitFor(() => expect(app.shadowRoot!.querySelector('slot')).not.toBeNull())
  const own = document.querySelector('a')!
  own.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }))
  expect(own.getAttribute('href')).toBe('member.html')

  session.store.setState({ signedIn: true })
  await shows(app, list)
  const out = await link(app, '/goods/')
  const held = (event: Event) => event.preventDefault()
  app.addEventListener('click', held)
  out.click()
  expect(out.getAttribute('href')).toMatch(/^https?:/)
  expect(shown(app)).toBe(list)
})

/** As embed.ts asks on a partner's page. */
const lead = (app: AppElement, to: string, error?: ApiError) =>
  app.dispatchEvent(
    new CustomEvent('wotu-navigate', {
      detail: { href: location.origin + to, error },
      bubbles: true,
      cancelable: true,
    }),
  )

it('keeps what its screens lead to within the section, and lets all else go', async () => {
  const heard = vi.fn()
  document.addEventListener('wotu-navigate', heard)
  const [app] = open('<wotu-app section="transaction" route="myOrder"></wotu-app>') as [AppElement]
  await shows(app, list)
  expect(lead(app, '/transaction/myOrder/orderDetailBuyer/1')).toBe(false)
  await shows(app, detail)
  expect(heard).not.toHaveBeenCalled()
  expect(lead(app, '/cashier/cashierPay/1')).toBe(true)
  expect(heard).toHaveBeenCalledTimes(1)
  document.removeEventListener('wotu-navigate', heard)
})

it('says a refusal in place of the page, and goes back to it', async () => {
  const [app] = open('<wotu-app section="transaction" route="myOrder"></wotu-app>') as [AppElement]
  await shows(app, list)
  lead(app, '/500', new ApiError({ code: 'SERVER_FAULT', msg: '服务开小差了', status: 500 }))
  await vi.waitFor(() => expect(textOf(app)).toContain('服务开小差了'))
  const retry = [...app.shadowRoot!.querySelectorAll('button')].find((button) => button.textContent === '重试')!
  retry.click()
  await vi.waitFor(() => expect(textOf(app)).toContain(rows[0]!.no))
})

it('where its code does not arrive it says so, tells the host, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.spyOn(sections.transaction, 'load').mockRejectedValueOnce(new TypeError('chunk'))
  const failed = vi.fn()
  document.addEventListener('wotu-error', failed)
  const [app] = open('<wotu-app section="transaction" route="myOrder"></wotu-app>') as [AppElement]
  await vi.waitFor(() => expect(textOf(app)).toContain('这部分内容暂时无法显示'))
  expect(failed).toHaveBeenCalledTimes(1)
  app.shadowRoot!.querySelector<HTMLElement>('[role=alert] button')!.click()
  await shows(app, list)
  expect(load).toHaveBeenCalledTimes(2)
  document.removeEventListener('wotu-error', failed)
})

it('brings its beginning into sight on a new page, and takes the focus from nobody', async () => {
  const [app] = open(
    '<button>宿主</button><div></div><wotu-app section="transaction" route="myOrder"></wotu-app><p></p>',
  ) as [AppElement]
  document.querySelector('div')!.style.height = '3000px'
  document.querySelector('p')!.style.height = '3000px'
  await shows(app, list)
  const host = document.querySelector('button')!
  host.focus()
  scrollTo(0, 5000)
  app.route = 'addressManage'
  await shows(app, '/transaction/addressManage')
  await vi.waitFor(() => expect(Math.round(app.getBoundingClientRect().top)).toBe(0))
  expect(document.activeElement).toBe(host)
})

it('brings its beginning into sight for another query of the same page', async () => {
  const [app] = open('<wotu-app section="transaction" route="myOrder"></wotu-app><p></p>') as [AppElement]
  document.querySelector('p')!.style.height = '3000px'
  await shows(app, list)
  await link(app, '/transaction/myOrder/orderDetailBuyer/')
  scrollTo(0, app.getBoundingClientRect().top + scrollY + 300)
  expect(Math.round(app.getBoundingClientRect().top)).toBe(-300)
  app.route = '/myOrder?tab=unpaid'
  await vi.waitFor(() => expect(Math.round(app.getBoundingClientRect().top)).toBe(0))
})
