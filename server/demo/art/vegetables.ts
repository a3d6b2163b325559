import { dark, light } from './colour.ts'
import { ball } from './fruits.ts'
import { leaf, shine, specks, stalk, type Item } from './parts.ts'
import { ellipse, line, path, place, rect, type Pen } from './pen.ts'

const calyx = (pen: Pen, y: number, colour = '#4f8a3a') =>
  [-168, -130, -90, -50, -12].map((turn) => leaf(pen, 0, y, 50, turn, colour)).join('') +
  stalk(0, y, 8, -26, 7, '#5c8a40')

export const tomato = (colour: string, shoulder?: string): Item =>
  ball(colour, {
    flat: 0.9,
    skin: (pen) =>
      (shoulder ? ellipse(0, -46, 90, 50, pen.glow(shoulder, 0.9)) : '') +
      line('M-46 -76 Q-66 0 -44 74 M44 -76 Q66 0 46 74', dark(colour, 0.3), 4, 'opacity="0.16"'),
    top: (pen) => calyx(pen, -78),
  })

/** Long things lie across, thick end on the left. */
const across =
  (d: string, colour: string, { skin = () => '', end = () => '' }: { skin?: Item; end?: Item } = {}): Item =>
  (pen) =>
    place(
      path(d, pen.down(light(colour, 0.34), dark(colour, 0.3))) +
        skin(pen) +
        end(pen) +
        line('M-70 -20 Q0 -34 74 -18', '#ffffff', 6, 'opacity="0.34"'),
      0,
      0,
      1,
      -14,
    )

const long = 'M-126 6 C-130 -34 -80 -46 0 -40 C70 -36 124 -22 128 2 C126 26 70 38 0 40 C-80 44 -122 40 -126 6Z'
const tapered = 'M-118 4 C-120 -40 -84 -50 -30 -40 C40 -26 110 -8 136 6 C108 14 40 34 -30 46 C-84 54 -116 46 -118 4Z'

export const cucumber: Item = across(long, '#3f8f3e', {
  skin: (pen) => specks(pen, 46, 112, 32, 2.6, '#d9edb4', 0.75) + line('M-104 8 H112', '#2c6a30', 3, 'opacity="0.35"'),
  end: () => ellipse(-124, 4, 8, 9, '#d8c23a'),
})
export const longGourd = (colour: string, ridges: boolean): Item =>
  across(long, colour, {
    skin: (pen) =>
      ridges
        ? [-24, -8, 8, 24]
            .map((y) => line(`M-112 ${y} Q0 ${y * 1.5} 114 ${y * 0.7}`, dark(colour, 0.4), 3, 'opacity="0.5"'))
            .join('')
        : specks(pen, 60, 108, 30, 2, light(colour, 0.6), 0.6),
    end: () => stalk(-120, 4, -26, -6, 12, '#6d8a45'),
  })
export const bitterGourd: Item = across(tapered, '#5fae4e', {
  skin: (pen) => specks(pen, 70, 104, 34, 6, '#8fd07c', 0.7),
  end: () => stalk(-114, 2, -24, -10, 7, '#5c8a40'),
})
export const eggplant: Item = across(
  'M-96 0 C-96 -34 -50 -36 0 -48 C60 -62 128 -42 128 6 C128 56 60 66 0 48 C-50 36 -96 34 -96 0Z',
  '#4d2a63',
  {
    end: (pen) =>
      [-38, 0, 38].map((turn) => leaf(pen, -104, 0, 56, turn, '#56803c')).join('') +
      stalk(-100, 0, -34, -10, 13, '#56803c'),
  },
)
export const carrot: Item = across(tapered, '#ea7a25', {
  skin: () => [-70, -30, 14, 60].map((x) => line(`M${x} -30 q6 10 2 20`, '#b8531a', 3, 'opacity="0.5"')).join(''),
  end: (pen) => [150, 172, 194, 214].map((turn) => leaf(pen, -108, 2, 76, turn, '#5a9a3f')).join(''),
})
export const radish = (colour: string, tip: string): Item =>
  across(tapered, colour, {
    skin: (pen) => ellipse(96, 6, 60, 26, pen.glow(tip, 0.9)),
    end: (pen) => [146, 170, 192, 216].map((turn) => leaf(pen, -108, 2, 92, turn, '#4f9040')).join(''),
  })
export const chilli = (colour: string): Item =>
  across('M-96 -4 C-96 -34 -60 -36 -20 -30 C40 -22 100 4 132 40 C92 34 30 30 -20 30 C-60 32 -96 22 -96 -4Z', colour, {
    end: () => ellipse(-92, -2, 16, 26, '#4f8a3a') + stalk(-96, -4, -44, -18, 9, '#4f8a3a'),
  })
