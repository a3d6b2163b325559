import { dark, light } from './colour.ts'
import { shine, specks, type Item } from './parts.ts'
import { ellipse, line, path, place, type Pen } from './pen.ts'

export const egg =
  (colour: string, speckled = false): Item =>
  (pen) =>
    path('M0 -112 C52 -112 88 -30 88 22 C88 76 50 106 0 106 C-50 106 -88 76 -88 22 C-88 -30 -52 -112 0 -112Z', pen.ball(colour)) +
    (speckled ? specks(pen, 40, 70, 84, 5, '#4f3a26', 0.65) : '') + shine(-32, -46, 20)

const fishShape = 'M-150 0 C-110 -58 -30 -72 40 -52 C76 -40 98 -20 112 -8 L158 -52 C150 -18 150 18 158 52 L112 10 C92 32 60 48 30 54 C-40 68 -112 52 -150 0Z'
export const fish =
  (back: string, belly: string, marks: '' | 'bars' | 'spots' = ''): Item =>
  (pen) =>
    place(
      path('M-40 -56 C-10 -98 40 -88 60 -44Z', dark(back, 0.2)) + path('M-10 54 C0 84 34 84 40 50Z', dark(belly, 0.2)) +
        path(fishShape, pen.down(back, belly)) +
        (marks === 'bars' ? [-50, -14, 22, 58].map((x) => line(`M${x} -52 q14 40 -4 84`, dark(back, 0.4), 9, 'opacity="0.4"')).join('') : '') +
        (marks === 'spots' ? specks(pen, 26, 96, 30, 6, dark(back, 0.5), 0.45) : '') +
        [-60, -30, 0, 30, 60].map((x) => line(`M${x} -30 q14 30 0 60 M${x + 15} -30 q14 30 0 60`, light(back, 0.6), 2, 'opacity="0.4"')).join('') +
        line('M-96 -44 Q-70 0 -96 42', dark(back, 0.35), 4, 'opacity="0.5"') + ellipse(-116, -10, 10, 10, '#fff7dc') + ellipse(-117, -10, 5.5, 6, '#1a1c22') + line('M-148 4 q14 4 20 12', dark(back, 0.5), 3),
      0, 0, 1, -6,
    )
export const slimFish =
  (back: string, belly: string): Item =>
  (pen) =>
    place(path('M-156 0 C-120 -26 -20 -34 60 -26 C110 -20 150 -8 172 -2 C140 14 80 28 0 32 C-80 34 -130 22 -156 0Z', pen.down(back, belly)) + line('M-110 -22 Q-10 -40 110 -16', dark(back, 0.3), 6) + line('M-104 4 H130', light(belly, 0.6), 3, 'opacity="0.6"') + ellipse(-128, -4, 8, 8, '#fff7dc') + ellipse(-129, -4, 4.5, 4.5, '#1a1c22'), 0, 0, 1, -8)
export const eel: Item = (pen) =>
  [0, 1, 2].map((i) => line(`M-120 ${-36 + i * 40} C-60 ${-96 + i * 34} 0 ${30 + i * 34} 60 ${-26 + i * 34} S120 ${-30 + i * 40} 132 ${8 + i * 34}`, ['#6a5a34', '#7d6a3c', '#5a4d2e'][i]!, 30) + line(`M-112 ${-42 + i * 40} C-60 ${-98 + i * 34} 0 ${22 + i * 34} 60 ${-34 + i * 34}`, '#c9b573', 6, 'opacity="0.5"') + ellipse(-116, -40 + i * 40, 4, 4, '#14140f')).join('') + ellipse(0, 0, 1, 1, pen.glow('#ffffff', 0.1))

const tailFan = (pen: Pen, colour: string) => [-34, -12, 12, 34].map((turn) => place(ellipse(0, 34, 13, 36, pen.ball(colour)), 0, 0, 1, turn)).join('')
export const shrimp =
  (colour: string): Item =>
  (pen) =>
    place(
      line('M-72 -66 C-150 -84 -150 -10 -120 40 M-66 -72 C-140 -120 -176 -60 -170 -10', dark(colour, 0.2), 3) +
        place(tailFan(pen, colour), 62, 82, 1, -34) +
        [[-58, -44, 52, 40, -30], [-8, -66, 46, 40, 0], [38, -46, 44, 38, 34], [66, -6, 40, 36, 66], [72, 36, 34, 32, 90]].map(([x, y, rx, ry, turn]) => place(ellipse(0, 0, rx!, ry!, pen.ball(colour)) + line(`M${rx! * 0.6} ${-ry! * 0.7} Q${rx! * 0.9} 0 ${rx! * 0.6} ${ry! * 0.7}`, dark(colour, 0.25), 3, 'opacity="0.4"'), x!, y!, 1, turn)).join('') +
        [-30, -8, 14, 34].map((x) => line(`M${x} -20 q-10 26 -2 44`, dark(colour, 0.15), 5)).join('') + ellipse(-86, -54, 7, 7, '#1a1a1a'),
      10, 6,
    )
