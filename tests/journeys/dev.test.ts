import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumArgs, findChromium } from '../../tooling/chromium.mjs'
import { freePorts } from './platform.ts'

// `npm run dev`: the kit from its sources, in a partner's page on another site.

const root = path.resolve(import.meta.dirname, '../..')
const dataDir = mkdtempSync(path.join(tmpdir(), 'wotu-dev-'))
// The embedded database runs as another user where the tests run as root.
chmodSync(dataDir, 0o755)
let dev: ChildProcess
let browser: Browser
let partner = ''

beforeAll(async () => {
  const [port, serverPort, partnerPort] = (await freePorts(3)) as [number, number, number]
  partner = `http://127.0.0.1:${partnerPort}`
  const ports = { PORT: `${port}`, SERVER_PORT: `${serverPort}`, PARTNER_PORT: `${partnerPort}` }
  const env = { ...process.env, ...ports, DATA_DIR: dataDir, NODE_ENV: 'development', DEMO: 'on', RATE_LIMIT: 'off' }
  // A group of its own: what it starts ends with it.
  dev = spawn(process.execPath, ['tooling/dev.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    dev.stdout!.on('data', (part) => {
      said += part
      if (said.includes('Wotu is ready')) resolve()
    })
    dev.once('exit', (code) => reject(new Error(`It ended with ${code}.\n${said}`)))
  })
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
}, 400_000)

afterAll(async () => {
  await browser?.close()
  if (dev?.exitCode === null) {
    const ended = once(dev, 'exit')
    process.kill(-dev.pid!, 'SIGTERM')
    await ended
  }
  rmSync(dataDir, { recursive: true, force: true })
})

it('a tag runs in a partner’s page from its sources', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${partner}/html/goods-card.html`)
  await page.locator('wotu-goods-card').getByRole('button', { name: '加入购物车' }).waitFor()
  expect(errors).toEqual([])
}, 400_000)
