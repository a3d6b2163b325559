import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../calls/errors.ts'
import { createEvents } from '../element/events.ts'

// What the core says in a partner's page, and what the page hears of it.

const events = createEvents()
vi.mock('../page/core.ts', () => ({ config: { embedded: true, origin: 'https://wotu.example' }, events }))
const showNotice = vi.fn()
vi.mock('../page/notice.ts', () => ({ showNotice }))
const signInThrough = vi.fn<(popup: Window | null) => Promise<string | undefined>>(async () => undefined)
vi.mock('./signIn.ts', () => ({ signInThrough }))
const { embed } = await import('./embed.ts')

const heard: { target: EventTarget | null; href: string }[] = []
let veto = false
const hear = (event: Event) => {
  heard.push({ target: event.target, href: (event as CustomEvent<{ href: string }>).detail.href })
  if (veto) event.preventDefault()
}
const popup = { closed: false, focus: vi.fn() }
const opened = vi.fn(() => popup as unknown as Window)
let first: Element
let second: Element

beforeEach(() => {
  document.body.innerHTML = '<wotu-first></wotu-first><wotu-second></wotu-second>'
  ;[first, second] = document.body.children as unknown as [Element, Element]
  embed.enter(first)
  embed.enter(second)
  heard.length = 0
  veto = false
  popup.closed = true
  window.open = opened
  document.addEventListener('wotu-navigate', hear)
})
afterEach(() => {
  embed.leave(first)
  embed.leave(second)
  vi.clearAllMocks()
})

it('the tag that the user acted in last leads to a tab of the platform', () => {
  embed.enter(first)
  events.emit('navigate', { to: '/shoping/orders' })
  expect(heard).toEqual([{ target: first, href: 'https://wotu.example/shoping/orders' }])
  expect(opened).toHaveBeenCalledWith('https://wotu.example/shoping/orders', '_blank', 'noopener')
})

it('where there is no tag the document leads', () => {
  embed.leave(first)
  embed.leave(second)
  events.emit('navigate', { to: '/' })
  expect(heard).toEqual([{ target: document, href: 'https://wotu.example/' }])
})

it('the page may veto each way out', () => {
  veto = true
  events.emit('navigate', { to: '/' })
  events.emit('navigate', { to: '/user/login' })
  events.emit('navigate', { to: '/500', error: new ApiError({ code: 'X', msg: '出错了', status: 500 }) })
  events.emit('redirect', { href: 'https://pay.example/' })
  expect(heard).toHaveLength(4)
  expect(opened).not.toHaveBeenCalled()
  expect(showNotice).not.toHaveBeenCalled()
})

it('a refused call opens nothing: its message is shown in the tag', async () => {
  const shown = (notice: object) => vi.waitFor(() => expect(showNotice).toHaveBeenLastCalledWith(second, notice))
  events.emit('navigate', { to: '/500', error: new ApiError({ code: 'X', msg: '出错了', status: 500 }) })
  await shown({ message: '出错了' })
  events.emit('redirect', { href: 'https://pay.example/' })
  await shown({ href: 'https://pay.example/' })
  events.emit('notice', { message: '库存不足' })
  await shown({ message: '库存不足' })
  expect(opened).not.toHaveBeenCalled()
})

it('signing in opens one window, within the click, and says why it came to nothing', async () => {
  signInThrough.mockResolvedValueOnce('您没有同意授权')
  popup.closed = false
  events.emit('navigate', { to: '/user/login' })
  expect(opened).toHaveBeenCalledWith('', 'wotu-sign-in', expect.any(String))
  events.emit('navigate', { to: '/user/login' })
  expect(opened).toHaveBeenCalledTimes(1)
  expect(popup.focus).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(showNotice).toHaveBeenCalledWith(second, { message: '您没有同意授权' }))
})

it('a link to the platform leads like everything else; others and clicks with a key are the browser’s', () => {
  first.addEventListener('click', (event) => embed.click(event as MouseEvent))
  const stay = (event: Event) => event.preventDefault()
  const click = (href: string, init: MouseEventInit = {}) => {
    first.innerHTML = `<a href="${href}"><b></b></a>`
    return first
      .querySelector('b')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  }
  expect(click('https://wotu.example/goods/detail?id=1')).toBe(false)
  expect(heard.map(({ href }) => href)).toEqual(['https://wotu.example/goods/detail?id=1'])
  // jsdom goes nowhere, and says so of each link that it would follow.
  document.body.addEventListener('click', stay, { once: true })
  click('https://elsewhere.example/')
  document.body.addEventListener('click', stay, { once: true })
  click('https://wotu.example/goods/list', { ctrlKey: true })
  expect(heard).toHaveLength(1)
})

it('the page hears of a call before it is made, and may prevent it', () => {
  const asked = { kind: 'read', path: '/api/buyer/trading/cart/selCartCount', input: {} } as const
  expect(events.emit('request', asked)).toBe(true)
  const prevent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('wotu-request', prevent, { once: true })
  expect(events.emit('request', asked)).toBe(false)
  expect(prevent.mock.calls[0]![0]).toMatchObject({ target: second, detail: asked })
})
