import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { measureArgon } from './argon.ts'
import { measureGrowth } from './growth.ts'
import { measurePages } from './pages.ts'
import { measureReady } from './ready.ts'
import { printTable, type Row } from './report.ts'
import { measureSizes } from './sizes.ts'
import { measureTrade } from './trade.ts'
import { measureWire } from './wire.ts'

// `npm run bench`: what the platform must reach, as ratios within this run, so that the machine does not matter.
// `npm run bench -- --quick` is a smoke of it. `-- trade`, `growth`, `ready`, `argon`, `pages`, `wire`, `sizes`
// measure one part.
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isQuick = process.argv.includes('--quick')
const wants = (part: string) => parts.length === 0 || parts.includes(part)

const full = { scale: 20, rounds: 5, ordersARound: 3000, pgbenchSeconds: 4, goods: 100_000, searches: 600 }
const quick = { scale: 1, rounds: 1, ordersARound: 300, pgbenchSeconds: 1, goods: 5000, searches: 60 }

execFileSync(process.execPath, [join(import.meta.dirname, '../tooling/build.mjs'), '--stale'], { stdio: 'inherit' })
const tables: Record<string, Row[]> = {
  ...(wants('trade') && (await measureTrade(isQuick ? quick : full))),
  ...(wants('growth') && (await (isQuick ? measureGrowth(20_000, 10) : measureGrowth(1_000_000, 200)))),
  ...(wants('argon') && { 'The payment password': await measureArgon(isQuick ? 0.5 : 3) }),
  ...(wants('ready') && { 'From a built checkout to the ready line': await measureReady(isQuick ? 1 : 5) }),
  ...(wants('pages') &&
    (await measurePages(isQuick ? { rounds: 1, fetchPeers: false } : { rounds: 5, fetchPeers: true }))),
  ...(wants('wire') && { 'The first load of home, as the wire carries it': await measureWire() }),
  ...(wants('sizes') && { 'Sizes, gzipped': await measureSizes() }),
}
for (const [title, rows] of Object.entries(tables)) printTable(title, rows)
