import { createRequire } from 'node:module'
import type { Sharp, default as sharp } from 'sharp'
import { refuse } from '#kernel/call/refuse.ts'
import type { Mime } from './kind.ts'

/** More than any phone takes; a picture of a few kilobytes can unfold to far more. */
const maxPixels = 60_000_000
/** Pixels of the longer side, as kept: what a screen of 4K shows. */
const maxSide = 3840

/**
 * libvips is 18 MB: it is read when the first picture comes. By `require`, since code from the cache (server/codeCache.ts)
 * can't import a package later.
 */
let loaded: typeof sharp | undefined
export const loadSharp = async (): Promise<typeof sharp> => {
  if (loaded) return loaded
  loaded = createRequire(import.meta.url)('sharp') as typeof sharp
  // Two pictures at a time are enough work for a server that also answers.
  loaded.concurrency(1)
  loaded.cache(false)
  return loaded
}

const encode = (picture: Sharp, mime: Mime) => {
  if (mime === 'image/jpeg') return picture.jpeg({ quality: 86, mozjpeg: true })
  return mime === 'image/webp' ? picture.webp({ quality: 86 }) : picture.png()
}

/**
 * The picture drawn anew: upright, its colours those of the web, and nothing else that came in the file. What the camera
 * noted (place, time, owner) and what was hidden behind the picture's end is gone.
 * @throws {Refusal} FILE_BROKEN
 */
export async function redraw(bytes: Buffer, mime: Mime): Promise<Buffer> {
  const load = await loadSharp()
  const picture = load(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', animated: mime === 'image/webp' })
  const fitted = picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  return encode(fitted, mime)
    .toBuffer()
    .catch(() => refuse('FILE_BROKEN'))
}
