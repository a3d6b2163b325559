import { chromium } from 'playwright'
import { chromiumArgs, needChromium } from '../tooling/chromium.mjs'
import { buildFloor, coreSize, wrapperSize } from './pages/build.ts'
import { allTags, firstTag, kitCase, peerCase, timedCases, type Case } from './pages/cases.ts'
import { findPeers } from './pages/peers.ts'
import { startMarket } from './pages/platform.ts'
import { startSite, type SitePage } from './pages/site.ts'
import { peerRows, sizeRows, timeRows } from './pages/rows.ts'
import { visit, type Visit } from './pages/visit.ts'
import type { Row } from './report.ts'
import { freePort } from './serverProcess.ts'

const browserArgs = [
  ...chromiumArgs,
  // No peer's backend is asked, so that its page fails at once and the same everywhere.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  // Whoever watches the network has V8 parse a script again for each stack that asks for something: that is not the page's time.
  '--js-flags=--no-enable-lazy-source-positions',
]

interface Options {
  rounds: number
  /** Fetch those peers that are not here yet. */
  fetchPeers: boolean
}

/**
 * What a partner's page loads of the kit, and when its tag is there, beside the React floor page and the peers: each page opened
 * as by somebody who was never there, in turn, in the same run.
 */
export const measurePages = async ({ rounds, fetchPeers }: Options): Promise<Record<string, Row[]>> => {
  const [floor, core, wrapper] = [await buildFloor(), await coreSize(), await wrapperSize()]
  const peers = findPeers(fetchPeers)
  const found = peers.map(({ peer }) => peer)
  const pages: Record<string, SitePage> = {}
  const port = await freePort()
  const market = await startMarket(port)
  const folders = Object.fromEntries(peers.map(({ folder }, i) => [`peer${i}`, folder]))
  const site = await startSite({ port, pages, folders: { ...folders, floor } })
  const browser = await chromium.launch({ executablePath: needChromium(), args: browserArgs })
  const open = (slow: boolean) => (one: Case) => {
    pages[one.path] = one.page
    return visit(browser, { url: site.origin + one.path, wanted: one.wanted, slow })
  }
  try {
    const timed = await timedCases(market.origin)
    const peerCases = Object.fromEntries(peers.map(({ peer }, i) => [peer.name, peerCase(peer, `peer${i}`)]))
    // Sizes first: browser and server are warm when time counts.
    const tags = await allTags(market.origin)
    const further: Visit[] = []
    const furtherForMembers: Visit[] = []
    for (const tag of tags.slice(1)) {
      further.push(await open(false)(kitCase(market.origin, [firstTag, tag])))
      furtherForMembers.push(await open(false)(kitCase(market.origin, [firstTag, tag], { member: true })))
    }
    const member = await open(false)(kitCase(market.origin, [firstTag], { member: true }))
    const together = await open(false)(kitCase(market.origin, tags))
    await open(true)(timed.floor)
    const visits = await inTurn(rounds, { ...timed, ...peerCases }, open(true))
    return {
      'Loaded from the kit by a page, gzipped': sizeRows({
        ...visits,
        core,
        wrapper,
        tags,
        further,
        together,
        member,
        furtherForMembers,
      }),
      [`At 1.6 Mbps, 150 ms, a processor ÷ 4; median of ${rounds}`]: timeRows(visits, [...further, together]),
      ...(peers.length > 0 && { 'The peers, on the same line': peerRows(found, visits) }),
    }
  } finally {
    await browser.close()
    site.stop()
    await market.stop()
  }
}

/** Opens every page once a round, so that what slows the machine slows all of them. */
const inTurn = async <T extends object>(rounds: number, cases: T, open: (one: Case) => Promise<Visit>) => {
  const visits: Record<string, Visit[]> = Object.fromEntries(Object.keys(cases).map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, one] of Object.entries(cases) as [string, Case][]) visits[name]!.push(await open(one))
  return visits as { [K in keyof T]: Visit[] }
}