export const bellPepper =
  (colour: string): Item =>
  (pen) =>
    path(
      'M0 -64 C34 -92 96 -76 92 -6 C90 52 60 100 34 98 Q16 90 0 98 Q-16 90 -34 98 C-60 100 -90 52 -92 -6 C-96 -76 -34 -92 0 -64Z',
      pen.ball(colour),
    ) +
    line('M-2 -60 Q-34 20 -16 90 M2 -60 Q36 20 16 90', dark(colour, 0.35), 5, 'opacity="0.3"') +
    ellipse(0, -64, 26, 10, '#4f8a3a') +
    stalk(0, -66, 6, -40, 15, '#5c9a44') +
    shine(-52, -34, 22)
export const pumpkin =
  (colour: string, flat = 0.78): Item =>
  (pen) =>
    [-62, 62, -34, 34, 0]
      .map((x) => ellipse(x, 0, 58 + (62 - Math.abs(x)) * 0.1, 100 * flat, pen.ball(colour)))
      .join('') +
    stalk(0, -100 * flat + 8, 12, -34, 17, '#6f7a3c') +
    shine(-56, -34, 20)
export const waxGourd: Item = across(
  'M-128 0 C-130 -58 -84 -66 0 -66 C84 -66 130 -56 130 0 C130 56 84 66 0 66 C-84 66 -130 58 -128 0Z',
  '#3d6b44',
  {
    skin: (pen) => ellipse(0, -14, 112, 42, pen.glow('#dfe9d6', 0.5)),
    end: () => stalk(-122, -4, -22, -12, 10, '#6d8a45'),
  },
)

/** Heads: leaves folded over each other. */
export const head =
  (outer: string, inner: string): Item =>
  (pen) =>
    ellipse(0, 0, 108, 100, pen.ball(outer)) +
    [
      [-46, 8, -20],
      [46, 8, 20],
      [-22, 14, -8],
      [24, 16, 8],
    ]
      .map(([x, y, turn]) =>
        place(
          ellipse(0, 0, 62, 84, pen.ball(inner)) +
            line('M0 78 Q2 0 0 -66 M0 40 Q-22 12 -34 -14 M0 40 Q22 12 34 -14', light(inner, 0.72), 4, 'opacity="0.75"'),
          x!,
          y!,
          1,
          turn,
        ),
      )
      .join('')
export const napa: Item = (pen) =>
  place(
    path('M-34 110 C-90 70 -108 -60 -58 -112 C-20 -136 20 -136 58 -112 C108 -60 90 70 34 110Z', pen.ball('#a9cf6a')) +
      [-40, -14, 14, 40]
        .map(
          (x) =>
            path(
              `M${x * 0.4 - 12} 108 C${x - 30} 30 ${x - 34} -50 ${x} -108 C${x + 34} -50 ${x + 30} 30 ${x * 0.4 + 12} 108Z`,
              pen.down('#f0e88e', '#fbfbee'),
              'opacity="0.78"',
            ) + line(`M${x * 0.4} 106 Q${x} 0 ${x} -84`, '#ffffff', 6, 'opacity="0.7"'),
        )
        .join(''),
    0,
    0,
    0.95,
  )
export const leafy =
  (colour: string, stem: string, wide = 46): Item =>
  (pen) =>
    [-34, 34, -18, 18, 0]
      .map((turn) =>
        place(
          path(`M-11 0 Q-14 -60 0 -78 Q14 -60 11 0Z`, pen.down(light(stem, 0.5), stem)) +
            path(
              `M0 -46 C${-wide} -70 ${-wide - 6} -150 0 -176 C${wide + 6} -150 ${wide} -70 0 -46Z`,
              pen.down(light(colour, 0.2), dark(colour, 0.18)),
            ) +
            line(
              'M0 -52 V-158 M0 -84 l-24 -24 M0 -84 l24 -24 M0 -116 l-20 -20 M0 -116 l20 -20',
              light(colour, 0.55),
              3,
              'opacity="0.7"',
            ),
          turn * 0.5,
          96,
          1,
          turn,
        ),
      )
      .join('') + ellipse(0, 92, 30, 14, light(stem, 0.4))
export const floret =
  (colour: string, stem: string): Item =>
  (pen) =>
    path('M-24 100 Q-30 40 -62 6 L62 6 Q30 40 24 100Z', pen.round(stem)) +
    [
      [-70, -10, 42],
      [70, -10, 42],
      [-36, -50, 46],
      [36, -50, 46],
      [0, -18, 52],
      [-48, 16, 34],
      [48, 16, 34],
      [0, -78, 40],
    ]
      .map(
        ([x, y, r]) =>
          ellipse(x!, y!, r!, r! * 0.92, pen.ball(colour)) +
          place(specks(pen, 16, r! * 0.8, r! * 0.7, 4.5, light(colour, 0.35), 0.6), x!, y!),
      )
      .join('')
