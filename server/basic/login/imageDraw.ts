import { randomInt } from 'node:crypto'
import { loadSharp } from '../file/picture.ts'

/** Characters that can't be taken for each other, in a box of 4 by 6: the points of each stroke, strokes parted by `|`. */
const glyphs: Record<string, string> = {
  '2': '0,1 2,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 2,2.5 4,4 3,6 0,5.5',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 0,0 0,2.5 3,2.5 4,4 3,6 0,6',
  '6': '4,0 1,2 0,4.5 2,6 4,4.5 2,3 0,4.5',
  '7': '0,0 4,0 1,6',
  '9': '4,2 2,3 0,1.5 2,0 4,2 3,6',
  A: '0,6 2,0 4,6 | 1,4 3,4',
  C: '4,1 2,0 0,2 0,4 2,6 4,5',
  E: '4,0 0,0 0,6 4,6 | 0,3 3,3',
  F: '4,0 0,0 0,6 | 0,3 3,3',
  H: '0,0 0,6 | 4,0 4,6 | 0,3 4,3',
  K: '0,0 0,6 | 4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1.5 3,3 0,3',
  R: '0,6 0,0 3,0 4,1.5 3,3 0,3 | 1.5,3 4,6',
  T: '0,0 4,0 | 2,0 2,6',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6 | 4,0 0,6',
  Y: '0,0 2,3 4,0 | 2,3 2,6',
}
const characters = Object.keys(glyphs)

/** A number between the two, to a tenth. */
const between = (low: number, high: number) => randomInt(Math.round(low * 10), Math.round(high * 10) + 1) / 10

const width = 120
const height = 44
/** Drawn so many times as large, so that bending leaves smooth edges. */
const scale = 2
const paper = '#f4f6f2'
const ink = '#35603a'

/** The strokes of one character, as SVG. @param place its transform @param bend a coordinate of the box, as drawn */
const strokesOf = (char: string, place: string, bend: (x: number) => number) => {
  const strokes = glyphs[char]!.split(' | ').map((points) =>
    points.replace(/[\d.]+/g, (x) => bend(Number(x)).toFixed(1)),
  )
  return `<g transform="${place}">${strokes.map((points) => `<polyline points="${points}"/>`).join('')}</g>`
}

/** A character leaning on its neighbours, bent, turned and moved by chance. */
const draw = (char: string, index: number) => {
  const place = `translate(${10 + index * 27 + between(-3, 3)} ${10 + between(-3, 3)}) rotate(${between(-18, 18)} 8 12)`
  const size = between(3.5, 4.2)
  return strokesOf(char, place, (x) => x * size + between(-0.7, 0.7))
}

/** A line right through, which programs take for a stroke. */
const strike = () =>
  `<path d="M0 ${between(6, 38)}C40 ${between(0, 44)} 80 ${between(0, 44)} 120 ${between(6, 38)}" stroke-width="1.4"/>`

/** Marks on paper, as an SVG of so many pixels. */
const sheet = (marks: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">` +
      `<rect width="120" height="44" fill="${paper}"/><g fill="none" stroke="${ink}" stroke-width="2.4" ` +
      `stroke-linecap="round" stroke-linejoin="round">${marks}</g></svg>`,
  )

/** A slow wave of chance: by how many pixels a line of the picture is moved. */
const wave = () => {
  const [far, long, phase] = [between(2, 4), between(50, 90), between(0, 6.2)]
  return (at: number) => Math.round(far * Math.sin(phase + (2 * Math.PI * at) / long))
}

/** Pixels of three bytes, each line and each column of them moved by a wave. */
const warp = (pixels: Buffer, wide: number, high: number) => {
  const [across, down] = [wave(), wave()]
  const warped = Buffer.alloc(pixels.length)
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const fromX = Math.min(Math.max(x + across(y), 0), wide - 1)
      const fromY = Math.min(Math.max(y + down(x), 0), high - 1)
      pixels.copy(warped, (y * wide + x) * 3, (fromY * wide + fromX) * 3, (fromY * wide + fromX) * 3 + 3)
    }
  return warped
}

/** Four characters for a person to read, as a PNG of 120 by 44 in an address: pixels, none of its strokes. */
export async function drawImage(): Promise<{ answer: string; picture: string }> {
  const load = await loadSharp()
  const answer = Array.from({ length: 4 }, () => characters[randomInt(characters.length)]!).join('')
  const marks = [strike(), ...[...answer].map(draw), strike()].join('')
  const drawn = await load(sheet(marks)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width: wide, height: high } = drawn.info
  const bent = load(warp(drawn.data, wide, high), { raw: { width: wide, height: high, channels: 3 } })
  const png = await bent.resize(width, height).png({ palette: true, colours: 16 }).toBuffer()
  return { answer, picture: `data:image/png;base64,${png.toString('base64')}` }
}