export const crayfish: Item = (pen) => {
  const red = '#c0301f'
  const claw = (side: number) =>
    line(`M${side * 26} -46 Q${side * 70} -60 ${side * 78} -96`, dark(red, 0.15), 17) +
    place(path('M0 20 C-34 8 -40 -40 -14 -72 Q-8 -40 4 -32 Q8 -56 26 -70 C40 -30 34 8 0 20Z', pen.ball(red)), side * 82, -104, 1, side * 14)
  return place(
    line('M-10 -70 C-30 -130 -60 -150 -104 -158 M10 -70 C30 -130 60 -150 104 -158', dark(red, 0.2), 3) + claw(-1) + claw(1) +
      [-1, 1].map((s) => [-24, -4, 16].map((y) => line(`M${s * 30} ${y} q${s * 42} 4 ${s * 60} 36`, dark(red, 0.2), 6)).join('')).join('') +
      place(tailFan(pen, red), 0, 100, 1, 0) +
      [92, 70, 46, 22].map((y, i) => ellipse(0, y, 30 + i * 4, 22, pen.ball(red))).join('') +
      path('M0 -92 C34 -80 48 -30 42 20 Q0 40 -42 20 C-48 -30 -34 -80 0 -92Z', pen.ball(red)) + line('M-38 -16 Q0 4 38 -16', dark(red, 0.35), 4, 'opacity="0.5"') +
      ellipse(-16, -68, 6, 6, '#1a1210') + ellipse(16, -68, 6, 6, '#1a1210') + shine(-16, -38, 13),
    0, 10, 0.92, pen.random.between(-24, 24),
  )
}
export const crab =
  (shell: string, legs: string): Item =>
  (pen) => {
    const claw = (s: number) => line(`M${s * 66} -30 Q${s * 122} -40 ${s * 116} -84`, legs, 20) + place(path('M0 16 C-34 4 -38 -36 -12 -64 Q-6 -36 4 -28 Q10 -48 26 -60 C40 -26 32 6 0 16Z', pen.ball(legs)), s * 112, -92, 1, s * 10)
    return (
      [-1, 1].map((s) => [0, 1, 2, 3].map((i) => line(`M${s * 74} ${-12 + i * 18} q${s * 56} ${-18 + i * 10} ${s * 66} ${38 + i * 6}`, legs, 11 - i)).join('')).join('') + claw(-1) + claw(1) +
      path('M-104 -10 C-100 -58 -50 -76 0 -76 C50 -76 100 -58 104 -10 C98 44 54 72 0 72 C-54 72 -98 44 -104 -10Z', pen.ball(shell)) +
      line('M-56 10 q20 -24 40 0 M16 10 q20 -24 40 0 M-18 34 q18 16 36 0', dark(shell, 0.4), 5, 'opacity="0.45"') +
      line('M-28 -72 v-18 M28 -72 v-18', dark(shell, 0.3), 6) + ellipse(-28, -92, 8, 8, '#15150f') + ellipse(28, -92, 8, 8, '#15150f') + shine(-46, -40, 18)
    )
  }
export const shell =
  (colour: string, inside = ''): Item =>
  (pen) =>
    path('M-34 86 C-112 60 -132 -34 -70 -76 C-30 -102 30 -102 70 -76 C132 -34 112 60 34 86 Q0 100 -34 86Z', pen.ball(colour)) +
    [-84, -56, -28, 0, 28, 56, 84].map((x) => line(`M${x * 0.2} 84 Q${x * 0.8} 0 ${x} ${-70 + Math.abs(x) * 0.42}`, dark(colour, 0.3), 4, 'opacity="0.4"')).join('') +
    (inside ? ellipse(0, 0, 66, 54, pen.ball('#f4f1ea')) + ellipse(6, 6, 42, 32, pen.ball(inside)) : '')
export const seaCucumber: Item = (pen) =>
  place(ellipse(0, 0, 130, 46, pen.ball('#3b3a35')) + [-96, -64, -32, 0, 32, 64, 96].map((x) => [-1, 1].map((s) => path(`M${x - 13} ${s * 26} L${x} ${s * 58} L${x + 13} ${s * 26}Z`, '#4d4b44')).join('')).join(''), 0, 0, 1, -10)
export const kelp: Item = (pen) => [-44, 0, 44].map((x, i) => path(`M${x - 20} 110 C${x - 54} 50 ${x + 20} 0 ${x - 26} -112 C${x + 34} -100 ${x + 58} 10 ${x + 20} 110Z`, pen.down(['#4f6a35', '#3f5a2c', '#5a7440'][i]!, '#2c3f22')) + line(`M${x} 104 C${x - 20} 40 ${x + 34} 0 ${x} -92`, '#8ba262', 3, 'opacity="0.6"')).join('')

