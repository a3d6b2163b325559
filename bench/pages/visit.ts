import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page, Response } from 'playwright'

/** What bench/pages/watch.js looks for, and what it saw. */
export interface Wanted {
  tag: string
  content?: string
  ready?: string
  button?: string
  answer?: string
}

export interface Seen {
  painted: number
  content: number
  interactive: number
  blocking: number
  shift: number
  violations: string[]
}

export interface Visit extends Seen {
  /** The scripts that arrived, by address, each gzipped: what was sent, whoever asked for it. */
  scripts: Map<string, number>
}

const watcher = readFileSync(join(import.meta.dirname, 'watch.js'), 'utf8')

/** Of the phone and the line that all pages are measured on: bytes a second, ms, and how many times slower it counts. */
const line = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150, slowdown: 4 }
const patienceMs = 20_000
/** So long nothing is asked for any more: what comes later comes with what the visitor does. */
const quietMs = 400

interface Asked {
  url: string
  wanted: Wanted
  /** Whether time counts: then the line and the processor are slow. */
  slow?: boolean
}

/** Opens a page as somebody who was never here, until its tag is interactive and nothing more is loaded. */
export const visit = async (browser: Browser, { url, wanted, slow = false }: Asked): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await page.addInitScript(`${watcher};watch(${JSON.stringify(wanted)})`)
    const client = await context.newCDPSession(page)
    if (slow) await slowDown(client)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const quiet = whenQuiet(page)
    const waitInteractive = await untilInteractive(page, client)
    await page.goto(url)
    await waitInteractive()
    await quiet()
    return { ...(await page.evaluate<Seen>('seen')), scripts: await scriptsOf(responses) }
  } finally {
    await context.close()
  }
}

/** The page says so by itself: who asks it again and again is measured along. @throws with what was seen when it takes too long */
const untilInteractive = async (page: Page, client: CDPSession) => {
  const told = new Promise<boolean>((resolve) => client.once('Runtime.bindingCalled', () => resolve(true)))
  await client.send('Runtime.enable')
  await client.send('Runtime.addBinding', { name: 'tell' })
  return async () => {
    const late = sleep(patienceMs, false, { ref: false })
    if (await Promise.race([told, late])) return
    throw new Error(`${page.url()} was never interactive: ${JSON.stringify(await page.evaluate('seen'))}`)
  }
}

const slowDown = async (client: CDPSession) => {
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.download,
    uploadThroughput: line.upload,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown })
}

/** @returns what waits until no request has been under way for a while */
const whenQuiet = (page: Page) => {
  let [open, since] = [0, performance.now()]
  const count = (by: number) => () => {
    open += by
    since = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    const end = performance.now() + patienceMs
    while ((open > 0 || performance.now() - since < quietMs) && performance.now() < end) await sleep(50)
  }
}

const sizes = new Map<string, number>()

/** What one address gives does not change during a run. */
const scriptsOf = async (responses: Response[]) => {
  const scripts = new Map<string, number>()
  for (const response of responses) {
    const url = response.url()
    if (!response.ok() || !/javascript/.test(response.headers()['content-type'] ?? '')) continue
    if (!sizes.has(url)) sizes.set(url, gzipSync(await response.body(), { level: 9 }).length)
    scripts.set(url, sizes.get(url)!)
  }
  return scripts
}

export const total = (scripts: Iterable<number>) => [...scripts].reduce((sum, size) => sum + size, 0)
