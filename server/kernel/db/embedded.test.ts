import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'

let parent: string
let dataDir: string
const started: Embedded[] = []

const start = async (dir = dataDir) => {
  const embedded = await startEmbedded(dir)
  started.push(embedded)
  return embedded
}

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client.query(text).finally(() => client.end())
}

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wotu-embedded-'))
  // A temporary folder is closed to others; a project's is not.
  await chmod(parent, 0o755)
  dataDir = join(parent, 'data')
})

afterAll(async () => {
  for (const embedded of started) await embedded.stop()
  await rm(parent, { recursive: true })
})

describe('the embedded PostgreSQL', () => {
  it('is made at first use, durable, in UTF-8 and byte order, behind a password', async () => {
    const { url } = await start()
    const { rows } = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
        (select datctype from pg_database where datname = current_database()) as ctype`,
    )
    expect(rows).toEqual([{ fsync: 'on', encoding: 'UTF8', ctype: 'C' }])
    await expect(query(Object.assign(new URL(url), { password: 'guess' }).href, 'select 1')).rejects.toThrow('password')
  })

  it('is one server for all who start it, even at the same moment', async () => {
    const pid = await postmaster()
    const again = await Promise.all([start(), start(), start()])
    expect(new Set(again.map(({ url }) => url)).size).toBe(1)
    expect(await postmaster()).toBe(pid)
  })

  it('is one server when three start a new cluster at the same moment', async () => {
    const fresh = join(parent, 'fresh')
    const three = await Promise.all([start(fresh), start(fresh), start(fresh)])
    expect(new Set(three.map(({ url }) => url)).size).toBe(1)
  })

  it('outlives a killed process, and the next one adopts it with what was committed', async () => {
    await started[0]!.stop()
    const script = `
      const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))})
      const { url } = await startEmbedded(${JSON.stringify(dataDir)})
      console.log(url)
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
    const [line] = await once(child.stdout, 'data')
    const url = String(line).trim()
    await query(url, 'create table kept as select 42 as n')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const adopted = await start()
    expect(adopted.url).toBe(url)
    expect((await query(adopted.url, 'select n from kept')).rows).toEqual([{ n: 42 }])
  })

  it('recovers what was acknowledged when it is itself killed', async () => {
    const { url } = await start()
    await query(url, 'create table acknowledged (n integer)')
    const writer = new pg.Client({ connectionString: url })
    writer.on('error', () => {})
    await writer.connect()
    let acknowledged = 0
    const writing = (async () => {
      for (let n = 1; ; n += 1) {
        await writer.query('insert into acknowledged values ($1)', [n])
        acknowledged = n
        if (n === 50) process.kill(await postmaster(), 'SIGKILL')
      }
    })()
    // The backend sees its postmaster gone when it next waits for a command.
    await expect(
      Promise.race([writing, once(writer, 'end').then(() => Promise.reject(new Error('ended')))]),
    ).rejects.toThrow()
    const recovered = await start()
    const { rows } = await query(recovered.url, 'select count(*)::int as rows, max(n) as last from acknowledged')
    expect(rows[0].rows).toBe(rows[0].last)
    expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged)
  })

  it('stops at once although someone is connected, and starts again', async () => {
    const { url, stop } = await start()
    const idle = new pg.Client({ connectionString: url })
    idle.on('error', () => {})
    await idle.connect()
    await stop()
    await expect(postmaster()).rejects.toThrow('ENOENT')
    await start()
    expect(await postmaster()).toBeGreaterThan(0)
  })
})
