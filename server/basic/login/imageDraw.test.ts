import { expect, it } from 'vitest'
import { drawImage } from './imageDraw.ts'
import { loadSharp } from '../file/picture.ts'

const bytesOf = (picture: string) => Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64')

it('is pixels: no stroke, no letter and no note of how it was made goes with it', async () => {
  const sharp = await loadSharp()
  for (let i = 0; i < 5; i += 1) {
    const { answer, picture } = await drawImage()
    expect(answer).toMatch(/^[2-9A-Z]{4}$/)
    const png = bytesOf(picture)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 120, height: 44 })
    expect(png.length).toBeLessThan(6000)
    for (const told of ['tEXt', 'iTXt', 'eXIf', 'svg', answer]) expect(png.includes(told)).toBe(false)
    expect(png.subarray(-8, -4).toString()).toBe('IEND')
  }
})

it('is never drawn twice the same, so that a table of pictures reads none', async () => {
  const seen = new Set<string>()
  for (let i = 0; i < 50; i += 1) seen.add((await drawImage()).picture)
  expect(seen.size).toBe(50)
})
