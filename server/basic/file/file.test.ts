import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { as } from '#kernel/testing/call.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { testApp } from '#kernel/testing/call.ts'
import { setFilesDir } from '#adapters/files.ts'
import { call, market } from '../../testing/call.ts'
import { fileHandlers } from './file.ts'
import { fileCalls } from '@wotu/contract/basic/file.ts'
import { registerFiles } from './route.ts'
import { blankNotes } from './film.ts'
import { loadSharp, redraw } from './picture.ts'
import { makeLogin } from '../testing.ts'

setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))

const one = '/api/buyer/basic/system/file/uploadBase64'
const list = '/api/basic/system/file/selFileList'
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** EXIF, big endian: orientation 6 (turned a quarter), and the tag of a GPS block. */
const exif = hex(
  'ffe1 002e 457869660000 4d4d002a00000008 0002 0112000300000001 0006 0000 8825000400000001 0000002a 00000000',
)
const sharp = await loadSharp()
const green = sharp({ create: { width: 40, height: 20, channels: 3, background: '#35603a' } })
const plain = await green.clone().jpeg().toBuffer()
/** As a phone makes one: lying on its side, with the place in its notes. */
const jpeg = Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)])
const png = Buffer.concat([await green.clone().png().toBuffer(), Buffer.from('<script>behind the end</script>')])
const webp = await green
  .clone()
  .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
  .webp()
  .toBuffer()

const box = (name: string, ...content: Buffer[]) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8))
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...content])
}
const track = (kind: string, chunk: number) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12)),
      box('minf', box('stbl', box('stco', hex('00000000 00000001'), hex(chunk.toString(16).padStart(8, '0'))))),
    ),
  )
const ftyp = box('ftyp', Buffer.from('isom'), Buffer.alloc(8))
const moovOf = (...tracks: Buffer[]) => box('moov', ...tracks, box('udta', Buffer.from('+39.9042+116.4074/')))
/** A track of pictures and one of what the camera measured, whose pieces lie one after the other. */
const filmOf = (behind = Buffer.alloc(0)) => {
  const start = ftyp.length + moovOf(track('vide', 0), track('gpmd', 0)).length + 8
  const moov = moovOf(track('vide', start), track('gpmd', start + 6))
  return Buffer.concat([ftyp, moov, box('mdat', Buffer.from('FRAMES'), Buffer.from('N39.9 E116.4')), behind])
}
const mp4 = filmOf(box('uuid', Buffer.from('<x:xmpmeta>')))
const sent = (name: string, bytes: Buffer) => ({ name, base64: bytes.toString('base64') })

describe('a picture', () => {
  it('loses what its camera noted, and stands upright', async () => {
    expect(await sharp(jpeg).metadata()).toMatchObject({ orientation: 6, width: 40 })
    const drawn = await redraw(jpeg, 'image/jpeg')
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect((await sharp(drawn).metadata()).exif).toBeUndefined()
  })

  it('as png ends where its pixels end', async () => {
    const drawn = await redraw(png, 'image/png')
    expect(drawn.includes('script')).toBe(false)
    expect(drawn.subarray(-8, -4).toString()).toBe('IEND')
    expect(await sharp(drawn).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  })

  it('as webp loses its notes, and keeps moving', async () => {
    expect((await sharp(webp).metadata()).exif).toBeDefined()
    expect((await sharp(await redraw(webp, 'image/webp')).metadata()).exif).toBeUndefined()
    const frames = [await green.clone().png().toBuffer(), await green.clone().negate().png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: 100 })
      .toBuffer()
    expect((await sharp(await redraw(moving, 'image/webp')).metadata()).pages).toBe(2)
  })

  it('of many pixels is kept as large as a screen shows', async () => {
    const wide = await green.clone().resize(6000, 100, { fit: 'fill' }).png().toBuffer()
    expect(await sharp(await redraw(wide, 'image/png')).metadata()).toMatchObject({ width: 3840, height: 64 })
  })

  it('that breaks off, or unfolds to more than any camera takes, is refused', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    for (const [bytes, mime] of [
      [plain.subarray(0, plain.length / 2), 'image/jpeg'],
      [png.subarray(0, 60), 'image/png'],
      [webp.subarray(0, 40), 'image/webp'],
      [bomb, 'image/png'],
    ] as const)
      await expect(redraw(bytes, mime)).rejects.toMatchObject({ code: 'FILE_BROKEN' })
  })
})

