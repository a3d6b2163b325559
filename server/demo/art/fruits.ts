import { dark, light } from './colour.ts'
import { leaf, shine, specks, stalk, type Item } from './parts.ts'
import { ellipse, line, path, type Pen } from './pen.ts'

const appleShape =
  'M0 -74 C28 -104 106 -98 106 -12 C106 62 54 102 20 95 Q0 89 -20 95 C-54 102 -106 62 -106 -12 C-106 -98 -28 -104 0 -74Z'
const pearShape =
  'M0 -112 C36 -112 40 -64 54 -32 C68 0 98 22 93 62 C88 104 42 110 0 110 C-42 110 -88 104 -93 62 C-98 22 -68 0 -54 -32 C-40 -64 -36 -112 0 -112Z'
const peachShape =
  'M0 -66 C38 -92 108 -66 103 8 C99 64 50 92 8 104 Q0 108 -8 104 C-50 92 -99 64 -103 8 C-108 -66 -38 -92 0 -66Z'

export const apple =
  (colour: string, blush: string, striped = false): Item =>
  (pen) =>
    path(appleShape, pen.ball(colour)) +
    ellipse(30, 4, 66, 78, pen.glow(blush, 0.75)) +
    (striped
      ? [-62, -38, -14, 12, 38, 64]
          .map((x) => line(`M${x * 0.5} -70 Q${x * 1.3} 0 ${x * 0.8} 78`, dark(blush, 0.12), 4, 'opacity="0.28"'))
          .join('')
      : specks(pen, 26, 78, 72, 1.8, light(colour, 0.75), 0.6)) +
    ellipse(0, -70, 30, 10, dark(colour, 0.4), 'opacity="0.4"') +
    stalk(0, -70, 12, -36) +
    leaf(pen, 8, -92, 62, -24) +
    shine(-50, -38, 26)

export const pear =
  (colour: string, speckle: string): Item =>
  (pen) =>
    path(pearShape, pen.ball(colour)) +
    specks(pen, 46, 70, 80, 2, speckle, 0.45) +
    stalk(0, -108, 10, -34) +
    leaf(pen, 4, -116, 54, 12) +
    shine(-38, 14, 24)

/** Anything like a ball: its skin, and what is on top. */
export const ball =
  (
    colour: string,
    { flat = 1, skin = '', top = '' }: { flat?: number; skin?: string | Item; top?: string | Item } = {},
  ): Item =>
  (pen) =>
    ellipse(0, 0, 100, 100 * flat, pen.ball(colour)) +
    (typeof skin === 'string' ? skin : skin(pen)) +
    (typeof top === 'string' ? top : top(pen)) +
    shine(-42, -46 * flat, 24)

const citrusSkin =
  (colour: string): Item =>
  (pen) =>
    specks(pen, 60, 90, 86, 1.7, dark(colour, 0.3), 0.28)
const bud: Item = (pen) => ellipse(0, -88, 13, 6, '#6d7a3a') + leaf(pen, 2, -90, 66, -18, '#4f8a3c')

export const citrus = (colour: string, flat = 1): Item =>
  ball(colour, { flat, skin: citrusSkin(colour), top: (pen) => place0(bud(pen), flat) })
const place0 = (body: string, flat: number) => `<g transform="translate(0 ${Math.round((1 - flat) * 88)})">${body}</g>`

/** Cut across: rind, segments. */
export const citrusCut =
  (rind: string, flesh: string): Item =>
  (pen) =>
    ellipse(0, 0, 100, 98, pen.ball(rind)) +
    ellipse(0, 0, 90, 88, light(rind, 0.8)) +
    Array.from(
      { length: 10 },
      (_, i) =>
        `<g transform="rotate(${i * 36})">${path('M0 -8 L17 -66 Q0 -86 -17 -66Z', pen.down(light(flesh, 0.25), flesh))}</g>`,
    ).join('')

export const peach =
  (colour: string, blush: string, fuzzy = true): Item =>
  (pen) =>
    path(peachShape, pen.ball(colour)) +
    ellipse(34, 0, 70, 76, pen.glow(blush, 0.85)) +
    line('M0 -58 C-34 -22 -32 36 -2 92', dark(blush, 0.15), 4, 'opacity="0.45"') +
    leaf(pen, 0, -62, 72, -38) +
    leaf(pen, 0, -62, 62, 206) +
    (fuzzy ? shine(-46, -22, 18) : shine(-46, -26, 26))

export const cherry: Item = (pen) =>
  stalk(-38, -10, 46, -104, 5, '#6f8a3a') +
  stalk(46, 4, -36, -118, 5, '#6f8a3a') +
  ellipse(-44, 34, 56, 54, pen.ball('#a3172c')) +
  shine(-62, 14, 14) +
  ellipse(50, 46, 56, 54, pen.ball('#8e1026')) +
  shine(32, 26, 14) +
  leaf(pen, 8, -112, 74, 14)

const bunchPlaces = [
  [-58, -52],
  [0, -62],
  [58, -52],
  [-84, -8],
  [-30, -14],
  [30, -14],
  [84, -8],
  [-58, 36],
  [0, 32],
  [58, 36],
  [-30, 78],
  [30, 78],
  [0, 116],
] as const
export const bunch =
  (colour: string): Item =>
  (pen) =>
    stalk(0, -70, 8, -46, 8) +
    leaf(pen, 2, -92, 84, -20) +
    leaf(pen, 0, -92, 70, 190) +
    bunchPlaces.map(([x, y]) => ellipse(x, y, 36, 37, pen.ball(colour)) + shine(x - 12, y - 14, 8)).join('')

