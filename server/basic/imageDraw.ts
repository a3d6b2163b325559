import { randomInt } from 'node:crypto'

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

/** A glyph bent, turned and moved by chance, so that no two pictures have a stroke in common. */
const draw = (char: string, index: number) => {
  const place = `translate(${10 + index * 28 + between(-2, 2)} ${10 + between(-3, 3)}) rotate(${between(-14, 14)} 8 12)`
  const size = between(3.5, 4.1)
  const bend = (x: string) => (Number(x) * size + between(-0.7, 0.7)).toFixed(1)
  const strokes = glyphs[char]!.split(' | ').map((points) => points.replace(/[\d.]+/g, bend))
  return `<g transform="${place}">${strokes.map((points) => `<polyline points="${points}"/>`).join('')}</g>`
}

/** A line right through, which programs take for a stroke. */
const strike = () =>
  `<path d="M0 ${between(8, 36)}C40 ${between(0, 44)} 80 ${between(0, 44)} 120 ${between(8, 36)}" stroke-width="1.5"/>`

/** Four characters for a person to read, as the address of an SVG picture, 120 by 44: no letter of it is in the text. */
export const drawImage = (): { answer: string; picture: string } => {
  const answer = Array.from({ length: 4 }, () => characters[randomInt(characters.length)]!).join('')
  const marks = [strike(), ...[...answer].map(draw), strike()].join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44" width="120" height="44"><rect width="120" height="44" fill="#f4f6f2"/>` +
    `<g fill="none" stroke="#35603a" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${marks}</g></svg>`
  return { answer, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}