describe('a film', () => {
  const dir = mkdtempSync(join(tmpdir(), 'wotu-film-'))
  const blanked = async (bytes: Buffer) => {
    const path = join(dir, 'film')
    writeFileSync(path, bytes)
    await using file = await open(path, 'r+')
    await blankNotes(file, bytes.length)
    return readFileSync(path)
  }

  it('loses where it was taken, in its index, behind its end and in tracks that nobody sees', async () => {
    const bare = await blanked(mp4)
    for (const note of ['+39.9042', 'E116.4', 'xmpmeta', 'udta', 'uuid']) {
      expect(mp4.includes(note), note).toBe(true)
      expect(bare.includes(note), note).toBe(false)
    }
  })

  it('keeps its length, its pictures, and every place that its index names', async () => {
    const bare = await blanked(mp4)
    expect(bare.length).toBe(mp4.length)
    expect(bare.includes('FRAMES')).toBe(true)
    expect(bare.indexOf('FRAMES')).toBe(mp4.indexOf('FRAMES'))
    expect(await blanked(bare)).toEqual(bare)
  })

  it('that breaks off anywhere is refused', async () => {
    const film = filmOf()
    for (let length = 8; length < film.length; length += 7)
      await expect(blanked(film.subarray(0, length)), String(length)).rejects.toMatchObject({ code: 'FILE_BROKEN' })
  })

  it('whose boxes lie in each other without end is refused', async () => {
    const nested = Array.from({ length: 1000 }).reduce<Buffer>((inner) => box('trak', inner), Buffer.alloc(0))
    await expect(blanked(Buffer.concat([ftyp, box('moov', nested)]))).rejects.toMatchObject({ code: 'FILE_BROKEN' })
  })

  it('has one index, of a size that a film’s may be, and boxes that hold together', async () => {
    const start = ftyp.length
    const mdat = box('mdat', Buffer.from('FRAMES'))
    const whole = moovOf(track('vide', start + 8))
    const stco = (...content: string[]) => box('moov', box('trak', box('stco', ...content.map(hex))))
    const broken = {
      'no index': [mdat],
      'a second index': [mdat, whole, moovOf()],
      'a huge index': [mdat, box('moov', track('vide', start + 8), box('free', Buffer.alloc(8 * 2 ** 20)))],
      'a long size that breaks off': [whole, hex('00000001'), Buffer.from('mdat')],
      'a box smaller than its own head': [mdat, whole, hex('00000004 00000008'), Buffer.from('free')],
      'a list of pieces without a count': [mdat, stco('00000000')],
      'a list of fewer pieces than it counts': [mdat, stco('00000000 00000002', '00000000')],
      'hidden pieces outside the film': [mdat, moovOf(track('gpmd', 0))],
    }
    for (const [what, boxes] of Object.entries(broken))
      await expect(blanked(Buffer.concat([ftyp, ...boxes])), what).rejects.toMatchObject({ code: 'FILE_BROKEN' })
    await blanked(Buffer.concat([ftyp, mdat, whole]))
  })

  it('in fragments is kept, unless what its camera measured lies between them', async () => {
    const fragments = (kind: string) => Buffer.concat([ftyp, moovOf(track(kind, 0)), box('moof'), box('mdat')])
    expect((await blanked(fragments('vide'))).includes('moof')).toBe(true)
    await expect(blanked(fragments('meta'))).rejects.toMatchObject({ code: 'FILE_KIND' })
  })
})

describe('uploading', () => {
  it(
    'refuses what breaks off, and keeps nothing of it',
    inRollback(async (db) => {
      const { as } = await makeLogin(db)
      const half = sent('a.jpg', plain.subarray(0, plain.length / 2))
      const broken = { code: 'FILE_BROKEN' }
      await expect(call(db, one, half, as)).rejects.toMatchObject(broken)
      for (const path of ['/api/basic/system/file/upload', '/api/buyer/basic/system/file/upload'] as const)
        await expect(call(db, path, { files: [sent('a.png', png), half] }, as)).rejects.toMatchObject(broken)
    }),
  )

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
    expect(answer.rawPayload).toEqual(await redraw(jpeg, 'image/jpeg'))
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