export const blueberry: Item = (pen) =>
  ellipse(0, 0, 96, 92, pen.ball('#46548f')) +
  ellipse(10, -8, 84, 76, pen.glow('#c3cdf0', 0.5)) +
  [0, 72, 144, 216, 288]
    .map((turn) => `<g transform="translate(8 -30) rotate(${turn})">${path('M0 0 L10 -26 L-10 -26Z', '#2b3566')}</g>`)
    .join('') +
  ellipse(8, -30, 13, 11, '#222a52')

export const strawberry: Item = (pen) =>
  path(
    'M0 -70 C50 -92 104 -66 94 -10 C84 48 34 100 0 112 C-34 100 -84 48 -94 -10 C-104 -66 -50 -92 0 -70Z',
    pen.ball('#d8303a'),
  ) +
  [
    [-50, -30],
    [-14, -36],
    [24, -34],
    [58, -26],
    [-60, 4],
    [-26, 2],
    [10, 4],
    [44, 6],
    [-38, 38],
    [-4, 40],
    [30, 40],
    [-14, 74],
    [14, 74],
  ]
    .map(([x, y]) => ellipse(x!, y!, 4.5, 7, '#f6d36a'))
    .join('') +
  [-150, -118, -90, -62, -30].map((turn) => leaf(pen, 0, -70, 58, turn, '#4f9a3f')).join('') +
  stalk(0, -74, 10, -34, 6, '#5d8c3c') +
  shine(-52, -44, 16)

const kiwiSkin = (pen: Pen) => specks(pen, 90, 90, 74, 1.6, '#4c3a1c', 0.5)
export const kiwi: Item = ball('#8a6d3f', { flat: 0.84, skin: kiwiSkin })
export const kiwiCut =
  (flesh: string, heartColour: string): Item =>
  (pen) =>
    ellipse(0, 0, 100, 96, '#7c6238') +
    ellipse(0, 0, 93, 89, pen.ball(flesh)) +
    ellipse(0, 0, 40, 36, pen.glow(heartColour, 1)) +
    ellipse(0, 0, 20, 17, '#f6f2d2') +
    Array.from(
      { length: 22 },
      (_, i) => `<g transform="rotate(${(i * 360) / 22})">${ellipse(0, -42, 3, 6, '#1e2416')}</g>`,
    ).join('')

export const watermelon: Item = (pen) =>
  ellipse(0, 0, 112, 100, pen.ball('#3f8a3e')) +
  [-78, -46, -14, 18, 50, 82]
    .map((x) =>
      line(
        `M${x * 0.25} -98 Q${x * 1.32} ${pen.random.between(-14, 14)} ${x * 0.25} 98`,
        '#1d4f2a',
        11,
        'opacity="0.6"',
      ),
    )
    .join('') +
  stalk(0, -96, 14, -22, 7, '#5b7d3a') +
  shine(-48, -50, 26)
export const melonCut =
  (rind: string, flesh: string, seeds = '#2a1a16'): Item =>
  (pen) =>
    path('M-118 -36 A118 118 0 0 0 118 -36Z', pen.down(light(rind, 0.1), dark(rind, 0.2))) +
    path('M-106 -36 A106 106 0 0 0 106 -36Z', '#f2f3d6') +
    path('M-96 -36 A96 96 0 0 0 96 -36Z', pen.down(light(flesh, 0.12), flesh)) +
    [
      [-56, -14],
      [-26, 10],
      [4, -10],
      [34, 12],
      [60, -12],
      [-8, 36],
      [24, 40],
    ]
      .map(([x, y]) => ellipse(x!, y!, 4, 7, seeds))
      .join('')

const net =
  (colour: string): Item =>
  () =>
    [-60, -20, 20, 60].map((y) => line(`M-96 ${y} Q0 ${y + 34} 96 ${y}`, colour, 2.6, 'opacity="0.6"')).join('') +
    [-66, -33, 0, 33, 66]
      .map((x) => line(`M${x * 0.5} -94 Q${x * 1.4} 0 ${x * 0.5} 94`, colour, 2.6, 'opacity="0.6"'))
      .join('')
export const melon = (colour: string, netting?: string): Item =>
  ball(colour, { flat: 1.02, skin: netting ? net(netting) : '', top: () => stalk(0, -96, 16, -26, 8, '#7d8a4a') })

export const pomegranate: Item = ball('#c23a3c', {
  skin: (pen) => ellipse(34, 20, 64, 70, pen.glow('#e9a24c', 0.55)),
  top: () => path('M-22 -92 L-30 -132 L-10 -112 L0 -136 L10 -112 L30 -132 L22 -92Z', '#a83236'),
})
export const persimmon: Item = ball('#e8742c', {
  flat: 0.86,
  top: (pen) =>
    [-160, -110, -70, -20].map((turn) => leaf(pen, 0, -72, 48, turn, '#7b8a45')).join('') + stalk(0, -76, 4, -18, 8),
})
export const plum = (colour: string): Item =>
  ball(colour, {
    skin: (pen) =>
      ellipse(20, -10, 78, 78, pen.glow('#f4dfe6', 0.35)) +
      line('M0 -98 C-30 -40 -28 40 0 98', dark(colour, 0.3), 3, 'opacity="0.4"'),
    top: () => stalk(0, -96, 10, -26, 6),
  })
export const lemon: Item = (pen) =>
  path(
    'M-122 4 C-100 -14 -78 -78 0 -78 C78 -78 100 -14 122 4 C100 22 78 80 0 80 C-78 80 -100 22 -122 4Z',
    pen.ball('#f2cf3a'),
  ) +
  specks(pen, 50, 84, 60, 1.7, '#b8912a', 0.35) +
  leaf(pen, 104, -4, 60, -46) +
  shine(-38, -36, 22)
