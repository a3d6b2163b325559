import { globalStyle, style } from '@vanilla-extract/css'
import { phone, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

const mix = (percent: number, into = vars.surface) => `color-mix(in oklab, ${vars.accent} ${percent}%, ${into})`

export const banner = style({
  position: 'relative',
  display: 'flex',
  minHeight: 400,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: `linear-gradient(${mix(5)}, ${mix(16)})`,
  overflow: 'hidden',
  '@media': { [phone]: { minHeight: 320 } },
})

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // The words need the upper part of a narrow banner to themselves.
  '@media': { [phone]: { top: '48%', height: '52%' } },
})
export const sun = style({ fill: vars.price, opacity: 0.22 })
export const hill1 = style({ fill: mix(30) })
export const hill2 = style({ fill: mix(48) })
export const hill3 = style({ fill: mix(68) })
export const row = style({ fill: 'none', stroke: vars.surface, strokeOpacity: 0.28, strokeWidth: 2 })

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(2),
  padding: space(8),
  '@media': { [phone]: { padding: space(5) } },
})
export const slogan = style({ margin: 0, fontSize: size.display, lineHeight: '40px', fontWeight: 600 })
export const text = style({ margin: 0, maxWidth: 440, color: vars.muted })
export const figures = style({
  ...tabular,
  display: 'flex',
  gap: space(6),
  minHeight: 28,
  margin: 0,
  color: vars.muted,
})
globalStyle(`${figures} strong`, { fontSize: size.title, color: vars.text })
export const actions = style({ display: 'flex', gap: space(3), marginTop: space(2) })
