import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, pending, refuse } from '#testing/fakeApi.ts'
import { events } from './core.ts'
import { useRead, useWrite } from './react.ts'
import { reads } from '../calls/reads.ts'

const cartCount = '/api/buyer/trading/cart/selCartCount'
const addToCart = '/openapi/trading/cart/addOrderCartV2/1.0'
const input = { specId: '1', quantity: 2 }

let place: HTMLElement
let takeAway = () => {}
beforeEach(() => {
  place = document.createElement('div')
})
afterEach(() => {
  cleanup()
  reads.clear()
  takeAway()
})

const show = (node: ReactNode) => act(async () => void render(node, { container: place }))

const Count = ({ ask = true }) => {
  const { data, error, loading } = useRead(cartCount, ask ? {} : null)
  return `${data?.count} ${error?.code} ${loading}`
}

it('useRead shows the answer', async () => {
  takeAway = fakeApi({ [cartCount]: { count: 3 } })
  await show(<Count />)
  await vi.waitFor(() => expect(place.textContent).toBe('3 undefined false'))
})

it('useRead with null asks for nothing', async () => {
  const answer = vi.fn(() => ({ count: 3 }))
  takeAway = fakeApi({ [cartCount]: answer })
  await show(<Count ask={false} />)
  expect(place.textContent).toBe('undefined undefined false')
  expect(answer).not.toHaveBeenCalled()
})

const List = ({ page }: { page: number }) => {
  const { data } = useRead('/api/buyer/trading/order/selOrderListByPage', { page }, { keep: true })
  return String(data?.total)
}

it('a list keeps its last page while the next one comes, but not the former identity’s', async () => {
  takeAway = fakeApi({
    '/api/buyer/trading/order/selOrderListByPage': ({ page }) => (page === 1 ? { total: 7, rows: [] } : pending),
  })
  await show(<List page={1} />)
  await vi.waitFor(() => expect(place.textContent).toBe('7'))
  await show(<List page={2} />)
  expect(place.textContent).toBe('7')
  await act(async () => void events.emit('identity', {}))
  expect(place.textContent).toBe('undefined')
})

it('useRead keeps the data and adds the error where a refresh fails', async () => {
  let answer: { count: number } | ReturnType<typeof refuse> = { count: 3 }
  takeAway = fakeApi({ [cartCount]: () => answer })
  await show(<Count />)
  await vi.waitFor(() => expect(place.textContent).toBe('3 undefined false'))
  answer = refuse('NOT_FOUND')
  await act(async () => void events.emit('stale', { paths: [cartCount] }))
  await vi.waitFor(() => expect(place.textContent).toBe('3 NOT_FOUND false'))
})

it('useRead refreshes when its path is stale, and not for another', async () => {
  let count = 0
  takeAway = fakeApi({ [cartCount]: () => ({ count: ++count }) })
  await show([<Count key="a" />, ' ', <Count key="b" />])
  await vi.waitFor(() => expect(place.textContent).toBe('1 undefined false 1 undefined false'))
  await act(async () => void events.emit('stale', { paths: ['/other'] }))
  await act(async () => void events.emit('stale', { paths: [cartCount] }))
  await vi.waitFor(() => expect(place.textContent).toBe('2 undefined false 2 undefined false'))
})

const Add = () => {
  const { run, busy, error } = useWrite(addToCart, { quiet: true })
  return (
    <button onClick={() => void run(input)}>
      {String(busy)} {error?.code}
    </button>
  )
}

it('useWrite is busy until the answer, and holds the error of the last try', async () => {
  let answer: () => void = () => {}
  const wait = new Promise<void>((resolve) => (answer = resolve))
  const { respond } = refuse('NOT_FOUND')
  takeAway = fakeApi({ [addToCart]: { respond: () => wait.then(respond) } })
  await show(<Add />)
  const button = place.querySelector('button')
  await act(async () => button?.click())
  expect(button?.textContent).toBe('true ')
  await act(async () => answer())
  await vi.waitFor(() => expect(button?.textContent).toBe('false NOT_FOUND'))
})

/** What the core says while a component shows these failures. */
const saidBy = async (node: ReactNode, until: () => void) => {
  const said: unknown[] = []
  const stop = [
    events.on('navigate', ({ to }) => void said.push(to)),
    events.on('notice', ({ title, message }) => void said.push([title, message])),
  ]
  await show(node)
  await vi.waitFor(until)
  await vi.waitFor(() => expect(said).not.toEqual([]))
  stop.forEach((end) => end())
  return said
}
const About = () => {
  const { error } = useRead(cartCount, {}, { about: true })
  return error?.code
}

it.each([
  ['SERVER_FAULT', '/500'],
  ['NO_PERMISSION', '/403'],
  ['TENANT_MISMATCH', ['提示', '请求与当前站点不符']],
] as const)('what a page is about follows the error catalogue: %s', async (code, follows) => {
  takeAway = fakeApi({ [cartCount]: refuse(code) })
  expect(await saidBy(<About />, () => expect(place.textContent).toBe(code))).toEqual([follows])
})

it('a part of a page fails in its place, and the notice says so once', async () => {
  takeAway = fakeApi({ [cartCount]: refuse('SERVER_FAULT') })
  const two = (
    <>
      <Count />
      <Count />
    </>
  )
  expect(await saidBy(two, () => expect(place.textContent).toContain('SERVER_FAULT'))).toEqual([
    [undefined, '服务开小差了，请稍后重试'],
  ])
})

it('nobody is led away from what is on show because it could not be refreshed', async () => {
  let answer: { count: number } | ReturnType<typeof refuse> = { count: 3 }
  takeAway = fakeApi({ [cartCount]: () => answer })
  const Shown = () => `${useRead(cartCount, {}, { about: true }).data?.count}`
  await show(<Shown />)
  await vi.waitFor(() => expect(place.textContent).toBe('3'))
  answer = refuse('SERVER_FAULT')
  const said = saidBy(<Shown />, () => {})
  await act(async () => void events.emit('stale', { paths: [cartCount] }))
  expect(await said).toEqual([[undefined, '服务开小差了，请稍后重试']])
  expect(place.textContent).toBe('3')
})
