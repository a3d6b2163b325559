import { style } from '@vanilla-extract/css'
import { focusRing, size, space, vars } from '#ui/tokens/tokens.ts'

export const pin = style({ display: 'grid', justifyItems: 'center', gap: space(3) })

export const words = style({
  minHeight: 20,
  margin: 0,
  color: vars.muted,
  textAlign: 'center',
  selectors: { '&[data-wrong]': { color: vars.danger } },
})

export const link = style({ ...focusRing, color: vars.accent, fontSize: size.small, textDecoration: 'none' })
