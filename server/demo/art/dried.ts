import { dark, light } from './colour.ts'
import { leaf, shine, specks, type Item } from './parts.ts'
import { ellipse, line, path, place, rect, type Pen } from './pen.ts'

export const cap =
  (colour: string, { stem = '#f1e6d2', wide = 100, thick = 34, cracks = false } = {}): Item =>
  (pen) =>
    path(
      `M${-thick} 10 Q${-thick * 0.7} 70 ${-thick * 0.9} 104 Q0 118 ${thick * 0.9} 104 Q${thick * 0.7} 70 ${thick} 10Z`,
      pen.round(stem),
    ) +
    ellipse(0, 12, wide * 0.86, 22, dark(stem, 0.22)) +
    path(
      `M${-wide} 14 C${-wide} -60 ${-wide * 0.5} -92 0 -92 C${wide * 0.5} -92 ${wide} -60 ${wide} 14 Q0 40 ${-wide} 14Z`,
      pen.ball(colour),
    ) +
    (cracks
      ? line(
          'M-60 -44 l26 16 l-14 26 M-20 -78 l10 34 l34 -4 M36 -66 l-6 40 l34 12 M-40 6 l30 -22 l28 20',
          light(colour, 0.75),
          5,
          'opacity="0.85"',
        )
      : '') +
    shine(-42, -44, 20)
export const slimCaps =
  (colour: string, stem: string): Item =>
  (pen) =>
    [-52, -26, 0, 26, 52, -38, 38, 12]
      .map((x, i) =>
        place(
          rect(-6, -20, 12, 120, pen.round(stem), 6) + ellipse(0, -24, 20, 16, pen.ball(colour)),
          x,
          -40 + (i % 3) * 18,
          1,
          x * 0.16,
        ),
      )
      .join('')
export const oysterCaps: Item = (pen) =>
  [
    [-50, 20, -16],
    [54, 24, 18],
    [0, -20, 0],
  ]
    .map(([x, y, turn]) =>
      place(
        path('M-16 80 Q-14 30 -40 6 L40 6 Q14 30 16 80Z', pen.round('#efe7da')) +
          path('M-92 6 C-80 -50 -30 -60 0 -52 C40 -64 84 -40 92 6 Q40 30 0 22 Q-50 30 -92 6Z', pen.ball('#9c958c')),
        x!,
        y!,
        0.86,
        turn,
      ),
    )
    .join('')
export const king: Item = (pen) =>
  [-44, 44, 0]
    .map((x, i) =>
      place(
        path('M-42 108 C-60 60 -34 -10 -32 -52 L32 -52 C34 -10 60 60 42 108 Q0 124 -42 108Z', pen.round('#f4ecdc')) +
          ellipse(0, -56, 50, 26, pen.ball('#b08a5c')),
        x,
        i === 2 ? 12 : -8,
        0.9,
        x * 0.3,
      ),
    )
    .join('')
export const frills =
  (colour: string): Item =>
  (pen) =>
    [
      [0, 40, 96],
      [-52, 0, 66],
      [52, 2, 66],
      [0, -34, 74],
      [-26, 22, 54],
      [30, 26, 54],
      [0, 4, 40],
    ]
      .map(([x, y, r]) =>
        place(
          path(
            `M${-r!} 0 C${-r! * 1.1} ${-r! * 0.5} ${-r! * 0.6} ${-r! * 0.9} ${-r! * 0.3} ${-r! * 0.5} C${-r! * 0.1} ${-r!} ${r! * 0.3} ${-r! * 0.9} ${r! * 0.3} ${-r! * 0.5} C${r! * 0.7} ${-r! * 0.9} ${r! * 1.1} ${-r! * 0.4} ${r!} 0 C${r! * 0.8} ${r! * 0.5} ${-r! * 0.8} ${r! * 0.5} ${-r!} 0Z`,
            pen.ball(colour),
          ),
          x!,
          y!,
        ),
      )
      .join('')
export const morel: Item = (pen) =>
  path('M-26 20 Q-30 80 -30 108 Q0 118 30 108 Q30 80 26 20Z', pen.round('#efe3c8')) +
  path('M0 -118 C60 -100 74 -20 52 30 Q0 48 -52 30 C-74 -20 -60 -100 0 -118Z', pen.ball('#6d5638')) +
  Array.from({ length: 20 }, (_, i) =>
    ellipse(
      ((i % 4) - 1.5) * 25 + (Math.floor(i / 4) % 2) * 9,
      -84 + Math.floor(i / 4) * 26,
      9,
      11,
      '#2f2416',
      'opacity="0.8"',
    ),
  ).join('')
export const veil: Item = (pen) =>
  path('M-18 -30 Q-22 60 -16 116 Q0 122 16 116 Q22 60 18 -30Z', pen.round('#f7efd8')) +
  path('M-20 -36 L-92 70 Q0 100 92 70 L20 -36Z', '#f4ead0', 'opacity="0.8"') +
  [-60, -30, 0, 30, 60].map((x) => line(`M${x * 0.25} -30 L${x} 76`, '#d9c592', 3)).join('') +
  [0, 26, 52].map((y) => line(`M${-36 - y * 0.7} ${y} Q0 ${y + 20} ${36 + y * 0.7} ${y}`, '#d9c592', 3)).join('') +
  path('M0 -104 C34 -96 40 -52 28 -30 Q0 -20 -28 -30 C-40 -52 -34 -96 0 -104Z', pen.ball('#7d6b46'))
