import { dark, light, mix } from './colour.ts'
import { shadow, shine } from './parts.ts'
import { ellipse, line, path, place, rect, text, type Pen } from './pen.ts'

/** What a pack says: the first words of the title, cut to what fits in a line. */
export const labelOf = (title: string, most = 5) =>
  [...title.split(' ')[0]!.replace(/[0-9A-Za-z\-.%℃]+.*$/, '')].slice(0, most).join('') || title.slice(0, most)

const words = (label: string, y: number, width: number, colour: string) =>
  text(0, y, Math.min(46, width / Math.max(2.4, [...label].length)), colour, label, 'font-weight="600"')

/** A pillow of woven plastic or paper standing on y = 0, its top crimped. */
export const pouch = (pen: Pen, width: number, height: number, colour: string, label: string, sub = ''): string => {
  const w = width / 2
  const body = `M${-w} ${-height + 26} C${-w - 12} ${-height * 0.6} ${-w - 16} ${-height * 0.2} ${-w + 6} 0 Q0 14 ${w - 6} 0 C${w + 16} ${-height * 0.2} ${w + 12} ${-height * 0.6} ${w} ${-height + 26} L${w - 4} ${-height} H${-w + 4}Z`
  const paper = mix(colour, '#fdf8ec', 0.9)
  return (
    path(body, pen.round(colour)) +
    rect(-w + 4, -height, width - 8, 22, dark(colour, 0.12), 3) +
    line(
      `M${-w + 10} ${-height + 8} H${w - 10} M${-w + 10} ${-height + 15} H${w - 10}`,
      light(colour, 0.5),
      2,
      'stroke-dasharray="7 5" opacity="0.8"',
    ) +
    rect(-w * 0.68, -height * 0.74, width * 0.68, height * 0.44, paper, 12) +
    rect(
      -w * 0.62,
      -height * 0.72,
      width * 0.62,
      height * 0.4,
      'none',
      9,
      `stroke="${dark(colour, 0.1)}" stroke-width="2" opacity="0.5"`,
    ) +
    words(label, -height * 0.5, width * 0.58, dark(colour, 0.45)) +
    (sub && text(0, -height * 0.38, 17, dark(colour, 0.25), sub)) +
    ellipse(-w * 0.62, -height * 0.42, w * 0.13, height * 0.34, '#ffffff', 'opacity="0.16"')
  )
}

export const jug = (pen: Pen, { oil, cap }: { oil: string; cap: string }, label: string): string =>
  line('M34 -262 C86 -256 88 -190 62 -170', dark(oil, 0.3), 15) +
  path(
    'M-34 -258 C-40 -214 -92 -206 -96 -150 L-98 -18 Q-96 4 -74 6 H74 Q96 4 98 -18 L96 -150 C92 -206 40 -214 34 -258Z',
    pen.round(oil),
  ) +
  rect(-36, -296, 72, 42, pen.round(cap), 8) +
  rect(-78, -132, 156, 98, '#fffaf0', 10) +
  rect(-78, -132, 156, 20, cap, 8) +
  words(label, -70, 140, dark(cap, 0.3)) +
  ellipse(-68, -90, 11, 66, '#ffffff', 'opacity="0.3"')

export const jar = (pen: Pen, inside: string, lid: string, label: string): string =>
  path('M-88 -176 C-104 -160 -104 -30 -92 -8 Q-80 6 0 6 Q80 6 92 -8 C104 -30 104 -160 88 -176Z', pen.round(inside)) +
  rect(-84, -214, 168, 44, pen.round(lid), 9) +
  line('M-78 -192 H78', light(lid, 0.4), 3, 'opacity="0.6"') +
  rect(-66, -130, 132, 86, '#fffaf0', 8) +
  words(label, -76, 118, dark(inside, 0.55)) +
  ellipse(-74, -90, 8, 62, '#ffffff', 'opacity="0.4"')

export const bottle = (pen: Pen, liquid: string, cap: string, label: string): string =>
  path(
    'M-26 -206 C-28 -176 -62 -168 -62 -128 V-14 Q-62 4 -44 4 H44 Q62 4 62 -14 V-128 C62 -168 28 -176 26 -206Z',
    pen.round(liquid),
  ) +
  rect(-28, -238, 56, 36, pen.round(cap), 7) +
  rect(-62, -112, 124, 80, mix(cap, '#ffffff', 0.88)) +
  rect(-62, -112, 124, 14, cap) +
  words(label, -58, 112, dark(cap, 0.35)) +
  ellipse(-44, -70, 6, 54, '#ffffff', 'opacity="0.4"')

