import { style } from '@vanilla-extract/css'
import { focusRing, size, space, vars } from '#ui/tokens/tokens.ts'

export const goods = style({
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: vars.text,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})
export const words = style({ display: 'grid', minWidth: 0 })
export const spec = style({ fontSize: size.small, color: vars.muted })
