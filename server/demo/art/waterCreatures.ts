import { dark, light } from './colour.ts'
import { shine, specks, type Item } from './parts.ts'
import { ellipse, line, path, place, type Pen } from './pen.ts'

const fishShape =
  'M-150 0 C-110 -58 -30 -72 40 -52 C76 -40 98 -20 112 -8 L158 -52 C150 -18 150 18 158 52 L112 10 C92 32 60 48 30 54 C-40 68 -112 52 -150 0Z'
export const fish =
  (back: string, belly: string, marks: '' | 'bars' | 'spots' = ''): Item =>
  (pen) =>
    place(
      path('M-40 -56 C-10 -98 40 -88 60 -44Z', dark(back, 0.2)) +
        path('M-10 54 C0 84 34 84 40 50Z', dark(belly, 0.2)) +
        path(fishShape, pen.down(back, belly)) +
        (marks === 'bars'
          ? [-50, -14, 22, 58].map((x) => line(`M${x} -52 q14 40 -4 84`, dark(back, 0.4), 9, 'opacity="0.4"')).join('')
          : '') +
        (marks === 'spots' ? specks(pen, 26, 96, 30, 6, dark(back, 0.5), 0.45) : '') +
        [-60, -30, 0, 30, 60]
          .map((x) => line(`M${x} -30 q14 30 0 60 M${x + 15} -30 q14 30 0 60`, light(back, 0.6), 2, 'opacity="0.4"'))
          .join('') +
        line('M-96 -44 Q-70 0 -96 42', dark(back, 0.35), 4, 'opacity="0.5"') +
        ellipse(-116, -10, 10, 10, '#fff7dc') +
        ellipse(-117, -10, 5.5, 6, '#1a1c22') +
        line('M-148 4 q14 4 20 12', dark(back, 0.5), 3),
      0,
      0,
      1,
      -6,
    )
export const slimFish =
  (back: string, belly: string): Item =>
  (pen) =>
    place(
      path(
        'M-156 0 C-120 -26 -20 -34 60 -26 C110 -20 150 -8 172 -2 C140 14 80 28 0 32 C-80 34 -130 22 -156 0Z',
        pen.down(back, belly),
      ) +
        line('M-110 -22 Q-10 -40 110 -16', dark(back, 0.3), 6) +
        line('M-104 4 H130', light(belly, 0.6), 3, 'opacity="0.6"') +
        ellipse(-128, -4, 8, 8, '#fff7dc') +
        ellipse(-129, -4, 4.5, 4.5, '#1a1c22'),
      0,
      0,
      1,
      -8,
    )
export const eel: Item = (pen) =>
  [0, 1, 2]
    .map(
      (i) =>
        line(
          `M-120 ${-36 + i * 40} C-60 ${-96 + i * 34} 0 ${30 + i * 34} 60 ${-26 + i * 34} S120 ${-30 + i * 40} 132 ${8 + i * 34}`,
          ['#6a5a34', '#7d6a3c', '#5a4d2e'][i]!,
          30,
        ) +
        line(
          `M-112 ${-42 + i * 40} C-60 ${-98 + i * 34} 0 ${22 + i * 34} 60 ${-34 + i * 34}`,
          '#c9b573',
          6,
          'opacity="0.5"',
        ) +
        ellipse(-116, -40 + i * 40, 4, 4, '#14140f'),
    )
    .join('') + ellipse(0, 0, 1, 1, pen.glow('#ffffff', 0.1))

const tailFan = (pen: Pen, colour: string) =>
  [-34, -12, 12, 34].map((turn) => place(ellipse(0, 34, 13, 36, pen.ball(colour)), 0, 0, 1, turn)).join('')
export const shrimp =
  (colour: string): Item =>
  (pen) =>
    place(
      line('M-72 -66 C-150 -84 -150 -10 -120 40 M-66 -72 C-140 -120 -176 -60 -170 -10', dark(colour, 0.2), 3) +
        place(tailFan(pen, colour), 62, 82, 1, -34) +
        [
          [-58, -44, 52, 40, -30],
          [-8, -66, 46, 40, 0],
          [38, -46, 44, 38, 34],
          [66, -6, 40, 36, 66],
          [72, 36, 34, 32, 90],
        ]
          .map(([x, y, rx, ry, turn]) =>
            place(
              ellipse(0, 0, rx!, ry!, pen.ball(colour)) +
                line(
                  `M${rx! * 0.6} ${-ry! * 0.7} Q${rx! * 0.9} 0 ${rx! * 0.6} ${ry! * 0.7}`,
                  dark(colour, 0.25),
                  3,
                  'opacity="0.4"',
                ),
              x!,
              y!,
              1,
              turn,
            ),
          )
          .join('') +
        [-30, -8, 14, 34].map((x) => line(`M${x} -20 q-10 26 -2 44`, dark(colour, 0.15), 5)).join('') +
        ellipse(-86, -54, 7, 7, '#1a1a1a'),
      10,
      6,
    )
