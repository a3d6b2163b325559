import { dark, light } from './colour.ts'
import { shine, specks, type Item } from './parts.ts'
import { ellipse, line, path, place, type Pen } from './pen.ts'

export const egg =
  (colour: string, speckled = false): Item =>
  (pen) =>
    path(
      'M0 -112 C52 -112 88 -30 88 22 C88 76 50 106 0 106 C-50 106 -88 76 -88 22 C-88 -30 -52 -112 0 -112Z',
      pen.ball(colour),
    ) +
    (speckled ? specks(pen, 40, 70, 84, 5, '#4f3a26', 0.65) : '') +
    shine(-32, -46, 20)

/** A hen (or a duck, with a bill instead of a beak and no comb), standing. */
export const bird =
  (body: string, { comb = '#cf3a32', beak = '#e3a23a', duck = false } = {}): Item =>
  (pen) =>
    line('M-8 84 v40 M26 84 v40 M-22 126 h26 M12 126 h28', beak, 7) +
    path('M56 -2 C110 -60 132 -40 126 10 C120 50 90 70 60 60Z', pen.ball(dark(body, 0.18))) +
    ellipse(10, 30, 92, 66, pen.ball(body)) +
    path(
      duck
        ? 'M-70 34 C-84 -30 -92 -60 -66 -94 C-36 -104 -26 -70 -34 -30 L10 10Z'
        : 'M-76 34 C-84 -20 -96 -60 -66 -88 C-32 -96 -22 -56 10 -16Z',
      pen.round(body),
    ) +
    ellipse(-60, -82, 32, 30, pen.ball(body)) +
    (duck
      ? path('M-86 -86 C-116 -88 -128 -78 -130 -70 C-116 -62 -96 -66 -84 -72Z', beak)
      : path('M-88 -84 L-114 -74 L-88 -66Z', beak) +
        path('M-76 -108 Q-82 -134 -66 -122 Q-60 -142 -50 -122 Q-36 -134 -40 -104Z', comb) +
        ellipse(-82, -52, 8, 14, comb)) +
    ellipse(-68, -88, 5, 5.5, '#17140f') +
    path('M-14 14 C30 -10 76 6 84 40 C50 66 10 60 -14 14Z', pen.down(light(body, 0.2), dark(body, 0.18))) +
    line('M6 26 Q40 22 66 40 M10 40 Q36 38 56 50', dark(body, 0.25), 3, 'opacity="0.6"')

const slab = 'M-128 -18 C-128 -56 -70 -70 -6 -66 C70 -64 130 -52 128 -10 C128 40 72 66 0 66 C-70 66 -128 34 -128 -18Z'
const marbling = (pen: Pen, colour: string) =>
  Array.from({ length: 12 }, () =>
    line(
      `M${pen.random.int(-96, 70)} ${pen.random.int(-40, 34)} q${pen.random.int(8, 20)} ${pen.random.int(-12, 12)} ${pen.random.int(20, 40)} ${pen.random.int(-8, 8)}`,
      colour,
      pen.random.between(2, 4.5),
      'opacity="0.75"',
    ),
  ).join('')
/** A cut of meat on its layer of fat. */
export const cut =
  (lean: string, fat: string): Item =>
  (pen) =>
    path(slab, fat, 'transform="translate(0 14)"') +
    path(slab, pen.ball(lean)) +
    marbling(pen, light(fat, 0.2)) +
    shine(-60, -34, 18)
export const pork: Item = (pen) =>
  [
    ['#f7e3d4', 40],
    ['#d96f6c', 24],
    ['#f8e8dc', 8],
    ['#d2605f', -8],
    ['#f7e3d4', -24],
    ['#cf5a59', -36],
  ]
    .map(([colour, y], i) =>
      path(
        'M-120 0 C-118 -26 -60 -34 0 -34 C60 -34 122 -28 122 0 C120 26 60 32 0 32 C-60 32 -120 26 -120 0Z',
        i === 5 ? pen.ball(colour as string) : (colour as string),
        `transform="translate(0 ${y})"`,
      ),
    )
    .join('') + line('M-92 -46 Q-20 -62 60 -54', '#f6dccf', 6, 'opacity="0.8"')
export const ribs: Item = (pen) =>
  [-66, -22, 22, 66]
    .map((x) =>
      place(
        ellipse(0, -66, 13, 22, '#f4ead6') +
          ellipse(0, 84, 13, 20, '#efe2ca') +
          ellipse(0, 8, 30, 76, pen.ball('#b9474a')) +
          line('M-12 -40 Q-2 10 -10 60', '#f0cfc2', 5, 'opacity="0.8"'),
        x,
        0,
        1,
        x * 0.12,
      ),
    )
    .join('')
export const bacon: Item = (pen) =>
  [-40, 0, 40]
    .map((y, i) =>
      place(
        path('M-124 -16 Q-60 -34 0 -18 T124 -20 L122 18 Q60 34 0 18 T-124 20Z', pen.down('#8a3a2c', '#5f241c')) +
          line('M-116 -4 Q-60 -20 0 -4 T116 -6 M-112 10 Q-60 -6 0 10 T112 8', '#e9c291', 6, 'opacity="0.85"'),
        0,
        y,
        1,
        (i - 1) * 5,
      ),
    )
    .join('')
export const sausage: Item = (pen) =>
  [-46, 0, 46]
    .map((y, i) =>
      place(
        path(
          'M-120 0 C-124 -28 -90 -28 -50 -20 C0 -10 60 -12 96 -22 C130 -28 132 6 108 18 C60 34 -20 38 -84 26 C-106 22 -118 14 -120 0Z',
          pen.down('#c4584a', '#7d2620'),
        ) + specks(pen, 14, 90, 14, 4, '#f0c9b2', 0.7),
        0,
        y,
        1,
        (i - 1) * 8,
      ),
    )
    .join('')
export const roll: Item = (pen) =>
  [
    [-62, 20],
    [62, 24],
    [0, -34],
    [-8, 62],
  ]
    .map(
      ([x, y]) =>
        ellipse(x!, y!, 58, 36, pen.ball('#cc5f5e')) +
        line(`M${x! - 40} ${y!} a40 22 0 1 1 44 18 a26 14 0 1 1 20 -24 a14 8 0 1 1 -18 10`, '#f9e4da', 6),
    )
    .join('')
