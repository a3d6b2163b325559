import { dark, light } from './colour.ts'
import { leaf, shadow, shine, type Item } from './parts.ts'
import { ellipse, line, path, place, rect } from './pen.ts'

const wood = '#b98b56'
const steel = '#9aa5ad'

/** Tools and machines fill the picture by themselves: drawn about 360 wide around the origin. */
export const sprayer: Item = (pen) =>
  path(
    'M-110 -150 Q-112 -176 -84 -176 H56 Q84 -176 82 -150 L92 128 Q92 150 68 150 H-92 Q-116 150 -116 128Z',
    pen.round('#3f8d5a'),
  ) +
  rect(-60, -206, 92, 36, pen.round('#e2b23e'), 12) +
  rect(-92, -110, 150, 96, light('#3f8d5a', 0.82), 12) +
  line('M-74 -78 H40 M-74 -52 H10', '#3f8d5a', 9, 'opacity="0.7"') +
  rect(-96, 70, 164, 66, dark('#3f8d5a', 0.35), 10) +
  ellipse(-60, 103, 18, 18, '#e2b23e') +
  line('M90 90 C170 100 180 20 150 -40 L190 -190', '#2b2f33', 10) +
  line('M190 -190 l22 -38', '#d8a93a', 14) +
  shine(-80, -120, 22)
export const tiller: Item = (pen) =>
  line('M-30 -20 L120 -170 H170 M-30 0 L150 -130 H190', '#343a40', 12) +
  rect(-130, -70, 170, 84, pen.round('#c8402f'), 16) +
  rect(-108, -108, 88, 44, pen.round('#3b4046'), 10) +
  rect(-20, -98, 44, 34, pen.round('#e6b53c'), 8) +
  line('M-60 14 V70', '#343a40', 16) +
  ellipse(60, 92, 62, 62, '#26292d') +
  ellipse(60, 92, 34, 34, pen.ball(steel)) +
  Array.from({ length: 8 }, (_, i) => place(path('M-9 -66 L9 -66 L6 -84 L-6 -84Z', '#26292d'), 60, 92, 1, i * 45)).join(
    '',
  ) +
  place(
    [0, 60, 120, 180, 240, 300]
      .map((turn) => `<g transform="rotate(${turn})">${path('M-6 0 Q-4 -50 26 -62 L30 -52 Q10 -40 8 0Z', steel)}</g>`)
      .join('') + ellipse(0, 0, 16, 16, '#50575d'),
    -84,
    94,
  )
export const seeder: Item = (pen) =>
  line('M60 20 L160 -160 H196', '#343a40', 13) +
  rect(-80, -130, 130, 96, pen.round('#d9982f'), 14) +
  rect(-90, -146, 150, 24, pen.round('#b87a1e'), 8) +
  path('M-60 -34 L-14 40 L34 -34Z', pen.round(steel)) +
  [-96, 66]
    .map(
      (x) =>
        ellipse(x, 88, 64, 64, '#2b2f33') +
        ellipse(x, 88, 48, 48, light(steel, 0.3)) +
        [0, 45, 90, 135].map((turn) => place(rect(-4, -48, 8, 96, '#5a636a'), x, 88, 1, turn)).join('') +
        ellipse(x, 88, 14, 14, '#d9982f'),
    )
    .join('') +
  shine(-50, -106, 18)
export const coil =
  (colour: string): Item =>
  (pen) =>
    ellipse(0, 20, 172, 150, pen.ball(colour)) +
    [150, 134, 118, 102, 86]
      .map((r) =>
        ellipse(0, 14, r * 1.1, r * 0.96, 'none', `stroke="${light(colour, 0.3)}" stroke-width="4" opacity="0.55"`),
      )
      .join('') +
    ellipse(0, 10, 74, 64, light('#e9e3d4', 0.2)) +
    ellipse(0, 16, 60, 50, '#cfc6b2') +
    line('M150 90 Q210 120 230 170', colour, 13)
