import { expect, it } from 'vitest'
import { declared, roles, vars } from './tokens.ts'

const root = declared() as Record<string, string>

it('takes every colour from the six properties of a brand', () => {
  const brand = /--(wotu|w)-(accent|price|surface|text|radius|font)\b/
  const own = new Set([...Object.keys(roles), 'shadow', 'control', 'cell', 'motion'])
  const rest = Object.keys(vars).filter((name) => !own.has(name) && !brand.test(root[`--w-${name}`] ?? ''))
  expect(rest).toEqual([])
})

it('declares each property that the styles use', () => {
  for (const value of Object.values(vars)) expect(Object.keys(root)).toContain(value.slice(4, -1))
})

/** Contrast of WCAG 2 between two colours of sRGB, each `#rrggbb`, `#rgb` or three parts of 0 to 1. */
type Rgb = readonly number[]
const rgb = (hex: string): Rgb => {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
}
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const light = (color: Rgb) => {
  const [r, g, b] = color.map(linear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: Rgb, other: Rgb) => {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
const schemes = (value: string) => value.match(/#[0-9a-f]+/g)!.map(rgb)
/** As `soft` mixes it, but in sRGB: for a tenth of a colour the two are close. */
const softly = (color: Rgb, surface: Rgb) => color.map((part, at) => part * 0.1 + surface[at]! * 0.9)

it.each(Object.entries(roles))('%s reads on a surface, and on its own soft ground, in light and dark', (_, value) => {
  const surfaces = schemes(root['--w-surface']!)
  schemes(value).forEach((color, at) => {
    expect(contrast(color, surfaces[at]!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color, softly(color, surfaces[at]!))).toBeGreaterThanOrEqual(4.5)
  })
})

it('ships no more custom properties than it has to', () => {
  expect(Object.keys(root).length).toBeLessThanOrEqual(23)
})
