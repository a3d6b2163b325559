type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb
const format = (rgb: Rgb) =>
  `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A colour some way (0 to 1) from one to another. */
export const mix = (from: string, to: string, way: number): string => {
  const [a, b] = [parse(from), parse(to)]
  return format([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * way) as Rgb)
}

/** Lit by the sun, which is a little yellow; and in its shade, which is a little blue. */
export const light = (colour: string, way: number) => mix(colour, '#fffaf0', way)
export const dark = (colour: string, way: number) => mix(colour, '#1c1f2e', way)
