import { chromium } from 'playwright'
import { chromiumArgs, needChromium } from '../tooling/chromium.mjs'
import { startMarket } from './pages/platform.ts'
import type { Row } from './report.ts'
import { freePort } from './serverProcess.ts'

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const atMostKb = (what: string, bytes: number, most: number): Row => ({
  what,
  value: kb(bytes),
  goal: `≤ ${kb(most)}`,
  met: bytes <= most,
})

/** What the wire carries, headers included, when somebody who was never here opens home: by what it is for. */
export const measureWire = async (): Promise<Row[]> => {
  const market = await startMarket(await freePort())
  const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const typeOf = new Map<string, string>()
    const carried = new Map<string, number>()
    client.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type))
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = typeOf.get(requestId) ?? 'Other'
      carried.set(type, (carried.get(type) ?? 0) + encodedDataLength)
    })
    await page.goto(`${market.origin}/`, { waitUntil: 'networkidle' })
    const of = (...types: string[]) => types.reduce((sum, type) => sum + (carried.get(type) ?? 0), 0)
    return [
      atMostKb('tooling', of('Script'), 125_000),
      atMostKb('answers of calls', of('XHR', 'Fetch'), 25_000),
      { what: 'page and styles', value: kb(of('Document', 'Stylesheet')) },
      { what: 'pictures', value: kb(of('Image')) },
      { what: 'all', value: kb([...carried.values()].reduce((sum, bytes) => sum + bytes, 0)) },
    ]
  } finally {
    await browser.close()
    await market.stop()
  }
}
