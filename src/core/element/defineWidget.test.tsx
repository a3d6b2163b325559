import { act, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { defineWidget } from './defineWidget.tsx'
import type { Emit } from './widget.ts'

// These run in jsdom and in a real browser: see vitest.config.ts.

interface CounterProps {
  label?: string
  step?: number
  open?: boolean
  rows?: { id: string }[]
  format?: (count: number) => string
  emit: Emit<{ 'wotu-counted': number; 'wotu-reset': undefined }>
}

function Counter({ label = '无', step, open, rows, format = String, emit }: CounterProps) {
  const [count, setCount] = useState(0)
  if (label === 'broken') throw new Error('broken')
  latest = { step, open, rows, emit }
  return (
    <button onClick={() => setCount(count + 1)}>
      {label} {format(count)}
    </button>
  )
}

let latest: Pick<CounterProps, 'step' | 'open' | 'rows' | 'emit'>
type CounterElement = HTMLElement & Omit<CounterProps, 'emit'>

const define = () =>
  defineWidget<CounterProps>('wotu-test-counter', Counter, {
    doc: 'Counts.',
    props: {
      label: { type: 'string', doc: 'What is counted.' },
      step: { type: 'number', default: 1, doc: 'How many at a time.' },
      open: { type: 'boolean', doc: 'Whether it may be counted.' },
      rows: { type: 'json', doc: 'What there is.' },
      format: { type: 'function', doc: 'How the count reads.' },
    },
    events: {
      'wotu-counted': { doc: 'Something was counted.' },
      'wotu-reset': { cancelable: true, doc: 'The count is about to go.' },
    },
  })

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  define()
})
afterEach(() => act(async () => document.body.replaceChildren()))

/** Puts markup into the page and waits until its tag is drawn. */
async function show(html: string): Promise<CounterElement> {
  await act(async () => {
    document.body.innerHTML = html
  })
  return document.body.querySelector<CounterElement>('wotu-test-counter')!
}
const set = (element: CounterElement, values: Partial<CounterElement>) =>
  act(async () => {
    Object.assign(element, values)
  })
const button = (element: Element) => element.shadowRoot!.querySelector('button')!
const click = (element: Element) => act(async () => button(element).click())

it('reads attributes as their types', async () => {
  const element = await show(`<wotu-test-counter label="番茄" step="2.5" open rows='[{"id":"1"}]'></wotu-test-counter>`)
  expect(button(element).textContent).toBe('番茄 0')
  expect(latest).toMatchObject({ step: 2.5, open: true, rows: [{ id: '1' }] })
})

it('says that its content is Chinese, whatever the page is written in', async () => {
  const element = await show('<wotu-test-counter></wotu-test-counter>')
  expect(button(element).closest('[lang]')!.getAttribute('lang')).toBe('zh-CN')
})

it('reads the attribute "false" as false', async () => {
  await show(`<wotu-test-counter open="false"></wotu-test-counter>`)
  expect(latest.open).toBe(false)
})

it('follows an attribute that changes, and returns to the default when it goes', async () => {
  const element = await show(`<wotu-test-counter label="番茄" step="3"></wotu-test-counter>`)
  await act(async () => element.setAttribute('label', '黄瓜'))
  expect(button(element).textContent).toBe('黄瓜 0')
  await act(async () => {
    element.removeAttribute('label')
    element.removeAttribute('step')
  })
  expect(button(element).textContent).toBe('无 0')
  expect(latest.step).toBe(1)
})

it.each(['', 'abc', 'Infinity'])('takes the default for the number attribute "%s"', async (text) => {
  await show(`<wotu-test-counter step="${text}"></wotu-test-counter>`)
  expect(latest.step).toBe(1)
})

it('takes the default for a number property set to undefined', async () => {
  const element = await show('<wotu-test-counter step="3"></wotu-test-counter>')
  await set(element, { step: undefined })
  expect(latest.step).toBe(1)
})

it('takes no value from a json attribute that does not parse', async () => {
  await show('<wotu-test-counter rows="[{"></wotu-test-counter>')
  expect(latest.rows).toBeUndefined()
})