export const crayfish: Item = (pen) => {
  const red = '#c0301f'
  const claw = (side: number) =>
    line(`M${side * 26} -46 Q${side * 70} -60 ${side * 78} -96`, dark(red, 0.15), 17) +
    place(
      path('M0 20 C-34 8 -40 -40 -14 -72 Q-8 -40 4 -32 Q8 -56 26 -70 C40 -30 34 8 0 20Z', pen.ball(red)),
      side * 82,
      -104,
      1,
      side * 14,
    )
  return place(
    line('M-10 -70 C-30 -130 -60 -150 -104 -158 M10 -70 C30 -130 60 -150 104 -158', dark(red, 0.2), 3) +
      claw(-1) +
      claw(1) +
      [-1, 1]
        .map((s) =>
          [-24, -4, 16].map((y) => line(`M${s * 30} ${y} q${s * 42} 4 ${s * 60} 36`, dark(red, 0.2), 6)).join(''),
        )
        .join('') +
      place(tailFan(pen, red), 0, 100, 1, 0) +
      [92, 70, 46, 22].map((y, i) => ellipse(0, y, 30 + i * 4, 22, pen.ball(red))).join('') +
      path('M0 -92 C34 -80 48 -30 42 20 Q0 40 -42 20 C-48 -30 -34 -80 0 -92Z', pen.ball(red)) +
      line('M-38 -16 Q0 4 38 -16', dark(red, 0.35), 4, 'opacity="0.5"') +
      ellipse(-16, -68, 6, 6, '#1a1210') +
      ellipse(16, -68, 6, 6, '#1a1210') +
      shine(-16, -38, 13),
    0,
    10,
    0.92,
    pen.random.between(-24, 24),
  )
}
export const crab =
  (shell: string, legs: string): Item =>
  (pen) => {
    const claw = (s: number) =>
      line(`M${s * 66} -30 Q${s * 122} -40 ${s * 116} -84`, legs, 20) +
      place(
        path('M0 16 C-34 4 -38 -36 -12 -64 Q-6 -36 4 -28 Q10 -48 26 -60 C40 -26 32 6 0 16Z', pen.ball(legs)),
        s * 112,
        -92,
        1,
        s * 10,
      )
    return (
      [-1, 1]
        .map((s) =>
          [0, 1, 2, 3]
            .map((i) =>
              line(`M${s * 74} ${-12 + i * 18} q${s * 56} ${-18 + i * 10} ${s * 66} ${38 + i * 6}`, legs, 11 - i),
            )
            .join(''),
        )
        .join('') +
      claw(-1) +
      claw(1) +
      path(
        'M-104 -10 C-100 -58 -50 -76 0 -76 C50 -76 100 -58 104 -10 C98 44 54 72 0 72 C-54 72 -98 44 -104 -10Z',
        pen.ball(shell),
      ) +
      line('M-56 10 q20 -24 40 0 M16 10 q20 -24 40 0 M-18 34 q18 16 36 0', dark(shell, 0.4), 5, 'opacity="0.45"') +
      line('M-28 -72 v-18 M28 -72 v-18', dark(shell, 0.3), 6) +
      ellipse(-28, -92, 8, 8, '#15150f') +
      ellipse(28, -92, 8, 8, '#15150f') +
      shine(-46, -40, 18)
    )
  }
export const shell =
  (colour: string, inside = ''): Item =>
  (pen) =>
    path(
      'M-34 86 C-112 60 -132 -34 -70 -76 C-30 -102 30 -102 70 -76 C132 -34 112 60 34 86 Q0 100 -34 86Z',
      pen.ball(colour),
    ) +
    [-84, -56, -28, 0, 28, 56, 84]
      .map((x) =>
        line(`M${x * 0.2} 84 Q${x * 0.8} 0 ${x} ${-70 + Math.abs(x) * 0.42}`, dark(colour, 0.3), 4, 'opacity="0.4"'),
      )
      .join('') +
    (inside ? ellipse(0, 0, 66, 54, pen.ball('#f4f1ea')) + ellipse(6, 6, 42, 32, pen.ball(inside)) : '')
export const seaCucumber: Item = (pen) =>
  place(
    ellipse(0, 0, 130, 46, pen.ball('#3b3a35')) +
      [-96, -64, -32, 0, 32, 64, 96]
        .map((x) =>
          [-1, 1].map((s) => path(`M${x - 13} ${s * 26} L${x} ${s * 58} L${x + 13} ${s * 26}Z`, '#4d4b44')).join(''),
        )
        .join(''),
    0,
    0,
    1,
    -10,
  )
export const kelp: Item = (pen) =>
  [-44, 0, 44]
    .map(
      (x, i) =>
        path(
          `M${x - 20} 110 C${x - 54} 50 ${x + 20} 0 ${x - 26} -112 C${x + 34} -100 ${x + 58} 10 ${x + 20} 110Z`,
          pen.down(['#4f6a35', '#3f5a2c', '#5a7440'][i]!, '#2c3f22'),
        ) + line(`M${x} 104 C${x - 20} 40 ${x + 34} 0 ${x} -92`, '#8ba262', 3, 'opacity="0.6"'),
    )
    .join('')
