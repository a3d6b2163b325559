import type { Mime } from './fileKind.ts'

/** Orientation of a JPEG's EXIF block, 1 to 8: without it a phone's upright picture would lie on its side. */
const orientationOf = (exif: Buffer): number => {
  const tiff = exif.subarray(6)
  if (tiff.length < 14) return 1
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const first = u32(4)
  for (let i = 0; i < u16(first); i += 1) {
    const entry = first + 2 + i * 12
    if (u16(entry) === 0x0112) return u16(entry + 8)
  }
  return 1
}

/** An APP1 segment that says the orientation and nothing else. */
const orientationSegment = (orientation: number): Buffer => {
  const head = Buffer.from('ffe10022457869660000', 'hex')
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return Buffer.concat([head, tiff])
}

/** Without EXIF, XMP, IPTC and comments: JFIF, colour profile, Adobe's colour mark and the picture itself stay. */
const bareJpeg = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at, end)
    const isExif = marker === 0xe1 && segment.toString('latin1', 4, 8) === 'Exif'
    const orientation = isExif ? orientationOf(segment.subarray(4)) : 1
    if (orientation > 1 && orientation <= 8) kept.push(orientationSegment(orientation))
    const isNote = (marker > 0xe0 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee) || marker === 0xfe
    if (!isNote) kept.push(segment)
    at = end
    // Start of scan: what follows is the picture.
    if (marker === 0xda) break
  }
  return Buffer.concat([...kept, bytes.subarray(at)])
}

const pngNotes = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'])

const barePng = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 8 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (!pngNotes.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

const bareWebp = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const name = bytes.toString('latin1', at, at + 4)
    const chunk = Buffer.from(bytes.subarray(at, end))
    // The flags of the extended header must not promise what is no longer there.
    if (name === 'VP8X') chunk[8]! &= ~0x0c
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk)
    at = end
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept])
  const head = Buffer.alloc(8)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** The picture without what its camera noted: place, time, owner. Pixels, colours and orientation stay. */
export const withoutNotes = (bytes: Buffer, mime: Mime): Buffer => {
  if (mime === 'image/jpeg') return bareJpeg(bytes)
  if (mime === 'image/png') return barePng(bytes)
  return mime === 'image/webp' ? bareWebp(bytes) : bytes
}
