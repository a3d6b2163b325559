import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { buildStale } from '../../tooling/build.mjs'
import { chromiumArgs, findChromium } from '../../tooling/chromium.mjs'
import { startEmbedded } from '../../server/kernel/db/embedded.ts'

// What every journey starts from: the built platform with its demo market, on ports and data of its own, and a browser.

const root = path.resolve(import.meta.dirname, '../..')

/** Who signs in in the demo market (DESIGN.md 8). */
export const demo = {
  buyer: '13900000001',
  seller: '13900000002',
  company: '13900000006',
  password: 'Wotu-demo-2026',
  payPassword: '246810',
}

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export interface Platform {
  /** Origin of the platform. */
  origin: string
  /** Origin of the page that plays a partner's site: another site than the platform's. */
  partner: string
  /** A browser's empty profile: nobody is signed in. It ends with the test; a failure leaves a picture of each of its pages. */
  visit: (viewport?: typeof desktop, more?: BrowserContextOptions) => Promise<BrowserContext>
  /** The process of the server, for journeys that end it. */
  server: () => ChildProcess
  /** The browser itself, for what one visitor does through all the tests of a file. */
  browser: () => Browser
}

/** One platform for all the tests of a file. */
export const startPlatform = (): Platform => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wotu-journey-'))
  // The embedded database runs as another user where the tests run as root.
  chmodSync(dataDir, 0o755)
  const platform = { origin: '', partner: '' }
  let server: ChildProcess
  let browser: Browser
  let dropDatabase: (() => Promise<void>) | undefined

  beforeAll(async () => {
    await buildStale()
    const [port, partnerPort] = await freePorts(2)
    platform.origin = `http://localhost:${port}`
    platform.partner = `http://127.0.0.1:${partnerPort}`
    const env = { PORT: `${port}`, PARTNER_PORT: `${partnerPort}`, DATA_DIR: dataDir, NODE_ENV: 'test', DEMO: 'on' }
    const database = await ownDatabase()
    dropDatabase = database?.drop
    server = spawn(process.execPath, ['dist/server/main.cjs'], {
      cwd: root,
      env: { ...process.env, ...env, RATE_LIMIT: 'off', ...(database && { DATABASE_URL: database.url }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await ready(server)
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  }, 400_000)

  afterAll(async () => {
    await browser?.close()
    if (server?.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    // A server that a journey has killed leaves its database running, for the next one to adopt.
    else if (!dropDatabase && server?.signalCode) await (await startEmbedded(dataDir)).stop()
    await dropDatabase?.()
    rmSync(dataDir, { recursive: true, force: true })
  })

  return {
    get origin() {
      return platform.origin
    },
    get partner() {
      return platform.partner
    },
    server: () => server,
    browser: () => browser,
    visit: async (viewport = desktop, more = {}) => {
      const context = await browser.newContext({ viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', ...more })
      context.setDefaultTimeout(45_000)
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await takePictures(context, task.name)
        await context.close()
      })
      return context
    },
  }
}

/** Signs in on the platform's own page, from wherever that page leads back to. */
export const signIn = async (page: Page, phone: string = demo.buyer) => {
  await page.getByRole('textbox', { name: '手机号或账号' }).fill(phone)
  await page.getByLabel(/^密码\*?$/).fill(demo.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Signs in on a partner's page whose user is signed in on the platform already: the window asks for consent alone. */
export const consent = async (page: Page) => {
  const [window] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: '去登录' }).click(),
  ])
  await Promise.all([window.waitForEvent('close'), window.getByRole('button', { name: '同意授权' }).click()])
}

/** Calls as the signed-in page calls. @throws what the call refused */
export const call = <T>(page: Page, path: string, input: object = {}) =>
  page.evaluate(
    async ([path, input]) => {
      const config = JSON.parse(localStorage.getItem('environment-info')!) as { systemId: number; appToken: string }
      const headers = {
        'content-type': 'application/json',
        'x-system-id': String(config.systemId),
        'idempotency-key': crypto.randomUUID(),
      }
      const answer = (await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(input) })).json()) as {
        code: string
        data: T
      }
      if (answer.code !== '0') throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer.data
    },
    [path, input] as const,
  )

/** What a page's console and policy complain of, from now on; a journey expects none of it. */
export const complaintsOf = async (context: BrowserContext): Promise<string[]> => {
  const complaints: string[] = []
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  context.on('weberror', (error) => complaints.push(String(error.error())))
  await context.exposeFunction('complain', (text: string) => complaints.push(text))
  await context.addInitScript(`
    addEventListener('securitypolicyviolation', (e) => complain(e.violatedDirective + ' ' + e.blockedURI))
  `)
  return complaints
}

/** Of each page, whoever's it is: a test may have several visitors. */
const takePictures = async (context: BrowserContext, test: string) => {
  const name = test.replaceAll(/[^\p{L}\d]+/gu, '-')
  for (const page of context.pages())
    await page.screenshot({ path: path.join(root, `test-results/${name}-${++pictures}.png`) }).catch(() => {})
}
let pictures = 0

/** Resolves when the server says that it is ready. @throws when it ends before */
const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    server.stdout!.on('data', (part) => {
      said += part
      if (said.includes('Wotu is ready')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${said}`)))
  })

export const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

/** With `DATABASE_URL`, a database of its own on that server; else the embedded one is under the data folder. */
const ownDatabase = async () => {
  if (!process.env.DATABASE_URL) return
  const name = `wotu_journey_${process.pid}_${Date.now()}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`)
  const url = Object.assign(new URL(process.env.DATABASE_URL), { pathname: name }).href
  return { url, drop: () => run(`drop database ${name} with (force)`) }
}
