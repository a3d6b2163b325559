import { dark, light } from './colour.ts'
import { bowl, heap, shadow, type Item } from './parts.ts'
import { board, crate, dish } from './packs.ts'
import { ellipse, line, path, place, rect, type Pen } from './pen.ts'

export type Land = 'field' | 'orchard' | 'water' | 'hills' | 'pasture' | 'forest'

/** A studio: paper that curves from wall to floor, lit from the upper left. */
export const studio = (pen: Pen, tone: string): string =>
  rect(0, 0, 600, 600, pen.down(light(tone, 0.9), light(tone, 0.72))) +
  ellipse(190, 150, 330, 300, pen.glow('#ffffff', 0.85)) +
  path('M0 430 Q300 392 600 430 V600 H0Z', pen.down(light(tone, 0.66), light(tone, 0.8)), 'opacity="0.55"')

interface Pile {
  size?: number
  ground?: 'board' | 'crate' | 'plain' | 'dish' | 'ice'
  /** Cut open, in front. */
  cut?: Item
  count?: number
  /** How far below its middle a thing touches the ground. */
  foot?: number
}

const rows: Record<number, [x: number, y: number, scale: number][]> = {
  1: [[0, 0, 1.5]],
  2: [
    [-66, -34, 1.12],
    [60, 34, 1.22],
  ],
  3: [
    [-104, -34, 0.98],
    [92, -42, 0.94],
    [4, 26, 1.14],
  ],
  5: [
    [-132, -48, 0.84],
    [0, -92, 0.86],
    [132, -52, 0.84],
    [-70, 22, 1],
    [76, 28, 1.02],
  ],
}

/** Some of a thing, arranged; those behind are smaller and drawn first. */
export const pile =
  (item: Item, { size = 1, ground = 'plain', cut, count = 3, foot = 88 }: Pile = {}) =>
  (pen: Pen): string => {
    const { random } = pen
    const places = rows[count]!
    const one = (x: number, y: number, scale: number, i: number) => {
      const drawn = cut && i === places.length - 1 ? cut : item
      const under = ground === 'crate' ? '' : shadow(pen, x * size, (y + foot * scale) * size, 118 * scale * size)
      return (
        under + place(drawn(pen), x * size + random.between(-7, 7), y * size, scale * size, random.between(-13, 13))
      )
    }
    const things = places.map(([x, y, scale], i) => one(x, y, scale, i)).join('')
    switch (ground) {
      case 'crate':
        return shadow(pen, 300, 520, 250) + place(crate(pen, 420, place(things, 0, -58, 0.98)), 300, 372)
      case 'board':
        return shadow(pen, 300, 486, 268) + place(board(pen, 248), 300, 452) + place(things, 300, 368)
      case 'dish':
        return place(dish(pen, 258), 300, 436) + place(things, 300, 366)
      case 'ice':
        return place(dish(pen, 258, '#eef5f8'), 300, 440) + place(ice(pen), 300, 424) + place(things, 300, 352)
      default:
        return place(things, 300, 352, 1.06)
    }
  }

const ice = (pen: Pen) =>
  Array.from({ length: 26 }, () => {
    const x = pen.random.between(-196, 196)
    const y = pen.random.between(-26, 34) * (1 - Math.abs(x) / 420)
    return place(
      rect(-19, -15, 38, 30, pen.down('#ffffff', '#cfe3ee'), 8, 'opacity="0.86"'),
      x,
      y,
      pen.random.between(0.7, 1.2),
      pen.random.between(-40, 40),
    )
  }).join('')

/** A few ways a small thing lies, each kept once however often it is used. */
const strewn = (pen: Pen, piece: Item, size: number) => {
  const kinds = Array.from({ length: 4 }, () => piece(pen))
  return () => place(pen.stamp(pen.random.pick(kinds)), 0, 0, size, pen.random.between(-80, 80))
}

/** A bowl (or a dish) heaped with small things. */
export const bowlOf = (
  pen: Pen,
  piece: Item,
  size: number,
  { bowl: colour, bed, width = 250 }: { bowl: string; bed: string; width?: number },
): string => {
  const thick = Math.max(9, size * 100)
  const one = strewn(pen, piece, size)
  const across = Math.min(16, Math.max(4, Math.round((width * 0.78) / (thick * 1.25))))
  const filling = heap(pen, one, {
    width: width * 0.84,
    height: width * 0.3,
    rows: Math.min(7, Math.max(3, Math.round((width * 0.34) / thick))),
    across,
    size: thick,
  })
  const mound =
    ellipse(0, 0, width * 0.46, width * 0.125, bed) +
    path(
      `M${-width * 0.44} 0 Q${-width * 0.2} ${-width * 0.3} 0 ${-width * 0.29} T${width * 0.44} 0Z`,
      pen.down(light(bed, 0.2), dark(bed, 0.16)),
    )
  return shadow(pen, 0, width * 0.44, width * 0.56) + bowl(pen, width, colour, mound + filling)
}

