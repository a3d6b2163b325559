import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, startServer, type ServerProcess } from '../../../bench/serverProcess.ts'
import { hashToken } from '../../../server/kernel/call/session.ts'
import { inTenant } from '../../../server/kernel/call/tenant.ts'
import { testDb, wotu } from '../../../server/kernel/testing/testing.ts'
import { makeMember } from '../../../server/testing/market.ts'

const mega = 2 ** 20
const dataDir = mkdtempSync(join(tmpdir(), 'wotu-upload-faults-'))
const token = 'uploads'
const path = '/api/basic/system/file/upload'
let server: ServerProcess

beforeAll(async () => {
  const { db, url } = await testDb()
  const port = await freePort()
  mkdirSync(join(dataDir, 'files/incoming'), { recursive: true })
  server = await startServer({
    program: 'source',
    port,
    env: { DATA_DIR: dataDir, DATABASE_URL: url, PLATFORM_ORIGIN: `http://localhost:${port}` },
    log: join(dataDir, 'log'),
    // Run from its source the process holds the compiler, too, and as much garbage as it is let.
    nodeOptions: ['--max-semi-space-size=8'],
  })
  await inTenant(wotu, async () => {
    const { id } = await makeMember(db)
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)]
    await db
      .insertInto('session')
      .values({
        systemId: wotu,
        id: hashToken(token),
        memberId: id,
        boId: id,
        kind: 'cookie',
        origin: null,
        createdAt,
        expiresAt,
      })
      .execute()
  })
})
afterAll(() => server.end('SIGKILL'))

/** The most memory that the process has had, in MB. */
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

/** What a film of 49 MB begins with: an index of nothing, and the start of its pictures. */
const filmHead = Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08moov\0\0\0\0mdat', 'latin1')
filmHead.writeUInt32BE(49 * mega + 8, 24)

/** Sends a form of so many files of 49 MB, none of them whole in memory here either. @returns the answer's code */
const send = (files: number, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve) => {
    const { port } = server
    const form = request({
      port,
      path,
      method: 'POST',
      headers: {
        host: `localhost:${port}`,
        origin: `http://localhost:${port}`,
        'x-system-id': '1001',
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      },
    })
    form.on('response', (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve((JSON.parse(text) as { code: string }).code))
    })
    form.setMaxListeners(0)
    // Whoever is refused may be cut off while they are still sending.
    form.on('error', () => resolve('CUT'))
    const block = Buffer.alloc(mega, 'x')
    void (async () => {
      for (let file = 0; file < files && !form.destroyed; file += 1) {
        form.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n')
        form.write(filmHead)
        for (let at = 0; at < 49 && !form.destroyed; at += 1)
          if (!form.write(block)) await new Promise<void>((next) => form.once('drain', next).once('close', next))
        form.write('\r\n')
      }
      form.end('--x--\r\n')
    })()
  })

it('nine films of 49 MB, in nine forms or in one, fill nobody’s memory: without a session they are not even read', async () => {
  const before = peak()
  const strangers = await Promise.all([...Array.from({ length: 9 }, () => send(1)), send(9)])
  for (const code of strangers) expect(['NOT_SIGNED_IN', 'CUT']).toContain(code)
  expect(strangers).toContain('NOT_SIGNED_IN')
  const afterStrangers = peak()
  expect(afterStrangers).toBeLessThan(300)

  const cookie = `wotu_session=${token}`
  const own = await Promise.all(Array.from({ length: 9 }, () => send(1, { cookie })))
  expect(own.filter((code) => code === '0').length).toBeGreaterThanOrEqual(4)
  for (const code of own) expect(['0', 'UPLOADS_BUSY', 'CUT']).toContain(code)
  expect(['BODY_TOO_LARGE', 'CUT']).toContain(await send(9, { cookie }))
  const [base, visitors, members] = [before, afterStrangers, peak()].map(Math.round)
  console.log(`Memory: ${base} MB at rest, ${visitors} MB after strangers' films, ${members} MB after a member's`)
  expect(peak()).toBeLessThan(300)
  expect(readdirSync(join(dataDir, 'files/incoming'))).toEqual([])
})