export const furry: Item = (pen) =>
  ellipse(0, 6, 92, 86, pen.ball('#e9cf96')) +
  Array.from({ length: 90 }, () => {
    const x = pen.random.between(-84, 84)
    const y = pen.random.between(-66, 84)
    return Math.hypot(x, y) < 90
      ? line(`M${Math.round(x)} ${Math.round(y)} q2 9 0 17`, pen.random.chance(0.5) ? '#fbeec8' : '#c9a763', 3)
      : ''
  }).join('')
export const threads =
  (colour: string): Item =>
  (pen) =>
    Array.from({ length: 26 }, () => {
      const x = pen.random.between(-90, 90)
      return line(
        `M${Math.round(x * 0.5)} 96 Q${Math.round(x)} 20 ${Math.round(x * 1.1)} ${Math.round(pen.random.between(-100, -50))}`,
        pen.random.chance(0.5) ? colour : dark(colour, 0.2),
        8,
      )
    }).join('')

export const walnut: Item = (pen) =>
  ellipse(0, 0, 94, 88, pen.ball('#b5854e')) +
  line('M0 -88 Q-12 0 0 88', '#7d5426', 6) +
  line(
    'M-24 -72 q-24 30 -8 60 t-14 70 M-58 -54 q-14 34 4 56 t-6 50 M26 -74 q24 34 6 62 t16 66 M60 -52 q14 34 -6 54 t8 48',
    '#7d5426',
    4,
    'opacity="0.6"',
  ) +
  shine(-42, -42, 16)
export const chestnut: Item = (pen) =>
  path(
    'M0 -96 C30 -60 98 -40 94 30 C90 80 40 90 0 88 C-40 90 -90 80 -94 30 C-98 -40 -30 -60 0 -96Z',
    pen.ball('#7a3c1e'),
  ) +
  path('M-78 52 Q0 34 78 52 Q40 92 0 88 Q-40 92 -78 52Z', '#d9b98a') +
  shine(-40, -14, 22)
export const jujube: Item = (pen) =>
  ellipse(0, 0, 96, 72, pen.ball('#8e2a20')) +
  line(
    'M-70 -24 q40 14 60 -6 t60 6 M-76 8 q40 16 70 0 t72 4 M-60 36 q40 10 60 -2 t54 0',
    '#5c140f',
    4,
    'opacity="0.5"',
  ) +
  shine(-34, -34, 16)
export const peanut: Item = (pen) =>
  place(
    path(
      'M-104 0 C-108 -52 -44 -60 -10 -34 Q0 -28 14 -36 C52 -64 112 -50 108 2 C106 54 48 58 12 34 Q0 28 -10 34 C-46 60 -100 50 -104 0Z',
      pen.ball('#d9b478'),
    ) +
      line(
        'M-90 -10 H96 M-84 18 H88 M-60 -38 v70 M-30 -30 v62 M36 -36 v70 M70 -38 v72',
        '#a57f46',
        3,
        'opacity="0.45"',
      ),
    0,
    0,
    1,
    -22,
  )
export const seedKernel =
  (colour: string, slim: number): Item =>
  (pen) =>
    path(`M0 -100 C${slim} -60 ${slim} 50 0 100 C${-slim} 50 ${-slim} -60 0 -100Z`, pen.ball(colour)) +
    line('M0 -80 Q8 0 0 84', dark(colour, 0.3), 4, 'opacity="0.5"')
export const blossom =
  (petal: string, heart: string, petals = 12): Item =>
  (pen) =>
    Array.from(
      { length: petals * 2 },
      (_, i) =>
        `<g transform="rotate(${(i * 180) / petals}) scale(${i % 2 ? 0.78 : 1})">${path('M0 0 C30 -40 26 -96 0 -100 C-26 -96 -30 -40 0 0Z', pen.down(light(petal, 0.2), dark(petal, 0.1)))}</g>`,
    ).join('') +
    ellipse(0, 0, 30, 28, pen.ball(heart)) +
    specks(pen, 20, 22, 20, 2.6, light(heart, 0.5), 0.7)
export const rosebud: Item = (pen) =>
  [96, 80, 64, 46, 28]
    .map((r, i) =>
      place(
        ellipse(0, 0, r, r * 0.92, pen.ball(i % 2 ? '#c93b6b' : '#a92653')) +
          line(`M${-r * 0.8} ${-r * 0.2} Q0 ${-r * 0.9} ${r * 0.8} 0`, '#f09ab8', 4, 'opacity="0.6"'),
        (i % 2) * 6 - 3,
        i * -3,
      ),
    )
    .join('')
export const peel: Item = (pen) =>
  [-30, 40, 110]
    .map((turn) =>
      place(
        path('M-20 0 C-60 -60 -10 -120 40 -96 C60 -60 30 -10 -20 0Z', pen.ball('#b8622a')) +
          specks(pen, 20, 30, 40, 2.4, '#6d3312', 0.6),
        0,
        20,
        1,
        turn,
      ),
    )
    .join('')

/** Loose tea: twisted, flat or rolled. */
export const teaLeaf =
  (colour: string, form: 'rolled' | 'flat' | 'twisted'): Item =>
  (pen) => {
    const shade = pen.random.pick([colour, light(colour, 0.16), dark(colour, 0.2)])
    if (form === 'rolled') return ellipse(0, 0, 11, 9, pen.ball(shade))
    if (form === 'flat') return path('M-20 0 Q0 -6 20 0 Q0 6 -20 0Z', shade)
    return line('M-18 3 q8 -9 16 -2 t18 -4', shade, 5)
  }
export const sprig = (pen: Pen, colour: string) =>
  leaf(pen, 0, 0, 70, -62, colour) + leaf(pen, 0, 0, 66, -118, colour) + leaf(pen, 0, 4, 44, -90, light(colour, 0.3))
