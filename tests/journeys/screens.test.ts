import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
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

/** What is wrong with the screen as it stands, at this width. */
const lookAt = async (page: Page, complaints: string[]) => {
  await expect.poll(() => page.getByText('正在加载').count(), { timeout: 45_000 }).toBe(0)
  await page.evaluate(stillness)
  return {
    route: await page.locator('main[data-route]').getAttribute('data-route'),
    titles: await page.locator('h1:visible').count(),
    wider: Math.max(0, await wideAsWindow(page)),
    axe: await violations(page),
    complaints: complaints.splice(0),
  }
}

const picture = async (page: Page, name: string) => {
  if (!process.env.SCREENSHOTS) return
  const file = name.replace(/[/?=&]+/g, '_').replace(/\d{12,}/g, 'id')
  await page.screenshot({ path: `${process.env.SCREENSHOTS}/${file}.png`, fullPage: true })
}

it.each(readers)('every screen of a %s, at both widths', { timeout: 300_000 }, async (reader) => {
  const pages = {} as Record<Reader, Page>
  // The buyer and the seller know the samples' ids.
  for (const who of new Set<Reader>(['buyer', 'seller', reader])) {
    const page = (pages[who] = await (await platform.visit()).newPage())
    if (who === 'visitor') continue
    await page.goto(`${platform.origin}/user/login`)
    await signIn(page, demo[who])
    await page.waitForURL(`${platform.origin}/`)
  }
  const page = pages[reader]
  const complaints = await complaintsOf(page.context())
  const wrong: Record<string, unknown> = {}

  for (const look of looks.filter((look) => look.reader === reader)) {
    const path = await addressOf(look, pages)
    await page.setViewportSize(desktop)
    await page.goto(platform.origin + path, { waitUntil: 'load' })
    await page.locator('main[data-route]').waitFor()
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      const seen = await lookAt(page, complaints)
      const right = { route: look.route, titles: 1, wider: 0, axe: [], complaints: [] }
      if (JSON.stringify(seen) !== JSON.stringify(right)) wrong[`${reader} ${path} ${viewport.width}`] = seen
      await picture(page, `${viewport.width}-${reader}${path}`)
    }
  }
  expect(wrong).toEqual({})
})
