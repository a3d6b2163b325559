import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { defineWidget } from './defineWidget.tsx'
import { usePortalRoot } from './widgetFrame.tsx'
import type { Emit } from './widget.ts'

function Tally({ label = '' }: { label?: string; emit: Emit<object> }) {
  const [count, setCount] = useState(0)
  const portal = usePortalRoot()
  return (
    <>
      <button id={useId()} onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
      {count > 0 && createPortal(<dialog open>共 {count}</dialog>, portal)}
    </>
  )
}

defineWidget('wotu-test-tally', Tally, {
  doc: 'Counts.',
  props: { label: { type: 'string', doc: 'What is counted.' } },
  events: {},
})

afterEach(() => document.body.replaceChildren())

const tally = () => document.querySelector('wotu-test-tally')!
const button = () => tally().shadowRoot!.querySelector('button')!
const shown = (text: string) => vi.waitFor(() => expect(button().textContent).toBe(text))

it('keeps its state through moveBefore', async () => {
  document.body.innerHTML = '<wotu-test-tally label="番茄"></wotu-test-tally><main></main>'
  await shown('番茄 0')
  button().click()
  await shown('番茄 1')
  document.querySelector('main')!.moveBefore(tally(), null)
  await shown('番茄 1')
})

it("takes over the server's HTML from a declarative shadow root, its nodes kept", async () => {
  // What React's server writes of it; the lite build takes it over all the same.
  const html = '<button id="_R_0_">番茄<!-- --> <!-- -->0</button>'
  const known = `<script type="application/json" id="known">{"given":{"label":"番茄"},"answers":[],"at":""}</script>`
  const ready = new Promise((resolve) => document.body.addEventListener('wotu-ready', resolve, { once: true }))
  document.body.setHTMLUnsafe(
    `<wotu-test-tally label="番茄" drawn><template shadowrootmode="open"><div id="root" hidden>${html}</div>${known}</template></wotu-test-tally>`,
  )
  const fromServer = button()
  await ready
  fromServer.click()
  await vi.waitFor(() => expect(fromServer.textContent).toBe('番茄 1'))
  expect(button()).toBe(fromServer)
})

it('shares its sheets between all its roots', async () => {
  document.body.innerHTML = '<wotu-test-tally></wotu-test-tally><wotu-test-tally></wotu-test-tally>'
  const [first, second] = [...document.querySelectorAll('wotu-test-tally')].map((e) => e.shadowRoot!.adoptedStyleSheets)
  expect(first!.length).toBeGreaterThan(0)
  expect(first).toEqual(second)
  expect(first!.every((sheet, index) => sheet === second![index])).toBe(true)
})

it('is a block, and hides by its attribute', () => {
  document.body.innerHTML = '<wotu-test-tally></wotu-test-tally>'
  expect(getComputedStyle(tally()).display).toBe('block')
  tally().toggleAttribute('hidden', true)
  expect(getComputedStyle(tally()).display).toBe('none')
})

it('keeps what floats inside its shadow root', async () => {
  document.body.innerHTML = '<wotu-test-tally></wotu-test-tally>'
  await shown(' 0')
  button().click()
  await vi.waitFor(() => expect(tally().shadowRoot!.querySelector('#portal dialog')?.textContent).toBe('共 1'))
  expect(document.querySelector('dialog')).toBeNull()
})
