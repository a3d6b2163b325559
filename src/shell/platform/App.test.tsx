import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { config, events, session } from '#core/page/core.ts'
import { ApiError } from '#core/calls/errors.ts'
import { reads } from '#core/calls/reads.ts'
import { ticketName } from '#core/session/session.ts'
import type { Me } from '@wotu/contract/basic/member.ts'
import { fakeApi, project } from '#testing/fakeApi.ts'
import { section as error } from '#apps/error/routes.ts'
import { App } from './App.tsx'
import { answers, me, person, sections } from './App.fixture.tsx'

let place: HTMLElement
let takeAway: () => void
// What is already loaded arrives within `act`.
beforeAll(() =>
  Promise.all([
    import('#ui/float/panel/panels.ts'),
    ...error.routes.flatMap((route) => ('load' in route ? [route.load()] : [])),
  ]),
)
beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  // jsdom has no modal dialogs and no popovers.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = () => {}
  takeAway = fakeApi(answers)
  place = document.body.appendChild(document.createElement('div'))
  await config.load()
})
afterEach(() => {
  cleanup()
  place.remove()
  session.clear()
  reads.clear()
  takeAway()
  vi.restoreAllMocks()
})

const main = () => place.querySelector('main')
/** The page's code is here, or has failed. */
const arrived = () =>
  vi.waitFor(async () => {
    await act(async () => {})
    expect(place.querySelector('[role="progressbar"]')).toBeNull()
  })
const go = async (path: string) => {
  await act(async () => navigate(path))
  await arrived()
}
const open = async (path: string) => {
  history.replaceState(null, '', path)
  await act(async () => void render(<App config={project} sections={sections} />, { container: place }))
  await arrived()
}

it('shows the routed screen in a main that names its pattern, with parameters and query', async () => {
  await open('/shop/detail/7?from=a')
  expect(main()?.dataset.route).toBe('/shop/detail/:id')
  expect(main()?.textContent).toBe('商品详情{"id":"7","from":"a"}')
  expect(document.title).toBe('商品详情-沃土农业平台')
})

it('an unknown path shows /404 and keeps its address', async () => {
  await open('/nowhere')
  expect(main()?.dataset.route).toBe('/404')
  expect(main()?.querySelector('h1')?.textContent).toBe('页面不存在')
  expect(location.pathname).toBe('/nowhere')
})

it('a navigation scrolls to the top and moves the focus to the title; opening the page does neither', async () => {
  await open('/shop/list')
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
  await go('/shop/detail/1')
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(document.activeElement?.textContent).toBe('商品详情{"id":"1"}')
})

it('a hash marker is taken out of the address', async () => {
  await open('/#/shop/list')
  expect(location.pathname + location.hash).toBe('/shop/list')
  expect(main()?.dataset.route).toBe('/shop/list')
})

it('only home is kept alive', async () => {
  await open('/')
  await act(async () => place.querySelector<HTMLElement>('#clicks')?.click())
  await go('/shop/list')
  expect(main()?.dataset.route).toBe('/shop/list')
  await go('/')
  expect(place.querySelector('#clicks')?.textContent).toBe('1')
  expect(place.textContent).not.toContain('商品列表{}')
})

it('a page that needs a login leads a visitor there and a signed-in user nowhere', async () => {
  await open('/shop/mine')
  expect(location.pathname + location.search).toBe('/user/login?back=%2Fshop%2Fmine')
  document.cookie = `${ticketName(project)}=1; path=/`
  await act(async () => void (await session.check()))
  await go('/shop/mine')
  expect(main()?.dataset.route).toBe('/shop/mine')
})

it('a screen that breaks shows the look of /500, and the next page works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('/shop/broken')
  expect(main()?.querySelector('h1')?.textContent).toBe('服务开小差了')
  await go('/shop/list')
  expect(main()?.textContent).toBe('商品列表{}')
})

it('a screen whose code cannot be loaded shows the look of /500', async () => {
  await open('/shop/gone')
  expect(main()?.dataset.route).toBe('/shop/gone')
  expect(main()?.querySelector('h1')?.textContent).toBe('服务开小差了')
})

it('a plain link moves within the app; one to another place is the browser’s', async () => {
  await open('/shop/list')
  const link = place.appendChild(document.createElement('a'))
  link.href = '/shop/detail/3'
  await act(async () => link.click())
  expect(main()?.dataset.route).toBe('/shop/detail/:id')
  const outside = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.href = 'https://partner.example/'
  link.dispatchEvent(outside)
  expect(outside.defaultPrevented).toBe(false)
})

it('the core’s 403 shows the section’s own page', async () => {
  await open('/shop/list')
  const error = new ApiError({ code: 'NO_PERMISSION', msg: '暂无访问权限', status: 403 })
  await act(async () => void events.emit('navigate', { to: '/403', error }))
  await arrived()
  expect(main()?.dataset.route).toBe('/shop/403')
})