/** Close by: the thing itself from edge to edge. */
export const close =
  (piece: Item, size: number) =>
  (pen: Pen, tone: string): string => {
    const step = Math.max(46, size * 165)
    const one = strewn(pen, piece, size)
    const pieces: string[] = []
    for (let y = -step * 0.3, row = 0; y < 600 + step * 0.7; y += step * 0.78, row += 1)
      for (let x = (row % 2) * step * 0.5 - step * 0.3; x < 600 + step * 0.5; x += step)
        pieces.push(
          place(one(), x + pen.random.between(-8, 8), y + pen.random.between(-8, 8), 1, pen.random.between(-24, 24)),
        )
    return (
      rect(0, 0, 600, 600, dark(tone, 0.46)) +
      pieces.join('') +
      ellipse(150, 110, 420, 380, pen.glow('#fff6da', 0.32)) +
      ellipse(560, 580, 300, 260, pen.glow('#1c1f2e', 0.3))
    )
  }

const tree = (x: number, y: number, scale: number, leafage: string) =>
  place(
    rect(-7, 0, 14, 54, '#7b5a38', 4) +
      ellipse(0, -30, 56, 52, leafage) +
      ellipse(-18, -46, 30, 26, light(leafage, 0.22), 'opacity="0.7"'),
    x,
    y,
    scale,
  )

/** Where it comes from, with the morning sun on the left. */
export const landscape = (pen: Pen, land: Land, tone: string): string => {
  const { random } = pen
  const sky =
    rect(0, 0, 600, 600, pen.down('#cfe6f2', '#fdf3dc')) +
    ellipse(150, 150, 190, 190, pen.glow('#fff3c4', 0.95)) +
    ellipse(150, 150, 38, 38, '#fff7dc')
  const far =
    path('M0 300 Q120 226 250 276 T470 250 T600 286 V600 H0Z', '#b9cfc4', 'opacity="0.9"') +
    path('M0 334 Q160 276 320 318 T600 306 V600 H0Z', '#9dbf9a')
  const green = land === 'forest' ? '#4f7f52' : land === 'hills' ? '#6fa052' : '#86b45c'
  const near = path('M0 372 Q200 340 360 362 T600 352 V600 H0Z', pen.down(green, dark(green, 0.22)))
  const furrows = (colour: string) =>
    Array.from({ length: 13 }, (_, i) =>
      line(`M${300 + (i - 6) * 26} 366 L${300 + (i - 6) * 120} 620`, colour, 7, 'opacity="0.5"'),
    ).join('')
  switch (land) {
    case 'water':
      return (
        sky +
        far +
        path('M0 352 H600 V600 H0Z', pen.down('#a9d3dd', '#5fa0b4')) +
        Array.from({ length: 18 }, () =>
          line(`M${random.int(0, 540)} ${random.int(372, 590)} q20 -7 40 0 t40 0`, '#e6f6f8', 3, 'opacity="0.55"'),
        ).join('')
      )
    case 'orchard':
      return (
        sky +
        far +
        near +
        [
          [60, 392, 0.7],
          [170, 384, 0.66],
          [290, 388, 0.7],
          [410, 382, 0.66],
          [530, 390, 0.72],
          [20, 452, 1.1],
          [150, 446, 1],
          [470, 450, 1.06],
          [590, 456, 1.1],
        ]
          .map(([x, y, s]) => tree(x!, y!, s!, '#6a9a4a'))
          .join('')
      )
    case 'hills':
      return (
        sky +
        far +
        [0, 1, 2, 3, 4]
          .map((i) =>
            path(
              `M0 ${352 + i * 46} Q160 ${318 + i * 46} 320 ${346 + i * 48} T600 ${338 + i * 50} V600 H0Z`,
              pen.down(light('#6fa052', 0.2 - i * 0.04), dark('#4f8340', i * 0.05)),
            ),
          )
          .join('')
      )
    case 'pasture':
      return (
        sky +
        far +
        near +
        [
          [90, 420],
          [200, 400],
          [470, 410],
          [540, 446],
        ]
          .map(([x, y]) =>
            place(
              ellipse(0, 0, 26, 16, '#fbf8f0') +
                ellipse(-26, -6, 9, 9, '#4a4038') +
                rect(-14, 10, 5, 14, '#4a4038') +
                rect(10, 10, 5, 14, '#4a4038'),
              x!,
              y!,
            ),
          )
          .join('')
      )
    case 'forest':
      return (
        sky +
        far +
        near +
        Array.from({ length: 9 }, (_, i) =>
          tree(20 + i * 72, 380 + (i % 2) * 22, 1 + (i % 3) * 0.2, i % 2 ? '#4f7f52' : '#5f8f56'),
        ).join('')
      )
    default:
      return sky + far + near + furrows(light(tone, 0.3))
  }
}
