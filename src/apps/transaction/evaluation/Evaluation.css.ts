import { style } from '@vanilla-extract/css'
import { canvas, size, space, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(3) })
export const form = style({ display: 'grid', gap: space(4) })
export const goods = style({ display: 'flex', alignItems: 'center', gap: space(3) })
export const muted = style({ display: 'block', color: vars.muted, fontSize: size.small })

export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: `${space(2)} ${space(6)}`,
  margin: 0,
})
export const score = style({ display: 'flex', alignItems: 'center', gap: space(3) })
export const name = style({ color: vars.muted, whiteSpace: 'nowrap' })
export const value = style({ margin: 0 })

export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: `${space(3)} 0`,
  padding: 0,
  listStyle: 'none',
})
export const reply = style({
  margin: `${space(3)} 0`,
  padding: space(3),
  borderRadius: vars.radius,
  background: canvas,
})