it('a notice with a title is a box to be closed; boxes wait for each other', async () => {
  await open('/shop/list')
  await act(async () => {
    events.emit('notice', { title: '提示', message: '库存不足' })
    events.emit('notice', { title: '提示', message: '商品已下架' })
  })
  const text = () => place.querySelector('dialog')?.textContent
  expect(text()).toContain('库存不足')
  await act(async () => [...place.querySelectorAll<HTMLElement>('dialog button')].at(-1)?.click())
  expect(text()).toContain('商品已下架')
})

it('a network error is a short message, said once', async () => {
  await open('/shop/list')
  await act(async () => {
    events.emit('notice', { message: '网络异常', ms: 5000 })
    events.emit('notice', { message: '网络异常', ms: 5000 })
  })
  expect(place.querySelectorAll('[role="alert"]').length).toBe(1)
})

it('leaving for another host is asked about first', async () => {
  await open('/shop/list')
  await act(async () => void events.emit('redirect', { href: 'https://pay.example.com/sign' }))
  expect(place.querySelector('dialog')?.textContent).toContain('pay.example.com')
  expect(place.querySelector<HTMLAnchorElement>('dialog a')?.href).toBe('https://pay.example.com/sign')
})

it('the side navigation lists a section’s pages under their headings and marks the page on show', async () => {
  await open('/shop/list')
  const nav = place.querySelector('#section-pages')
  expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    '商品列表',
    '已售商品',
    '我的',
    '订单管理',
  ])
  const marked = () => [...(nav?.querySelectorAll('[aria-current]') ?? [])].map((link) => link.textContent)
  expect(marked()).toEqual(['商品列表'])
  await open('/shop/list/sold')
  expect(marked()).toEqual(['已售商品'])
})

const signInAs = async (who: Partial<Me>) => {
  takeAway()
  takeAway = fakeApi({ ...answers, [me]: { ...person, ...who } })
  document.cookie = `${ticketName(project)}=1; path=/`
  await act(async () => void (await session.check()))
}
const listed = () => [...place.querySelectorAll('#section-pages a')].map((link) => link.textContent)

it('menus show what one may: a buyer sees no seller’s page, an employee none that they were not granted', async () => {
  await signInAs({ shopId: null })
  await open('/shop/list')
  await vi.waitFor(() => expect(listed()).toEqual(['商品列表', '已售商品', '我的']))
})

it('the guard leads to the section’s 403, with the way to another identity', async () => {
  await signInAs({ grants: ['goods'] })
  await open('/shop/sales')
  await vi.waitFor(() => expect(main()?.dataset.route).toBe('/shop/403'))
  expect(location.search).toBe('?back=%2Fshop%2Fsales')
  expect([...main()!.querySelectorAll('a')].map((link) => link.textContent)).toContain('切换身份')
  expect(listed()).toEqual(['商品列表', '已售商品', '我的'])
})

it('what needs a grant waits for what is known of them, and opens', async () => {
  await signInAs({})
  await open('/shop/sales')
  await vi.waitFor(() => expect(main()?.dataset.route).toBe('/shop/sales'))
  expect(listed()).toContain('订单管理')
})

const employer = [
  { boId: '1', name: '王建国', isOwn: true },
  { boId: '2', name: '丰禾农业合作社', isOwn: false },
]
const header = () => place.querySelector('header')!.textContent

it('the header says as whom one acts, where one may act for several, by the shop’s name', async () => {
  await signInAs({ identities: employer, boId: '2', actsAs: '丰禾直营店' })
  await open('/shop/list')
  await vi.waitFor(() => expect(header()).toContain('当前身份：丰禾直营店'))
})

it('and nothing of it where there is no choice', async () => {
  await signInAs({ identities: employer.slice(0, 1) })
  await open('/shop/list')
  await vi.waitFor(() => expect(listed()).toContain('我的'))
  expect(header()).not.toContain('当前身份')
})

it('switched from the header’s menu, the page begins anew: what it held was the former identity’s', async () => {
  let actsFor = '1'
  takeAway()
  takeAway = fakeApi({
    ...answers,
    [me]: () => ({ ...person, boId: actsFor, identities: employer, actsAs: actsFor === '1' ? '王建国' : '丰禾直营店' }),
    '/api/basic/member/switchEmployee': ({ boId }) => ({ ...person, boId: (actsFor = boId) }),
  })
  document.cookie = `${ticketName(project)}=1; path=/`
  await act(async () => void (await session.check()))
  await open('/')
  const clicks = () => place.querySelector<HTMLElement>('#clicks')!
  await act(async () => clicks().click())
  expect(clicks().textContent).toBe('1')
  await act(async () => place.querySelector<HTMLElement>('[aria-label=我的账户]')!.click())
  const take = await vi.waitFor(() => {
    const found = [...place.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (button) => button.textContent === '切换到丰禾农业合作社',
    )
    expect(found).toBeDefined()
    return found!
  })
  await act(async () => take.click())
  await vi.waitFor(() => expect(header()).toContain('当前身份：丰禾直营店'))
  expect(clicks().textContent).toBe('0')
})
