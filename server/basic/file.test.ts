import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { as } from '#kernel/testing-call.ts'
import { inTenant } from '#kernel/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing.ts'
import { testApp } from '#kernel/testing-call.ts'
import { setFilesDir } from '#adapters/files.ts'
import { call, market } from '../testing/call.ts'
import { fileHandlers } from './file.ts'
import { fileCalls } from '@wotu/contract/basic/file.ts'
import { registerFiles } from './fileRoute.ts'
import { withoutNotes } from './imageMeta.ts'
import { makeLogin } from './testing.ts'

setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))

const one = '/api/buyer/basic/system/file/uploadBase64'
const list = '/api/basic/system/file/selFileList'
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

const start = hex('ffd8')
const jfif = hex('ffe0 0010 4a46494600 0101 00 0001 0001 0000')
const scan = hex('ffda 0002 1122 ffd9')
/** EXIF, big endian: orientation 6 (turned a quarter), and the tag of a GPS block. */
const exif = hex(
  'ffe1 002e 457869660000 4d4d002a00000008 0002 0112000300000001 0006 0000 8825000400000001 0000002a 00000000',
)
const comment = hex('fffe 0006 6162 6364')
const jpeg = Buffer.concat([start, jfif, exif, comment, scan])

const chunk = (name: string, data: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)])
}
const png = Buffer.concat([
  hex('89504e470d0a1a0a'),
  chunk('IHDR', Buffer.alloc(13)),
  chunk('eXIf', exif),
  chunk('tEXt', Buffer.from('GPS')),
  chunk('IEND', Buffer.alloc(0)),
])
const mp4 = Buffer.concat([hex('00000018'), Buffer.from('ftypisom'), Buffer.alloc(12)])
const sent = (name: string, bytes: Buffer) => ({ name, base64: bytes.toString('base64') })

describe('a picture', () => {
  it('loses what its camera noted, and keeps how it is held', () => {
    const bare = withoutNotes(jpeg, 'image/jpeg')
    expect(bare.includes(hex('8825'))).toBe(false)
    expect(bare.includes(comment)).toBe(false)
    expect(bare.includes(jfif) && bare.includes(scan)).toBe(true)
    // The one note that stays: orientation 6.
    expect(bare.includes(hex('0112 0003 00000001 0006'))).toBe(true)
    expect(withoutNotes(bare, 'image/jpeg')).toEqual(bare)
  })

  it('as png loses its text and EXIF chunks', () => {
    const bare = withoutNotes(png, 'image/png')
    expect(bare.includes('eXIf') || bare.includes('tEXt')).toBe(false)
    expect(bare.includes('IHDR') && bare.includes('IEND')).toBe(true)
  })

  it('as webp loses its chunks of EXIF and XMP, and what promises them', () => {
    const riff = (name: string, data: Buffer) => {
      const size = Buffer.alloc(4)
      size.writeUInt32LE(data.length)
      return Buffer.concat([Buffer.from(name), size, data])
    }
    const body = Buffer.concat([
      Buffer.from('WEBP'),
      riff('VP8X', hex('0c000000 00000000 0000')),
      riff('VP8 ', Buffer.alloc(4)),
      riff('EXIF', Buffer.from('GPS!')),
    ])
    const bare = withoutNotes(riff('RIFF', body), 'image/webp')
    expect(bare.includes('EXIF')).toBe(false)
    expect(bare[20]).toBe(0)
    expect(bare.readUInt32LE(4)).toBe(bare.length - 8)
  })

  it('that breaks off anywhere does no harm', () => {
    const orientationNote = 36
    for (let length = 4; length < jpeg.length; length += 1) {
      const bare = withoutNotes(jpeg.subarray(0, length), 'image/jpeg')
      expect(bare.length).toBeLessThanOrEqual(length + orientationNote)
    }
  })
})

describe('uploading', () => {
  it(
    'takes pictures and films for what their bytes say, and nothing else',
    inRollback(async (db) => {
      const { as } = await makeLogin(db)
      expect(await call(db, one, sent('大米.png', jpeg), as)).toMatchObject({
        mime: 'image/jpeg',
        url: expect.stringMatching(/\.jpg$/),
      })
      const both = await call(db, '/api/basic/system/file/upload', { files: [sent('a', png), sent('b', mp4)] }, as)
      expect(both.map(({ mime }) => mime)).toEqual(['image/png', 'video/mp4'])
      await call(db, '/api/buyer/basic/system/file/upload', { files: [sent('a', png)] }, as)
      for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', 'GIF89a......', '%PDF-1.7....'])
        await expect(call(db, one, sent('a.jpg', Buffer.from(bytes)), as)).rejects.toMatchObject({ code: 'FILE_KIND' })
    }),
  )

  it(
    'refuses a picture of more than 5 MB',
    inRollback(async (db) => {
      const { as } = await makeLogin(db)
      const big = Buffer.concat([jpeg, Buffer.alloc(5 * 2 ** 20)])
      await expect(call(db, one, sent('a.jpg', big), as)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
    }),
  )

  it(
    'lists to each member his own files, the newest first',
    inRollback(async (db) => {
      const [member, other] = [await makeLogin(db), await makeLogin(db)]
      for (const name of ['一.jpg', '二.jpg', '三.jpg']) await call(db, one, sent(name, jpeg), member.as)
      const page = await call(db, list, { size: 2 }, member.as)
      expect([page.total, page.rows.map(({ name }) => name)]).toEqual([3, ['三.jpg', '二.jpg']])
      expect(await call(db, list, {}, other.as)).toEqual({ total: 0, rows: [] })
    }),
  )
})

describe('an uploaded file', () => {
  const served = async () => {
    const app = await testApp(fileCalls, fileHandlers, { domains: [{ handlers: fileHandlers, routes: registerFiles }] })
    const get = (url: string, headers = {}) => app.http.inject({ url, headers: { host: 'localhost:4600', ...headers } })
    const { db } = await testDb()
    const { id } = await inTenant(wotu, () => makeLogin(db))
    const upload = (bytes: Buffer) => market.call(one, sent('x', bytes), as({ memberId: id }))
    return { get, upload }
  }

  it('is served as what it is, for good, by its address alone', async () => {
    const { get, upload } = await served()
    const { url } = await upload(jpeg)
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.rawPayload).toEqual(withoutNotes(jpeg, 'image/jpeg'))
    expect((await get(url.replace('.jpg', 'x.jpg'))).statusCode).toBe(404)
    expect((await get('/files/..%2f..%2fsecret')).statusCode).toBe(404)
  })

  it('that is a film is saved rather than shown, and comes in parts', async () => {
    const { get, upload } = await served()
    const { url } = await upload(mp4)
    const answer = await get(url, { range: 'bytes=4-7' })
    expect([answer.statusCode, answer.body]).toEqual([206, 'ftyp'])
    expect(answer.headers['content-disposition']).toBe('attachment')
  })

  it('is not there for another tenant', async () => {
    const { get, upload } = await served()
    const { url } = await upload(jpeg)
    expect((await get(url, { host: 'another.localhost:4600' })).statusCode).toBe(404)
  })
})
