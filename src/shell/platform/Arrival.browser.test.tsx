import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { config } from '#core/page/core.ts'
import type { ScreenProps, Section } from '#core/page/route.ts'
import { adopt } from '#core/element/styles.ts'
import { useQuery } from '#screens/list/useQuery.ts'
import { fakeApi, project } from '#testing/fakeApi.ts'
import { App } from './App.tsx'

/** A list whose rows arrive only after it is shown, as they do where its answer has been forgotten. */
const List = ({ query }: ScreenProps) => {
  const [rows, setRows] = useState(0)
  const [, set] = useQuery()
  useEffect(() => {
    const timer = setTimeout(() => setRows(60), 30)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <h1>清单{query.keyword}</h1>
      <button onClick={() => set({ tab: 'sold' })}>换一栏</button>
      {Array.from({ length: rows }, (_, row) => (
        <p key={row} style={{ height: 60 }}>
          <a href={`/row/${row}`}>第{row}行</a>
        </p>
      ))}
    </>
  )
}
const Row = ({ params: { id } }: ScreenProps<'id'>) => <h1>第{id}行的详情</h1>
const Home = () => <h1>首页</h1>

const sections: Section[] = [
  {
    name: 'home',
    title: '首页',
    routes: [
      { path: '/', title: '首页', load: async () => ({ Screen: Home }) },
      { path: '/list', title: '清单', load: async () => ({ Screen: List }) },
      { path: '/row/:id', title: '详情', load: async () => ({ Screen: Row }) },
    ],
  },
]

const began = location.href
let root: Root
let place: HTMLElement
let takeAway: () => void
beforeEach(async () => {
  adopt(document)
  takeAway = fakeApi({})
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await config.load()
})
afterEach(() => {
  root.unmount()
  place.remove()
  takeAway()
  history.replaceState(null, '', began)
})

const open = async (path: string) => {
  history.replaceState(null, '', path)
  root.render(<App config={project} sections={sections} />)
  await vi.waitFor(() => expect(place.querySelector('main h1')).not.toBeNull())
}
const title = () => vi.waitFor(() => place.querySelector('main > :last-child h1')!.textContent)
const isAt = (text: string) => vi.waitFor(async () => expect(await title()).toBe(text))
const link = (row: number) =>
  vi.waitFor(() => {
    const found = place.querySelector<HTMLElement>(`a[href="/row/${row}"]`)
    expect(found).not.toBeNull()
    return found!
  })

it('Back returns to the position in a list that fills anew, and to the card that was opened', async () => {
  await open('/list')
  const card = await link(40)
  card.scrollIntoView({ block: 'center' })
  card.focus()
  const stood = scrollY
  expect(stood).toBeGreaterThan(500)
  card.click()
  await isAt('第40行的详情')
  expect(scrollY).toBe(0)
  history.back()
  await isAt('清单')
  await vi.waitFor(() => expect(scrollY).toBe(stood))
  expect(document.activeElement?.textContent).toBe('第40行')
})

it('another query is a navigation: the top is seen and the title has the focus', async () => {
  await open('/list')
  const card = await link(40)
  card.scrollIntoView()
  card.focus()
  navigate('/list?keyword=米')
  await isAt('清单米')
  expect(scrollY).toBe(0)
  expect(document.activeElement?.textContent).toBe('清单米')
})

it('the page on show is come to anew by its own link', async () => {
  await open('/list')
  ;(await link(40)).scrollIntoView()
  navigate('/list')
  await vi.waitFor(() => expect(scrollY).toBe(0))
})

it('what a tab writes into the address moves nothing', async () => {
  await open('/list')
  const card = await link(40)
  card.scrollIntoView()
  const stood = scrollY
  place.querySelector<HTMLElement>('main button')!.click()
  await vi.waitFor(() => expect(location.search).toBe('?tab=sold'))
  await new Promise((drawn) => requestAnimationFrame(drawn))
  expect(scrollY).toBe(stood)
})

it('with home kept alive behind it, the title that gets the focus is the one on show', async () => {
  await open('/')
  navigate('/row/7')
  await isAt('第7行的详情')
  expect(document.activeElement?.textContent).toBe('第7行的详情')
})
