import type { FileHandle } from 'node:fs/promises'
import { refuse } from '#kernel/call/refuse.ts'

/** A box of an MP4 file: four bytes of size, four of name, and what is in it. */
interface Box {
  name: string
  /** Where it begins, and where what is in it begins and ends. */
  at: number
  from: number
  to: number
}
interface Range {
  from: number
  to: number
}

/** The index of a film of 50 MB is far smaller. */
const maxIndex = 8 * 2 ** 20

/** What a player needs of a file; anything else at its top (XMP, a camera's own notes) is a note. */
const needed = new Set(['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'styp', 'free', 'skip', 'wide'])
const notes = new Set(['udta', 'meta', 'uuid'])
const inside = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

/** The box at a place. @param head its first bytes, 16 where there are so many */
const boxAt = (head: Buffer, at: number, end: number): Box => {
  if (head.length < 8) return refuse('FILE_BROKEN')
  const size = head.readUInt32BE(0)
  const long = size === 1
  if (long && head.length < 16) return refuse('FILE_BROKEN')
  const whole = long ? Number(head.readBigUInt64BE(8)) : size === 0 ? end - at : size
  const from = at + (long ? 16 : 8)
  const to = at + whole
  if (to > end || to < from) return refuse('FILE_BROKEN')
  return { name: head.toString('latin1', 4, 8), at, from, to }
}

/** The boxes between two places of the index, one after the other. */
const boxesIn = (index: Buffer, { from, to }: Range): Box[] => {
  const boxes: Box[] = []
  for (let at = from; at < to; at = boxes.at(-1)!.to) boxes.push(boxAt(index.subarray(at, at + 16), at, to))
  return boxes
}

/** Boxes that hold boxes are five deep in a film; deeper ones are there to exhaust who reads them. */
const deepest = 6

/** What the index holds, at any depth that matters. */
const walk = (index: Buffer, range: Range, depth = 1): Box[] => {
  if (depth > deepest) return refuse('FILE_BROKEN')
  return boxesIn(index, range).flatMap((box) => (inside.has(box.name) ? [box, ...walk(index, box, depth + 1)] : [box]))
}

/** Where a track's pieces begin in the file. */
const chunksOf = (index: Buffer, boxes: Box[]): number[] =>
  boxes.flatMap(({ name, from, to }) => {
    if (name !== 'stco' && name !== 'co64') return []
    const width = name === 'stco' ? 4 : 8
    if (from + 8 > to) return refuse('FILE_BROKEN')
    const count = index.readUInt32BE(from + 4)
    if (from + 8 + count * width > to) return refuse('FILE_BROKEN')
    return Array.from({ length: count }, (_, i) => {
      const at = from + 8 + i * width
      return width === 4 ? index.readUInt32BE(at) : Number(index.readBigUInt64BE(at))
    })
  })

/** Whether a track is to be seen or heard: others carry what a camera measured meanwhile, its place among it. */
const isShown = (index: Buffer, boxes: Box[]) =>
  boxes.some(
    ({ name, from, to }) =>
      name === 'hdlr' && ['vide', 'soun'].includes(index.subarray(from, to).toString('latin1', 8, 12)),
  )

/** The pieces of tracks that are neither seen nor heard: each reaches to the next piece of any track. */
const measured = (index: Buffer, moov: Box, media: readonly Box[]): Range[] => {
  const tracks = boxesIn(index, moov)
    .filter(({ name }) => name === 'trak')
    .map((trak) => walk(index, trak))
  const hidden = tracks.filter((boxes) => !isShown(index, boxes))
  if (hidden.length > 0 && media.some(({ name }) => name === 'moof')) return refuse('FILE_KIND')
  const starts = tracks.flatMap((boxes) => chunksOf(index, boxes)).sort((a, b) => a - b)
  const nextOf = new Map(starts.map((start, i) => [start, starts[i + 1]]))
  return hidden.flatMap((boxes) =>
    chunksOf(index, boxes).map((from) => {
      const within = media.find((box) => box.name === 'mdat' && box.from <= from && from <= box.to)
      if (!within) return refuse('FILE_BROKEN')
      return { from, to: Math.min(nextOf.get(from) ?? within.to, within.to) }
    }),
  )
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

const zeros = Buffer.alloc(2 ** 20)

async function blank(file: FileHandle, { from, to }: Range) {
  for (let at = from; at < to; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, to - at), at)
}

/**
 * Blanks what a film carries beside pictures and sound, in its file: where and when it was taken, by whom, and what the
 * camera measured meanwhile. Its length and every place in it stay, so that it plays as before.
 * @param bytes the file's length
 * @throws {Refusal} FILE_BROKEN where it doesn't hold together, FILE_KIND where notes lie between pieces of film
 */
export async function blankNotes(file: FileHandle, bytes: number): Promise<void> {
  const media: Box[] = []
  for (let at = 0; at < bytes; at = media.at(-1)!.to) media.push(boxAt(await read(file, at, 16), at, bytes))
  const [moov, second] = media.filter(({ name }) => name === 'moov')
  if (!moov || second || moov.to - moov.at > maxIndex) return refuse('FILE_BROKEN')

  const index = await read(file, moov.at, moov.to - moov.at)
  const root = { ...moov, at: 0, from: moov.from - moov.at, to: index.length }
  const ranges = measured(index, root, media)
  const boxes = [
    ...media.filter(({ name }) => !needed.has(name)),
    // What stands in free room is nobody's picture either.
    ...media.filter(({ name }) => name === 'free' || name === 'skip'),
    ...walk(index, root)
      .filter(({ name }) => notes.has(name))
      .map((box) => ({ ...box, at: box.at + moov.at, from: box.from + moov.at, to: box.to + moov.at })),
  ]
  for (const box of boxes) await file.write(Buffer.from('free'), 0, 4, box.at + 4)
  for (const range of [...boxes, ...ranges]) await blank(file, range)
}