export const filmRoll =
  (colour: string): Item =>
  (pen) =>
    place(
      rect(-190, -62, 380, 124, pen.down(light(colour, 0.4), dark(colour, 0.3)), 10) +
        ellipse(190, 0, 26, 62, light(colour, 0.2)) +
        ellipse(190, 0, 13, 30, '#b98b56') +
        ellipse(190, 0, 7, 17, '#5a4326') +
        rect(-60, -62, 90, 124, '#fffaf0', 0, 'opacity="0.88"') +
        line('M-44 -20 H14 M-44 4 H-4 M-44 26 H4', dark(colour, 0.1), 6, 'opacity="0.5"'),
      0,
      10,
      1,
      -16,
    ) + path('M-160 96 Q-40 170 150 112 L170 158 Q-20 210 -176 140Z', colour, 'opacity="0.45"')
export const mesh =
  (colour: string): Item =>
  (pen) =>
    filmRoll(colour)(pen) +
    place(
      Array.from({ length: 16 }, (_, i) => line(`M${-180 + i * 24} -58 V58`, '#ffffff', 1.4, 'opacity="0.35"')).join(
        '',
      ) +
        Array.from({ length: 6 }, (_, i) => line(`M-186 ${-48 + i * 20} H186`, '#ffffff', 1.4, 'opacity="0.35"')).join(
          '',
        ),
      0,
      10,
      1,
      -16,
    )
export const shears: Item = (pen) =>
  place(
    path('M-14 -6 C-30 -90 -10 -170 34 -196 C44 -120 30 -50 14 0Z', pen.round(light(steel, 0.2))) +
      path('M14 -6 C34 -60 30 -120 -4 -150 C-30 -110 -26 -40 -10 0Z', pen.round(steel)) +
      ellipse(0, 0, 17, 17, '#50575d') +
      path('M-12 8 C-60 60 -74 130 -66 190 Q-46 202 -32 188 C-36 130 -20 70 8 18Z', pen.round('#cf3f34')) +
      path('M12 8 C50 60 70 130 66 190 Q46 202 32 188 C34 130 14 70 -8 18Z', pen.round('#cf3f34')),
    0,
    0,
    1,
    34,
  )
export const hoe: Item = (pen) =>
  place(
    rect(-11, -150, 22, 360, pen.round(wood), 10) +
      path('M-96 -176 Q0 -196 96 -176 L84 -70 Q0 -44 -84 -70Z', pen.down(light(steel, 0.45), dark(steel, 0.25))) +
      path('M-88 -90 Q0 -62 88 -90 L84 -70 Q0 -44 -84 -70Z', '#ffffff', 'opacity="0.55"') +
      rect(-22, -186, 44, 40, pen.round('#50575d'), 8),
    0,
    0,
    1,
    32,
  )
export const tray: Item = (pen) =>
  path('M-200 -30 L120 -120 L220 0 L-90 110Z', pen.down('#4a5258', '#2c3236')) +
  Array.from({ length: 24 }, (_, i) => {
    const [u, v] = [(i % 6) + 0.5, Math.floor(i / 6) + 0.5]
    const x = -200 + u * 53 + v * 27
    const y = -30 - u * 15 + v * 35
    return (
      ellipse(x, y, 19, 13, '#5b4028') +
      place(leaf(pen, 0, 0, 34, -112, '#7fbf4a') + leaf(pen, 0, 0, 34, -68, '#6aae3c'), x, y)
    )
  }).join('')
export const seedling: Item = (pen) =>
  line('M0 110 Q-8 0 4 -130', '#7a5a34', 12) +
  [
    [-100, -58],
    [-60, 30],
    [-128, 214],
    [-40, -130],
    [10, -34],
    [30, 196],
    [60, 20],
    [-10, 160],
  ]
    .map(([y, turn], i) => leaf(pen, i % 2 ? 4 : -2, y!, 92 - i * 3, turn!, i % 3 ? '#5f9f42' : '#79b654'))
    .join('') +
  path('M-84 96 H84 L64 210 Q0 224 -64 210Z', pen.round('#3d4348')) +
  ellipse(0, 98, 84, 18, '#5b4028') +
  shadow(pen, 0, 214, 1)
