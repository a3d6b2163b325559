import { dark, light } from './colour.ts'
import { ellipse, line, path, place, type Pen } from './pen.ts'

/** Something drawn around the origin, about 200 wide. */
export type Item = (pen: Pen) => string

export const shadow = (pen: Pen, cx: number, cy: number, rx: number, ry = rx * 0.26) =>
  ellipse(cx, cy, rx, ry, pen.glow('#2a2416', 0.42))

/** Where the light is caught. */
export const shine = (x: number, y: number, size: number) =>
  place(ellipse(0, 0, size, size * 0.55, '#ffffff', 'opacity="0.42"'), x, y, 1, -38)

export const leaf = (pen: Pen, x: number, y: number, length: number, turn: number, colour = '#5f9a45') => {
  const w = length * 0.34
  const blade = `M0 0 C${length * 0.25} ${-w} ${length * 0.72} ${-w} ${length} 0 C${length * 0.72} ${w} ${length * 0.25} ${w} 0 0Z`
  return place(
    path(blade, pen.down(light(colour, 0.28), dark(colour, 0.16))) +
      line(`M4 0 H${length * 0.9}`, light(colour, 0.5), 1.6, 'opacity="0.7"'),
    x,
    y,
    1,
    turn,
  )
}

export const stalk = (x: number, y: number, dx: number, dy: number, width = 8, colour = '#7a5a34') =>
  line(`M${x} ${y} q${dx * 0.2} ${dy * 0.6} ${dx} ${dy}`, colour, width)

/** Specks on a skin, within an ellipse around the origin. */
export const specks = (pen: Pen, count: number, rx: number, ry: number, size: number, colour: string, opacity = 0.5) =>
  Array.from({ length: count }, () => {
    const turn = pen.random.between(0, Math.PI * 2)
    const far = Math.sqrt(pen.random.next())
    return ellipse(
      Math.cos(turn) * far * rx,
      Math.sin(turn) * far * ry,
      size,
      size * 0.8,
      colour,
      `opacity="${opacity}"`,
    )
  }).join('')

/** Many of one thing heaped up on a base line at y = 0: widest below, those in front drawn last. */
export const heap = (
  pen: Pen,
  one: (pen: Pen) => string,
  { width, height, rows, across, size }: { width: number; height: number; rows: number; across: number; size: number },
) => {
  const pieces: string[] = []
  for (let row = rows; row >= 0; row -= 1) {
    const up = row / rows
    const half = (width / 2) * Math.sqrt(1 - up * 0.94)
    const count = Math.max(1, Math.round(across * (half / (width / 2))))
    for (let i = 0; i < count; i += 1) {
      const along = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
      const x = along * half + pen.random.between(-size, size) * 0.35
      const y = -up * height * (1 - Math.abs(along) ** 2 * 0.55) + pen.random.between(-size, size) * 0.25
      pieces.push(place(one(pen), x, y, 1, pen.random.between(-70, 70)))
    }
  }
  return pieces.join('')
}

/** A bowl whose rim is centred on the origin; what it holds is drawn between its back and its front. */
export const bowl = (pen: Pen, width: number, colour: string, inside: string) => {
  const r = width / 2
  return (
    ellipse(0, 0, r, r * 0.28, dark(colour, 0.3)) +
    inside +
    path(
      `M${-r} 0 C${-r * 0.94} ${r * 0.72} ${-r * 0.5} ${r * 0.86} 0 ${r * 0.86} S${r * 0.94} ${r * 0.72} ${r} 0 A${r} ${r * 0.28} 0 0 1 ${-r} 0Z`,
      pen.round(colour),
    ) +
    line(`M${-r} 0 A${r} ${r * 0.28} 0 0 0 ${r} 0`, light(colour, 0.55), 4) +
    line(`M${-r * 0.87} ${r * 0.34} Q0 ${r * 0.66} ${r * 0.87} ${r * 0.34}`, dark(colour, 0.1), 3, 'opacity="0.5"')
  )
}
