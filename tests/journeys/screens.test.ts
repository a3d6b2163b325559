import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { complaintsOf, demo, desktop, phone, signIn, startPlatform } from './platform.ts'
import { addressOf, looks, readers, type Reader } from './samples.ts'

// Every screen opened as its reader opens it, on the demo's data: the right route, one title, nothing broken, axe clean.

const platform = startPlatform()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong, in a line each. */
const violations = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const found = await axe.run()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  })
}

/** What fades in has another contrast on its way. */
const stillness = async () => {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

const wideAsWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each([
  ['1440', desktop],
  ['390', phone],
])('at %s px', (width, viewport) => {
  it.each(readers)('every screen of a %s', { timeout: 300_000 }, async (reader) => {
    const pages = {} as Record<Reader, Page>
    for (const who of readers) {
      const page = await (await platform.visit(viewport)).newPage()
      await page.goto(`${platform.origin}/user/login`)
      if (who !== 'visitor') {
        await signIn(page, demo[who])
        await page.waitForURL(`${platform.origin}/`)
      }
      pages[who] = page
    }
    const page = pages[reader]
    const complaints = await complaintsOf(page.context())
    const wrong: Record<string, unknown> = {}

    for (const look of looks.filter((look) => look.reader === reader)) {
      const path = await addressOf(look, pages)
      await page.goto(platform.origin + path, { waitUntil: 'load' })
      const main = page.locator('main[data-route]')
      await main.waitFor()
      await expect.poll(() => page.getByText('正在加载').count(), { timeout: 45_000 }).toBe(0)
      await page.evaluate(stillness)
      const seen = {
        route: await main.getAttribute('data-route'),
        titles: await page.locator('h1:visible').count(),
        wider: Math.max(0, await wideAsWindow(page)),
        axe: await violations(page),
        complaints: complaints.splice(0),
      }
      const right = { route: look.route, titles: 1, wider: 0, axe: [], complaints: [] }
      if (JSON.stringify(seen) !== JSON.stringify(right)) wrong[`${reader} ${path}`] = seen
      if (process.env.SCREENSHOTS) {
        const name = `${width}-${reader}${path.replace(/[/?=&]+/g, '_').replace(/\d{12,}/g, 'id')}.png`
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}`, fullPage: true })
      }
    }
    expect(wrong).toEqual({})
  })
})
