import { dark, light } from './colour.ts'
import * as dry from './dried.ts'
import { dish, labelOf, packet, pouch, sack, tin } from './packs.ts'
import { shadow, type Item } from './parts.ts'
import { ellipse, place, type Pen } from './pen.ts'
import { bowlOf, pile, type Land } from './scene.ts'

/** How one kind of goods is pictured. */
export interface Subject {
  /** What the backdrop is tinted with. */
  tone: string
  land: Land
  /** In the studio, 600 × 600. */
  hero: (pen: Pen, title: string) => string
  /** The thing itself, for pictures close by, and its size; what comes in bottles is only shown larger. */
  piece?: Item
  size?: number
}

export type Grounds = NonNullable<Parameters<typeof pile>[1]>

/** The same thing in another shop lies otherwise. */
const grounds = ({ count = 3, size = 1, foot }: Grounds): Grounds[] => [
  {},
  { ground: 'board', count, size },
  foot || count < 3 ? { ground: 'plain' } : { ground: 'crate', count: 5, size: 0.86 },
  { ground: 'plain', count: Math.min(count, 3), size: size * 1.04 },
]

export const produce = (tone: string, land: Land, item: Item, how: Grounds = {}): Subject => ({
  tone,
  land,
  hero: (pen) =>
    pile(item, {
      count: 3,
      ...how,
      ...(how.count !== 1 && (how.ground === 'board' || how.ground === 'crate') ? pen.random.pick(grounds(how)) : {}),
    })(pen),
  piece: item,
  size: 0.62,
})

const kernel =
  (colour: string, rx: number, ry: number): Item =>
  () =>
    ellipse(0, 0, rx, ry, colour) +
    ellipse(-rx * 0.25, -ry * 0.3, rx * 0.45, ry * 0.3, light(colour, 0.6), 'opacity="0.7"')

/** Grain in a pouch, with a bowl of it in front. */
export const grain = (tone: string, bags: string | string[], rx: number, ry: number, colours: string[]): Subject => {
  const piece: Item = (pen) => kernel(pen.random.pick(colours), rx * 5, ry * 5)(pen)
  return {
    tone,
    land: 'field',
    hero: (pen, title) =>
      shadow(pen, 232, 486, 160) +
      place(
        pouch(pen, 226, 330, pen.random.pick([bags].flat()), labelOf(title), '黑土地 · 当季新粮'),
        228,
        480,
        1,
        -2,
      ) +
      place(bowlOf(pen, piece, 0.2, { bowl: '#efe7d8', bed: colours[0]!, width: 236 }), 398, 432),
    piece,
    size: 0.34,
  }
}

export const canned = (
  tone: string,
  colours: string[],
  piece: Item,
  size: number,
  bed: string,
  sprig = '#6f9a4a',
): Subject => ({
  tone,
  land: 'hills',
  hero: (pen, title) =>
    shadow(pen, 236, 486, 118) +
    place(tin(pen, pen.random.pick(colours), labelOf(title, 4)), 232, 476, 1.34) +
    place(dish(pen, 118), 412, 470) +
    place(bowlOf(pen, piece, size, { bowl: '#ffffff', bed, width: 150 }), 412, 446, 1) +
    place(dry.sprig(pen, sprig), 506, 520, 0.8, 20),
  piece,
  size: size * 1.8,
})

export const filled = (
  tone: string,
  land: Land,
  vessel: (pen: Pen, title: string) => string,
  scale: number,
): Subject => ({
  tone,
  land,
  hero: (pen, title) =>
    shadow(pen, 206, 500, 110) +
    place(vessel(pen, title), 200, 468, scale * 0.82) +
    shadow(pen, 346, 520, 140) +
    place(vessel(pen, title), 350, 508, scale),
})

export const alone = (tone: string, item: Item): Subject => ({
  tone,
  land: 'field',
  hero: (pen) => shadow(pen, 300, 486, 210) + place(item(pen), 292, 300, 1.04, pen.random.between(-5, 5)),
})

export const bowled = (
  tone: string,
  land: Land,
  piece: Item,
  size: number,
  bed: string,
  colour = '#8a5a3a',
): Subject => ({
  tone,
  land,
  piece,
  size: size * 2.1,
  hero: (pen) =>
    place(bowlOf(pen, piece, size, { bowl: colour, bed, width: 340 }), 300, 372) +
    shadow(pen, 118, 506, 60) +
    place(piece(pen), 122, 486, size * 1.35, -20) +
    shadow(pen, 478, 516, 60) +
    place(piece(pen), 482, 496, size * 1.25, 24),
})

export const seeds = (tone: string, colour: string, plant: Item, grain: Item): Subject => ({
  tone,
  land: 'field',
  piece: grain,
  size: 0.4,
  hero: (pen, title) =>
    shadow(pen, 214, 492, 120) +
    place(packet(pen, dark(colour, 0.1), labelOf(title, 6), plant(pen)), 206, 480, 1.22, -7) +
    shadow(pen, 360, 500, 120) +
    place(packet(pen, colour, labelOf(title, 6), plant(pen)), 356, 490, 1.3, 5) +
    Array.from({ length: 9 }, () =>
      place(grain(pen), pen.random.between(430, 548), pen.random.between(488, 532), 0.12, pen.random.between(0, 180)),
    ).join(''),
})

export const sacked = (tone: string, colour: string, sub: string, granule: string): Subject => {
  const piece = (pen: Pen) => ellipse(0, 0, 92, 88, pen.ball(granule))
  return {
    tone,
    land: 'field',
    piece,
    size: 0.32,
    hero: (pen, title) =>
      shadow(pen, 300, 500, 210) +
      place(sack(pen, colour, labelOf(title, 6), sub), 286, 492, 1.2, -2) +
      place(bowlOf(pen, piece, 0.07, { bowl: '#d8d3c6', bed: dark(granule, 0.1), width: 150 }), 488, 478),
  }
}