/** A hen (or a duck, with a bill instead of a beak and no comb), standing. */
export const bird = (body: string, { comb = '#cf3a32', beak = '#e3a23a', duck = false } = {}): Item => (pen) =>
  line('M-8 84 v40 M26 84 v40 M-22 126 h26 M12 126 h28', beak, 7) +
  path('M56 -2 C110 -60 132 -40 126 10 C120 50 90 70 60 60Z', pen.ball(dark(body, 0.18))) +
  ellipse(10, 30, 92, 66, pen.ball(body)) +
  path(duck ? 'M-70 34 C-84 -30 -92 -60 -66 -94 C-36 -104 -26 -70 -34 -30 L10 10Z' : 'M-76 34 C-84 -20 -96 -60 -66 -88 C-32 -96 -22 -56 10 -16Z', pen.round(body)) +
  ellipse(-60, -82, 32, 30, pen.ball(body)) +
  (duck ? path('M-86 -86 C-116 -88 -128 -78 -130 -70 C-116 -62 -96 -66 -84 -72Z', beak) : path('M-88 -84 L-114 -74 L-88 -66Z', beak) + path('M-76 -108 Q-82 -134 -66 -122 Q-60 -142 -50 -122 Q-36 -134 -40 -104Z', comb) + ellipse(-82, -52, 8, 14, comb)) +
  ellipse(-68, -88, 5, 5.5, '#17140f') + path('M-14 14 C30 -10 76 6 84 40 C50 66 10 60 -14 14Z', pen.down(light(body, 0.2), dark(body, 0.18))) + line('M6 26 Q40 22 66 40 M10 40 Q36 38 56 50', dark(body, 0.25), 3, 'opacity="0.6"')

const slab = 'M-128 -18 C-128 -56 -70 -70 -6 -66 C70 -64 130 -52 128 -10 C128 40 72 66 0 66 C-70 66 -128 34 -128 -18Z'
const marbling = (pen: Pen, colour: string) => Array.from({ length: 12 }, () => line(`M${pen.random.int(-96, 70)} ${pen.random.int(-40, 34)} q${pen.random.int(8, 20)} ${pen.random.int(-12, 12)} ${pen.random.int(20, 40)} ${pen.random.int(-8, 8)}`, colour, pen.random.between(2, 4.5), 'opacity="0.75"')).join('')
/** A cut of meat on its layer of fat. */
export const cut =
  (lean: string, fat: string): Item =>
  (pen) =>
    path(slab, fat, 'transform="translate(0 14)"') + path(slab, pen.ball(lean)) + marbling(pen, light(fat, 0.2)) + shine(-60, -34, 18)
export const pork: Item = (pen) =>
  [['#f7e3d4', 40], ['#d96f6c', 24], ['#f8e8dc', 8], ['#d2605f', -8], ['#f7e3d4', -24], ['#cf5a59', -36]].map(([colour, y], i) => path('M-120 0 C-118 -26 -60 -34 0 -34 C60 -34 122 -28 122 0 C120 26 60 32 0 32 C-60 32 -120 26 -120 0Z', i === 5 ? pen.ball(colour as string) : (colour as string), `transform="translate(0 ${y})"`)).join('') + line('M-92 -46 Q-20 -62 60 -54', '#f6dccf', 6, 'opacity="0.8"')
export const ribs: Item = (pen) => [-66, -22, 22, 66].map((x) => place(ellipse(0, -66, 13, 22, '#f4ead6') + ellipse(0, 84, 13, 20, '#efe2ca') + ellipse(0, 8, 30, 76, pen.ball('#b9474a')) + line('M-12 -40 Q-2 10 -10 60', '#f0cfc2', 5, 'opacity="0.8"'), x, 0, 1, x * 0.12)).join('')
export const bacon: Item = (pen) => [-40, 0, 40].map((y, i) => place(path('M-124 -16 Q-60 -34 0 -18 T124 -20 L122 18 Q60 34 0 18 T-124 20Z', pen.down('#8a3a2c', '#5f241c')) + line('M-116 -4 Q-60 -20 0 -4 T116 -6 M-112 10 Q-60 -6 0 10 T112 8', '#e9c291', 6, 'opacity="0.85"'), 0, y, 1, (i - 1) * 5)).join('')
export const sausage: Item = (pen) => [-46, 0, 46].map((y, i) => place(path('M-120 0 C-124 -28 -90 -28 -50 -20 C0 -10 60 -12 96 -22 C130 -28 132 6 108 18 C60 34 -20 38 -84 26 C-106 22 -118 14 -120 0Z', pen.down('#c4584a', '#7d2620')) + specks(pen, 14, 90, 14, 4, '#f0c9b2', 0.7), 0, y, 1, (i - 1) * 8)).join('')
export const roll: Item = (pen) => [[-62, 20], [62, 24], [0, -34], [-8, 62]].map(([x, y]) => ellipse(x!, y!, 58, 36, pen.ball('#cc5f5e')) + line(`M${x! - 40} ${y!} a40 22 0 1 1 44 18 a26 14 0 1 1 20 -24 a14 8 0 1 1 -18 10`, '#f9e4da', 6)).join('')