it('keeps the identity of a json property, a cycle too, and never reflects it', async () => {
  const element = await show('<wotu-test-counter></wotu-test-counter>')
  const rows: { id: string; all?: unknown }[] = [{ id: '1' }]
  rows[0]!.all = rows
  await set(element, { rows })
  expect(latest.rows).toBe(rows)
  expect(element.rows).toBe(rows)
  expect(element.attributes).toHaveLength(0)
})

it('keeps a function property, and stands its loss', async () => {
  const element = await show('<wotu-test-counter></wotu-test-counter>')
  await set(element, { format: (count) => `${count} 个` })
  expect(button(element).textContent).toBe('无 0 个')
  await set(element, { format: undefined })
  expect(button(element).textContent).toBe('无 0')
})

it('draws nothing before it is in a document, and everything that was set once it is', async () => {
  const element = document.createElement('wotu-test-counter') as CounterElement
  await set(element, { label: '番茄' })
  expect(element.shadowRoot!.querySelector('button')).toBeNull()
  await act(async () => document.body.append(element))
  expect(button(element).textContent).toBe('番茄 0')
})

it('replays a property that was set before the tag was defined', async () => {
  const late = (await show('<wotu-test-late label="黄瓜"></wotu-test-late>'), document.body.firstElementChild!)
  Object.assign(late, { label: '番茄' })
  await act(async () =>
    defineWidget<{ label?: string; emit: Emit<object> }>('wotu-test-late', ({ label }) => <button>{label}</button>, {
      doc: 'Comes late.',
      props: { label: { type: 'string', doc: 'Its text.' } },
      events: {},
    }),
  )
  expect(button(late).textContent).toBe('番茄')
})

it('keeps its state when it is moved', async () => {
  const element = await show('<wotu-test-counter></wotu-test-counter><main></main>')
  await click(element)
  await act(async () => document.querySelector('main')!.append(element))
  expect(button(element).textContent).toBe('无 1')
})

it('lets go of its state when it is removed, and is drawn anew when it returns', async () => {
  const element = await show('<wotu-test-counter></wotu-test-counter>')
  await click(element)
  await act(async () => element.remove())
  expect(element.shadowRoot!.querySelector('button')).toBeNull()
  await act(async () => document.body.append(element))
  expect(button(element).textContent).toBe('无 0')
})

it('sends declared events that bubble out of every root', async () => {
  const element = await show('<wotu-test-counter></wotu-test-counter>')
  const heard = vi.fn<(event: Event) => void>()
  document.addEventListener('wotu-counted', heard, { once: true })
  latest.emit('wotu-counted', 3)
  expect(heard.mock.calls[0]![0]).toMatchObject({
    detail: 3,
    bubbles: true,
    composed: true,
    cancelable: false,
    target: element,
  })
})

it('tells the component when the page vetoed an event that commands', async () => {
  const element = await show('<wotu-test-counter></wotu-test-counter>')
  expect(latest.emit('wotu-reset')).toBe(true)
  element.addEventListener('wotu-reset', (event) => event.preventDefault())
  expect(latest.emit('wotu-reset')).toBe(false)
})

it('says when it is ready, with its content drawn', async () => {
  const seen: (string | null)[] = []
  const note = (event: Event) => seen.push(button(event.target as Element).textContent)
  document.addEventListener('wotu-ready', note)
  const element = await show('<wotu-test-counter label="番茄"></wotu-test-counter>')
  await set(element, { label: '黄瓜' })
  document.removeEventListener('wotu-ready', note)
  expect(seen).toEqual(['番茄 0'])
})

it('shows an alert with a retry where the component throws, and tells the page', async () => {
  const heard = vi.fn<(event: Event) => void>()
  const muted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.addEventListener('wotu-error', heard, { once: true })
  const element = await show('<wotu-test-counter label="broken"></wotu-test-counter>')
  expect(element.shadowRoot!.querySelector('[role=alert]')!.textContent).toContain('这部分内容暂时无法显示')
  expect(heard.mock.calls[0]![0]).toMatchObject({ detail: { error: expect.objectContaining({ message: 'broken' }) } })
  await set(element, { label: '番茄' })
  await click(element)
  expect(button(element).textContent).toBe('番茄 0')
  muted.mockRestore()
})

it('keeps the definition of an earlier copy of the kit', () => {
  const first = customElements.get('wotu-test-counter')
  define()
  expect(customElements.get('wotu-test-counter')).toBe(first)
})