export const stems =
  (stem: string, top: string): Item =>
  (pen) =>
    place(
      [-30, -10, 10, 30].map((x) => rect(x - 9, -40, 18, 150, pen.round(stem), 8)).join('') +
        [-150, -120, -90, -60, -30].map((turn, i) => leaf(pen, -28 + i * 14, -36, 84, turn, top)).join('') +
        rect(-44, 40, 88, 12, '#d9b25a', 6),
      0,
      0,
      1,
      16,
    )
export const potato =
  (colour: string): Item =>
  (pen) =>
    path(
      'M-104 10 C-112 -48 -50 -76 14 -70 C78 -66 116 -24 104 26 C94 74 32 82 -26 76 C-76 72 -100 50 -104 10Z',
      pen.ball(colour),
    ) +
    specks(pen, 18, 80, 50, 3.4, dark(colour, 0.4), 0.4) +
    shine(-42, -36, 22)
export const sweetPotato: Item = across(
  'M-136 14 C-100 -10 -70 -50 0 -46 C60 -42 96 -10 138 -8 C110 26 70 50 0 50 C-70 50 -104 34 -136 14Z',
  '#a5485c',
  { skin: (pen) => specks(pen, 20, 84, 32, 3, '#6d2a3c', 0.45) },
)
export const ginger: Item = (pen) =>
  [
    [-62, 20, 54, 36, -18],
    [8, -6, 62, 44, 8],
    [70, 24, 48, 34, 26],
    [-18, -56, 34, 40, 12],
    [46, -50, 26, 36, -16],
  ]
    .map(([x, y, rx, ry, turn]) =>
      place(
        ellipse(0, 0, rx!, ry!, pen.ball('#d3a95a')) +
          line(
            `M${-rx! * 0.5} ${-ry! * 0.6} q8 ${ry! * 0.6} 0 ${ry! * 1.2} M${rx! * 0.2} ${-ry! * 0.8} q8 ${ry! * 0.8} 0 ${ry! * 1.6}`,
            '#9a7334',
            2.5,
            'opacity="0.5"',
          ),
        x!,
        y!,
        1,
        turn,
      ),
    )
    .join('')
export const garlic =
  (tint: string): Item =>
  (pen) =>
    path(
      'M0 -112 Q10 -70 40 -46 C92 -18 104 40 66 78 Q34 98 0 96 Q-34 98 -66 78 C-104 40 -92 -18 -40 -46 Q-10 -70 0 -112Z',
      pen.ball(tint),
    ) +
    line('M0 -92 Q-52 0 -34 88 M0 -92 Q52 0 34 88 M0 -92 V94', dark(tint, 0.35), 3, 'opacity="0.35"') +
    shine(-46, -10, 18)
export const onion =
  (colour: string): Item =>
  (pen) =>
    path(
      'M0 -112 Q8 -84 34 -70 C96 -48 108 26 70 66 Q40 92 0 94 Q-40 92 -70 66 C-108 26 -96 -48 -34 -70 Q-8 -84 0 -112Z',
      pen.ball(colour),
    ) +
    [-66, -34, 0, 34, 66]
      .map((x) => line(`M0 -88 Q${x * 1.3} -10 ${x * 0.5} 88`, dark(colour, 0.35), 2.5, 'opacity="0.35"'))
      .join('') +
    line('M-12 94 l-6 14 M0 96 v16 M12 94 l6 14', '#c8b58a', 3) +
    shine(-46, -30, 18)
export const yam: Item = across(
  'M-140 0 C-140 -24 -100 -26 0 -24 C100 -26 140 -22 140 0 C140 24 100 26 0 24 C-100 26 -140 24 -140 0Z',
  '#a98a5e',
  { skin: (pen) => specks(pen, 40, 124, 18, 2.2, '#5f4a2a', 0.6), end: () => ellipse(-136, 0, 10, 20, '#f6f0e0') },
)
export const lotus: Item = (pen) =>
  across(
    'M-130 0 C-130 -46 -80 -52 0 -50 C80 -52 120 -44 120 0 C120 44 80 52 0 50 C-80 52 -130 46 -130 0Z',
    '#d9c09c',
  )(pen) +
  place(
    ellipse(0, 0, 40, 50, '#f4e8d4') +
      ellipse(0, 0, 7, 8, '#8d7556') +
      Array.from(
        { length: 8 },
        (_, i) => `<g transform="rotate(${i * 45})">${ellipse(0, -28, 6, 9, '#8d7556')}</g>`,
      ).join(''),
    -112,
    28,
    1,
    -14,
  )
export const leek: Item = (pen) =>
  place(
    [-16, 0, 16]
      .map(
        (y, i) =>
          rect(-140, y - 9, 170, 18, pen.down('#ffffff', '#dfe5cc'), 9) +
          [-10, 0, 10].map((turn) => leaf(pen, 20, y, 124, turn + (i - 1) * 6, '#4b8c43')).join(''),
      )
      .join('') + rect(-60, -32, 12, 64, '#d9b25a', 5),
    0,
    0,
    1,
    -22,
  )
