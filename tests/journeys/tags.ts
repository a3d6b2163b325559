import type { Page } from 'playwright'

// What journeys do with the tags of a partner's page. Before the page is opened:

/** Keeps back what this pattern names until the returned function is called. */
export const holdBack = async (page: Page, pattern: RegExp) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Has the page remember which of its tags are ready. */
export const rememberReady = (page: Page) =>
  page.addInitScript(`
    addEventListener('wotu-ready', (event) => (globalThis.ready ??= []).push(event.target.localName), true)
  `)

/** Has the page remember by how much it moved by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(`
    globalThis.shifts = []
    new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true })
  `)

/** And once it is open: by how much it has moved. */
export const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)

/** Waits for one of them. */
export const readyOf = (page: Page, tag: string) =>
  page.waitForFunction((name) => (globalThis as { ready?: string[] }).ready?.includes(name), tag)