export const tin = (pen: Pen, colour: string, label: string): string =>
  path('M-84 -196 V-10 A84 22 0 0 0 84 -10 V-196Z', pen.round(colour)) +
  ellipse(0, -196, 84, 22, light(colour, 0.3)) +
  path('M-88 -214 V-184 A88 23 0 0 0 88 -184 V-214Z', pen.round(dark(colour, 0.12))) +
  ellipse(0, -214, 88, 23, pen.down(light(colour, 0.4), light(colour, 0.1))) +
  rect(-52, -150, 104, 116, '#f8f2e2', 6) +
  rect(-45, -143, 90, 102, 'none', 4, `stroke="${colour}" stroke-width="1.6"`) +
  Array.from(label.slice(0, 4))
    .map((char, i, all) =>
      text(
        0,
        -150 + (116 / (all.length + 0.6)) * (i + 0.98),
        Math.min(30, 100 / all.length),
        dark(colour, 0.45),
        char,
        'font-weight="600"',
      ),
    )
    .join('')

/** A heavy sack lying against the light, its foot on y = 0. */
export const sack = (pen: Pen, colour: string, label: string, sub: string): string =>
  path(
    'M-132 -268 Q-140 -280 -120 -284 Q0 -296 120 -284 Q140 -280 132 -268 C144 -180 150 -80 138 -14 Q132 8 100 8 Q0 16 -100 8 Q-132 8 -138 -14 C-150 -80 -144 -180 -132 -268Z',
    pen.round('#f2eee4'),
  ) +
  path(
    'M-139 -206 C-146 -150 -146 -100 -143 -62 Q0 -44 143 -62 C146 -100 146 -150 139 -206 Q0 -190 -139 -206Z',
    pen.round(colour),
  ) +
  line('M-124 -272 Q0 -284 124 -272', '#b9a98a', 4, 'stroke-dasharray="9 6"') +
  words(label, -124, 224, '#ffffff') +
  text(0, -90, 20, '#ffffff', sub, 'opacity="0.92"') +
  text(0, -22, 18, '#8a8170', '净含量 40kg') +
  line('M-110 -250 Q-120 -130 -112 -20 M108 -250 Q120 -130 112 -24', '#cfc6b2', 4, 'opacity="0.5"')

/** A seed packet with its plant drawn on it. */
export const packet = (pen: Pen, colour: string, label: string, plant: string): string =>
  rect(-88, -250, 176, 250, pen.round(light(colour, 0.1)), 6) +
  rect(-88, -250, 176, 26, dark(colour, 0.2), 4) +
  rect(-72, -206, 144, 128, light(colour, 0.86), 8) +
  place(plant, 0, -140, 0.5) +
  words(label, -40, 150, '#ffffff') +
  text(0, -16, 14, '#ffffff', '良种', 'opacity="0.85"') +
  line('M-84 -236 H84', '#ffffff', 2, 'stroke-dasharray="5 4" opacity="0.7"')

/** A wooden crate whose rim is at y = 0; what stands out of it is drawn in. */
export const crate = (pen: Pen, width: number, inside: string): string => {
  const w = width / 2
  const plank = (y: number, h: number, shade: string) =>
    rect(-w, y, width, h, pen.down(light(shade, 0.16), dark(shade, 0.1)), 4) +
    line(
      `M${-w + 16} ${y + h * 0.4} H${w * 0.3} M${-w * 0.1} ${y + h * 0.7} H${w - 20}`,
      dark(shade, 0.22),
      1.6,
      'opacity="0.5"',
    )
  return (
    rect(-w + 8, -12, width - 16, 30, '#6d4c2c', 4) +
    inside +
    plank(6, 40, '#c89b62') +
    plank(54, 40, '#bd8f57') +
    plank(102, 34, '#b58750') +
    rect(-w + 10, 2, 24, 138, pen.round('#a87a46'), 3) +
    rect(w - 34, 2, 24, 138, pen.round('#a87a46'), 3)
  )
}

export const board = (pen: Pen, rx: number) =>
  ellipse(0, 16, rx, rx * 0.3, '#8a6238') +
  ellipse(0, 4, rx, rx * 0.3, pen.down('#dcb781', '#c2955a')) +
  [0.82, 0.6, 0.38]
    .map((k) => line(`M${-rx * k} 6 A${rx * k} ${rx * 0.3 * k} 0 0 0 ${rx * k} 6`, '#a97c46', 1.6, 'opacity="0.45"'))
    .join('')

export const dish = (pen: Pen, rx: number, colour = '#f7f5ef') =>
  shadow(pen, 0, 30, rx * 1.06) +
  ellipse(0, 12, rx, rx * 0.34, dark(colour, 0.24)) +
  ellipse(0, 0, rx, rx * 0.34, pen.down(colour, dark(colour, 0.08))) +
  ellipse(0, -2, rx * 0.76, rx * 0.24, dark(colour, 0.07)) +
  shine(-rx * 0.6, -rx * 0.14, 18)
