import { describe, expect, it, onTestFinished } from 'vitest'
import { databaseWire } from './wire.ts'
import { createLive, packed, type Listener } from './live.ts'
import { createLog } from '../log.ts'
import { another, testDb, wotu } from '../testing/testing.ts'

const process = async () => {
  const { url, pool } = await testDb()
  const live = await createLive({ wire: databaseWire(url, pool), log: createLog('silent') })
  onTestFinished(() => live.stop())
  return live
}

/** A listener, and a promise of the first thing it hears. */
const page = (systemId: number, ...ids: Listener['ids']) => {
  const heard: (readonly string[])[] = []
  let hear = (_: readonly string[]) => {}
  const first = new Promise<readonly string[]>((resolve) => (hear = resolve))
  const listener: Listener = {
    systemId,
    ids,
    end: () => heard.push(['end']),
    stale: (paths) => (heard.push(paths), hear(paths)),
  }
  return { listener, heard, first }
}

describe('the live channel', () => {
  it('reaches the pages of the member in every process, and nobody else’s', async () => {
    const [one, two] = [await process(), await process()]
    const own = page(wotu, '1', '2')
    const elsewhere = page(wotu, '2')
    const foreign = page(another, '2')
    const other = page(wotu, '3')
    one.subscribe(own.listener)
    two.subscribe(elsewhere.listener)
    two.subscribe(foreign.listener)
    two.subscribe(other.listener)
    one.announce(wotu, '2', ['/cart', '/count'])
    one.announce(wotu, '2', ['/cart'])
    expect(await own.first).toEqual(['/cart', '/count'])
    expect(await elsewhere.first).toEqual(['/cart', '/count'])
    // What follows proves that nothing else was under way.
    two.announce(wotu, '3', ['/last'])
    await other.first
    expect([own.heard.length, elsewhere.heard.length, foreign.heard.length, other.heard]).toEqual([
      1,
      1,
      0,
      [['/last']],
    ])
  })
  it('has room for ten pages of one member: the oldest makes way, and nobody else’s does', async () => {
    const live = await process()
    const other = page(wotu, 'other')
    live.subscribe(other.listener)
    const pages = Array.from({ length: 12 }, () => page(wotu, 'one', 'employer'))
    const stops = pages.map(({ listener }) => live.subscribe(listener))
    expect(pages.map(({ heard }) => heard.length)).toEqual([1, 1, ...Array.from({ length: 10 }, () => 0)])
    expect(other.heard).toEqual([])
    // Who left by themselves made room already.
    for (const stop of [...stops.slice(0, 4), stops[0]!]) stop()
    const late = [page(wotu, 'one'), page(wotu, 'one')]
    for (const { listener } of late) live.subscribe(listener)
    expect(pages[4]!.heard).toEqual([])
    live.subscribe(page(wotu, 'one').listener)
    expect(pages[4]!.heard).toEqual([['end']])
  })
  it('a page that is told as member and as owner hears once', async () => {
    const live = await process()
    const own = page(wotu, '1', '2')
    live.subscribe(own.listener)
    live.announce(wotu, '1', ['/cart'])
    live.announce(wotu, '2', ['/cart'])
    expect(await own.first).toEqual(['/cart'])
    expect(own.heard).toHaveLength(1)
  })
  it('a page that left hears no more', async () => {
    const live = await process()
    const [gone, here] = [page(wotu, '1'), page(wotu, '1')]
    live.subscribe(gone.listener)()
    live.subscribe(here.listener)
    live.announce(wotu, '1', ['/cart'])
    await here.first
    expect(gone.heard).toEqual([])
  })
  it('ends every page when the connection was lost, for they may have missed something', async () => {
    const live = await process()
    const own = page(wotu, '1')
    let ended = () => {}
    const end = new Promise<void>((resolve) => (ended = resolve))
    live.subscribe({ ...own.listener, end: ended })
    const { pool } = await testDb()
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen wotu_live' and datname = current_database()",
    )
    await end
    live.announce(wotu, '1', ['/cart'])
    expect(await own.first).toEqual(['/cart'])
  })
  it('packs messages into payloads that NOTIFY can carry', () => {
    const messages = Array.from({ length: 500 }, (_, i): [number, string[], string[]] => [
      wotu,
      [String(i)],
      ['/路径'.repeat(20)],
    ])
    const payloads = packed(messages)
    expect(payloads.flatMap((payload) => JSON.parse(payload))).toEqual(messages)
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
    expect(packed([])).toEqual([])
  })
})
